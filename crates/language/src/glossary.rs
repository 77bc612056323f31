//! The words of the field: the meaning of each, the clause of `docs/rules.md` it rests on, and its place in the rule
//! sheet.

use crate::Language;
use crate::t;
use pitch_rules::Preset;
use pitch_rules::rules::Field;

/// Writes the words down side by side: its name in the texts, the topics of the rule sheet that tell of it, the options that
/// are about it, and its clause in the four descriptions from which the games are taken.
macro_rules! terms {
    ($($(#[$doc:meta])* $term:ident, $id:literal, [$($topic:literal),*], [$($field:ident),*], $clauses:expr;)+) => {
        /// A word of the field.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Term {
            $($(#[$doc])* $term,)+
        }

        impl Term {
            /// Every word, in the order of the glossary.
            pub const ALL: &[Term] = &[$(Term::$term),+];

            /// Its name in the texts.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Term::$term => $id,)+ }
            }

            /// The topics of the rule sheet that may tell of it, the best first.
            pub(super) const fn topics(self) -> &'static [&'static str] {
                match self { $(Term::$term => &[$($topic),*],)+ }
            }

            /// The options that are about it.
            const fn fields(self) -> &'static [Field] {
                match self { $(Term::$term => &[$(Field::$field),*],)+ }
            }

            /// Its clauses in the descriptions of Auction Pitch, of Setback, of All Fours in Trinidad and of the sale of the
            /// pitch in 1911; empty where a description does not have it.
            const fn clauses(self) -> [&'static str; 4] {
                match self { $(Term::$term => $clauses,)+ }
            }
        }
    };
}

