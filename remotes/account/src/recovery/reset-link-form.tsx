import { AddressForm } from '../forms/address-form';
import { messages } from '../messages';
import { explainReset, requestReset } from '../requests/request-reset';

/** Requests a reset link; the notice does not reveal whether the account exists. */
export function ResetLinkForm() {
  return <AddressForm name="reset link" button="Send Reset Link" send={requestLink} />;
}

async function requestLink(email: string) {
  const result = await requestReset(email);
  return result.ok
    ? ({ kind: 'done', notice: messages.resetLinkSent } as const)
    : ({ kind: 'failed', failure: explainReset(result.problem) } as const);
}
