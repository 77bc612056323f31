//! The three looks.

use super::palette::{Palette, hex};

use iced::Color;

/// Green cloth; the default.
pub const SPRUCE: Palette = Palette {
    felt_top: hex(0x24_5649),
    felt_bottom: hex(0x18_423A),
    felt_line: hex(0x3E_7B6E),
    bar: hex(0x12_312B),
    rail: hex(0x16_3B33),
    plate: hex(0x0E_2A25),
    plate_edge: hex(0x35_6C60),
    chip: hex(0x1E_4A41),
    text: hex(0xF6_F1E4),
    muted: hex(0xB4_CBC2),
    amber: hex(0xF6_BC45),
    on_amber: hex(0x2A_1D00),
    good: hex(0x8E_DDB4),
    bad: hex(0xFF_B4A3),
    paper: hex(0xFB_F5E4),
    raised_paper: hex(0xFF_FDF6),
    rule_line: hex(0xBB_D0DC),
    margin_line: hex(0xE8_A9A0),
    binding: hex(0x8E_3A2C),
    ink: hex(0x20_242B),
    second_ink: hex(0x56_5B63),
    pencil: hex(0xB3_261E),
    action: hex(0x17_594D),
    on_action: Color::WHITE,
    gain: hex(0x17_594D),
    focus_on_paper: hex(0xB8_6A00),
    change_mark: hex(0xA3_480B),
    control_edge: hex(0x85_7D69),
    hairline: hex(0xDD_D3BC),
    segment_hover: hex(0xEF_E7D2),
    card_paper: hex(0xFF_FDF6),
    card_edge: hex(0xCF_C4AE),
    cover: translucent(0x16_382F, 0.46),
    scrim: translucent(0x08_1814, 0.62),
};

/// Dark and restful. Its paper is dark, so what lies on paper is retuned: the action green, the mark of a change, a gain
/// and the edges would drown in it otherwise.
pub const MIDNIGHT: Palette = Palette {
    felt_top: hex(0x26_2E3B),
    felt_bottom: hex(0x17_1C25),
    felt_line: hex(0x3B_4658),
    bar: hex(0x10_141B),
    rail: hex(0x15_1A22),
    plate: hex(0x0D_1117),
    plate_edge: hex(0x3C_485B),
    chip: hex(0x1D_2430),
    text: hex(0xEC_E8DE),
    muted: hex(0xA9_B3C2),
    amber: hex(0xF0_B54A),
    on_amber: hex(0x24_1900),
    good: hex(0x8E_DDB4),
    bad: hex(0xFF_B4A3),
    paper: hex(0x23_2A35),
    raised_paper: hex(0x1B_212B),
    rule_line: hex(0x3A_465A),
    margin_line: hex(0x7A_4A4A),
    binding: hex(0x8E_3A2C),
    ink: hex(0xED_E8DC),
    second_ink: hex(0xB3_BAC6),
    pencil: hex(0xFF_9C8A),
    action: hex(0x2F_8271),
    on_action: Color::WHITE,
    gain: hex(0x8E_DDB4),
    focus_on_paper: hex(0xF0_B54A),
    change_mark: hex(0xF2_A56B),
    control_edge: hex(0x8A_93A3),
    hairline: hex(0x3A_465A),
    segment_hover: hex(0x31_3A48),
    card_paper: hex(0xED_E8DB),
    card_edge: hex(0xC2_B8A4),
    cover: translucent(0x12_161D, 0.46),
    scrim: translucent(0x04_0609, 0.66),
};

/// Light, for bright rooms.
pub const LINEN: Palette = Palette {
    felt_top: hex(0xE9_E2D0),
    felt_bottom: hex(0xD8_CFB8),
    felt_line: hex(0xBF_B396),
    bar: hex(0xFB_F8F0),
    rail: hex(0xF3_EDDF),
    plate: hex(0xFF_FDF7),
    plate_edge: hex(0xB9_AD90),
    chip: hex(0xEA_E3D2),
    text: hex(0x22_272E),
    muted: hex(0x4A_4F56),
    amber: hex(0x7A_4200),
    on_amber: Color::WHITE,
    good: hex(0x0B_6B45),
    bad: hex(0xA8_261C),
    paper: Color::WHITE,
    cover: translucent(0xCF_C6AE, 0.46),
    scrim: translucent(0x32_2C1E, 0.45),
    ..SPRUCE
};

const fn translucent(rgb: u32, alpha: f32) -> Color {
    let colour = hex(rgb);
    Color { a: alpha, ..colour }
}