terms! {
    /// The cards that a player is dealt, and the round that is played with them.
    Hand, "hand", ["deal"], [CardsPerPlayer], ["BAP-10", "SET-04", "TAF-09", "EBP-05"];
    /// The player left of the dealer, who speaks first.
    Eldest, "eldest", ["sale", "beg", "first-pitcher", "bids"], [FirstPitcher, FirstLeader],
        ["BAP-19", "SET-08", "TAF-12", "EBP-01"];
    /// A player's turn.
    Turn, "turn", ["direction"], [], ["BAP-20", "SET-05", "TAF-08", "EBP-09"];
    /// The players who score together.
    Side, "side", ["players"], [Teams], ["BAP-04", "SET-23", "TAF-01", "EBP-03"];
    /// The number of points that somebody undertakes to make.
    Bid, "bid", ["bids"], [MinBid, MaxBid, AuctionRounds], ["BAP-22", "SET-08", "", "EBP-10"];
    /// Declining to bid.
    Pass, "pass", ["bids"], [AllPass], ["BAP-20", "SET-09", "", "EBP-09"];
    /// The dealer's right to take the bid at the same number.
    Privilege, "privilege", ["privilege"], [DealerPrivilege, PrivilegeOn, PrivilegeTo],
        ["BAP-23", "SET-10", "", "EBP-10"];
    /// The consequence when nobody bids.
    AllPass, "all-pass", ["all-pass"], [AllPass, ForcedBid, ForcedChoice], ["B-01", "B-01", "", "EBP-12"];
    /// All four points, bid or made.
    Smudge, "smudge", ["smudge"], [Smudge, SmudgeInHole, Moon], ["BAP-40", "B-11", "", "B-11"];
    /// Leading the first card, which makes trump.
    Pitch, "pitch", ["trump"], [TrumpBy, Naming], ["BAP-25", "SET-10", "", "EBP-01"];
    /// The player who leads the first card.
    Pitcher, "pitcher", ["trump"], [], ["BAP-25", "SET-10", "", "EBP-01"];
    /// A card led before its time, or by the wrong player.
    WrongPitch, "wrong-pitch", ["wrong-pitch", "early-pitch"], [EarlyPitch, WrongPitchDemand],
        ["BAP-54", "BAP-54", "", "B-19"];
    /// Offering the pitch to the others.
    Sell, "sell", ["sale"], [TrumpBy, SellerCredit, SellerBidCap], ["", "", "", "EBP-09"];
    /// Keeping the pitch at the price that was offered.
    Undertake, "undertake", ["sold"], [RefusedBidCredit], ["", "", "", "EBP-11"];
    /// The card that proposes trump.
    TurnUp, "turn-up", ["turned"], [TrumpBy, TurnupScores, TurnupCanWin], ["", "", "TAF-11", ""];
    /// Being content with the suit that was turned up.
    Stand, "stand", ["beg"], [BegLimit], ["", "", "TAF-12", ""];
    /// Asking for another suit.
    Beg, "beg", ["beg"], [BegLimit, GiftTo], ["", "", "TAF-13", ""];
    /// The point that the dealer gives to keep the suit.
    Gift, "gift", ["gift"], [GiftTo, GiftCanWin], ["", "", "TAF-14", ""];
    /// Dealing more cards and turning up another.
    Run, "run", ["run", "run-hand"], [AfterRunHand, RunExhausted], ["", "", "TAF-15", ""];
    /// Throwing the deal in by agreement.
    Bunch, "bunch", ["bunch"], [Bunch], ["", "", "C-20", ""];
    /// Cards dealt besides the hands, for after the bidding.
    Widow, "widow", ["widow", "widow-taken"], [Widow, WidowTo], ["M-51", "M-51", "M-51", "M-51"];
    /// Throwing cards away once trump is named, and being dealt others.
    Exchange, "exchange", ["discard", "refill"], [Discard, DiscardMax, Refill, ExchangeFirst],
        ["M-52", "M-52", "M-52", "M-52"];
    /// Taking the rest of the stock.
    Rest, "rest", ["rest"], [RestTo], ["M-54", "M-54", "M-54", "M-54"];
    /// The suit that beats the others.
    Trump, "trump", ["trump"], [TrumpBy], ["BAP-26", "SET-10", "TAF-10", "EBP-13"];
    /// A card from each player.
    Trick, "trick", ["trick"], [], ["BAP-30", "SET-14", "TAF-23", "EBP-15"];
    /// Playing the first card of a trick.
    Lead, "lead", ["first-lead", "follow", "playable"], [FirstLead, FirstLeader],
        ["BAP-25", "SET-11", "TAF-19", "EBP-13"];
    /// Playing a card that may be played to the one that was led.
    Follow, "follow", ["follow", "playable"], [Ruff, VoidMustTrump], ["BAP-28", "SET-13", "TAF-22", "EBP-14"];
    /// The rule that nothing but trumps is led and played.
    TrumpsOnly, "trumps-only", ["playable"], [Playable], ["M-60", "M-60", "M-60", "M-60"];
    /// Having no trump left where only trumps are played.
    Out, "out", ["playable"], [Playable], ["M-60", "M-60", "M-60", "M-60"];
    /// Drawing a card after each trick.
    Stock, "stock", ["draw"], [Draw], ["M-62", "M-62", "M-62", "M-62"];
    /// The player who holds the card that the pitcher called.
    CalledPartner, "called-partner", ["partner"], [PartnerShown, CalledFirst], ["M-71", "M-71", "M-71", "M-71"];
    /// Throwing a low trump under a higher one.
    Undertrump, "undertrump", ["undertrump"], [Undertrump], ["B-40", "B-40", "TAF-24", "B-40"];
    /// Saying that all tricks that are left are one's own.
    Claim, "claim", ["claims"], [Claims], ["B-51", "B-51", "B-51", "B-51"];
    /// Laying a worthless hand down.
    LayDown, "lay-down", ["throw-in"], [ThrowIn], ["B-54", "B-54", "B-54", "B-54"];
    /// The point for the highest trump.
    High, "high", ["high"], [Points], ["BAP-13", "SET-18", "TAF-26", "EBP-06"];
    /// The point for the lowest trump.
    Low, "low", ["low"], [LowTo, LowJoker], ["BAP-14", "SET-19", "TAF-27", "EBP-06"];
    /// The point for the jack of trumps.
    Jack, "jack", ["jack"], [Points, HangJack], ["BAP-15", "SET-20", "TAF-28", "EBP-06"];
    /// The jack taken from another side.
    HangJack, "hang-jack", ["jack"], [HangJack], ["BAP-15", "SET-20", "TAF-28", "EBP-06"];
    /// A card that scores by itself.
    CountingCard, "counting-card", ["cards", "cards-played", "plain-cards"], [Points, DeadPoints],
        ["M-32", "M-32", "M-32", "M-32"];
    /// Marking a card that scores as soon as it is won.
    Peg, "peg", ["pegging"], [Pegging], ["M-36", "M-36", "M-36", "M-36"];
    /// The point for the most card points.
    Game, "game", ["game"], [Points, GameTie], ["BAP-16", "SET-21", "TAF-29", "EBP-06"];
    /// The points that cards count for Game.
    CardPoints, "card-points", ["game"], [GameValues], ["BAP-16", "SET-22", "TAF-04", "EBP-06"];
    /// Equally many card points.
    Tie, "tie", ["game-tie"], [GameTie], ["BAP-18", "B-04", "TAF-29", "EBP-07"];
    /// Making the bid.
    Made, "made", ["set-back"], [], ["BAP-34", "SET-15", "", "EBP-16"];
    /// Losing the bid from the score.
    SetBack, "set-back", ["set-back"], [SetScoring, SettlementSetbackBonus], ["BAP-35", "SET-16", "", "EBP-20"];
    /// A score below zero.
    Hole, "hole", ["hole"], [InHole, SmudgeInHole, LostAt], ["BAP-36", "BAP-36", "", "B-34"];
    /// The score that wins.
    Target, "target", ["target"], [Target, Length], ["BAP-12", "SET-24", "TAF-30", "EBP-17"];
    /// The order in which players go out where two reach the target.
    GoingOut, "going-out", ["going-out", "win-by-two", "target"], [GoingOut, MustBidToGoOut],
        ["BAP-38", "SET-17", "TAF-31", "EBP-18"];
    /// Chips that are kept instead of a score, and staked.
    Counters, "counters", ["count-down", "red-pool"], [CountDown, AnteRed], ["", "", "", "EBP-04"];
    /// The payment of the losers.
    Settlement, "settlement", ["settlement"], [Settlement, SettlementBasis], ["BAP-42", "", "", ""];
    /// The mistakes that can be made at a table.
    Mistake, "mistake", ["mistakes"], [RevokeMode], ["B-42", "B-42", "B-42", "B-42"];
    /// Not following suit though one could.
    Renege, "renege", ["revoke-penalty"], [RevokePenalty, RevokeCall, RevokeCorrection],
        ["BAP-47", "B-47", "TAF-36", "EBP-21"];
    /// Cards wrongly dealt.
    Misdeal, "misdeal", ["misdeal-shown", "misdeal-count"], [MisdealOnExposed, MisdealOnCount, MisdealResult],
        ["BAP-45", "B-22", "TAF-32", "B-22"];
    /// A bid too low or out of turn.
    WrongBid, "wrong-bid", ["bid-error"], [BidError], ["BAP-50", "B-14", "", "B-14"];
    /// A card shown otherwise than in play.
    Exposed, "exposed", ["exposed"], [ExposedCard], ["B-42", "B-42", "TAF-38", "B-42"];
    /// The partner who may not look yet.
    Blind, "blind", ["blind-look", "blind"], [PartnerBlind], ["C-18", "", "", ""];
    /// The strength of a bot.
    Level, "level", [], [], ["", "", "", ""];
    /// The commitment that binds the table to its cards.
    Commitment, "commitment", [], [], ["", "", "", ""];
}

