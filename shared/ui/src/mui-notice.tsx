import Alert from '@mui/material/Alert';
import type { ComponentProps } from 'react';
import type { Notice as PlainNotice } from './notice';

/** MUI version of `Notice` of `@site/ui`. */
export function Notice({ kind, title, children }: ComponentProps<typeof PlainNotice>) {
  return (
    <Alert severity={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {title && <p className="ui-notice-title">{title}</p>}
      {children}
    </Alert>
  );
}
