/** Words for one of several versions of a thing, in the languages that decks are mostly written in. */
const VARIANT_WORDS = [
  'variante?|version|option|alternative|entwurf|draft|szenario|scenario|fall|case',
  'staffel|season|phase|etappe|folge|episode',
  'best|worst|low|base|high|niedrig|mittel|hoch|minimal|maximal',
  'alt|neu|old|new|vorher|nachher|before|after',
  String.raw`[a-e](?=\s*$)`,
].join('|');

const wholePattern = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}.,])(?:${words})(?![\p{L}\p{N}.,%])`, 'giu');

const VARIANT_PATTERN = wholePattern(VARIANT_WORDS);

/** Years and small numbers, which are no amounts. */
const NUMBER_PATTERN = wholePattern(String.raw`\d{1,2}|(?:19|20)\d\d`);

/** True for names that tell two versions of a thing apart: by a word such as “variant”, or by different years or numbers. */
export function areVariants(one: string, other: string): boolean {
  if (findAll(one, VARIANT_PATTERN) !== findAll(other, VARIANT_PATTERN)) return true;
  const [numbers, otherNumbers] = [one, other].map((name) => findAll(name, NUMBER_PATTERN));
  return numbers !== '' && otherNumbers !== '' && numbers !== otherNumbers;
}

function findAll(name: string, pattern: RegExp): string {
  const words = name.match(pattern) ?? [];
  return Array.from(new Set(words.map((word) => word.toLowerCase())))
    .toSorted()
    .join(' ');
}
