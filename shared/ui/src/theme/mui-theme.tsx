import {
  createTheme,
  StyledEngineProvider,
  ThemeProvider,
  type Components,
  type Theme,
} from '@mui/material/styles';
import type { ReactNode } from 'react';
import type {} from './mui-augmentation';
import { palettes } from './palettes';
import { muiButtons } from './mui-buttons';
import { muiFields } from './mui-fields';
import { muiSurfaces } from './mui-surfaces';

/** Theme overrides of all MUI components: hairlines, no ripples, no animation. */
const muiComponents: Components<Theme> = {
  ...muiButtons,
  ...muiFields,
  ...muiSurfaces,
};

// Devanagari letters use their font wherever a page or a name has loaded it.
const FONT_FAMILIES = {
  sans: "'Archivo', 'Archivo Accents', 'Noto Sans Devanagari', 'Archivo Fallback', 'Archivo Fallback Linux', system-ui, sans-serif",
  wide: "'Archivo', 'Archivo Accents', 'Noto Sans Devanagari', 'Archivo Wide Fallback', 'Archivo Wide Fallback Linux', system-ui, sans-serif",
  slug: "'Courier Prime', 'Courier Prime Accents', 'Noto Sans Devanagari', 'Courier Prime Fallback', 'Courier New', monospace",
};

/**
 * Theme of the site: source of `tokens.css` (`npm run theme`) and of MUI components inside `MuiScope`. Follows the
 * system's color scheme.
 * @example <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
 */
export const muiTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { dark: { palette: palettes.dark }, light: { palette: palettes.light } },
  shape: { borderRadius: 6, card: 10, dialog: 16, full: 999 },
  spacing: 8,
  layout: {
    section: 'clamp(64px, 9vw, 128px)',
    pageTop: 'clamp(40px, 6.6vw, 84px)',
    gutter: 'clamp(20px, 4vw, 48px)',
    columnGap: '48px',
  },
  headings: { width: '116%' },
  labels: { fontSize: '0.75rem' },
  transitions: { easing: { easeOut: 'cubic-bezier(0.16, 1, 0.3, 1)' } },
  typography: {
    fontFamily: FONT_FAMILIES.sans,
    h1: {
      fontFamily: FONT_FAMILIES.wide,
      fontSize: 'clamp(2.375rem, 1rem + 3.4vw, 4rem)',
      fontWeight: 640,
      lineHeight: 1,
      letterSpacing: '-0.025em',
    },
    h2: {
      fontFamily: FONT_FAMILIES.wide,
      fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 2.75rem)',
      fontWeight: 620,
      lineHeight: 1.1,
      letterSpacing: '-0.018em',
    },
    h3: { fontSize: '1.25rem', fontWeight: 620, lineHeight: 1.3 },
    // Titles of chapters under a heading of their own.
    subtitle2: { fontSize: 'clamp(1.5rem, 1.1rem + 1.4vw, 2.25rem)', lineHeight: 1.1 },
    subtitle1: { fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.375rem)', lineHeight: 1.5 },
    body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    caption: { fontSize: '0.8125rem' },
    overline: { fontFamily: FONT_FAMILIES.slug, fontSize: '0.9375rem', letterSpacing: '0.02em' },
    button: { fontWeight: 600, textTransform: 'none' },
  },
  focusVisible: { outlineColor: 'var(--focus)', outlineOffset: '3px' },
  components: muiComponents,
});

/**
 * Provides the site's theme to MUI components; wrap each screen once. MUI's style sheets are first in the document, so that
 * a screen's classes and the focus ring override them.
 * @example <MuiScope><Dashboard /></MuiScope>
 */
export function MuiScope({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </StyledEngineProvider>
  );
}
