import { messages } from '../messages';
import { invokeFunction } from './invoke-function';
import { fieldsOf, sayProblem, type Outcome, type Problem } from './outcome';

export type Synopsis = { generated_text: string; sample: boolean };

/** A language model may think. */
const timeout = 60_000;

/** POST /functions/v1/synopsis: the credential of the language model stays on the server. */
export async function generateSynopsis(
  logline: string,
  signal = new AbortController().signal,
): Promise<Outcome<Synopsis>> {
  const outcome = await invokeFunction('synopsis', { logline }, { timeout, signal });
  if (!outcome.ok) return outcome;
  // The page of a proxy, for one, comes as text.
  if (typeof outcome.value !== 'object')
    return { ok: false, problem: { kind: 'server', code: '', text: '' } };
  const { generated_text: text, sample } = fieldsOf(outcome.value);
  const written = typeof text === 'string' ? text.trim() : '';
  return { ok: true, value: { generated_text: written, sample: sample === true } };
}

export function explainGeneration(problem: Problem): string {
  if (problem.code === 'unauthorized') return messages.loginToGenerate;
  if (problem.kind === 'limited') return sayProblem(problem, messages.synopsisFailed);
  return messages.synopsisFailed;
}
