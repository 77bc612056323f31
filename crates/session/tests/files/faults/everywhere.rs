//! Every call fails once, and from every call on all do; and the power fails at every call.

use super::course::{Promises, check, run};
use crate::disk::{Memory, REFUSALS};

use rayon::prelude::*;

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// How many calls there are in the course.
fn calls() -> usize {
    let disk = Memory::default();
    let told = run(&disk, &Promises::default());
    assert_eq!(told.refused, 0, "nothing fails by itself");
    assert!(told.done > 20, "{told:?}");
    disk.calls().len()
}

#[test]
fn whatever_call_fails_nothing_is_lost_and_it_is_told() {
    let calls = calls();
    let faults = (0..calls).flat_map(|at| [(at, true), (at, false)]).collect::<Vec<_>>();
    let refused: usize = faults.par_iter().map(|&(at, is_once)| usize::from(is_told(at, is_once))).sum();
    println!("{calls} calls; {refused} of {} faults were told", 2 * calls);
    assert!(refused > calls, "{refused} faults of {} are told", 2 * calls);
}

/// Whether something is told where this call fails, once or with all after it; nothing may be lost.
fn is_told(at: usize, is_once: bool) -> bool {
    let number = REFUSALS[at % REFUSALS.len()];
    let (disk, made) = (Memory::default(), AtomicUsize::new(0));
    disk.fail(move |_| {
        let made = made.fetch_add(1, Ordering::Relaxed);
        (made == at || made > at && !is_once).then_some(number)
    });
    let promises = Promises::default();
    let told = run(&disk, &promises);
    disk.mend();
    let call = disk.calls()[at].clone();
    let when = format!("call {at}, {call:?}, error {number}, once: {is_once}");
    check(&disk, &promises.lock().expect("free"), &when);
    told.refused > 0
}

#[test]
fn at_whatever_call_the_power_fails_all_that_was_promised_is_there() {
    let disk = Memory::default();
    let promises = Promises::default();
    let found = Arc::new(Mutex::new(Vec::new()));
    let (theirs, promised, watched) = (Arc::clone(&found), Arc::clone(&promises), disk.clone());
    disk.fail(move |call| {
        // The disk is looked at by the thread that writes, while the one that waits for it promises nothing.
        let promised = promised.lock().expect("nobody panics with it").clone();
        for names in 0..=watched.unsafe_names() {
            for halves in [false, true] {
                let when = format!("power fails before {call:?}, {names} names are safe, halves: {halves}");
                let after = watched.without_power(names, halves);
                theirs.lock().expect("nobody panics with it").push((after, promised.clone(), when));
            }
        }
        None
    });
    let _ = run(&disk, &promises);
    disk.mend();
    let mut seen = BTreeSet::new();
    let found = std::mem::take(&mut *found.lock().expect("free"));
    let count = found.len();
    for (disk, promised, when) in found {
        let mut hasher = DefaultHasher::new();
        disk.contents().hash(&mut hasher);
        if seen.insert((hasher.finish(), promised.key())) {
            check(&disk, &promised, &when);
        }
    }
    println!("{} different disks of {count}", seen.len());
}
