import type { Visit } from './measure-visit';
import { MEASURED_SITES, BASELINES, type MeasuredSite, type Baseline } from './baseline';

/** One visit of each, one after the other: what slows one slows its neighbours. */
export type Round = ReadonlyMap<MeasuredSite, Visit>;

interface Measure {
  name: string;
  of: (visit: Visit) => number | undefined;
  /** Of a page without scripts, where that has another name. */
  ofPlainPage?: (visit: Visit) => number | undefined;
  digits?: number;
}

const measures: readonly Measure[] = [
  { name: 'LCP', of: (visit) => visit.largestPaint },
  { name: 'hydrated', of: (visit) => visit.hydrated },
  { name: 'blocking', of: (visit) => visit.blocked },
  { name: 'longest task', of: (visit) => visit.longestTask },
  { name: 'kB', of: (visit) => visit.kilobytes },
  { name: 'INP of 25', of: (visit) => visit.slowestAnswer },
  {
    name: 'soft navigation',
    of: (visit) => visit.softNavigation,
    // Whose visitors load the next document.
    ofPlainPage: (visit) => visit.largestPaint,
  },
  { name: 'requests', of: (visit) => visit.requests },
  { name: 'depth', of: (visit) => visit.depth },
  { name: 'shift', of: (visit) => visit.shift, digits: 3 },
];

type RoundsByPage = ReadonlyMap<string, readonly Round[]>;

/** Medians of each. */
export function formatMedians(rounds: RoundsByPage): string {
  const rows = [...rounds].flatMap(([page, each]) =>
    MEASURED_SITES.map((contender) => {
      const visits = each.flatMap((round) => round.get(contender) ?? []);
      const cells = measures.map(({ of, digits = 0 }) => text(medianOf(visits.map(of)), digits));
      return [contender, `\`${page}\``, ...cells];
    }),
  );
  return formatTable(['', 'page', ...measures.map(({ name }) => name)], rows);
}

/** This site against each of them: medians of the ratios within one round. A bigger site against this one. */
export function formatRatios(rounds: RoundsByPage): string {
  const compared = measures.slice(0, 7);
  const rows = BASELINES.flatMap((baseline) =>
    [...rounds].map(([page, each]) => {
      const cells = compared.map((measure) =>
        text(medianOf(each.map((round) => ratio(round, baseline, measure))), 2),
      );
      return [baseline, `\`${page}\``, ...cells];
    }),
  );
  return formatTable(['against', 'page', ...compared.map(({ name }) => name)], rows);
}

function ratio(
  round: Round,
  baseline: Baseline,
  { of, ofPlainPage = of }: Measure,
): number | undefined {
  const [site, other] = [round.get('this site'), round.get(baseline)];
  const ours = site && of(site);
  const theirs = other && (baseline === 'no scripts' ? ofPlainPage : of)(other);
  if (ours === undefined || theirs === undefined) return undefined;
  return baseline === 'with 1,000 routes' ? theirs / ours : ours / theirs;
}

export function medianOf(figures: readonly (number | undefined)[]): number | undefined {
  const sorted = figures
    .filter((figure) => figure !== undefined && Number.isFinite(figure))
    .toSorted((one, other) => Number(one) - Number(other));
  return sorted[Math.floor(sorted.length / 2)];
}

function text(figure: number | undefined, digits: number): string {
  return figure === undefined ? '–' : figure.toFixed(digits);
}

export function formatTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