/// Returns the source of a game that is in none of the four descriptions.
const fn own_clause(preset: Preset) -> Option<&'static str> {
    match preset {
        Preset::CommercialPitch => Some("C-19"),
        Preset::WestYorkshire | Preset::Blackburn | Preset::NoAuctionPitch => Some("C-18"),
        Preset::SevenUp => Some("C-20"),
        Preset::Smudge => Some("C-01"),
        Preset::SmudgeBid => Some("C-02"),
        Preset::Racehorse => Some("C-17"),
        Preset::JokerPitch => Some("JOK-01"),
        Preset::FivePoint => Some("FIV-03"),
        Preset::SevenPoint => Some("SEV-04"),
        Preset::WestMichigan => Some("WMS-04"),
        Preset::EuchreSetback => Some("EUS-03"),
        Preset::PedroSancho => Some("SAN-03"),
        Preset::Snoozer => Some("SNO-02"),
        Preset::TenPoint => Some("TEN-03"),
        Preset::Colorado => Some("COL-01"),
        Preset::ThirteenPoint => Some("THR-01"),
        Preset::Pawnee => Some("PAW-04"),
        Preset::Schmier => Some("SCH-03"),
        Preset::WisconsinSmear => Some("WIS-03"),
        Preset::SmearTen => Some("SMR-03"),
        Preset::Cinch => Some("CIN-02"),
        Preset::WidowCinch => Some("WID-02"),
        Preset::Pedro => Some("PED-01"),
        Preset::Pidro => Some("PID-03"),
        Preset::AllFives => Some("AFV-02"),
        Preset::CaliforniaJack => Some("CAL-02"),
        Preset::ShastaSam => Some("SHA-01"),
        Preset::NineCardDon => Some("DON-04"),
        Preset::IrishDon => Some("IRD-02"),
        Preset::Phat => Some("PHA-03"),
        Preset::BlindDon => Some("BLD-04"),
        Preset::AuctionPitch | Preset::Setback | Preset::Trinidad | Preset::Lancashire | Preset::Britannica1911 => None,
    }
}

