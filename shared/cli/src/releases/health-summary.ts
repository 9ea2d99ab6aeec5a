import { formatTable } from '@site/release';
import type { HealthLogLine } from '@site/contract/health-event';

/** Reports about one version of a remote in the last hour. */
type RemoteHealthSummary = {
  remote: string;
  version: string;
  loads: number;
  /** Loads that fell back to another version than the live one. */
  fallbacks: number;
  failures: number;
  /** Median duration of a load in milliseconds; undefined without loads. */
  medianMs: number | undefined;
};

const HOUR_MS = 3_600_000;

/** Anyone can report loads of versions that do not exist; the table stays readable. */
const MAX_ROWS = 40;

/** Summarizes the last hour per remote and version, most failures first. */
export async function summarizeHealth(
  lines: Iterable<HealthLogLine> | AsyncIterable<HealthLogLine>,
  now: number,
): Promise<RemoteHealthSummary[]> {
  const groups = new Map<string, Group>();
  for await (const line of lines) {
    if (now - Date.parse(line.at) > HOUR_MS) continue;
    if (!/^site\.(load|failure)$/.test(line['event.name'])) continue;
    const { 'service.name': remote, 'service.version': version = '' } = line;
    const key = `${remote} ${version}`;
    const group = groups.get(key) ?? createGroup(remote, version);
    groups.set(key, group);
    addLine(group, line);
  }
  return [...groups.values()]
    .map(({ durations, ...summary }) => ({ ...summary, medianMs: median(durations) }))
    .sort((one, other) => other.failures - one.failures || other.loads - one.loads)
    .slice(0, MAX_ROWS);
}

type Group = Omit<RemoteHealthSummary, 'medianMs'> & { durations: number[] };

function createGroup(remote: string, version: string): Group {
  return { remote, version, loads: 0, fallbacks: 0, failures: 0, durations: [] };
}

function addLine(group: Group, line: HealthLogLine): void {
  if (line['event.name'] === 'site.failure') {
    group.failures += 1;
    return;
  }
  group.loads += 1;
  if (line['site.source'] === 'previous') group.fallbacks += 1;
  if (line['site.duration'] !== undefined) group.durations.push(line['site.duration']);
}

function median(values: number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
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
  const head = ['remote', 'version', 'is', 'loads', 'failures', 'fallbacks', 'median ms'];
  const remotesByFailures = [...new Set(rows.map(({ remote }) => remote))];
  const sorted = rows.toSorted(
    (a, b) => remotesByFailures.indexOf(a.remote) - remotesByFailures.indexOf(b.remote),
  );
  const cells = sorted.map(({ remote, version, loads, failures, fallbacks, medianMs: middle }) => {
    const is = names[version] ?? '–';
    return [remote, version || '–', is, loads, failures, fallbacks, middle ?? '–'].map(String);
  });
  return formatTable([head, ...cells]).join('\n');
}
