import type { ReactNode } from 'react';
import { classes } from './classes';

/** A message on the page. Errors interrupt a screen reader; the other kinds wait their turn. */
export function Notice({
  kind,
  title,
  children,
}: {
  kind: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={classes('ui-notice', `ui-notice-${kind}`)}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      {title && <p className="ui-notice-title">{title}</p>}
      {children}
    </div>
  );
}
