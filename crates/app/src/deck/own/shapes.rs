//! SVG of unknown origin, read so that a file of other people neither ends the program nor keeps it busy forever.
//!
//! The parsers call themselves for every element within another and for every reference, and a stack that is too deep
//! ends the program. So the depth of a text is measured before it is parsed, and what its references amount to before
//! they are followed.

use super::cost;
use pitch_session::deck_folder::Flaw;

use resvg::usvg::roxmltree::{Document, Node, NodeId, ParsingOptions};
use resvg::usvg::{ImageHrefResolver, Options, Tree};

use std::collections::HashMap;

/// Greatest depth of elements within each other, with those they refer to: each may need a layer of pixels when drawn.
const DEEPEST: usize = 32;

/// The most elements that are drawn, each counted as often as it is referred to.
const MOST_PARTS: usize = 100_000;

/// The most nodes of a text.
const MOST_NODES: u32 = 100_000;

/// The most attributes of an element: each is compared with all others.
const MOST_ATTRIBUTES: usize = 500;

/// Maximum number of times that the rules of style sheets may be held against elements.
const MOST_RULES_HELD: usize = 2_000_000;

/// Number of bytes of attributes that count as a part: they are read as often as the element is referred to.
const BYTES_OF_PART: usize = 64;

/// Elements that are not drawn: there are no fonts, no pictures within pictures, and no marks that every corner of a
/// path repeats.
const NOT_DRAWN: [&str; 4] = ["text", "image", "foreignObject", "marker"];

/// Reads the shapes of an SVG.
pub(super) fn shapes(bytes: &[u8]) -> Result<Tree, Flaw> {
    let no_picture = |error: &dyn ToString| Flaw::NoPicture(error.to_string());
    let text = std::str::from_utf8(bytes).map_err(|error| no_picture(&error))?;
    // What an entity stands for cannot be measured before it is parsed.
    if text.contains("<!ENTITY") {
        return Err(Flaw::NoPicture("entities are not read".to_owned()));
    }
    if !is_modest(text) {
        return Err(Flaw::TooManyParts);
    }
    let options = ParsingOptions { allow_dtd: true, nodes_limit: MOST_NODES };
    let document = Document::parse_with_options(text, options).map_err(|error| no_picture(&error))?;
    let (mut elements, mut rules) = (0, 0);
    for node in document.descendants().filter(Node::is_element) {
        elements += 1;
        let name = node.tag_name().name();
        if let Some(element) = NOT_DRAWN.into_iter().find(|&element| element == name) {
            return Err(Flaw::Element(element));
        }
        // A rule of a style sheet could refer from any element to any other.
        if name == "style" {
            let sheet = || node.descendants().filter_map(|node| node.text());
            if sheet().any(|text| text.contains("url(")) {
                return Err(Flaw::Element("style: url()"));
            }
            rules += sheet().flat_map(str::bytes).filter(|byte| b"{,".contains(byte)).count();
        }
    }
    if rules.saturating_mul(elements) > MOST_RULES_HELD {
        return Err(Flaw::TooManyParts);
    }
    let mut scale = Scale::new(&document).ok_or_else(|| Flaw::NoPicture("two parts of the same name".to_owned()))?;
    if scale.weigh(document.root_element(), DEEPEST).is_none_or(|weight| weight.parts > MOST_PARTS) {
        return Err(Flaw::TooManyParts);
    }
    // An SVG may name other files as its pictures; none is ever opened.
    let nothing = ImageHrefResolver { resolve_data: Box::new(|_, _, _| None), resolve_string: Box::new(|_, _| None) };
    let options = Options { image_href_resolver: nothing, ..Options::default() };
    let tree = Tree::from_xmltree(&document, &options).map_err(|error| no_picture(&error))?;
    cost::check(&tree)?;
    Ok(tree)
}

