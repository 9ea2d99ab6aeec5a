import { Navigate, useLocation } from '@site/router';
import { useSession } from '@site/session';
import type { ReactNode } from 'react';

/** Shows its page to members only; everybody else is asked to sign in and comes back afterwards. */
export function MemberGuard({ children }: { children: ReactNode }) {
  const status = useSession((session) => session.status);
  const { pathname, search } = useLocation();
  if (status === 'loading') {
    return (
      <p className="page-loading" role="status">
        Loading...
      </p>
    );
  }
  if (status === 'anonymous') {
    return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />;
  }
  return children;
}
