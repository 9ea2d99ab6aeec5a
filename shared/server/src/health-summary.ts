import type { HealthLogLine } from './health-collector';

/** Reports about one version of a remote in the last hour. */
export type RemoteHealthSummary = {
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

/** Parses the log; lines damaged by a killed process are skipped. */
export function parseHealthLines(text: string): HealthLogLine[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as HealthLogLine] : [];
    } catch {
      return [];
    }
  });
}

/** Summarizes the last hour per remote and version, most failures first. */
export function summarizeHealth(lines: HealthLogLine[], now: number): RemoteHealthSummary[] {
  const recent = lines.filter(({ at }) => now - Date.parse(at) <= HOUR_MS);
  const groups = new Map<string, HealthLogLine[]>();
  for (const line of recent) {
    if (!/^site\.(load|failure)$/.test(line['event.name'])) continue;
    const key = `${line['service.name']} ${line['service.version'] ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()]
    .map(summarizeVersion)
    .sort((one, other) => other.failures - one.failures);
}

function summarizeVersion(lines: HealthLogLine[]): RemoteHealthSummary {
  const loads = lines.filter((line) => line['event.name'] === 'site.load');
  const failures = lines.filter((line) => line['event.name'] === 'site.failure');
  return {
    remote: lines[0]?.['service.name'] ?? '',
    version: lines[0]?.['service.version'] ?? '',
    loads: loads.length,
    fallbacks: loads.filter((line) => line['site.source'] === 'previous').length,
    failures: failures.length,
    medianMs: median(loads.flatMap((line) => line['site.duration'] ?? [])),
  };
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
  const widths = head.map((_name, at) =>
    Math.max(...[head, ...cells].map((row) => row[at]?.length ?? 0)),
  );
  return [head, ...cells]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
