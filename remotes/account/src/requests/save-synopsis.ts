import { messages } from '../messages';
import { ask, sayProblem, type Outcome, type Problem } from './outcome';

export type SaveSynopsisInput = { logline: string; synopsis: string; userId: string };

/** Inserts one row into `logline_summaries`; nothing is read back. */
export function saveSynopsis({ logline, synopsis, userId }: SaveSynopsisInput): Promise<Outcome> {
  const row = { logline: logline.trim(), generated_summary: synopsis.trim(), user_id: userId };
  return ask((client) => client.from('logline_summaries').insert(row));
}

export function explainSave(problem: Problem): string {
  if (problem.kind === 'limited') return sayProblem(problem, messages.saveFailed);
  return messages.saveFailed;
}
