import { requestLeave } from '@site/page/browser';
import { listPageRoutes } from '@site/contract';
import { Navigate, useLocation } from '@site/page/router';
import {
  SESSION_END_MESSAGES,
  useSession,
  type SessionEndReason,
  type SessionState,
} from '@site/page/session';
import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react';
import { getRegistry } from '../remotes/live-registry';

/**
 * Shows its page to members only; all others are redirected to sign in and return afterwards. A page that saves its data
 * when it is left may hold back the redirect until nothing can be lost.
 */
export function MemberGuard({
  mayHoldBack = false,
  loading,
  children,
}: {
  mayHoldBack?: boolean;
  /** Shown until it is known whether somebody is signed in. */
  loading: ReactNode;
  children: ReactNode;
}) {
  const session = useSession((state) => state);
  const [shown, setShown] = useState(session);
  const isHeldBack = mayHoldBack && shown.status === 'member' && !isSameMember(session, shown);
  useLayoutEffect(() => {
    if (isHeldBack) requestLeave(() => setShown(session));
  }, [isHeldBack, session]);
  if (!isHeldBack && shown !== session) setShown(session);
  const { status, user, endReason } = isHeldBack ? shown : session;
  const memberId = user?.id;
  const { pathname, search, hash } = useLocation();
  if (status === 'member') return <Fragment key={memberId}>{children}</Fragment>;
  if (status === 'anonymous')
    return <Navigate to={redirectPath(endReason, pathname + search + hash)} replace />;
  return loading;
}

function isSameMember(session: SessionState, shown: SessionState): boolean {
  return session.status === 'member' && session.user.id === shown.user?.id;
}

/** Members who signed out go home; all others are told why and can return to where they were. */
function redirectPath(ended: SessionEndReason | null, from: string): string {
  const signIn = listPageRoutes(getRegistry()).find(({ isSignIn }) => isSignIn)?.path;
  if (ended === 'this-tab' || !signIn) return '/';
  const query = new URLSearchParams({
    next: from,
    ...(ended ? { message: SESSION_END_MESSAGES[ended] } : {}),
  });
  return `${signIn}?${query}`;
}
