import { EmailLinkForm } from '../forms/email-link-form';
import { messages } from '../messages';
import {
  explainRequestPasswordResetError,
  requestPasswordReset,
} from '../requests/request-password-reset';

/** Requests a reset link; the notice does not reveal whether the account exists. */
export function ResetLinkForm() {
  return <EmailLinkForm name="reset link" button="Send Reset Link" send={requestLink} />;
}

async function requestLink(email: string) {
  const result = await requestPasswordReset(email);
  return result.ok
    ? ({ kind: 'succeeded', notice: messages.resetLinkSent } as const)
    : ({ kind: 'failed', message: explainRequestPasswordResetError(result.error) } as const);
}
