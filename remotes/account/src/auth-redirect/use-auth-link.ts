import { useLocation, useNavigate } from '@site/page/router';
import { useState } from 'react';
import { useRunOnce } from '../page/use-run-once';
import { hasAuthSecret, readAuthLink, type AuthLink } from '../rules/auth-link';

/**
 * Link of the URL with which the page was opened. It is removed from the URL immediately; a token, which is not spent
 * yet, stays in the state of the history entry for a reload.
 */
export function useAuthLink(): AuthLink {
  const location = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => linkOf(location));

  useRunOnce(async () => {
    if (!hasAuthSecret(location)) return;
    const message = new URLSearchParams(location.search).get('message');
    const search = message ? `?${new URLSearchParams({ message }).toString()}` : '';
    const state = link.kind === 'token' ? { link } : null;
    await navigate({ pathname: location.pathname, search }, { replace: true, state });
  });
  return link;
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
