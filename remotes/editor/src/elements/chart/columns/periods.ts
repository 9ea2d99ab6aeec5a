/** Years, names with a number such as Q1 and KW 12, dates such as 01/2027, and months in Latin letters. */
const PERIOD_PATTERN =
  /^\s*(?:(?:19|20)\d\d\b|\p{L}+\.?\s?\d\d?$|\d\d?[/月]|jan|ene|f[eé][bv]|m[aä]r|a[bpv]r|ma[iy]|ju[iln]|a[gu][go]|aoû|se[pt]|o[cku]t|nov|d[eéi][csz])/iu;

const MIN_PERIODS = 3;

/** True for headings of columns that follow each other in time; a total may stand behind them. */
export function arePeriods(headings: readonly string[]): boolean {
  const periods = headings.slice(0, -1);
  return headings.length >= MIN_PERIODS && periods.every((heading) => PERIOD_PATTERN.test(heading));
}
