import Alert from '@mui/material/Alert';
import type { ComponentProps, ReactNode } from 'react';
import type { Notice as PlainNotice } from './notice';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { muiTheme } from '@site/theme';

/** MUI version of `Notice` of `@site/ui`. */
export function Notice({ kind, title, children }: ComponentProps<typeof PlainNotice>) {
  return (
    <Alert severity={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {title && <p className="ui-notice-title">{title}</p>}
      {children}
    </Alert>
  );
}

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
