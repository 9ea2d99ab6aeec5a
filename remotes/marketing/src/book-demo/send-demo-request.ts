import { getSupabase } from '@site/page/session';
import { normalizeDemoRequest, type DemoRequest } from './demo-request';

export type SendDemoRequestResult = { kind: 'sent' } | { kind: 'failed'; message: string };

const TIMEOUT_MS = 8000;

/** Inserts the request; the database queues both mails in the same transaction. Never throws. */
export async function sendDemoRequest(request: DemoRequest): Promise<SendDemoRequestResult> {
  try {
    const supabase = await getSupabase();
    const { error, status } = await supabase
      .from('demo_requests')
      .insert(normalizeDemoRequest(request))
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
    return error ? { kind: 'failed', message: errorMessageOf(error, status) } : { kind: 'sent' };
  } catch (error) {
    console.error('The demo request could not be sent.', error);
    return { kind: 'failed', message: 'Something went wrong. Please try again later.' };
  }
}

/** Only the message of the rate limit is written for visitors: it says when to try again. */
function errorMessageOf(error: { message: string }, status: number): string {
  console.error('The demo request was refused.', error);
  return status === 429 && error.message ? error.message : 'Failed to submit. Please try again.';
}
