import type { SendResult } from './send-demo-request';

/** Nobody reads and fills six fields faster than this. */
const shortestFillMs = 2500;

/** Who fills the field that people cannot see gets the answer of a failed request. */
export const refused: SendResult = {
  kind: 'failed',
  message: 'Failed to submit. Please try again.',
};

/**
 * Holds a form that was filled too fast until a person could have filled it. A program is slowed down;
 * somebody whose browser filled the form only sees 'Submitting...' a little longer.
 */
export function waitUntilPlausible(filledInMs: number): Promise<void> {
  const missing = shortestFillMs - filledInMs;
  return missing > 0 ? new Promise((resolve) => setTimeout(resolve, missing)) : Promise.resolve();
}
