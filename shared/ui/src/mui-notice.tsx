import Alert from '@mui/material/Alert';
import type { ComponentProps } from 'react';
import type { Notice as PlainNotice } from './notice';

/** A message on the page. Errors interrupt a screen reader; the other kinds wait their turn. */
export function Notice({ kind, title, children }: ComponentProps<typeof PlainNotice>) {
  return (
    <Alert severity={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {title && <p className="ui-notice-title">{title}</p>}
      {children}
    </Alert>
  );
}
