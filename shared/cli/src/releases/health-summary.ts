import { formatTable } from '@site/release';
import { formatPlace } from './locate-error';
import type { HealthLogLine } from '@site/contract/health-event';

/** Reports about one version of a remote in the last hour. */
type RemoteHealthSummary = {
  remote: string;
  version: string;
  loads: number;
  /** Loads that fell back to another version than the live one. */
  fallbacks: number;
  failures: number;
  /** Errors that nothing caught, such as those of handlers. */
  errors: number;
  /** Kind and place of the most frequent of these errors, with their number. */
  errorPlaces: string[];
  /** Web vitals of each page, in milliseconds but for CLS: the value that three of four views do not exceed. */
  vitals: { page: string; name: string; p75: number; views: number }[];
  /** Median duration of a load in milliseconds; undefined without loads. */
  medianMs: number | undefined;
};

const HOUR_MS = 3_600_000;

/** Anyone can report loads of versions that do not exist; the table stays readable. */
const MAX_ROWS = 40;
const MAX_PLACES = 1000;
const MAX_SHOWN_PLACES = 5;

/** Summarizes the last hour per remote and version, most failures first. */
export async function summarizeHealth(
  lines: Iterable<HealthLogLine> | AsyncIterable<HealthLogLine>,
  now: number,
): Promise<RemoteHealthSummary[]> {
  const groups = new Map<string, Group>();
  for await (const line of lines) {
    if (now - Date.parse(line.at) > HOUR_MS) continue;
    if (!/^site\.(load|failure)$|vital$/.test(line['event.name'])) continue;
    const { 'service.name': remote, 'service.version': version = '' } = line;
    const key = `${remote} ${version}`;
    const group = groups.get(key) ?? createGroup(remote, version);
    groups.set(key, group);
    addLine(group, line);
  }
  return [...groups.values()]
    .map(({ durations, errorCounts, vitalValues, ...summary }) => ({
      ...summary,
      errorPlaces: formatErrorPlaces(errorCounts),
      vitals: [...vitalValues].map(([key, values]) => {
        const [page = '', name = ''] = key.split(' ');
        return { page, name, p75: quantile(values, 0.75) ?? 0, views: values.length };
      }),
      medianMs: quantile(durations, 0.5),
    }))
    .sort(
      (one, other) =>
        other.failures + other.errors - one.failures - one.errors || other.loads - one.loads,
    )
    .slice(0, MAX_ROWS);
}

type Group = Omit<RemoteHealthSummary, 'medianMs' | 'errorPlaces' | 'vitals'> & {
  durations: number[];
  errorCounts: Map<string, number>;
  vitalValues: Map<string, number[]>;
};

function createGroup(remote: string, version: string): Group {
  const counts = { loads: 0, fallbacks: 0, failures: 0, errors: 0 };
  return {
    remote,
    version,
    ...counts,
    durations: [],
    errorCounts: new Map(),
    vitalValues: new Map(),
  };
}

function addLine(group: Group, line: HealthLogLine): void {
  if (line['event.name'] === 'site.failure') {
    if (line['site.phase'] === 'run') addError(group, line);
    else group.failures += 1;
    return;
  }
  if (line['event.name'] === 'browser.web_vital') return addVital(group.vitalValues, line);
  group.loads += 1;
  if (line['site.source'] === 'previous') group.fallbacks += 1;
  if (line['site.duration'] !== undefined) group.durations.push(line['site.duration']);
}

function addError(group: Group, line: HealthLogLine): void {
  group.errors += 1;
  const key = `${line['error.type'] ?? 'Error'} at ${formatPlace(line)}`;
  const count = group.errorCounts.get(key);
  // Anyone can report errors at places that do not exist.
  if (count !== undefined || group.errorCounts.size < MAX_PLACES)
    group.errorCounts.set(key, (count ?? 0) + 1);
}

function addVital(valuesByKey: Group['vitalValues'], line: HealthLogLine): void {
  const key = `${line['site.page'] ?? '–'} ${line['web_vital.name'] ?? '–'}`;
  const values = valuesByKey.get(key) ?? [];
  if (values.length === 0 && valuesByKey.size >= MAX_PLACES) return;
  values.push(line['web_vital.value'] ?? 0);
  valuesByKey.set(key, values);
}

function formatErrorPlaces(counts: ReadonlyMap<string, number>): string[] {
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_SHOWN_PLACES)
    .map(([place, count]) => `${count} × ${place}`);
}

function quantile(values: number[], share: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)];
}

/**
 * Formats summaries as a table for a terminal; versions of a remote are adjacent.
 * @param names role of each version: 'live', or its share
 */
export function formatHealth(
  rows: RemoteHealthSummary[],
  names: Record<string, string> = {},
): string {
  if (rows.length === 0) return 'No browser has reported anything within the last hour.';
  const head = ['remote', 'version', 'is', 'loads', 'failures', 'errors', 'fallbacks', 'median ms'];
  const remotesByFailures = [...new Set(rows.map(({ remote }) => remote))];
  const sorted = rows.toSorted(
    (a, b) => remotesByFailures.indexOf(a.remote) - remotesByFailures.indexOf(b.remote),
  );
  const cells = sorted.map((row) => {
    const { remote, version, loads, failures, errors, fallbacks, medianMs } = row;
    const is = names[version] ?? '–';
    const figures = [loads, failures, errors, fallbacks, medianMs ?? '–'];
    return [remote, version || '–', is, ...figures].map(String);
  });
  const places = sorted
    .filter(({ errorPlaces }) => errorPlaces.length > 0)
    .flatMap(({ version, errorPlaces }) => [
      '',
      `Errors of ${version}:`,
      ...errorPlaces.map((place) => `  ${place}`),
    ]);
  const vitals = sorted.flatMap(({ version, vitals: ofVersion }) =>
    ofVersion.map(({ page, name, p75, views }) =>
      [version || '–', page, name, p75, views].map(String),
    ),
  );
  const vitalHead = ['version', 'page', 'vital', 'p75', 'views'];
  const vitalLines = vitals.length > 0 ? ['', ...formatTable([vitalHead, ...vitals])] : [];
  return [...formatTable([head, ...cells]), ...vitalLines, ...places].join('\n');
}
