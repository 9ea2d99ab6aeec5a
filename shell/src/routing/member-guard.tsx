import { routesOf } from '@site/contract';
import { Navigate, useLocation } from '@site/router';
import { SESSION_END_MESSAGES, useSession, type SessionEndReason } from '@site/session';
import type { ReactNode } from 'react';
import { getRegistry } from '../remotes/live-registry';

/** Shows its page to members only; all others are redirected to sign in and return afterwards. */
export function MemberGuard({ children }: { children: ReactNode }) {
  const status = useSession((session) => session.status);
  const ended = useSession((session) => session.endReason);
  const { pathname, search, hash } = useLocation();
  if (status === 'member') return children;
  if (status === 'anonymous')
    return <Navigate to={redirectPath(ended, pathname + search + hash)} replace />;
  return (
    <p className="page-loading" role="status">
      Loading...
    </p>
  );
}

/** Members who signed out go home; all others are told why and can return to where they were. */
function redirectPath(ended: SessionEndReason | null, from: string): string {
  const signIn = routesOf(getRegistry()).find(({ isSignIn }) => isSignIn)?.path;
  if (ended === 'this-tab' || !signIn) return '/';
  const query = new URLSearchParams({
    next: from,
    ...(ended ? { message: SESSION_END_MESSAGES[ended] } : {}),
  });
  return `${signIn}?${query}`;
}
