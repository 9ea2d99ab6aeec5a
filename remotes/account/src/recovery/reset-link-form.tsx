import { EmailLinkForm } from '../forms/email-link-form';
import { messages } from '../messages';
import { requestPasswordReset } from '../requests/auth';
import { explainRefusal } from '../requests/explain-refusal';
import { useState } from 'react';
import { useAuthLink } from '../auth-redirect/use-auth-link';
import { useRunOnce } from '../page/use-run-once';
import type { AuthLink } from '../rules/auth-link';
import { openRecoverySession, type ResetResult } from './reset-password';

/** Requests a reset link; the notice does not reveal whether the account exists. */
export function ResetLinkForm() {
  return <EmailLinkForm name="reset link" button="Send Reset Link" send={requestLink} />;
}

async function requestLink(email: string) {
  const result = await requestPasswordReset(email);
  return result.ok
    ? ({ kind: 'succeeded', notice: messages.resetLinkSent } as const)
    : ({ kind: 'failed', message: explainRefusal('resetLink', result.error) } as const);
}

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
