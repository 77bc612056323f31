//! What is served: the page, its pictures, the stream of each reader, and what they press.

use crate::address::is_own_host;
use crate::connection::{Connection, Connections};
use crate::hall::{Page, Refused, Who};
use crate::pictures::{PAGE, Pictures, SCRIPTS, STYLE, Served, unpacked};
use crate::public::Invitation;
use crate::room::{Pressed, Room};
use pitch_language::{Language, t};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, Extension, FromRequest, Json, Path, Query, Request, State};
use axum::http::header::{
    ACCEPT_LANGUAGE, AUTHORIZATION, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use futures_util::stream;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use std::convert::Infallible;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// Largest body of a request, in bytes.
const LARGEST_BODY: usize = 4 * 1024;

/// Time in which a request has to come whole and is answered.
const PATIENCE: Duration = Duration::from_secs(10);

/// Time after which a quiet stream says that it is there.
const BEAT: Duration = Duration::from_secs(20);

/// What the page may load: what comes from here, and no script or style within the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Everything that is served.
pub(crate) struct Site {
    pub(crate) room: Room,
    pub(crate) invitation: Invitation,
    pub(crate) pictures: Pictures,
    pub(crate) connections: Connections,
    /// Names under which a proxy reaches it.
    pub(crate) hosts: Vec<String>,
    pub(crate) languages: Languages,
}

/// Languages, each read once it is spoken.
#[derive(Default)]
pub(crate) struct Languages([OnceLock<Option<Language>>; Language::ALL.len()]);

impl Languages {
    /// Returns the language that a browser prefers, or `fallback`.
    fn preferred(&self, headers: &HeaderMap, fallback: &Language) -> Language {
        let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|wanted| wanted.to_str().ok()).unwrap_or_default();
        let tags = wanted.split(',').map(|tag| tag.split(';').next().unwrap_or_default().trim());
        let mut found = tags.filter_map(|tag| {
            let is = |whole: &str, tag: &str| whole.eq_ignore_ascii_case(tag);
            let base = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
            let index = Language::ALL
                .iter()
                .position(|language| is(language.tag, tag))
                .or_else(|| Language::ALL.iter().position(|language| base(language.tag) == base(tag)))?;
            self.0[index].get_or_init(|| Language::new(Language::ALL[index].tag).ok()).clone()
        });
        found.next().unwrap_or_else(|| fallback.clone())
    }
}

type Shared = State<Arc<Site>>;

/// Returns the routes.
pub(crate) fn router(site: Arc<Site>) -> Router {
    Router::new()
        .route("/", get(page))
        .route("/tv", get(page))
        .route("/page.css", get(async |headers: HeaderMap| Served::text("text/css; charset=utf-8", STYLE, &headers)))
        .route("/{script}", get(script))
        .route("/cards/{file}", get(card))
        .route("/faces/{file}", get(face))
        .route("/pips/{file}", get(pip))
        .route("/fonts/kalam.ttf", get(font))
        .route("/api/stream", get(stream_of))
        .route("/api/code", post(by_code))
        .route("/api/join", post(sit))
        .route("/api/do", post(press))
        .route("/api/ask", post(ask))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(Arc::clone(&site), guard))
        .with_state(site)
}

