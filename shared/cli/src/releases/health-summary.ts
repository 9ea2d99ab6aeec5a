import { formatErrorPlace, formatTable, quantile } from '@site/release';
import { createPageFigures, formatPageTable, type PageFigures } from './page-figures';
import type { HealthLogLine } from '@site/contract/health-event';

/** Reports about one version of an app, of the last hour unless a field names another time. */
type RemoteHealthSummary = {
  remote: string;
  version: string;
  loads: number;
  /** Loads that fell back to another version than the live one. */
  fallbacks: number;
  failures: number;
  /** Errors that nothing caught, such as those of handlers. */
  errors: number;
  /** Kind and place of the most frequent of these errors, and kind of those from elsewhere, with their number. */
  errorPlaces: string[];
  /** Errors and web vitals by page, of the last seven days: a version before has no reports of this hour. */
  pages: PageFigures[];
  /** Median duration of a load in milliseconds; undefined without loads. */
  medianMs: number | undefined;
};

const HOUR_MS = 3_600_000;

/** Time of the figures by page. */
export const PAGE_PERIOD_MS = 7 * 24 * HOUR_MS;

/** Anyone can report loads of versions that do not exist; the table stays readable. */
const MAX_ROWS = 40;
const MAX_PLACES = 1000;
const MAX_SHOWN_PLACES = 5;

/**
 * Summarizes reports per app and version, most failures first.
 * @param names role of each version; those come before versions that somebody made up
 */
export async function summarizeHealth(
  lines: Iterable<HealthLogLine> | AsyncIterable<HealthLogLine>,
  now: number,
  names: Record<string, string> = {},
): Promise<RemoteHealthSummary[]> {
  const groups = new Map<string, Group>();
  for await (const line of lines) {
    const ageMs = now - Date.parse(line.at);
    if (ageMs > PAGE_PERIOD_MS || line['event.name'] === 'site.csp') continue;
    const { 'service.name': remote, 'service.version': version = '' } = line;
    const key = `${remote} ${version}`;
    const group = groups.get(key) ?? createGroup(remote, version);
    groups.set(key, group);
    if (ageMs <= HOUR_MS) addLine(group, line);
    if (Object.hasOwn(names, version)) group.pageFigures.add(line);
  }
  const isKnown = ({ version }: RemoteHealthSummary) => Number(Object.hasOwn(names, version));
  return [...groups.values()]
    .map(({ durations, errorCounts, pageFigures, ...summary }) => ({
      ...summary,
      errorPlaces: formatErrorPlaces(errorCounts),
      pages: pageFigures.list(),
      medianMs: quantile(durations, 0.5),
    }))
    .filter((row) => isOfThisHour(row) || row.pages.length > 0)
    .sort((one, other) => isKnown(other) - isKnown(one) || compareFailures(one, other))
    .slice(0, MAX_ROWS)
    .sort(compareFailures);
}

function compareFailures(one: RemoteHealthSummary, other: RemoteHealthSummary): number {
  return other.failures + other.errors - one.failures - one.errors || other.loads - one.loads;
}

function isOfThisHour({ loads, failures, errorPlaces }: RemoteHealthSummary): boolean {
  return loads + failures + errorPlaces.length > 0;
}

type Group = Omit<RemoteHealthSummary, 'medianMs' | 'errorPlaces' | 'pages'> & {
  durations: number[];
  errorCounts: Map<string, number>;
  pageFigures: ReturnType<typeof createPageFigures>;
};

function createGroup(remote: string, version: string): Group {
  const counts = { loads: 0, fallbacks: 0, failures: 0, errors: 0 };
  return {
    remote,
    version,
    ...counts,
    durations: [],
    errorCounts: new Map(),
    pageFigures: createPageFigures(),
  };
}

function addLine(group: Group, line: HealthLogLine): void {
  const kind = line['error.type'] ?? 'Error';
  if (line['event.name'] === 'site.foreign_error')
    return countError(group, `${kind}, from elsewhere`);
  if (line['event.name'] === 'site.failure') {
    if (line['site.phase'] !== 'run') return void (group.failures += 1);
    group.errors += 1;
    const page = line['site.page'];
    return countError(group, `${kind} at ${formatErrorPlace(line)}${page ? ` on ${page}` : ''}`);
  }
  if (line['event.name'] !== 'site.load') return;
  group.loads += 1;
  if (line['site.source'] === 'previous') group.fallbacks += 1;
  if (line['site.duration'] !== undefined) group.durations.push(line['site.duration']);
}

function countError({ errorCounts }: Group, key: string): void {
  const count = errorCounts.get(key);
  // Anyone can report errors at places that do not exist.
  if (count !== undefined || errorCounts.size < MAX_PLACES) errorCounts.set(key, (count ?? 0) + 1);
}

function formatErrorPlaces(counts: ReadonlyMap<string, number>): string[] {
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_SHOWN_PLACES)
    .map(([place, count]) => `${count} × ${place}`);
}

/**
 * Formats summaries as tables for a terminal; versions of a remote are adjacent.
 * @param names role of each version: 'live', 'before', or its share
 */
export function formatHealth(
  rows: RemoteHealthSummary[],
  names: Record<string, string> = {},
): string {
  const remotesByFailures = [...new Set(rows.map(({ remote }) => remote))];
  const sorted = rows.toSorted(
    (a, b) => remotesByFailures.indexOf(a.remote) - remotesByFailures.indexOf(b.remote),
  );
  const pageTable = formatPageTable(sorted, names);
  const pageLines = pageTable.length > 0 ? ['', ...pageTable] : [];
  const ofThisHour = sorted.filter(isOfThisHour);
  if (ofThisHour.length === 0)
    return ['No browser has reported anything within the last hour.', ...pageLines].join('\n');
  const head = ['remote', 'version', 'is', 'loads', 'failures', 'errors', 'fallbacks', 'median ms'];
  const cells = ofThisHour.map((row) => {
    const { remote, version, loads, failures, errors, fallbacks, medianMs } = row;
    const is = names[version] ?? '–';
    const figures = [loads, failures, errors, fallbacks, medianMs ?? '–'];
    return [remote, version || '–', is, ...figures].map(String);
  });
  const places = ofThisHour
    .filter(({ errorPlaces }) => errorPlaces.length > 0)
    .flatMap(({ remote, version, errorPlaces }) => [
      '',
      `Errors of ${version || remote}:`,
      ...errorPlaces.map((place) => `  ${place}`),
    ]);
  return [...formatTable([head, ...cells]), ...places, ...pageLines].join('\n');
}
