/** Prompt of the product specification; the logline follows it. */
export const PROMPT_PREFIX = 'Generate a concise and direct synopsis based on this logline: ';
/** Maximum length of the generated text in tokens (product specification). */
export const MAX_NEW_TOKENS = 150;
/** Sampling temperature (product specification). */
export const SAMPLING_TEMPERATURE = 0.7;

/** Limit of the column `generated_summary`, in characters. */
const MAX_SYNOPSIS_LENGTH = 4000;
/** Limit of the column `logline`, in characters. */
export const MAX_LOGLINE_LENGTH = 1000;

/** Cuts a text that ran out of tokens after its last complete sentence, if it contains one. */
export function truncateAtSentence(text: string): string {
  // Count code points, as Postgres does: half a surrogate pair could not be stored.
  const trimmed = Array.from(text.trim()).slice(0, MAX_SYNOPSIS_LENGTH).join('');
  const [completeSentences] = /^[\s\S]*[.!?…]["'”’)]*(?=\s|$)/.exec(trimmed) ?? [];
  return completeSentences ?? trimmed;
}