/// Lets only those in who mean this table, and bounds what they may do.
async fn guard(State(site): Shared, request: Request, next: Next) -> Response {
    let mut response = match stranger(&site, &request) {
        Some(status) => status.into_response(),
        None => match tokio::time::timeout(PATIENCE, next.run(request)).await {
            Ok(response) => response,
            Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
        },
    };
    let headers = response.headers_mut();
    let fixed = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (REFERRER_POLICY, "no-referrer"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        let _ = headers.insert(name, HeaderValue::from_static(value));
    }
    let _ = headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Returns the answer to a request of a page that is not ours: one that reached us by another name, or that another site
/// sent.
fn stranger(site: &Site, request: &Request) -> Option<StatusCode> {
    let text = |name: HeaderName| request.headers().get(name).and_then(|value| value.to_str().ok());
    let (host, origin) = (text(HOST).unwrap_or_default(), text(ORIGIN));
    let is_from = |origin: &str| origin.split_once("://").is_some_and(|(_, from)| from.eq_ignore_ascii_case(host));
    let is_form = request.method() == Method::POST && origin.is_none() && text(AUTHORIZATION).is_none();
    if !is_own_host(host, &site.hosts) || !origin.is_none_or(is_from) || is_form {
        return Some(StatusCode::FORBIDDEN);
    }
    (request.uri().path().len() > 256).then_some(StatusCode::URI_TOO_LONG)
}

async fn page(State(site): Shared, headers: HeaderMap) -> Response {
    let l = site.languages.preferred(&headers, site.room.door().language());
    let words = [
        ("lang", l.translation().tag.to_owned()),
        ("title", t!(l, "phone-join-title")),
        ("looking", t!(l, "phone-looking")),
        ("waiting", t!(l, "phone-cards-wait")),
        ("try", t!(l, "phone-try-now")),
        ("code-label", t!(l, "phone-code")),
        ("code-ask", t!(l, "phone-code-ask")),
        ("go", t!(l, "phone-join")),
    ];
    let page = String::from_utf8(unpacked(PAGE)).unwrap_or_default();
    let page =
        words.into_iter().fold(page, |page, (name, words)| page.replace(&format!("{{{{{name}}}}}"), &escaped(&words)));
    ([(CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
}

/// Returns words as they stand in HTML, also within quotation marks.
fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}

async fn script(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let found = SCRIPTS.iter().find(|(script, _)| *script == name);
    found.map_or_else(
        || StatusCode::NOT_FOUND.into_response(),
        |(_, script)| Served::text("text/javascript; charset=utf-8", script, &headers).into_response(),
    )
}

#[derive(Deserialize)]
struct Width {
    #[serde(default)]
    w: u32,
}

async fn card(State(site): Shared, Path(file): Path<String>, Query(width): Query<Width>) -> Response {
    let Some(id) = file.strip_suffix(".png").map(str::to_owned) else { return StatusCode::NOT_FOUND.into_response() };
    // Drawing takes a few ms, which the streams of others are not to wait for.
    let drawn = tokio::task::spawn_blocking(move || site.pictures.card(&id, width.w)).await;
    drawn.ok().flatten().map_or_else(|| StatusCode::NOT_FOUND.into_response(), IntoResponse::into_response)
}

async fn face(Path(file): Path<String>) -> Response {
    let face = file.strip_suffix(".svg").and_then(Pictures::face);
    face.map_or_else(|| StatusCode::NOT_FOUND.into_response(), IntoResponse::into_response)
}

async fn pip(Path(file): Path<String>) -> Response {
    let pip = file.strip_suffix(".svg").and_then(Pictures::pip);
    pip.map_or_else(|| StatusCode::NOT_FOUND.into_response(), IntoResponse::into_response)
}

async fn font() -> Response {
    Pictures::font().into_response()
}

/// Returns the key that came with a request.
fn bearer(headers: &HeaderMap) -> &str {
    let value = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    value.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default()
}

/// Stream of a page.
struct Reading {
    site: Arc<Site>,
    connection: Arc<Connection>,
    language: Language,
    key: String,
    who: Who,
    /// Open until the page is left.
    visit: Option<Box<dyn Send>>,
    is_tv: bool,
    changes: watch::Receiver<u64>,
    last: String,
    is_over: bool,
}

async fn stream_of(
    State(site): Shared,
    Extension(connection): Extension<Arc<Connection>>,
    headers: HeaderMap,
) -> Response {
    let key = bearer(&headers).to_owned();
    let Some(who) = site.room.reader(&key) else { return StatusCode::UNAUTHORIZED.into_response() };
    if !site.connections.become_stream(&connection) {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    let is_tv = headers.get("pitch-view").is_some_and(|view| view == "tv");
    let language = site.languages.preferred(&headers, site.room.door().language());
    let mut changes = site.room.door().listen();
    changes.mark_changed();
    let visit = (!is_tv).then(|| site.room.visit(who));
    let reading =
        Reading { site, connection, language, key, who, visit, is_tv, changes, last: String::new(), is_over: false };
    let messages = stream::unfold(reading, next);
    let head = [(CONTENT_TYPE, "text/event-stream"), (HeaderName::from_static("x-accel-buffering"), "no")];
    (head, Body::from_stream(messages)).into_response()
}

/// Waits for the next state of a page that differs from the one before.
async fn next(mut reading: Reading) -> Option<(Result<Bytes, Infallible>, Reading)> {
    if reading.is_over {
        return None;
    }
    reading.connection.note_read();
    loop {
        match tokio::time::timeout(BEAT, reading.changes.changed()).await {
            Err(_) => return Some((Ok(Bytes::from_static(b":\n\n")), reading)),
            Ok(Err(_)) => return None,
            Ok(Ok(())) => {}
        }
        let _ = reading.changes.borrow_and_update();
        let room = &reading.site.room;
        // The place may have gone to another phone meanwhile.
        let who = room.reader(&reading.key)?;
        if who != reading.who {
            reading.visit = (!reading.is_tv).then(|| room.visit(who));
            reading.who = who;
        }
        let page = room.page(&reading.language, who, reading.is_tv, Some(&reading.site.invitation));
        reading.is_over = matches!(page, Page::Bye(_) | Page::Closed(_));
        let json = serde_json::to_string(&page).unwrap_or_default();
        if json != reading.last {
            let message = Bytes::from(format!("data: {json}\n\n"));
            reading.last = json;
            return Some((Ok(message), reading));
        }
    }
}

#[derive(Serialize)]
struct Said {
    said: String,
}

fn refuse(status: StatusCode, said: String) -> Response {
    (status, Json(Said { said })).into_response()
}

/// Body of a request. If it can't be read, the answer says so in the language of the phone.
struct Sent<T>(T);

impl<T: DeserializeOwned> FromRequest<Arc<Site>> for Sent<T> {
    type Rejection = Response;

    async fn from_request(request: Request, site: &Arc<Site>) -> Result<Self, Response> {
        let headers = request.headers().clone();
        match Json::<T>::from_request(request, site).await {
            Ok(Json(sent)) => Ok(Sent(sent)),
            Err(rejection) => {
                let is_large = rejection.status() == StatusCode::PAYLOAD_TOO_LARGE;
                let status = if is_large { StatusCode::PAYLOAD_TOO_LARGE } else { StatusCode::BAD_REQUEST };
                let l = site.languages.preferred(&headers, site.room.door().language());
                Err(refuse(status, t!(l, "phone-unreadable")))
            }
        }
    }
}

#[derive(Deserialize)]
struct TypedCode {
    code: String,
}

#[derive(Serialize)]
struct TableKey {
    table: String,
}

async fn by_code(State(site): Shared, headers: HeaderMap, Sent(typed): Sent<TypedCode>) -> Response {
    match site.room.by_code(&typed.code) {
        Some(key) => Json(TableKey { table: key.reveal().to_owned() }).into_response(),
        None => {
            let l = site.languages.preferred(&headers, site.room.door().language());
            refuse(StatusCode::FORBIDDEN, t!(l, "phone-wrong-code"))
        }
    }
}

#[derive(Deserialize)]
struct Wish {
    seat: usize,
    #[serde(default)]
    name: String,
    #[serde(default)]
    face: String,
}

#[derive(Serialize)]
struct SeatKey {
    seat: String,
}

async fn sit(State(site): Shared, headers: HeaderMap, Sent(wish): Sent<Wish>) -> Response {
    match site.room.reader(bearer(&headers)) {
        Some(Who::Guest | Who::Former(_)) => {}
        _ => return StatusCode::UNAUTHORIZED.into_response(),
    }
    let l = site.languages.preferred(&headers, site.room.door().language());
    match site.room.sit(&l, wish.seat, &wish.name, &wish.face) {
        Ok(key) => Json(SeatKey { seat: key.reveal().to_owned() }).into_response(),
        Err(said) => refuse(StatusCode::CONFLICT, said),
    }
}

#[derive(Deserialize)]
struct Press {
    #[serde(default)]
    turn: usize,
    act: String,
    #[serde(default)]
    cards: Vec<String>,
}

async fn press(State(site): Shared, headers: HeaderMap, Sent(press): Sent<Press>) -> Response {
    let l = site.languages.preferred(&headers, site.room.door().language());
    let pressed = Pressed { turn: press.turn, act: &press.act, cards: &press.cards };
    let Some(pressed) = site.room.press(&l, bearer(&headers), &pressed) else {
        return StatusCode::UNAUTHORIZED.into_response();
    };
    match pressed {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(Refused::Late) => refuse(StatusCode::CONFLICT, t!(l, "phone-late")),
        Err(Refused::Busy) => refuse(StatusCode::CONFLICT, t!(l, "phone-first")),
        Err(Refused::Illegal(said)) => refuse(StatusCode::UNPROCESSABLE_ENTITY, said),
    }
}

#[derive(Deserialize)]
struct Question {
    ask: String,
}

async fn ask(State(site): Shared, headers: HeaderMap, Sent(question): Sent<Question>) -> Response {
    let Some(who @ (Who::Seat(_) | Who::Guest)) = site.room.reader(bearer(&headers)) else {
        return StatusCode::UNAUTHORIZED.into_response();
    };
    let l = site.languages.preferred(&headers, site.room.door().language());
    let room = site.room.clone();
    // What the decisions of a hand cost is worked out anew.
    let written = tokio::task::spawn_blocking(move || room.paper(&l, who, &question.ask)).await;
    match written.ok().flatten() {
        Some(paper) => Json(paper).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
