import { getSupabase } from '@site/session';
import { toRow, type DemoRequest } from './demo-request';

export type SendResult = { kind: 'sent' } | { kind: 'failed'; message: string };

const answerWithin = 8000;

/** Stores the request. The database writes both mails in the same transaction. Never throws. */
export async function sendDemoRequest(request: DemoRequest): Promise<SendResult> {
  try {
    const supabase = await getSupabase();
    const { error, status } = await supabase
      .from('demo_requests')
      .insert(toRow(request))
      .abortSignal(AbortSignal.timeout(answerWithin));
    return error ? { kind: 'failed', message: explain(error, status) } : { kind: 'sent' };
  } catch (error) {
    console.error('The demo request could not be sent.', error);
    return { kind: 'failed', message: 'Something went wrong. Please try again later.' };
  }
}

/** Only the rate limit has a sentence of its own; it says when to come back. */
function explain(error: { message: string }, status: number): string {
  console.error('The demo request was refused.', error);
  return status === 429 && error.message ? error.message : 'Failed to submit. Please try again.';
}
