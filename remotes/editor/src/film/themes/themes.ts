import type { DeckTheme, FontTypography } from '../../core/model/theme-schema';

const DEFAULT_TITLE_TYPOGRAPHY: FontTypography = {
  fontWeight: 'normal',
  fontStyle: 'normal',
  letterSpacing: 0,
  lineHeight: 1.05,
  textCase: 'none',
};

const DEFAULT_TEXT_TYPOGRAPHY: FontTypography = { ...DEFAULT_TITLE_TYPOGRAPHY, lineHeight: 1.3 };

/** Themes with dark slides. */
const darkThemes = [
  defineTheme({
    name: 'noir',
    title: 'Noir',
    composition: 'poster',
    titleFont: 'Bebas Neue',
    textFont: 'Barlow',
    palette: {
      background: '#101114',
      surface: '#1b1d22',
      text: '#f1efe9',
      mutedText: '#b3b4b6',
      accent: '#e0c58f',
      secondary: '#5d6b7a',
      coverBackground: '#060607',
      coverText: '#f7f4ec',
    },
    titleTypography: { letterSpacing: 0.04, lineHeight: 1, textCase: 'upper' },
    placeholderFill: 'radial-gradient(circle at 50% 50%, #7d8791, #0b0c0f)',
    titleRule: { width: 120, height: 2 },
    logoCorner: 'bottom-right',
    pictureRadius: 0,
  }),
  defineTheme({
    name: 'thriller',
    title: 'Thriller',
    composition: 'block',
    titleFont: 'Anton',
    textFont: 'Barlow',
    palette: {
      background: '#12181c',
      surface: '#1d262c',
      text: '#eef3f3',
      mutedText: '#a9b9be',
      accent: '#e5ff3f',
      secondary: '#2f8f9d',
      coverBackground: '#0a0f12',
      coverText: '#f4f8f8',
    },
    titleTypography: { letterSpacing: 0.01, lineHeight: 1.1, textCase: 'upper' },
    placeholderFill: 'linear-gradient(200deg, #3d6b77, #0b1114)',
    titleRule: { width: 12, height: 12 },
    logoCorner: 'top-right',
    pictureRadius: 0,
  }),
  defineTheme({
    name: 'horror',
    title: 'Horror',
    composition: 'poster',
    titleFont: 'Bodoni Moda',
    textFont: 'Work Sans',
    palette: {
      background: '#0d0b0b',
      surface: '#1b1616',
      text: '#ede6df',
      mutedText: '#b3a59e',
      accent: '#ef4338',
      secondary: '#6b1512',
      coverBackground: '#080606',
      coverText: '#f3ece6',
    },
    titleTypography: { fontStyle: 'italic', letterSpacing: -0.01 },
    placeholderFill: 'radial-gradient(circle at 50% 50%, #6e1714, #0b0808)',
    titleRule: { width: 160, height: 2 },
    logoCorner: 'bottom-right',
    pictureRadius: 0,
  }),
  defineTheme({
    name: 'orbit',
    title: 'Science fiction',
    composition: 'grid',
    titleFont: 'Space Grotesk',
    textFont: 'DM Sans',
    palette: {
      background: '#0b1020',
      surface: '#151c33',
      text: '#e9eefc',
      mutedText: '#a3b1d4',
      accent: '#5ce1e6',
      secondary: '#7c5cff',
      coverBackground: '#060a17',
      coverText: '#f1f5ff',
    },
    titleTypography: { fontWeight: 'bold', letterSpacing: -0.03 },
    placeholderFill: 'linear-gradient(200deg, #5b63d8, #070b1a)',
    titleRule: { width: 64, height: 4 },
    logoCorner: 'top-right',
    pictureRadius: 6,
  }),
];

