//! The server of the pages of one room, from the port it listens at to the goodbye.

use crate::address;
use crate::connection::{self, Connections};
use crate::door::Goodbye;
use crate::kept::Kept;
use crate::pictures::Pictures;
use crate::public::Invitation;
use crate::room::Room;
use crate::server::{self, Languages, Site};
use pitch_session::storage::SaveError;

use tokio::runtime::Runtime;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Time that pages get to hear a goodbye.
const GOODBYE: Duration = Duration::from_millis(300);

/// Where a room is served, and how.
pub(crate) struct Place {
    pub(crate) listen: Option<SocketAddr>,
    /// Port that the phones know.
    pub(crate) known: Option<u16>,
    pub(crate) hosts: Vec<String>,
    pub(crate) folder: Option<PathBuf>,
    /// File of the keys in the folder.
    pub(crate) file: &'static str,
    pub(crate) four_colours: bool,
    pub(crate) goodbye: Goodbye,
}

/// Server of the pages of one room. It ends when it is dropped.
pub(crate) struct Serving {
    site: Arc<Site>,
    bound: SocketAddr,
    folder: Option<PathBuf>,
    file: &'static str,
    goodbye: Goodbye,
    runtime: Option<Runtime>,
}

impl Serving {
    /// Begins to serve the pages of a room.
    ///
    /// # Errors
    /// Returns an error if there is no port to listen at, or no thread.
    pub(crate) fn open(room: Room, place: Place) -> io::Result<Self> {
        let Place { listen, known, hosts, folder, file, four_colours, goodbye } = place;
        let listener = address::listen(listen, known)?;
        let from_house = listen.is_none();
        listener.set_nonblocking(true)?;
        let bound = listener.local_addr()?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .max_blocking_threads(2)
            .thread_name("phones")
            .enable_io()
            .enable_time()
            .build()?;
        let connections = Connections::default();
        let site = Site {
            invitation: address::invitation(bound, room.door().key()),
            room,
            pictures: Pictures::new(four_colours),
            connections: connections.clone(),
            hosts,
            languages: Languages::default(),
        };
        let site = Arc::new(site);
        let router = server::router(Arc::clone(&site));
        let listener = {
            let _inside = runtime.enter();
            tokio::net::TcpListener::from_std(listener)?
        };
        drop(runtime.spawn(connection::serve(listener, router, connections, from_house)));
        Ok(Serving { site, bound, folder, file, goodbye, runtime: Some(runtime) })
    }

    pub(crate) fn room(&self) -> &Room {
        &self.site.room
    }

    pub(crate) fn invitation(&self) -> &Invitation {
        &self.site.invitation
    }

    pub(crate) const fn bound(&self) -> SocketAddr {
        self.bound
    }

    pub(crate) const fn runtime(&self) -> Option<&Runtime> {
        self.runtime.as_ref()
    }

    /// Keeps these keys for the next start, where there is a folder.
    pub(crate) fn keep(&self, kept: &Kept) -> Result<(), SaveError> {
        self.folder.as_deref().map_or(Ok(()), |folder| kept.save(folder, self.file))
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.room().door().close(self.goodbye);
        if let Some(runtime) = self.runtime.take() {
            let connections = self.site.connections.clone();
            // The pages hear whether the table will be back, as far as they listen.
            runtime.block_on(async { tokio::time::sleep(GOODBYE).await });
            connections.end_all();
            runtime.shutdown_timeout(GOODBYE);
        }
    }
}
