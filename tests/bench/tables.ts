import type { BusyVisit, Visit } from './visit';
import type { MeasuredSite, Baseline } from './baseline';

/** Two visits of each site, one after the other: what slows one slows its neighbors. */
export type Round = ReadonlyMap<MeasuredSite, { visit: Visit; busyVisit: BusyVisit }>;

interface Measure {
  name: string;
  of: (visit: BusyVisit) => number | undefined;
  digits?: number;
}

const measures: readonly Measure[] = [
  { name: 'LCP', of: (visit) => visit.largestPaint },
  { name: 'hydrated', of: (visit) => visit.hydrated },
  { name: 'blocking', of: (visit) => visit.blocked },
  { name: 'longest task', of: (visit) => visit.longestTask },
  { name: 'kB', of: (visit) => visit.kilobytes },
  { name: 'requests', of: (visit) => visit.requests },
  { name: 'scripts', of: (visit) => visit.scripts },
  { name: 'shift', of: (visit) => visit.shift, digits: 3 },
];

/** Of a visit with hands only. */
const handMeasures: readonly Measure[] = [
  { name: 'scroll', of: (visit) => visit.scroll },
  { name: 'press', of: (visit) => visit.press },
  { name: 'type', of: (visit) => visit.type },
  { name: 'press done', of: (visit) => visit.pressDone },
  { name: 'next page', of: (visit) => visit.nextPage },
];

type RoundsByPage = ReadonlyMap<string, readonly Round[]>;

type Kind = 'visit' | 'busyVisit';

/** Medians of each site, of the visits without hands or of those with. */
export function formatMedians(rounds: RoundsByPage, kind: Kind): string {
  const shown = measuresOf(kind);
  const rows = [...rounds].flatMap(([page, each]) =>
    sitesIn(each).map((site) => {
      const visits = each.flatMap((round) => round.get(site)?.[kind] ?? []);
      const cells = shown.map(({ of, digits = 0 }) => text(medianOf(visits.map(of)), digits));
      return [site, `\`${page}\``, ...cells];
    }),
  );
  return formatTable(['', 'page', ...shown.map(({ name }) => name)], rows);
}

/** This site against each of them: medians of the ratios within one round. A bigger site against this one. */
export function formatRatios(rounds: RoundsByPage, kind: Kind): string {
  const shown = measuresOf(kind).filter(({ name }) => !/requests|scripts|shift/.test(name));
  const rows = [...rounds].flatMap(([page, each]) =>
    sitesIn(each).flatMap((baseline) => {
      if (baseline === 'this site') return [];
      const ratios = shown.map((measure) =>
        text(medianOf(each.map((round) => ratio(round, { baseline, kind, measure }))), 2),
      );
      return [[baseline, `\`${page}\``, ...ratios]];
    }),
  );
  return formatTable(['against', 'page', ...shown.map(({ name }) => name)], rows);
}

function measuresOf(kind: Kind): readonly Measure[] {
  return kind === 'visit' ? measures : [...measures, ...handMeasures];
}

function sitesIn(rounds: readonly Round[]): MeasuredSite[] {
  return [...new Set(rounds.flatMap((round) => [...round.keys()]))].toSorted(
    (one, other) => Number(other === 'this site') - Number(one === 'this site'),
  );
}

function ratio(
  round: Round,
  { baseline, kind, measure }: { baseline: Baseline; kind: Kind; measure: Measure },
): number | undefined {
  const [site, other] = [round.get('this site'), round.get(baseline)];
  const ours = site && measure.of(site[kind]);
  const theirs = other && measure.of(other[kind]);
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
