/** The prompt and the two parameters of the product specification. */
export const promptStart = 'Generate a concise and direct synopsis based on this logline: ';
export const maxNewTokens = 150;
export const temperature = 0.7;

/** As long as a synopsis may be in the database. */
export const longestSynopsis = 4000;
export const longestLogline = 1000;

/** A text that ran out of tokens ends at its last whole sentence, if it has one. */
export function endAtSentence(text: string): string {
  // By characters, as the database counts: half an emoji could not be stored.
  const trimmed = Array.from(text.trim()).slice(0, longestSynopsis).join('');
  const [whole] = /^[\s\S]*[.!?…]["'”’)]*(?=\s|$)/.exec(trimmed) ?? [];
  return whole ?? trimmed;
}
