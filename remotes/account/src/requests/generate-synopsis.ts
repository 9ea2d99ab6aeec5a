import { messages } from '../messages';
import { invokeFunction } from './invoke-function';
import { fieldsOf, sayProblem, type Outcome, type Problem } from './outcome';

export type Synopsis = { generated_text: string; sample: boolean };

/** Language models answer slowly. */
const TIMEOUT_MS = 60_000;

/** POST /functions/v1/synopsis: the credential of the language model stays on the server. */
export async function generateSynopsis(
  logline: string,
  signal = new AbortController().signal,
): Promise<Outcome<Synopsis>> {
  const result = await invokeFunction('synopsis', { logline }, { timeout: TIMEOUT_MS, signal });
  if (!result.ok) return result;
  // An error page of a proxy arrives as text.
  if (typeof result.value !== 'object')
    return { ok: false, problem: { kind: 'server', code: '', text: '' } };
  const { generated_text: text, sample } = fieldsOf(result.value);
  const generatedText = typeof text === 'string' ? text.trim() : '';
  return { ok: true, value: { generated_text: generatedText, sample: sample === true } };
}

export function explainGeneration(error: Problem): string {
  if (error.code === 'unauthorized') return messages.loginToGenerate;
  if (error.kind === 'limited') return sayProblem(error, messages.synopsisFailed);
  return messages.synopsisFailed;
}
