import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { muiTheme } from '@site/theme';
import type { ReactNode } from 'react';

/**
 * Puts the site's theme around MUI components, once for a screen. MUI's rules come first in the document:
 * a screen's own class outweighs them, and so does the ring of the focus.
 */
export function MuiScope({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </StyledEngineProvider>
  );
}
