import { createTheme } from '@mui/material/styles';

const sans = "'Archivo', 'Archivo Fallback', system-ui, sans-serif";
const slug = "'Courier Prime', 'Courier Prime Fallback', 'Courier New', monospace";

/** The same language as tokens.css, for MUI components. Follows the system's colour scheme. */
export const muiTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    dark: {
      palette: {
        primary: { main: '#f0a63a', contrastText: '#1a1206' },
        info: { main: '#8fc1f2' },
        success: { main: '#63c48d' },
        warning: { main: '#f2c94c' },
        error: { main: '#ff8a7a' },
        background: { default: '#0b0a09', paper: '#141210' },
        text: { primary: '#f4efe6', secondary: '#b9b0a2' },
        divider: '#332e28',
      },
    },
    light: {
      palette: {
        primary: { main: '#8f5200', contrastText: '#ffffff' },
        info: { main: '#1d5a99' },
        success: { main: '#1b6b41' },
        warning: { main: '#7a5600' },
        error: { main: '#b3261e' },
        background: { default: '#faf7f1', paper: '#ffffff' },
        text: { primary: '#1a1613', secondary: '#5a5147' },
        divider: '#dcd4c6',
      },
    },
  },
  shape: { borderRadius: 6 },
  spacing: 8,
  typography: {
    fontFamily: sans,
    body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    overline: { fontFamily: slug, fontSize: '0.9375rem', letterSpacing: '0.02em' },
    button: { fontWeight: 600, textTransform: 'none' },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiMenu: { styleOverrides: { paper: { border: '1px solid var(--line)' } } },
  },
});
