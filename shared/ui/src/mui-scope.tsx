import { ThemeProvider } from '@mui/material/styles';
import { muiTheme } from '@site/theme';
import type { ReactNode } from 'react';

/** Puts the site's theme around MUI components. */
export function MuiScope({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>;
}
