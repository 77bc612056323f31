//! The parts of the screen as AccessKit has them, and the requests it is given there.

use super::{Asked, Event, Part, Role};

use accesskit::{
    Action, ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, Live, Node, NodeId, Rect,
    TextPosition, TextSelection, Toggled, TreeId, TreeInfo, TreeUpdate,
};
use iced::futures::channel::mpsc::UnboundedSender;

/// Node of the window itself.
const ROOT: NodeId = NodeId(0);
/// Node of the words said besides.
const SAID: NodeId = NodeId(1);

/// Passes on requests, on whatever thread they are heard.
#[derive(Debug, Clone)]
pub(super) struct Ear(pub(super) UnboundedSender<Event>);

impl Ear {
    pub(super) fn hear(&self, event: Event) {
        // A window that was closed asks for nothing more.
        let _ = self.0.unbounded_send(event);
    }
}

impl ActivationHandler for Ear {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        self.hear(Event::Listened(true));
        None
    }
}

impl DeactivationHandler for Ear {
    fn deactivate_accessibility(&mut self) {
        self.hear(Event::Listened(false));
    }
}

impl ActionHandler for Ear {
    fn do_action(&mut self, request: ActionRequest) {
        let asked = match request.action {
            Action::Click => Asked::Press,
            Action::Focus => Asked::Focus,
            _ => return,
        };
        self.hear(Event::Asked(request.target_node.0, asked));
    }
}

/// Returns all parts below the window, which has a name and a description, and the words that were `said` last besides;
/// `about` gives the description of a part that takes the place of its own.
pub(super) fn tree(
    (name, description): (&str, &str),
    parts: &[Part],
    scale: f32,
    said: &str,
    about: impl Fn(&Part) -> Option<String>,
) -> TreeUpdate {
    let id = |place: usize| NodeId(parts[place].id);
    let children = |within: Option<usize>| -> Vec<NodeId> {
        (0..parts.len()).filter(|place| parts[*place].within == within).map(id).collect()
    };
    let mut window = Node::new(accesskit::Role::Window);
    window.set_label(name);
    if !description.is_empty() {
        window.set_description(description);
    }
    window.set_children(children(None).into_iter().chain([SAID]).collect::<Vec<_>>());
    let mut nodes = vec![(ROOT, window), (SAID, announcer(said))];
    for (place, part) in parts.iter().enumerate() {
        let mut node = node(part, scale);
        // What lies around a control of its name would say it twice.
        let is_twice = |inner: &Part| inner.within == Some(place) && inner.name == part.name;
        if matches!(part.role, Role::Row | Role::Group) && parts.iter().any(is_twice) {
            node.set_role(accesskit::Role::GenericContainer);
            node.clear_label();
            node.clear_description();
        } else if let Some(about) = about(part) {
            node.set_description(about);
        }
        let mut inside = children(Some(place));
        if part.role == Role::Field {
            let run = NodeId(!part.id);
            // No field says where its caret is: it is told behind the contents.
            let caret = TextPosition { node: run, character_index: part.value.chars().count() };
            node.set_text_selection(TextSelection { anchor: caret, focus: caret });
            nodes.push((run, text(&part.value)));
            inside.push(run);
        }
        // Readers count the entries of a list by their role.
        let is_entry = part.within.is_some_and(|within| parts[within].role == Role::List);
        if is_entry && matches!(part.role, Role::Words | Role::Button) {
            node.set_role(accesskit::Role::ListItem);
        }
        node.set_children(inside);
        nodes.push((id(place), node));
    }
    let focus = parts.iter().position(|part| part.has_focus).map_or(ROOT, id);
    TreeUpdate { nodes, tree: Some(TreeInfo::new(ROOT)), tree_id: TreeId::ROOT, focus }
}

/// Returns the node of words that belong to no part of the screen: it is read out when they change.
fn announcer(said: &str) -> Node {
    let mut node = Node::new(accesskit::Role::Label);
    node.set_value(said);
    if !said.is_empty() {
        node.set_live(Live::Polite);
    }
    node
}

