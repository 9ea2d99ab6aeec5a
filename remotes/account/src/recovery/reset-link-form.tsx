import { AddressForm } from '../forms/address-form';
import { messages } from '../messages';
import { explainReset, requestReset } from '../requests/request-reset';

/** Asks for a reset link. Says the same whether or not there is such an account. */
export function ResetLinkForm() {
  return <AddressForm name="reset link" button="Send Reset Link" send={askForLink} />;
}

async function askForLink(email: string) {
  const outcome = await requestReset(email);
  return outcome.ok
    ? ({ kind: 'done', notice: messages.resetLinkSent } as const)
    : ({ kind: 'failed', failure: explainReset(outcome.problem) } as const);
}