impl Term {
    /// Returns the clause that it rests on in this game or, where the game does not know the word (`is_in_game`), in
    /// the first description that does; `None` for a word that is no rule.
    #[must_use]
    pub fn clause(self, preset: Preset, is_in_game: bool) -> Option<&'static str> {
        let [auction, setback, all_fours, sale] = self.clauses();
        let known = |clause: &&'static str| !clause.is_empty();
        let elsewhere = self.clauses().into_iter().find(known);
        // What no description has is this program's ruling in every game.
        if elsewhere.is_none_or(|clause| clause.starts_with("B-")) || !is_in_game {
            return elsewhere;
        }
        let own = match preset {
            Preset::AuctionPitch => Some(auction),
            Preset::Setback => Some(setback),
            Preset::Trinidad | Preset::Lancashire => Some(all_fours),
            Preset::Britannica1911 => Some(sale),
            other => own_clause(other),
        };
        own.filter(known).or(elsewhere)
    }
}

/// Returns the name of a word: "set back".
#[must_use]
pub fn term_name(language: &Language, term: Term) -> String {
    t!(language, "term-name", term = term.id())
}

/// Returns the meaning of a word, in two sentences.
#[must_use]
pub fn term_about(language: &Language, term: Term) -> String {
    t!(language, "term-about", term = term.id())
}

/// Returns the other words that players have for an option: its own, and those of the words of the field that it is about.
#[must_use]
pub fn field_words(language: &Language, field: Field) -> Vec<String> {
    let own = t!(language, "field-also", field = field.id());
    let terms = Term::ALL.iter().copied().filter(|term| term.fields().contains(&field));
    let named = terms.flat_map(|term| [term_name(language, term), t!(language, "term-words", term = term.id())]);
    std::iter::once(own).chain(named).flat_map(|names| names_in(&names)).collect()
}

/// Returns the names in a list of them that is set apart by commas.
pub(crate) fn names_in(list: &str) -> Vec<String> {
    list.split(',').map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

/// Returns the text without differences in how people write it: capitals, hyphens, marks and articles.
#[must_use]
pub fn plain(text: &str) -> String {
    let is_gap = |letter: char| letter.is_whitespace() || matches!(letter, '-' | '_' | '“' | '”' | '„' | '"');
    let text = text.to_lowercase();
    let words = text.trim_end_matches(is_gap).trim_end_matches(['?', '.', '!']).split(is_gap);
    words.filter(|word| !matches!(*word, "" | "the" | "a" | "an")).collect::<Vec<_>>().join(" ").replace('\'', "’")
}

/// Finds the word that somebody means by a text: by its name, or else by another that is used for it.
#[must_use]
pub fn term_named(language: &Language, text: &str) -> Option<Term> {
    let meant = plain(text);
    let is_called = |names: &str| names.split(',').any(|name| plain(name) == meant);
    let find = |is_it: &dyn Fn(Term) -> bool| Term::ALL.iter().copied().find(|term| is_it(*term));
    let in_words = |language: &Language| {
        let by_name = find(&|term| is_called(&term_name(language, term)));
        by_name.or_else(|| find(&|term| is_called(&t!(language, "term-words", term = term.id()))))
    };
    in_words(language).or_else(|| in_words(&Language::default())).filter(|_| !meant.is_empty())
}
