//! Connections: how many there are, how long they may take, and which goes first when there are too many.

use crate::address::is_of_house;

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Most connections at a time.
const MOST: usize = 32;

/// Number of connections that are left to those who only ask once.
const SPARE: usize = 4;

/// Time that the head of a request may take, and a connection may lie idle.
const HEAD: Duration = Duration::from_secs(10);

/// Time in which a phone has to take what it is sent; a quiet stream sends something every 20 s.
#[cfg(any(target_os = "linux", target_os = "android"))]
const UNHEARD: Duration = Duration::from_secs(20);

/// Largest head of a request, in bytes.
const LARGEST_HEAD: usize = 16 * 1024;

/// Time after which a page that reads nothing is dropped when others want its place.
const SLOW: Duration = Duration::from_secs(60);

/// Connection of a browser.
#[derive(Debug)]
pub(crate) struct Connection {
    end: Notify,
    since: Instant,
    /// `true` once it carries the stream of a page.
    is_stream: AtomicBool,
    /// Last time at which the page took something.
    read: Mutex<Instant>,
}

impl Connection {
    fn new() -> Self {
        let now = Instant::now();
        Connection { end: Notify::new(), since: now, is_stream: AtomicBool::new(false), read: Mutex::new(now) }
    }

    /// Notes that the page reads.
    pub(crate) fn note_read(&self) {
        *self.read.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    fn is_slow(&self) -> bool {
        self.read.lock().unwrap_or_else(PoisonError::into_inner).elapsed() > SLOW
    }

    fn is_stream(&self) -> bool {
        self.is_stream.load(Ordering::Relaxed)
    }
}

/// All connections.
#[derive(Debug, Clone, Default)]
pub(crate) struct Connections(Arc<Mutex<Vec<Arc<Connection>>>>);

impl Connections {
    /// Takes a new connection in, if need be in place of the one that is worth least.
    fn enter(&self) -> Option<Arc<Connection>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST {
            let oldest = all.iter().filter(|one| !one.is_stream()).min_by_key(|one| one.since);
            let gone = Arc::clone(oldest.or_else(|| all.iter().find(|one| one.is_slow()))?);
            gone.end.notify_one();
            all.retain(|one| !Arc::ptr_eq(one, &gone));
        }
        let connection = Arc::new(Connection::new());
        all.push(Arc::clone(&connection));
        Some(connection)
    }

    fn leave(&self, connection: &Arc<Connection>) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|one| !Arc::ptr_eq(one, connection));
    }

    /// Makes a connection one that carries the stream of a page. Returns `false` if there are too many of them.
    pub(crate) fn become_stream(&self, connection: &Connection) -> bool {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let streams = all.iter().filter(|one| one.is_stream()).count();
        let has_room = streams + SPARE < MOST;
        connection.is_stream.store(has_room, Ordering::Relaxed);
        has_room
    }

    /// Ends every connection.
    pub(crate) fn end_all(&self) {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.iter().for_each(|one| one.end.notify_one());
    }
}

/// Serves every connection until the task is dropped; `from_house` for those alone that come in at an address of the house.
pub(crate) async fn serve(listener: TcpListener, router: Router, connections: Connections, from_house: bool) {
    loop {
        match listener.accept().await {
            Ok((stream, _)) if from_house && !stream.local_addr().is_ok_and(|own| is_of_house(own.ip())) => {
                drop(stream);
            }
            Ok((stream, _)) => match connections.enter() {
                Some(connection) => {
                    let (router, connections) = (router.clone(), connections.clone());
                    drop(tokio::spawn(async move {
                        one(stream, router, &connection).await;
                        connections.leave(&connection);
                    }));
                }
                None => drop(stream),
            },
            // There may be no more file descriptors for a while.
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
}

async fn one(stream: TcpStream, router: Router, connection: &Arc<Connection>) {
    let _ = stream.set_nodelay(true);
    // A phone that lost its network says no goodbye: what it does not take in this time ends its connection.
    #[cfg(any(target_os = "linux", target_os = "android"))]
    let _ = socket2::SockRef::from(&stream).set_tcp_user_timeout(Some(UNHEARD));
    let service = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        let _ = request.extensions_mut().insert(Arc::clone(connection));
        hyper::service::Service::call(&service, request)
    });
    let mut builder = http1::Builder::new();
    let _ = builder.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(LARGEST_HEAD);
    let serving = builder.serve_connection(TokioIo::new(stream), service);
    tokio::select! {
        _ = serving => {}
        () = connection.end.notified() => {}
    }
}
