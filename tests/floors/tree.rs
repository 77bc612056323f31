//! The modules of the workspace as their sources have them: what each defines, and what it names of others.
//!
//! Test code is left out: it may name what it likes.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, ItemUse, Macro, Path, UseTree};

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::{Path as FilePath, PathBuf};

/// Number of a module in its [`Tree`].
pub type Id = usize;

/// All modules of several crates.
#[derive(Debug, Default)]
pub struct Tree {
    pub modules: Vec<Module>,
    crates: HashMap<String, Id>,
}

/// A module, in a file of its own or within one.
#[derive(Debug, Default)]
pub struct Module {
    /// The crate's name first.
    pub path: Vec<String>,
    pub file: PathBuf,
    parent: Option<Id>,
    /// Several where the module is another one on another system.
    children: HashMap<String, Vec<Id>>,
    items: HashSet<String>,
    /// Names that are taken over from elsewhere, and their paths.
    uses: HashMap<String, Vec<Vec<String>>>,
    /// Modules from which all names are taken over.
    globs: Vec<Vec<String>>,
    /// All paths that are written in it.
    pub named: Vec<Vec<String>>,
}

impl Tree {
    /// Reads a crate that begins with this file, which other crates call by this name.
    pub fn add(&mut self, name: &str, root: &FilePath) {
        let id = self.read(&[name.to_owned()], root, None);
        let _ = self.crates.insert(name.to_owned(), id);
    }

    fn read(&mut self, path: &[String], file: &FilePath, parent: Option<Id>) -> Id {
        let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let parsed = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        self.note(path, file, parent, &parsed.items)
    }

    fn note(&mut self, path: &[String], file: &FilePath, parent: Option<Id>, items: &[Item]) -> Id {
        let id = self.modules.len();
        self.modules.push(Module { path: path.to_vec(), file: file.to_owned(), parent, ..Module::default() });
        let mut reader = Reader::default();
        items.iter().for_each(|item| reader.visit_item(item));
        let Reader { module: Module { items: names, uses, globs, named, .. }, modules } = reader;
        let module = &mut self.modules[id];
        (module.items, module.uses, module.globs, module.named) = (names, uses, globs, named);
        for module in modules {
            let name = module.ident.to_string();
            let path = [path, std::slice::from_ref(&name)].concat();
            let there = match &module.content {
                Some((_, items)) => vec![self.note(&path, file, Some(id), items)],
                None => {
                    let files = files_of(file, parent.is_none(), &module, &name).into_iter();
                    files.map(|beside| self.read(&path, &beside, Some(id))).collect()
                }
            };
            self.modules[id].children.entry(name).or_default().extend(there);
        }
        id
    }

    /// The module that defines what this path names where it is written in `from`, and whether it names more than a module.
    pub fn resolve(&self, from: Id, path: &[String]) -> Option<(Id, bool)> {
        self.walk(from, path, 0)
    }

    fn walk(&self, from: Id, path: &[String], depth: usize) -> Option<(Id, bool)> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => self.within(self.root(from), rest, depth),
            "self" => self.within(from, rest, depth),
            "super" => self.walk_up(self.modules[from].parent?, rest, depth),
            name => self.within(from, path, depth).or_else(|| self.within(*self.crates.get(name)?, rest, depth)),
        }
    }

    fn walk_up(&self, from: Id, path: &[String], depth: usize) -> Option<(Id, bool)> {
        match path.split_first() {
            Some((first, rest)) if first == "super" => self.walk_up(self.modules[from].parent?, rest, depth),
            _ => self.within(from, path, depth),
        }
    }

    fn within(&self, module: Id, path: &[String], depth: usize) -> Option<(Id, bool)> {
        let Some((first, rest)) = path.split_first() else { return Some((module, false)) };
        // Names that are taken over in a circle lead nowhere.
        if depth > 20 {
            return None;
        }
        let here = &self.modules[module];
        let is_last = rest.is_empty();
        if is_last && here.items.contains(first) {
            return Some((module, true));
        }
        let children = here.children.get(first).into_iter().flatten();
        if let Some(found) = children.filter_map(|child| self.within(*child, rest, depth + 1)).next() {
            return Some(found);
        }
        if here.items.contains(first) {
            return Some((module, true));
        }
        let taken = here.uses.get(first).into_iter().flatten().filter(|path| path.len() > 1 || path[0] != *first);
        let taken = taken.map(|path| [path, rest].concat());
        let found: Vec<_> = taken.filter_map(|path| self.walk(module, &path, depth + 1)).collect();
        if let Some(found) = found.iter().find(|(_, is_item)| *is_item).or(found.first()) {
            return Some(*found);
        }
        let all = here.globs.iter().map(|glob| [glob, path].concat());
        all.filter_map(|path| self.walk(module, &path, depth + 1)).next()
    }

    fn root(&self, mut id: Id) -> Id {
        while let Some(parent) = self.modules[id].parent {
            id = parent;
        }
        id
    }
}

