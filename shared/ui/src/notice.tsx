import type { ReactNode } from 'react';
import { joinClassNames } from './join-class-names';

/** Message in a page. Screen readers announce errors assertively (`alert`), the other kinds politely (`status`). */
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
      className={joinClassNames('ui-notice', `ui-notice-${kind}`)}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      {title && <p className="ui-notice-title">{title}</p>}
      {children}
    </div>
  );
}
