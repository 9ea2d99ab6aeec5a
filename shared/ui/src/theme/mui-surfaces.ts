import type { Components } from '@mui/material/styles';
import {
  BORDER,
  CONTROL_FONT_SIZE,
  INNER_FOCUS_RING,
  PAPER_STYLE,
  MENU_ROW_HEIGHT,
  SMALL_FONT_SIZE,
} from './mui-control-styles';

const DIALOG_TOP = 'min(8dvh, var(--s16))';

/** Theme overrides of MUI's tabs, menus, dialogs, lists and alerts. */
export const muiSurfaces: Components = {
  MuiTabs: {
    styleOverrides: {
      // The first and the last label stand on the edges of the panel below.
      root: { minHeight: 40, padding: '0 calc(var(--s4) - 2px)', borderBottom: BORDER },
      // Each tab has its own line, which needs no measurement.
      indicator: { display: 'none' },
      // Wider spacing of letters, which visitors may set, cuts no tab off.
      list: { flexWrap: 'wrap', justifyContent: 'space-between' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 40,
        // As wide as its label, because four tabs share a narrow panel.
        flexBasis: 'auto',
        padding: '0 2px',
        borderBottom: '2px solid transparent',
        color: 'var(--text-2)',
        font: '500 13px/1 var(--font-sans)',
        letterSpacing: 0,
        textTransform: 'none',
        '&.Mui-selected': { borderBottomColor: 'var(--primary)', color: 'var(--text)' },
        '&:focus-visible': { ...INNER_FOCUS_RING, outlineOffset: -3 },
      },
    },
  },
  MuiTooltip: {
    // The trigger has its own label; the tooltip adds the shortcut.
    defaultProps: { enterDelay: 500, enterNextDelay: 200, disableInteractive: true },
    styleOverrides: {
      tooltip: {
        maxWidth: 280,
        padding: '6px 8px',
        border: BORDER,
        borderRadius: 'var(--r-control)',
        backgroundColor: 'var(--raised)',
        color: 'var(--text)',
        font: '500 13px/1.35 var(--font-sans)',
      },
    },
  },

  MuiPopover: { defaultProps: { transitionDuration: 0, disableScrollLock: true } },
  MuiMenu: {
    defaultProps: { transitionDuration: 0 },
    styleOverrides: {
      paper: { ...PAPER_STYLE, minWidth: 200, borderRadius: 'var(--r-card)' },
      list: { padding: 'var(--s1)', '&:focus-visible': { outline: 'none' } },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        justifyContent: 'space-between',
        gap: 'var(--s6)',
        minHeight: MENU_ROW_HEIGHT,
        padding: '0 var(--s3)',
        borderRadius: 'var(--r-control)',
        fontSize: SMALL_FONT_SIZE,
        letterSpacing: 0,
        // MUI reduces the height in wide windows.
        '@media (min-width: 600px)': { minHeight: MENU_ROW_HEIGHT },
        '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--raised)' },
        '&:focus-visible': INNER_FOCUS_RING,
        '&.Mui-disabled': { color: 'var(--text-3)', opacity: 0.6 },
        '& + .MuiDivider-root': { marginBlock: 'var(--s1)' },
      },
    },
  },
  MuiDialog: {
    defaultProps: { transitionDuration: 0, maxWidth: false, disableScrollLock: true },
    styleOverrides: {
      paper: {
        ...PAPER_STYLE,
        width: 560,
        maxWidth: 'calc(100vw - 2 * var(--s4))',
        maxHeight: `calc(100dvh - ${DIALOG_TOP} - var(--s4))`,
        // A dialog that grows moves nothing that is under the hand.
        alignSelf: 'flex-start',
        margin: `${DIALOG_TOP} 0 0`,
        borderRadius: 'var(--r-dialog)',
        color: 'var(--text)',
        '&&:focus-visible': { outline: 'none' },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: 'var(--s6) var(--s6) var(--s3)',
        fontFamily: 'var(--font-wide)',
        fontSize: 'var(--t-h3)',
        fontStretch: 'var(--wide)',
        fontWeight: 620,
        lineHeight: 1.3,
        letterSpacing: 0,
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        display: 'grid',
        gap: 'var(--s4)',
        padding: '0 var(--s6) var(--s6)',
        // Space for the focus ring of the first field.
        '.MuiDialogTitle-root + &': { paddingTop: 'var(--s1)' },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: { flexWrap: 'wrap', gap: 'var(--s3)', padding: '0 var(--s6) var(--s6)' },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(11 10 9 / 0.72)' } },
    },
  },

  MuiList: { styleOverrides: { root: { padding: 0 } } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: MENU_ROW_HEIGHT,
        padding: 'var(--s1) var(--s3)',
        borderRadius: 'var(--r-control)',
        fontSize: SMALL_FONT_SIZE,
        '&:hover': { backgroundColor: 'var(--raised)' },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--raised)' },
        '&:focus-visible': INNER_FOCUS_RING,
      },
    },
  },
  MuiAlert: {
    defaultProps: { icon: false, variant: 'outlined' },
    styleOverrides: {
      root: {
        padding: 'var(--s4)',
        border: BORDER,
        borderLeft: '4px solid var(--link)',
        borderRadius: 'var(--r-control)',
        backgroundColor: 'var(--paper)',
        color: 'var(--text)',
        fontSize: CONTROL_FONT_SIZE,
        lineHeight: 'inherit',
        letterSpacing: 0,
        variants: (['success', 'warning', 'error'] as const).map((severity) => ({
          props: { severity },
          style: { borderColor: 'var(--line)', borderLeftColor: `var(--${severity})` },
        })),
      },
      message: { display: 'grid', gap: 'var(--s1)', padding: 0, minWidth: 0 },
      action: { alignItems: 'center', margin: 0, padding: '0 0 0 var(--s3)' },
    },
  },
};
