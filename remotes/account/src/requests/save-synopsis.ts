import { messages } from '../messages';
import { ask, sayProblem, type Outcome, type Problem } from './outcome';

export type SaveSynopsisInput = { logline: string; synopsis: string; userId: string };

/** Inserts a row into `logline_summaries` without reading it back. */
export function saveSynopsis({ logline, synopsis, userId }: SaveSynopsisInput): Promise<Outcome> {
  const row = { logline: logline.trim(), generated_summary: synopsis.trim(), user_id: userId };
  return ask((client) => client.from('logline_summaries').insert(row));
}

export function explainSave(error: Problem): string {
  if (error.kind === 'limited') return sayProblem(error, messages.saveFailed);
  return messages.saveFailed;
}
