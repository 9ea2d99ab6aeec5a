/** Prompt of the product specification; the logline follows it. */
export const promptStart = 'Generate a concise and direct synopsis based on this logline: ';
/** Maximum length of the generated text in tokens (product specification). */
export const maxNewTokens = 150;
/** Sampling temperature (product specification). */
export const temperature = 0.7;

/** Limit of the column `generated_summary`, in characters. */
export const longestSynopsis = 4000;
/** Limit of the column `logline`, in characters. */
export const longestLogline = 1000;

/** Cuts a text that ran out of tokens after its last complete sentence, if it contains one. */
export function endAtSentence(text: string): string {
  // Count code points, as Postgres does: half a surrogate pair could not be stored.
  const trimmed = Array.from(text.trim()).slice(0, longestSynopsis).join('');
  const [completeSentences] = /^[\s\S]*[.!?…]["'”’)]*(?=\s|$)/.exec(trimmed) ?? [];
  return completeSentences ?? trimmed;
}