/// Returns `true` if no element of an XML text lies deeper than [`DEEPEST`] or has more than [`MOST_ATTRIBUTES`]. Up to
/// the point where the text is no longer XML this sees the same elements as a parser, and a parser gives up there.
fn is_modest(text: &str) -> bool {
    let mut depth: usize = 0;
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        rest = &rest[start..];
        let skipped = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", "")];
        if let Some((begin, end)) = skipped.into_iter().find(|(begin, _)| rest.starts_with(begin)) {
            rest = &rest[begin.len()..];
            let Some(at) = rest.find(end) else { return true };
            rest = &rest[at + end.len()..];
            continue;
        }
        let Some((end, attributes)) = end_of_tag(rest) else { return true };
        if attributes > MOST_ATTRIBUTES {
            return false;
        }
        let tag = &rest[..end];
        if tag.starts_with("</") {
            let Some(outer) = depth.checked_sub(1) else { return false };
            depth = outer;
        } else if !tag.ends_with('/') {
            depth += 1;
            if depth > DEEPEST {
                return false;
            }
        }
        rest = &rest[end..];
    }
    true
}

/// Returns the place of the `>` that ends a tag and is not within the quotes of a value, and the number of values.
fn end_of_tag(tag: &str) -> Option<(usize, usize)> {
    let (mut quote, mut values) = (None, 0);
    tag.char_indices().find_map(|(at, c)| {
        match (quote, c) {
            (None, '>') => return Some((at, values)),
            (None, '"' | '\'') => {
                quote = Some(c);
                values += 1;
            }
            (Some(open), _) if open == c => quote = None,
            _ => {}
        }
        None
    })
}

/// Weight of an element when all references are followed.
#[derive(Clone, Copy)]
struct Weight {
    /// Number of elements drawn for it, long ones counted several times.
    parts: usize,
    /// Depth of these elements within each other, itself included.
    height: usize,
}

/// The elements of a text by their names, with the weights of those that were weighed.
struct Scale<'a, 'input> {
    by_id: HashMap<&'a str, Node<'a, 'input>>,
    weights: HashMap<NodeId, Weight>,
}

impl<'a, 'input> Scale<'a, 'input> {
    /// Returns `None` if two elements have the same name: it is up to the parser to choose between them.
    fn new(document: &'a Document<'input>) -> Option<Self> {
        let mut by_id = HashMap::new();
        for node in document.descendants() {
            if let Some(id) = node.attribute("id")
                && by_id.insert(id, node).is_some()
            {
                return None;
            }
        }
        Some(Scale { by_id, weights: HashMap::new() })
    }

    /// Returns the weight of an element; `None` if what lies in it or is referred to goes deeper than `deepest`, as it
    /// does where an element refers to itself.
    fn weigh(&mut self, node: Node<'a, 'input>, deepest: usize) -> Option<Weight> {
        if let Some(&weight) = self.weights.get(&node.id()) {
            return (weight.height <= deepest).then_some(weight);
        }
        let deepest = deepest.checked_sub(1)?;
        let bytes: usize = node.attributes().map(|attribute| attribute.value().len()).sum();
        let mut whole = Weight { parts: 1 + bytes / BYTES_OF_PART, height: 0 };
        let mut add = |part: Weight, times: usize| {
            whole.parts = whole.parts.saturating_add(part.parts.saturating_mul(times));
            whole.height = whole.height.max(part.height);
        };
        for child in node.children().filter(Node::is_element) {
            add(self.weigh(child, deepest)?, 1);
        }
        for attribute in node.attributes() {
            for id in attribute.value().split('#').skip(1) {
                let id = id.split([')', '"', '\'', ' ']).next().unwrap_or(id);
                let Some(&part) = self.by_id.get(id) else { continue };
                // A fill is handed down to all that lies within.
                let is_handed_down = ["fill", "stroke", "style"].contains(&attribute.name());
                let times = if is_handed_down { node.descendants().count() } else { 1 };
                add(self.weigh(part, deepest)?, times);
            }
        }
        whole.height += 1;
        let _ = self.weights.insert(node.id(), whole);
        Some(whole)
    }
}
