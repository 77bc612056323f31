//! Methods of widgets that leave something to the widget that they are made around.

/// Defines methods of iced's `Widget`, named one by one, that hand everything on to the field `content`, whose state is the
/// first and only child of the widget's own. `inner` gives the layout of the content in that of the widget.
macro_rules! hands_on {
    ($inner:expr; $($method:ident)*) => { $(hands_on!(@$method $inner);)* };
    (@children $inner:expr) => {
        fn children(&self) -> Vec<iced::advanced::widget::Tree> {
            vec![iced::advanced::widget::Tree::new(&self.content)]
        }
    };
    (@diff $inner:expr) => {
        fn diff(&self, tree: &mut iced::advanced::widget::Tree) {
            tree.diff_children(std::slice::from_ref(&self.content));
        }
    };
    (@size $inner:expr) => {
        fn size(&self) -> iced::Size<iced::Length> {
            self.content.as_widget().size()
        }

        fn size_hint(&self) -> iced::Size<iced::Length> {
            self.content.as_widget().size_hint()
        }
    };
    (@layout $inner:expr) => {
        fn layout(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            renderer: &iced::Renderer,
            limits: &iced::advanced::layout::Limits,
        ) -> iced::advanced::layout::Node {
            self.content.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
        }
    };
    (@operate $inner:expr) => {
        fn operate(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            renderer: &iced::Renderer,
            operation: &mut dyn iced::advanced::widget::Operation,
        ) {
            self.content.as_widget_mut().operate(&mut tree.children[0], $inner(layout), renderer, operation);
        }
    };
    (@update $inner:expr) => {
        fn update(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            event: &iced::Event,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            renderer: &iced::Renderer,
            clipboard: &mut dyn iced::advanced::Clipboard,
            shell: &mut iced::advanced::Shell<'_, M>,
            viewport: &iced::Rectangle,
        ) {
            let (content, layout) = (self.content.as_widget_mut(), $inner(layout));
            content.update(&mut tree.children[0], event, layout, cursor, renderer, clipboard, shell, viewport);
        }
    };
    (@mouse_interaction $inner:expr) => {
        fn mouse_interaction(
            &self,
            tree: &iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            viewport: &iced::Rectangle,
            renderer: &iced::Renderer,
        ) -> iced::mouse::Interaction {
            let (content, layout) = (self.content.as_widget(), $inner(layout));
            content.mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
        }
    };
    (@draw $inner:expr) => {
        fn draw(
            &self,
            tree: &iced::advanced::widget::Tree,
            renderer: &mut iced::Renderer,
            theme: &iced::Theme,
            style: &iced::advanced::renderer::Style,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            viewport: &iced::Rectangle,
        ) {
            let (content, layout) = (self.content.as_widget(), $inner(layout));
            content.draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
        }
    };
    (@overlay $inner:expr) => {
        fn overlay<'a>(
            &'a mut self,
            tree: &'a mut iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'a>,
            renderer: &iced::Renderer,
            viewport: &iced::Rectangle,
            translation: iced::Vector,
        ) -> Option<iced::advanced::overlay::Element<'a, M, iced::Theme, iced::Renderer>> {
            let (content, layout) = (self.content.as_widget_mut(), $inner(layout));
            content.overlay(&mut tree.children[0], layout, renderer, viewport, translation)
        }
    };
}

/// Defines the methods of iced's `Widget` by which a widget keeps a state of this type, which begins as its default.
macro_rules! keeps {
    ($state:ty) => {
        fn tag(&self) -> iced::advanced::widget::tree::Tag {
            iced::advanced::widget::tree::Tag::of::<$state>()
        }

        fn state(&self) -> iced::advanced::widget::tree::State {
            iced::advanced::widget::tree::State::new(<$state>::default())
        }
    };
}

pub(super) use hands_on;
pub(super) use keeps;
