/**
 * Sizes of a page, which a dense screen sets smaller on its root: `--control-height: 32px` and so on. What
 * opens over such a screen is put into that root, so that it is dense, too.
 */
export const height = 'var(--control-height, 48px)';
export const fontSize = 'var(--control-font, var(--t-body))';
export const small = 'var(--control-font, var(--t-small))';
export const padding = 'var(--control-padding, var(--s5))';
export const fieldPadding = 'var(--control-field-padding, var(--s3))';
export const row = 'var(--control-row, 40px)';

export const border = '1px solid var(--line)';
export const ring = { outline: '2px solid var(--focus)', outlineOffset: 2 };
export const innerRing = { ...ring, outlineOffset: -2 };
export const off = { color: 'var(--text-3)', cursor: 'default', pointerEvents: 'auto' } as const;
export const paper = { border, backgroundColor: 'var(--paper)', boxShadow: 'var(--shadow)' };
