//! Payments that settle all debts, as few as possible.

use super::Share;

/// Payment from one player to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transfer {
    /// Player who pays.
    pub from: String,
    /// Player who receives.
    pub to: String,
    /// Amount, above 0.
    pub amount: i32,
}

/// Largest number of players with open balances for which the fewest payments are looked for: with more there are too
/// many ways to group them, and one payment less than there are players is always enough.
const MOST: usize = 14;

/// Returns the fewest payments that make all balances even.
///
/// A group of players whose balances come to 0 among themselves needs one payment less than it has players, so that the
/// fewest payments come of the most such groups. If the balances do not come to 0 in all, the rest stays.
pub(super) fn settle(balances: &[Share]) -> Vec<Transfer> {
    let open: Vec<&Share> = balances.iter().filter(|share| share.amount != 0).collect();
    let groups = if open.len() <= MOST { groups(&open) } else { vec![open] };
    groups.into_iter().flat_map(pay).collect()
}

/// Divides the players into as many groups as possible whose balances come to 0.
///
/// Players are added one by one: whenever the balances of those added so far come to 0, a group is complete. The best
/// order for each set of players is found from those of the sets with one player less.
fn groups<'a>(open: &[&'a Share]) -> Vec<Vec<&'a Share>> {
    let sets = 1_usize << open.len();
    let members = |set: usize| (0..open.len()).filter(move |member| set >> member & 1 == 1);
    let is_even = |set: usize| members(set).map(|member| i64::from(open[member].amount)).sum::<i64>() == 0;
    let (mut complete, mut last) = (vec![0_usize; sets], vec![0_usize; sets]);
    for set in 1..sets {
        let best = members(set).max_by_key(|member| complete[set ^ (1 << member)]).unwrap_or_default();
        last[set] = best;
        complete[set] = complete[set ^ (1 << best)] + usize::from(is_even(set));
    }
    let mut groups = Vec::new();
    let mut group = Vec::new();
    let mut set = sets - 1;
    while set != 0 {
        if is_even(set) && !group.is_empty() {
            groups.push(std::mem::take(&mut group));
        }
        group.push(open[last[set]]);
        set ^= 1 << last[set];
    }
    groups.push(group);
    groups
}

/// Lets the player who owes most pay the player who is owed most, until nobody owes anything: each payment makes at
/// least one even.
fn pay(group: Vec<&Share>) -> Vec<Transfer> {
    let mut balances: Vec<(&str, i32)> = group.into_iter().map(|share| (share.name.as_str(), share.amount)).collect();
    let mut transfers = Vec::new();
    loop {
        balances.sort_by_key(|&(_, amount)| amount);
        let (Some(&(from, owes)), Some(&(to, gets))) = (balances.first(), balances.last()) else { break };
        let amount = owes.saturating_neg().min(gets);
        if amount <= 0 {
            break;
        }
        transfers.push(Transfer { from: from.to_owned(), to: to.to_owned(), amount });
        let last = balances.len() - 1;
        balances[0].1 += amount;
        balances[last].1 -= amount;
        balances.retain(|&(_, amount)| amount != 0);
    }
    transfers
}