/** Themes with light slides and dark covers. */
const lightThemes = [
  defineTheme({
    name: 'documentary',
    title: 'Documentary',
    composition: 'editorial',
    titleFont: 'Work Sans',
    textFont: 'Lora',
    palette: {
      background: '#f6f2ea',
      surface: '#e9e2d4',
      text: '#1d1b18',
      mutedText: '#544e44',
      accent: '#c0392b',
      secondary: '#2f4b54',
      coverBackground: '#1c1a17',
      coverText: '#f8f4ec',
    },
    titleTypography: { fontWeight: 'bold', letterSpacing: -0.03 },
    placeholderFill: 'linear-gradient(160deg, #9a9486, #2b2a27)',
    titleRule: { width: 40, height: 8 },
    logoCorner: 'bottom-right',
    pictureRadius: 0,
  }),
  defineTheme({
    name: 'arthouse',
    title: 'Arthouse',
    composition: 'gallery',
    titleFont: 'Cormorant Garamond',
    textFont: 'EB Garamond',
    palette: {
      background: '#faf7f2',
      surface: '#efe8dd',
      text: '#22271f',
      mutedText: '#555b4f',
      accent: '#5f8f6d',
      secondary: '#b98a5a',
      coverBackground: '#26352a',
      coverText: '#f4efe4',
    },
    titleTypography: { letterSpacing: -0.01, lineHeight: 1 },
    placeholderFill: 'linear-gradient(115deg, #c3b394, #3c4a3e)',
    titleRule: { width: 48, height: 2 },
    logoCorner: 'top-right',
    pictureRadius: 0,
  }),
  defineTheme({
    name: 'festival',
    title: 'Festival',
    composition: 'block',
    titleFont: 'Syne',
    textFont: 'DM Sans',
    palette: {
      background: '#fff7ec',
      surface: '#ffe6cf',
      text: '#23133f',
      mutedText: '#5b4b76',
      accent: '#da3a1e',
      secondary: '#f2a413',
      coverBackground: '#37126a',
      coverText: '#fff3e0',
    },
    titleTypography: { fontWeight: 'bold', letterSpacing: -0.02 },
    placeholderFill: 'linear-gradient(135deg, #e8532f, #4a1a86)',
    titleRule: { width: 72, height: 12 },
    logoCorner: 'top-right',
    pictureRadius: 0,
  }),
  defineTheme({
    name: 'romance',
    title: 'Romance',
    composition: 'classic',
    titleFont: 'DM Serif Display',
    textFont: 'DM Sans',
    palette: {
      background: '#fff6f3',
      surface: '#fbe3dd',
      text: '#3a1a24',
      mutedText: '#744a55',
      accent: '#cf4263',
      secondary: '#e8a08a',
      coverBackground: '#561429',
      coverText: '#ffeee8',
    },
    placeholderFill: 'linear-gradient(150deg, #f0b8a4, #8a2c4a)',
    titleRule: { width: 36, height: 4 },
    logoCorner: 'bottom-right',
    pictureRadius: 16,
  }),
  defineTheme({
    name: 'period',
    title: 'Period',
    composition: 'classic',
    titleFont: 'Cinzel',
    textFont: 'EB Garamond',
    palette: {
      background: '#f5efe2',
      surface: '#e8dcc4',
      text: '#2a2118',
      mutedText: '#5c4c37',
      accent: '#9a6a1f',
      secondary: '#24405a',
      coverBackground: '#14263a',
      coverText: '#f1e3c2',
    },
    titleTypography: { letterSpacing: 0.02, lineHeight: 1.1 },
    placeholderFill: 'linear-gradient(180deg, #cda266, #16283c)',
    titleRule: { width: 96, height: 2 },
    logoCorner: 'bottom-right',
    pictureRadius: 0,
  }),
  defineTheme({
    name: 'matinee',
    title: 'Matinee',
    composition: 'editorial',
    titleFont: 'Fredoka',
    textFont: 'Nunito',
    palette: {
      background: '#fffdf5',
      surface: '#e3f4f1',
      text: '#1f2a44',
      mutedText: '#4c5773',
      accent: '#de5c26',
      secondary: '#ffc233',
      coverBackground: '#123f54',
      coverText: '#fffcf0',
    },
    titleTypography: { fontWeight: 'bold', letterSpacing: -0.01 },
    placeholderFill: 'linear-gradient(160deg, #ffc645, #e8622c)',
    titleRule: { width: 56, height: 10 },
    logoCorner: 'top-right',
    pictureRadius: 24,
  }),
];

/** Ten themes made for film decks. */
export const FILM_THEMES: readonly DeckTheme[] = [...darkThemes, ...lightThemes];

export function requireTheme(name: string): DeckTheme {
  const theme = FILM_THEMES.find((candidate) => candidate.name === name);
  if (!theme) throw new Error(`There is no theme "${name}".`);
  return theme;
}

type ThemeDefinition = Omit<DeckTheme, 'titleTypography' | 'textTypography' | 'backgrounds'> & {
  readonly titleTypography?: Partial<FontTypography>;
  readonly textTypography?: Partial<FontTypography>;
};

/** Completes a theme with the defaults shared by all themes. */
export function defineTheme({
  titleTypography,
  textTypography,
  ...theme
}: ThemeDefinition): DeckTheme {
  const { background, surface, coverBackground } = theme.palette;
  return {
    ...theme,
    titleTypography: { ...DEFAULT_TITLE_TYPOGRAPHY, ...titleTypography },
    textTypography: { ...DEFAULT_TEXT_TYPOGRAPHY, ...textTypography },
    backgrounds: [background, surface, coverBackground],
  };
}
