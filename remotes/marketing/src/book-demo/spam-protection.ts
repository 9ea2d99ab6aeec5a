import type { SendDemoRequestResult } from './send-demo-request';

/** Time that a person needs at least to fill in six fields. */
const MIN_FILL_MS = 2500;

/** Result for a filled honeypot field; it looks like a failed request. */
export const HONEYPOT_RESULT: SendDemoRequestResult = {
  kind: 'failed',
  message: 'Failed to submit. Please try again.',
};

/**
 * Delays a form that was filled in too fast until a person could have filled it in. This slows bots down; a
 * visitor with autofill only sees "Submitting..." a little longer.
 */
export function waitForPlausibleFillTime(filledInMs: number): Promise<void> {
  const remainingMs = MIN_FILL_MS - filledInMs;
  return remainingMs > 0
    ? new Promise((resolve) => setTimeout(resolve, remainingMs))
    : Promise.resolve();
}
