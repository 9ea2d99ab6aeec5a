import { EmailLinkForm } from '../forms/email-link-form';
import { resendConfirmation } from '../requests/sign-up';
import { requestErrorMessage } from '../requests/call-supabase';

/** Sends the confirmation mail again; the response does not reveal whether the account exists. */
export function ResendConfirmationForm() {
  return <EmailLinkForm name="resend" button="Send the email again" send={resend} />;
}

async function resend(email: string) {
  const result = await resendConfirmation(email);
  if (!result.ok) {
    const message = requestErrorMessage(
      result.error,
      'The email could not be sent. Please try again.',
    );
    return { kind: 'failed', message } as const;
  }
  const notice = 'If this address is waiting to be confirmed, a new email is on its way.';
  return { kind: 'succeeded', notice } as const;
}
