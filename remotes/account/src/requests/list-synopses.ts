import type { Row } from '@site/session';
import { ask, type Outcome } from './outcome';

export type SavedSynopsis = Pick<
  Row<'logline_summaries'>,
  'id' | 'logline' | 'generated_summary' | 'created_at'
>;

/** Saved synopses of the member, newest first. */
export function listSynopses(userId: string): Promise<Outcome<SavedSynopsis[]>> {
  return ask((client) =>
    client
      .from('logline_summaries')
      .select('id, logline, generated_summary, created_at')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false }),
  );
}
