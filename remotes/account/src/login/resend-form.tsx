import { AddressForm } from '../forms/address-form';
import { resendConfirmation } from '../requests/resend-confirmation';
import { sayProblem } from '../requests/outcome';

/** Sends the confirmation mail again; the answer does not tell whether there is such an account. */
export function ResendForm() {
  return <AddressForm name="resend" button="Send the mail again" send={resend} />;
}

async function resend(email: string) {
  const outcome = await resendConfirmation(email);
  if (!outcome.ok) {
    const failure = sayProblem(outcome.problem, 'The mail could not be sent. Please try again.');
    return { kind: 'failed', failure } as const;
  }
  const notice = 'If this address is waiting to be confirmed, a new mail is on its way.';
  return { kind: 'done', notice } as const;
}
