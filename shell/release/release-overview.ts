import {
  APP_NAMES,
  earlierVersions,
  liveEntry,
  PART_NAMES,
  type PartName,
  type ReleaseEntry,
  type ReleaseLog,
} from '@site/contract';
import type { LiveState, LiveUnit } from '../store/live-state';

export type ReleaseOverview = {
  /** Composition that visitors get. */
  site: string | null;
  apps: ReleaseUnitOverview[];
  /** Latest audit entries, newest first. */
  audit: AuditEntry[];
};

export type ReleaseUnitOverview = {
  app: PartName;
  /** Version that visitors get. */
  live: string | null;
  since: string | null;
  by: string | null;
  /** Version that a share of the visitors gets instead. */
  canary: { version: string; percent: number } | null;
  /** Version decided but not yet live; the next command completes it. */
  pending: string | null;
  /** Versions to roll back to, latest first. */
  earlier: string[];
};

export type AuditEntry = {
  at: string;
  by: string;
  action: string;
  app: PartName;
  from: string | null;
  to: string | null;
  reason?: string;
};

const MAX_AUDIT_ENTRIES = 15;

/** Summarizes live versions with time and person, and the versions to roll back to. */
export function createReleaseOverview({ logs, site }: LiveState): ReleaseOverview {
  return {
    site: site?.site ?? null,
    apps: [...APP_NAMES, 'settings' as const].map((app) => {
      const live = site?.parts[app]?.version ?? null;
      const originEntry = findOriginEntry(logs[app], live);
      const decided = liveEntry(logs[app])?.version ?? null;
      return {
        app,
        live,
        since: originEntry?.at ?? null,
        by: originEntry?.by ?? null,
        canary: canaryIn(site?.parts[app]),
        pending: decided === live ? null : decided,
        earlier: earlierVersions(logs[app]),
      };
    }),
    audit: auditOf(logs).slice(0, MAX_AUDIT_ENTRIES),
  };
}

/**
 * Finds the entry that made a version live. The end of a canary names the live version too, but did not make it live.
 */
function findOriginEntry(log: ReleaseLog, live: string | null): ReleaseEntry | undefined {
  return log.entries.findLast(({ version }, index) => {
    const before = liveEntry({ ...log, entries: log.entries.slice(0, index) });
    return version === live && before?.version !== live;
  });
}

function canaryIn(part: LiveUnit | undefined): ReleaseUnitOverview['canary'] {
  if (!part?.canary) return null;
  const { version, percent } = part.canary;
  return { version, percent };
}

function auditOf(logs: LiveState['logs']): AuditEntry[] {
  const lines = PART_NAMES.flatMap((app) =>
    logs[app].entries.map(({ at, by, action, from, version, reason }) => ({
      at,
      by,
      action,
      app,
      from,
      to: version,
      ...(reason ? { reason } : {}),
    })),
  );
  return lines.sort((one, other) => other.at.localeCompare(one.at));
}

/** Formats the overview for a terminal. */
export function formatReleaseOverview({ site, apps, audit }: ReleaseOverview, now: Date): string {
  const rows = apps.map(({ app, live, since, by, canary, pending, earlier }) => [
    app,
    (live ?? '–') +
      (canary ? ` (${canary.percent} %: ${canary.version})` : '') +
      (pending ? ` (next: ${pending})` : ''),
    since ? `${formatMinute(since)}, ${formatAge(since, now)}` : '–',
    by ?? '–',
    earlier.slice(0, 3).join(', ') || '–',
  ]);
  const lines = audit.map(({ at, by, action, app, from, to, reason }) => [
    formatMinute(at),
    action,
    app,
    `${from ?? 'nothing'} → ${to ?? 'nothing'}`,
    by + (reason ? `: ${reason}` : ''),
  ]);
  return [
    `Composition ${site ?? '–'}`,
    '',
    ...formatTable([['app', 'live', 'since (UTC)', 'by', 'can go back to'], ...rows]),
    '',
    ...(lines.length > 0 ? formatTable(lines) : ['Nothing was released yet.']),
  ].join('\n');
}

function formatTable(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function formatMinute(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}

function formatAge(at: string, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(at)) / 60_000));
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h ago`;
  return `${Math.round(minutes / 1440)} days ago`;
}
