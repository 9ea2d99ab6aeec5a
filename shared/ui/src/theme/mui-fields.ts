import type { Components } from '@mui/material/styles';
import {
  FIELD_PADDING,
  CONTROL_FONT_SIZE,
  CONTROL_HEIGHT,
  DISABLED_STYLE,
  SMALL_FONT_SIZE,
  FOCUS_RING,
} from './mui-control-styles';

/** Style of check boxes and radio buttons. */
const BOX_STYLE = {
  padding: 2,
  color: 'var(--control)',
  '&.Mui-disabled': { '@media (forced-colors: active)': { color: 'GrayText' } },
};

/** Theme overrides of MUI's form fields. */
export const muiFields: Components = {
  MuiFormControl: { styleOverrides: { root: { gap: 'var(--s1)', minWidth: 0 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: 'var(--control-label, var(--text))',
        fontSize: 'var(--control-label-font, var(--t-small))',
        fontWeight: 'var(--control-label-weight, 600)',
        lineHeight: 1.4,
        letterSpacing: 0,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': {
          color: 'var(--control-label, var(--text))',
        },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 0,
        color: 'var(--text-2)',
        fontSize: SMALL_FONT_SIZE,
        lineHeight: 1.5,
        letterSpacing: 0,
        '&.Mui-error': { color: 'var(--error)', fontWeight: 600 },
      },
    },
  },
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        width: '100%',
        minHeight: CONTROL_HEIGHT,
        border: '1px solid var(--control)',
        borderRadius: 'var(--control-radius, var(--r-control))',
        backgroundColor: 'var(--bg)',
        color: 'var(--text)',
        fontSize: CONTROL_FONT_SIZE,
        lineHeight: 1.25,
        letterSpacing: 0,
        '& textarea': {
          padding: `var(--s2) ${FIELD_PADDING}`,
          lineHeight: 1.5,
          resize: 'vertical',
          // Grows with its text, so that no line is cut.
          fieldSizing: 'content',
          minHeight: 'calc(var(--rows, 2) * 1.5em + 2 * var(--s2))',
          maxHeight: '80vh',
        },
        '&.Mui-focused': { outline: '2px solid var(--focus)', outlineOffset: 1 },
        '&.Mui-error': {
          borderColor: 'var(--error)',
          boxShadow: 'inset 0 0 0 1px var(--error)',
        },
        '&.Mui-disabled': {
          borderColor: 'var(--line)',
          color: 'var(--text-3)',
          opacity: 0.6,
        },
      },
      input: {
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: `calc(${CONTROL_HEIGHT} - 2px)`,
        padding: `0 ${FIELD_PADDING}`,
        borderRadius: 'inherit',
        '&&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'currentcolor', cursor: 'default' },
      },
      multiline: { padding: 0 },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      root: {
        '& option': { background: 'var(--paper)', color: 'var(--text)' },
        '&.MuiInputBase-input': { paddingRight: 26 },
        '&&:focus': { borderRadius: 'inherit', backgroundColor: 'transparent' },
      },
      icon: { right: 2, color: 'var(--text-2)', fontSize: 20 },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { gap: 'var(--s2)', margin: 0, '&.Mui-disabled': { color: 'var(--text-3)' } },
      label: {
        fontSize: CONTROL_FONT_SIZE,
        lineHeight: 1.4,
        letterSpacing: 0,
        '&.Mui-disabled': DISABLED_STYLE,
      },
    },
  },
  MuiCheckbox: { styleOverrides: { root: BOX_STYLE } },
  MuiRadio: { styleOverrides: { root: BOX_STYLE } },
  MuiSlider: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        color: 'var(--primary)',
        padding: '10px 0',
        '&.Mui-disabled': {
          '@media (forced-colors: active)': { outline: '1px dashed GrayText' },
        },
      },
      rail: { backgroundColor: 'var(--control)', opacity: 1 },
      track: { border: 0, height: 2 },
      thumb: {
        '&::before': { boxShadow: 'none' },
        '&:hover, &.Mui-active': { boxShadow: 'none' },
        '&.Mui-focusVisible': { ...FOCUS_RING, boxShadow: 'none' },
      },
    },
  },
};
