import { useLocation, useNavigate } from '@site/router';
import { useState } from 'react';
import { useRunOnce } from '../page/use-run-once';
import { hasAuthSecret, readAuthLink, type AuthLink } from '../rules/auth-link';
import { openRecoverySession, type ResetResult } from './reset-password';

/**
 * Reset link of the current URL and the result of opening it. The link is removed from the URL immediately.
 * A code is exchanged on mount, because it expires within minutes; a token waits for the submit, so that a mail
 * scanner that opens the page does not consume it.
 */
export function useResetLink(): { link: AuthLink; linkResult: ResetResult | undefined } {
  const location = useLocation();
  const navigate = useNavigate();
  const [linkResult, setArrival] = useState<ResetResult>();
  const link = linkOf(location);

  useRunOnce(async () => {
    if (hasAuthSecret(location)) {
      const message = new URLSearchParams(location.search).get('message');
      const search = message ? `?${new URLSearchParams({ message }).toString()}` : '';
      await navigate({ pathname: location.pathname, search }, { replace: true, state: { link } });
    }
    if (link.kind === 'code') setArrival(await openRecoverySession(link));
    if (link.kind === 'error') setArrival(await openRecoverySession({ kind: 'none' }));
  });
  return { link, linkResult };
}

function linkOf({ search, hash, state }: ReturnType<typeof useLocation>): AuthLink {
  const link = readAuthLink({ search, hash });
  if (link.kind !== 'none') return link;
  const historyState: unknown = state;
  return hasLink(historyState) ? historyState.link : link;
}

function hasLink(state: unknown): state is { link: AuthLink } {
  return typeof state === 'object' && state !== null && 'link' in state;
}