/// Returns the contents of a text field as text, which a reader spells and follows as it is typed.
fn text(contents: &str) -> Node {
    let mut run = Node::new(accesskit::Role::TextRun);
    run.set_value(contents);
    run.set_character_lengths(contents.chars().map(|letter| letter.len_utf8() as u8).collect::<Vec<_>>());
    run
}

fn node(part: &Part, scale: f32) -> Node {
    let mut node = Node::new(role(part));
    let (name, value) = (part.name.as_str(), part.value.as_str());
    match part.role {
        // Readers know no value of a number in words: it is told with its name.
        Role::Number => node.set_label(
            [name, value].map(str::to_owned).into_iter().filter(|said| !said.is_empty()).collect::<Vec<_>>().join(": "),
        ),
        Role::Field => {
            node.set_label(name);
            node.set_value(value);
        }
        // Of a label, and of nothing else, the name is its value.
        Role::Words => {
            node.set_label(name);
            node.set_value(name);
        }
        _ => node.set_label(name),
    }
    if !part.about.is_empty() {
        node.set_description(part.about.as_str());
    }
    if !part.key.is_empty() {
        node.set_keyboard_shortcut(part.key.as_str());
    }
    if let Some(chosen) = part.chosen {
        node.set_toggled(if chosen { Toggled::True } else { Toggled::False });
    }
    if part.role.is_control() {
        // A card that may not be played says why when it is pressed.
        if part.is_able || part.role == Role::Item {
            node.add_action(Action::Click);
        } else {
            node.set_disabled();
        }
    }
    if part.role.is_control() || part.has_focus {
        node.add_action(Action::Focus);
    }
    if part.role == Role::Dialog {
        node.set_modal();
    }
    if part.role == Role::Heading {
        // The name of the page is the first level, counted from 0.
        node.set_level(1);
    }
    let [left, top] = [part.place.x, part.place.y].map(|length| f64::from(length * scale));
    let [width, height] = [part.place.width, part.place.height].map(|length| f64::from(length * scale));
    node.set_bounds(Rect { x0: left, y0: top, x1: left + width, y1: top + height });
    node
}

const fn role(part: &Part) -> accesskit::Role {
    use accesskit::Role as Kit;

    match part.role {
        Role::Page => Kit::Pane,
        Role::Dialog => Kit::Dialog,
        Role::Notice => Kit::Alert,
        Role::Group | Role::Row => Kit::Group,
        Role::Choices => Kit::RadioGroup,
        Role::Number => Kit::SpinButton,
        Role::List => Kit::List,
        Role::Button
        | Role::Less
        | Role::More
        | Role::Key
        | Role::Turn(_)
        | Role::Begin
        | Role::WayOn
        | Role::Unheard => Kit::Button,
        Role::Choice => Kit::RadioButton,
        Role::Toggle => Kit::CheckBox,
        Role::Switch => Kit::Switch,
        Role::Field => Kit::TextInput,
        Role::Item => Kit::ListItem,
        // A reader on Linux reads all labels of a page out when it comes up.
        Role::Words if cfg!(target_os = "linux") => Kit::Paragraph,
        Role::Words => Kit::Label,
        Role::Heading => Kit::Heading,
        Role::Caption => Kit::Status,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_tells_its_contents_as_text_with_the_caret_behind_them() {
        let part = Part { id: 7, value: "Zo\u{eb}".to_owned(), has_focus: true, ..Part::new(Role::Field, "Name") };
        let update = tree(("Window", ""), &[part], 1.0, "", |_: &Part| None);
        let node = |role: accesskit::Role| update.nodes.iter().find(|(_, node)| node.role() == role).expect("a node");
        let (run, text) = node(accesskit::Role::TextRun);
        let (_, field) = node(accesskit::Role::TextInput);
        assert_eq!(field.children(), [*run]);
        assert_eq!((text.value(), text.character_lengths()), (Some("Zo\u{eb}"), &[1, 1, 2][..]));
        assert_eq!(field.text_selection().map(|caret| caret.focus.character_index), Some(3));
    }
}
