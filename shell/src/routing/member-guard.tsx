import { Navigate, useLocation } from '@site/router';
import { useSession, type EndReason } from '@site/session';
import type { ReactNode } from 'react';

/** Shows its page to members only; everybody else is asked to sign in and comes back afterwards. */
export function MemberGuard({ children }: { children: ReactNode }) {
  const status = useSession((session) => session.status);
  const ended = useSession((session) => session.ended);
  const { pathname, search } = useLocation();
  if (status === 'member') return children;
  if (status === 'anonymous') return <Navigate to={wayOut(ended, pathname + search)} replace />;
  return (
    <p className="page-loading" role="status">
      Loading...
    </p>
  );
}

const endMessages: Record<Exclude<EndReason, 'chosen'>, string> = {
  'other-tab': 'You signed out in another tab. Sign in to go on.',
  elsewhere: 'Your session has ended. Sign in to go on; nothing you saved is lost.',
};

/** Who chose to leave goes home; everybody else is told why and can come back to where they were. */
function wayOut(ended: EndReason | null, from: string): string {
  if (ended === 'chosen') return '/';
  const query = new URLSearchParams({
    next: from,
    ...(ended ? { message: endMessages[ended] } : {}),
  });
  return `/login?${query}`;
}
