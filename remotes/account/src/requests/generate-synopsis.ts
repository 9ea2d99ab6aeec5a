import { messages } from '../messages';
import { invokeFunction } from './invoke-function';
import { fieldsOf, requestErrorMessage, type Result, type RequestError } from './call-supabase';

export type GeneratedSynopsis = { generated_text: string; sample: boolean };

/** Language models answer slowly. */
const TIMEOUT_MS = 60_000;

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

export function explainGenerateSynopsisError(error: RequestError): string {
  if (error.code === 'unauthorized') return messages.loginToGenerate;
  if (error.kind === 'limited') return requestErrorMessage(error, messages.synopsisFailed);
  return messages.synopsisFailed;
}
