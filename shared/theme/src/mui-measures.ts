/**
 * Minimum height of a control. Like the other sizes, a dense screen reduces it on its root (`--control-height: 32px`).
 * Menus and dialogs of such a screen are children of that root, so that they are dense as well.
 */
export const height = 'var(--control-height, 48px)';
/** Font size of a control. */
export const fontSize = 'var(--control-font, var(--t-body))';
/** Font size of hints and small controls. */
export const small = 'var(--control-font, var(--t-small))';
/** Inline padding of a button. */
export const padding = 'var(--control-padding, var(--s5))';
/** Inline padding of a text field. */
export const fieldPadding = 'var(--control-field-padding, var(--s3))';
/** Height of a menu item. */
export const row = 'var(--control-row, 40px)';
/** Hairline border. */
export const border = '1px solid var(--line)';
/** Outline of a focused element. */
export const ring = { outline: '2px solid var(--focus)', outlineOffset: 2 };
/** Focus outline inside the element, where an outer one would be clipped. */
export const innerRing = { ...ring, outlineOffset: -2 };
/** Style of disabled controls, which still show tooltips. */
export const off = { color: 'var(--text-3)', cursor: 'default', pointerEvents: 'auto' } as const;
/** Surface of menus and dialogs. */
export const paper = { border, backgroundColor: 'var(--paper)', boxShadow: 'var(--shadow)' };
