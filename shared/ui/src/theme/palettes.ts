import type { PaletteOptions } from '@mui/material/styles';
import { paletteColor } from './palette-color';

/** Color of actions. Colors of labels, hover and text are computed from it. */
const primary = '#f0a63a';

/** Light in the drawings and guides over slides, the same in both schemes. */
const scene = { tungsten: '#f0a63a', daylight: '#4f86b8', guide: '#ff5fa2' };

/** Palettes of both color schemes: amber (tungsten light, 3200 K) for actions, blue (daylight, 5600 K) for information. */
export const palettes = {
  dark: {
    primary: paletteColor(primary, '#1d1a17'),
    background: { default: '#0b0a09', paper: '#141210', raised: '#1d1a17' },
    text: { primary: '#f4efe6', secondary: '#b9b0a2', tertiary: '#968c7e' },
    divider: '#332e28',
    control: '#82776a',
    info: { main: '#8fc1f2' },
    success: { main: '#63c48d' },
    warning: { main: '#f2c94c' },
    error: { main: '#ff8a7a' },
    focus: '#9ccbff',
    scene,
    shadowColor: 'rgb(0 0 0 / 0.45)',
  },
  light: {
    primary: paletteColor(primary, '#f1ece2'),
    background: { default: '#faf7f1', paper: '#ffffff', raised: '#f1ece2' },
    text: { primary: '#1a1613', secondary: '#5a5147', tertiary: '#6e6458' },
    divider: '#dcd4c6',
    control: '#857a6b',
    info: { main: '#1d5a99' },
    success: { main: '#1b6b41' },
    warning: { main: '#7a5600' },
    error: { main: '#b3261e' },
    focus: '#1d5a99',
    scene,
    shadowColor: 'rgb(0 0 0 / 0.14)',
  },
} satisfies Record<'dark' | 'light', PaletteOptions>;
