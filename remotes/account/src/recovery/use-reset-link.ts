import { useState } from 'react';
import { useAuthLink } from '../auth-redirect/use-auth-link';
import { useRunOnce } from '../page/use-run-once';
import type { AuthLink } from '../rules/auth-link';
import { openRecoverySession, type ResetResult } from './reset-password';

/**
 * Reset link of the page and the result of opening it. A code is exchanged on mount, because it expires within
 * minutes; a token waits for the submit, so that a mail scanner that opens the page does not consume it.
 */
export function useResetLink(): { link: AuthLink; linkResult: ResetResult | undefined } {
  const link = useAuthLink();
  const [linkResult, setLinkResult] = useState<ResetResult>();

  useRunOnce(async () => {
    if (link.kind === 'code') setLinkResult(await openRecoverySession(link));
    if (link.kind === 'error') setLinkResult(await openRecoverySession({ kind: 'none' }));
  });
  return { link, linkResult };
}
