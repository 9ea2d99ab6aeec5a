import { muiTheme } from './mui-theme';

type Theme = typeof muiTheme;
type Token = [name: string, value: string];

/**
 * Creates `tokens.css`: the theme as CSS custom properties, which all style sheets of the site use. An element with
 * `data-scheme="dark"` stays dark in the light scheme.
 */
export function createTokensCss(theme: Theme = muiTheme): string {
  const dark = colorTokens(theme, 'dark');
  const light = colorTokens(theme, 'light').filter((token, at) => token[1] !== dark[at]?.[1]);
  const always = [
    fontTokens(theme),
    fontSizeTokens(theme),
    spacingTokens(theme),
    shapeTokens(theme),
  ];
  return [
    '/* Written from mui-theme.tsx by `npm run theme`: change it there. */',
    block(":root,\n[data-scheme='dark']", [[['color-scheme', 'dark'], ...dark], ...always]),
    '/* Prints are light in either scheme. */',
    '@media print, (prefers-color-scheme: light) {',
    indentLines(block(':root', [[['color-scheme', 'light'], ...light]])),
    '}',
    '',
  ].join('\n');
}

function colorTokens({ colorSchemes }: Theme, scheme: 'dark' | 'light'): Token[] {
  const { palette } = colorSchemes[scheme] ?? {};
  if (!palette) throw new Error(`The theme has no ${scheme} colour scheme.`);
  const { background, text, primary, scene } = palette;
  return [
    ['--bg', background.default],
    ['--paper', background.paper],
    ['--raised', background.raised],
    ['--line', palette.divider],
    ['--control', palette.control],
    ['--text', text.primary],
    ['--text-2', text.secondary],
    ['--text-3', text.tertiary],
    ['--primary', primary.main],
    ['--primary-hover', primary.dark],
    ['--on-primary', primary.contrastText],
    ['--primary-text', primary.text ?? primary.main],
    ['--link', palette.info.main],
    ['--success', palette.success.main],
    ['--warning', palette.warning.main],
    ['--error', palette.error.main],
    ['--focus', palette.focus],
    ['--tungsten', scene.tungsten],
    ['--daylight', scene.daylight],
    ['--guide', scene.guide],
    ['--shadow', `0 12px 40px ${palette.shadowColor}`],
  ];
}

function fontTokens({ headings, typography }: Theme): Token[] {
  return [
    ['--font-sans', String(typography.fontFamily)],
    ['--font-wide', String(typography.h1.fontFamily)],
    ['--font-slug', String(typography.overline.fontFamily)],
    ['--wide', headings.width],
  ];
}

function fontSizeTokens({ labels, typography }: Theme): Token[] {
  return [
    ['--t-micro', labels.fontSize],
    ['--t-tiny', String(typography.caption.fontSize)],
    ['--t-slug', String(typography.overline.fontSize)],
    ['--t-small', String(typography.body2.fontSize)],
    ['--t-body', String(typography.body1.fontSize)],
    ['--t-h3', String(typography.h3.fontSize)],
    ['--t-lead', String(typography.subtitle1.fontSize)],
    ['--t-chapter', String(typography.subtitle2.fontSize)],
    ['--t-h2', String(typography.h2.fontSize)],
    ['--t-h1', String(typography.h1.fontSize)],
  ];
}

/** Multiples of half the spacing unit: `--s4` is 16 px. */
const steps = [1, 2, 3, 4, 5, 6, 8, 12, 16, 24, 32];

function spacingTokens({ layout, spacing }: Theme): Token[] {
  // `spacing()` returns `calc(0.5 * var(--mui-spacing, 8px))`, and public pages lack MUI's variables.
  const unit = Number(/([\d.]+)px/.exec(spacing(1))?.[1]);
  return [
    ...steps.map((step): Token => [`--s${step}`, `${(step * unit) / 2}px`]),
    ['--section', layout.section],
    ['--page-top', layout.pageTop],
    ['--gutter', layout.gutter],
    ['--column-gap', layout.columnGap],
    // One of twelve columns of a page's container with the gap after it.
    ['--column', 'calc((100% + var(--column-gap)) / 12)'],
  ];
}

function shapeTokens({ shape, transitions }: Theme): Token[] {
  return [
    ['--r-control', `${shape.borderRadius}px`],
    ['--r-card', `${shape.card}px`],
    ['--r-dialog', `${shape.dialog}px`],
    ['--r-full', `${shape.full}px`],
    ['--ease', transitions.easing.easeOut],
  ];
}

function block(selector: string, groups: Token[][]): string {
  const body = groups.map((tokens) => tokens.map(declaration).join('\n')).join('\n\n');
  return `${selector} {\n${body}\n}`;
}

/** Formats as oxfmt does: a value that does not fit has a line of its own. */
function declaration([name, value]: Token): string {
  const line = `  ${name}: ${value};`;
  return line.length <= 100 ? line : `  ${name}:\n    ${value};`;
}

function indentLines(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
