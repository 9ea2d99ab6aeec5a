import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { muiTheme } from '@site/theme';
import type { ReactNode } from 'react';

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
