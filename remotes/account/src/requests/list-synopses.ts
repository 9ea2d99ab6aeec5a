import type { DatabaseRow } from '@site/session';
import { callSupabase, type Result } from './call-supabase';

export type SavedSynopsis = Pick<
  DatabaseRow<'logline_summaries'>,
  'id' | 'logline' | 'generated_summary' | 'created_at'
>;

/** Saved synopses of the member, newest first. */
export function listSynopses(userId: string): Promise<Result<SavedSynopsis[]>> {
  return callSupabase((client) =>
    client
      .from('logline_summaries')
      .select('id, logline, generated_summary, created_at')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false }),
  );
}
