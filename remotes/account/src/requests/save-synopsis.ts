import { messages } from '../messages';
import { callSupabase, requestErrorMessage, type Result, type RequestError } from './call-supabase';

export type SaveSynopsisInput = { logline: string; synopsis: string; userId: string };

/** Inserts a row into `logline_summaries` without reading it back. */
export function saveSynopsis({ logline, synopsis, userId }: SaveSynopsisInput): Promise<Result> {
  const row = { logline: logline.trim(), generated_summary: synopsis.trim(), user_id: userId };
  return callSupabase((client) => client.from('logline_summaries').insert(row));
}

export function explainSaveSynopsisError(error: RequestError): string {
  if (error.kind === 'limited') return requestErrorMessage(error, messages.saveFailed);
  return messages.saveFailed;
}
