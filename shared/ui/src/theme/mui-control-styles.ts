/**
 * Minimum height of a control. Like the other sizes, a dense screen reduces it on its root (`--control-height: 32px`).
 * Menus and dialogs of such a screen are children of that root, so that they are dense as well.
 */
export const CONTROL_HEIGHT = 'var(--control-height, 48px)';
/** Font size of a control. */
export const CONTROL_FONT_SIZE = 'var(--control-font, var(--t-body))';
/** Font size of hints and small controls. */
export const SMALL_FONT_SIZE = 'var(--control-font, var(--t-small))';
/** Inline padding of a button. */
export const CONTROL_PADDING = 'var(--control-padding, var(--s5))';
/** Inline padding of a text field. */
export const FIELD_PADDING = 'var(--control-field-padding, var(--s3))';
/** Height of a menu item. */
export const MENU_ROW_HEIGHT = 'var(--control-row, 40px)';
/** Hairline border. */
export const BORDER = '1px solid var(--line)';
/** Outline of a focused element. */
export const FOCUS_RING = { outline: '2px solid var(--focus)', outlineOffset: 2 };
/** Focus outline inside the element, where an outer one would be clipped. */
export const INNER_FOCUS_RING = { ...FOCUS_RING, outlineOffset: -2 };
/** Style of disabled controls, which still show tooltips. */
export const DISABLED_STYLE = {
  color: 'var(--text-3)',
  cursor: 'default',
  pointerEvents: 'auto',
  '@media (forced-colors: active)': { color: 'GrayText' },
} as const;
/** Surface of menus and dialogs. */
export const PAPER_STYLE = {
  border: BORDER,
  backgroundColor: 'var(--paper)',
  boxShadow: 'var(--shadow)',
};
