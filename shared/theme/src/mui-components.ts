import type { Components } from '@mui/material/styles';

/** How MUI's components differ from their defaults on every screen. */
export const muiComponents: Components = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiMenu: { styleOverrides: { paper: { border: '1px solid var(--line)' } } },
};
