import type { Components } from '@mui/material/styles';
import {
  CONTROL_FONT_SIZE,
  CONTROL_HEIGHT,
  CONTROL_PADDING,
  SMALL_FONT_SIZE,
  DISABLED_STYLE,
} from './mui-control-styles';

/** Style of command buttons: no frame, a background on hover, framed while toggled. */
const tool = {
  gap: 6,
  minWidth: 32,
  minHeight: 32,
  padding: '0 6px',
  border: '1px solid transparent',
  borderRadius: 'var(--r-control)',
  color: 'var(--text)',
  font: '500 13px/1.25 var(--font-sans)',
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none' },
  '&:hover': { background: 'var(--raised)' },
  '&.Mui-disabled': { ...DISABLED_STYLE, border: '1px solid transparent', opacity: 0.55 },
} as const;

const TOGGLED_STYLE = {
  background: 'var(--raised)',
  borderColor: 'var(--line)',
  color: 'var(--primary-text)',
} as const;

/** Theme overrides of MUI's buttons. */
export const muiButtons: Components = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },

  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        gap: 'var(--s2)',
        minWidth: 0,
        minHeight: CONTROL_HEIGHT,
        padding: `0 ${CONTROL_PADDING}`,
        border: '1px solid transparent',
        borderRadius: 'var(--r-control)',
        fontSize: CONTROL_FONT_SIZE,
        fontWeight: 600,
        lineHeight: 1.25,
        letterSpacing: 0,
        transition: 'background-color 0.15s, border-color 0.15s',
        '&.Mui-disabled': {
          ...DISABLED_STYLE,
          borderColor: 'var(--line)',
          background: 'var(--raised)',
        },
        '& .MuiButton-icon': { margin: 0 },
        variants: [
          {
            props: { variant: 'contained' },
            style: {
              background: 'var(--primary)',
              color: 'var(--on-primary)',
              '&:hover': { background: 'var(--primary-hover)' },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: 'var(--control)',
              background: 'none',
              color: 'var(--text)',
              fontWeight: 'var(--control-weight, 600)',
              '&:hover': { borderColor: 'var(--text)', background: 'none' },
            },
          },
          {
            props: { variant: 'outlined', color: 'error' },
            style: {
              borderColor: 'var(--error)',
              color: 'var(--error)',
              '&:hover': { borderColor: 'var(--error)', background: 'none' },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              paddingInline: 'var(--s2)',
              color: 'var(--link)',
              '&:hover': { background: 'none', textDecoration: 'underline' },
            },
          },
          {
            props: { size: 'small' },
            style: {
              minHeight: 'var(--control-height, 36px)',
              paddingInline: 'var(--s3)',
              fontSize: SMALL_FONT_SIZE,
            },
          },
          {
            props: { variant: 'tool' },
            style: {
              ...tool,
              '&.Mui-disabled': { ...tool['&.Mui-disabled'], background: 'none' },
              '&[aria-expanded=true]': TOGGLED_STYLE,
            },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--r-control)',
        color: 'var(--text-2)',
        // MUI's own outline hides the one of `ui.css`.
        '@media (forced-colors: active)': {
          '&:not(:focus-visible)': { outline: '1px solid', outlineOffset: -1 },
        },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        ...tool,
        textTransform: 'none',
        '&.Mui-selected, &.Mui-selected:hover': TOGGLED_STYLE,
      },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        gap: 2,
        // Buttons of a group are separate, as those around it.
        '& .MuiToggleButtonGroup-grouped.MuiToggleButton-root': {
          margin: 0,
          borderRadius: 'var(--r-control)',
          '&:not(.Mui-selected)': { borderColor: 'transparent' },
          '&.Mui-selected': { borderLeft: '1px solid var(--line)' },
        },
      },
    },
  },
};

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Compact button for commands of a dense screen. */
    tool: true;
  }
}
