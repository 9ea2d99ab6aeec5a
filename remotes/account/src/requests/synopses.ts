import type { DatabaseRow } from '@site/page/session';
import { callSupabase, fieldsOf, invokeFunction, type Result } from './call-supabase';

/** Of a generated synopsis: language models answer slowly. */
const TIMEOUT_MS = 60_000;

export type SavedSynopsis = Pick<
  DatabaseRow<'logline_summaries'>,
  'id' | 'logline' | 'generated_summary' | 'created_at'
>;

/** Saved synopses of the member, newest first: all, or as many as `limit` says. */
export function listSynopses(userId: string, limit?: number): Promise<Result<SavedSynopsis[]>> {
  return callSupabase((client) => {
    const all = client
      .from('logline_summaries')
      .select('id, logline, generated_summary, created_at')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false });
    return limit === undefined ? all : all.limit(limit);
  });
}

type SaveSynopsisInput = { logline: string; synopsis: string; userId: string };

/** Inserts a row into `logline_summaries` without reading it back. */
export function saveSynopsis({ logline, synopsis, userId }: SaveSynopsisInput): Promise<Result> {
  const row = { logline: logline.trim(), generated_summary: synopsis.trim(), user_id: userId };
  return callSupabase((client) => client.from('logline_summaries').insert(row));
}

type GeneratedSynopsis = { generated_text: string; sample: boolean };

/** POST /functions/v1/synopsis: the credential of the language model stays on the server. */
export async function generateSynopsis(
  logline: string,
  signal = new AbortController().signal,
): Promise<Result<GeneratedSynopsis>> {
  const result = await invokeFunction('synopsis', { logline }, { timeout: TIMEOUT_MS, signal });
  if (!result.ok) return result;
  // An error page of a proxy arrives as text.
  if (typeof result.value !== 'object')
    return { ok: false, error: { kind: 'server', code: '', serverMessage: '' } };
  const { generated_text: text, sample } = fieldsOf(result.value);
  const generatedText = typeof text === 'string' ? text.trim() : '';
  return { ok: true, value: { generated_text: generatedText, sample: sample === true } };
}
