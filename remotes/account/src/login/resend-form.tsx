import { AddressForm } from '../forms/address-form';
import { resendConfirmation } from '../requests/resend-confirmation';
import { sayProblem } from '../requests/outcome';

/** Sends the confirmation mail again; the response does not reveal whether the account exists. */
export function ResendForm() {
  return <AddressForm name="resend" button="Send the mail again" send={resend} />;
}

async function resend(email: string) {
  const result = await resendConfirmation(email);
  if (!result.ok) {
    const failure = sayProblem(result.problem, 'The mail could not be sent. Please try again.');
    return { kind: 'failed', failure } as const;
  }
  const notice = 'If this address is waiting to be confirmed, a new mail is on its way.';
  return { kind: 'done', notice } as const;
}