/// Where a module lies that is declared in `file`, on each system.
fn files_of(file: &FilePath, is_root: bool, module: &ItemMod, name: &str) -> Vec<PathBuf> {
    let folder = file.parent().expect("a folder");
    let written: Vec<PathBuf> = module.attrs.iter().filter_map(path_in).map(|path| folder.join(path)).collect();
    if !written.is_empty() {
        return written;
    }
    let folder = if is_root { folder.to_owned() } else { file.with_extension("") };
    vec![folder.join(name).with_extension("rs")]
}

/// What `path = "..."` says in an attribute.
fn path_in(attribute: &Attribute) -> Option<String> {
    let tokens: Vec<TokenTree> = attribute.meta.to_token_stream().into_iter().collect();
    let within = tokens.iter().find_map(|token| match token {
        TokenTree::Group(group) if attribute.path().is_ident("cfg_attr") => Some(group.stream().into_iter().collect()),
        _ => None,
    });
    let tokens = within.unwrap_or(tokens);
    tokens.windows(3).find_map(|three| match three {
        [TokenTree::Ident(name), TokenTree::Punct(_), TokenTree::Literal(text)] if name == "path" => {
            Some(text.to_string().trim_matches('"').to_owned())
        }
        _ => None,
    })
}

/// Whether this is for tests alone.
fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let list = attribute.path().is_ident("cfg").then(|| attribute.meta.require_list().ok()).flatten();
        list.is_some_and(|list| {
            list.tokens.clone().into_iter().any(|token| matches!(token, TokenTree::Ident(ident) if ident == "test"))
        })
    })
}

/// Reads what is in one module, without those within it.
#[derive(Default)]
struct Reader {
    module: Module,
    modules: Vec<ItemMod>,
}

impl Reader {
    fn take_over(&mut self, before: &[String], tree: &UseTree) {
        match tree {
            UseTree::Path(path) => {
                self.take_over(&[before, &[path.ident.to_string()]].concat(), &path.tree);
            }
            UseTree::Name(name) => self.take(before, &name.ident.to_string(), &name.ident.to_string()),
            UseTree::Rename(renamed) => self.take(before, &renamed.ident.to_string(), &renamed.rename.to_string()),
            UseTree::Glob(_) => self.module.globs.push(before.to_vec()),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.take_over(before, tree)),
        }
    }

    fn take(&mut self, before: &[String], name: &str, here: &str) {
        let (path, here) = if name == "self" {
            (before.to_vec(), if here == "self" { before.last().cloned().unwrap_or_default() } else { here.to_owned() })
        } else {
            ([before, &[name.to_owned()]].concat(), here.to_owned())
        };
        self.module.uses.entry(here).or_default().push(path.clone());
        self.module.named.push(path);
    }

    /// Paths among what a macro is given.
    fn scan(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(ident) if path.is_empty() || colons == 2 => {
                    path.push(ident.to_string());
                    colons = 0;
                }
                TokenTree::Punct(punct) if punct.as_char() == ':' && !path.is_empty() && colons < 2 => colons += 1,
                other => {
                    self.put(std::mem::take(&mut path));
                    colons = 0;
                    match other {
                        TokenTree::Group(group) => self.scan(group.stream()),
                        TokenTree::Ident(ident) => path.push(ident.to_string()),
                        TokenTree::Punct(_) | TokenTree::Literal(_) => {}
                    }
                }
            }
        }
        self.put(path);
    }

    fn put(&mut self, path: Vec<String>) {
        if path.len() > 1 {
            self.module.named.push(path);
        }
    }
}

impl<'a> Visit<'a> for Reader {
    fn visit_item(&mut self, item: &'a Item) {
        let (attributes, name): (&[Attribute], _) = match item {
            Item::Const(item) => (&item.attrs, Some(&item.ident)),
            Item::Enum(item) => (&item.attrs, Some(&item.ident)),
            Item::Fn(item) => (&item.attrs, Some(&item.sig.ident)),
            Item::Impl(item) => (&item.attrs, None),
            Item::Macro(item) => (&item.attrs, item.ident.as_ref()),
            Item::Mod(item) => (&item.attrs, None),
            Item::Static(item) => (&item.attrs, Some(&item.ident)),
            Item::Struct(item) => (&item.attrs, Some(&item.ident)),
            Item::Trait(item) => (&item.attrs, Some(&item.ident)),
            Item::Type(item) => (&item.attrs, Some(&item.ident)),
            Item::Union(item) => (&item.attrs, Some(&item.ident)),
            Item::Use(item) => (&item.attrs, None),
            _ => (&[], None),
        };
        if is_for_tests(attributes) {
            return;
        }
        if let Some(name) = name {
            let _ = self.module.items.insert(name.to_string());
        }
        match item {
            Item::Mod(module) => self.modules.push(module.clone()),
            // What it is made of is read where it is called.
            Item::Macro(item) if item.ident.is_some() => self.scan(item.mac.tokens.clone()),
            _ => visit::visit_item(self, item),
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'a syn::ImplItemFn) {
        if !is_for_tests(&item.attrs) {
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'a ItemUse) {
        self.take_over(&[], &item.tree);
    }

    fn visit_path(&mut self, path: &'a Path) {
        self.put(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, called: &'a Macro) {
        self.put(called.path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        self.scan(called.tokens.clone());
    }
}
