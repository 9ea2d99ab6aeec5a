import {
  APP_NAMES,
  earlierVersions,
  liveEntry,
  PART_NAMES,
  type PartName,
  type ReleaseEntry,
  type ReleaseLog,
} from '@site/contract';
import type { Live, LivePart } from '../store/live';

export type Overview = {
  /** The composition that visitors get. */
  site: string | null;
  apps: AppOverview[];
  /** The last lines of the audit, newest first. */
  audit: AuditLine[];
};

export type AppOverview = {
  app: PartName;
  /** What visitors get. */
  live: string | null;
  since: string | null;
  by: string | null;
  /** What a share of the visitors gets instead. */
  canary: { version: string; percent: number } | null;
  /** Decided and not yet led to; the next command finishes it. */
  pending: string | null;
  /** Versions to roll back to, the nearest first. */
  earlier: string[];
};

export type AuditLine = {
  at: string;
  by: string;
  action: string;
  app: PartName;
  from: string | null;
  to: string | null;
  reason?: string;
};

const auditLines = 15;

/** What is live, since when, by whom, and what could be gone back to. */
export function overviewOf({ logs, site }: Live): Overview {
  return {
    site: site?.site ?? null,
    apps: [...APP_NAMES, 'settings' as const].map((app) => {
      const live = site?.parts[app]?.version ?? null;
      const made = entryThatMade(logs[app], live);
      const decided = liveEntry(logs[app])?.version ?? null;
      return {
        app,
        live,
        since: made?.at ?? null,
        by: made?.by ?? null,
        canary: canaryIn(site?.parts[app]),
        pending: decided === live ? null : decided,
        earlier: earlierVersions(logs[app]),
      };
    }),
    audit: auditOf(logs).slice(0, auditLines),
  };
}

/** The end of a canary names what stayed live, and did not make it so. */
function entryThatMade(log: ReleaseLog, live: string | null): ReleaseEntry | undefined {
  return log.entries.findLast(({ version }, index) => {
    const before = liveEntry({ ...log, entries: log.entries.slice(0, index) });
    return version === live && before?.version !== live;
  });
}

function canaryIn(part: LivePart | undefined): AppOverview['canary'] {
  if (!part?.canary) return null;
  const { version, percent } = part.canary;
  return { version, percent };
}

function auditOf(logs: Live['logs']): AuditLine[] {
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

/** The same for a person at a terminal. */
export function printOverview({ site, apps, audit }: Overview, now: Date): string {
  const rows = apps.map(({ app, live, since, by, canary, pending, earlier }) => [
    app,
    (live ?? '–') +
      (canary ? ` (${canary.percent} %: ${canary.version})` : '') +
      (pending ? ` (next: ${pending})` : ''),
    since ? `${minutesOf(since)}, ${ageOf(since, now)}` : '–',
    by ?? '–',
    earlier.slice(0, 3).join(', ') || '–',
  ]);
  const lines = audit.map(({ at, by, action, app, from, to, reason }) => [
    minutesOf(at),
    action,
    app,
    `${from ?? 'nothing'} → ${to ?? 'nothing'}`,
    by + (reason ? `: ${reason}` : ''),
  ]);
  return [
    `Composition ${site ?? '–'}`,
    '',
    ...table([['app', 'live', 'since (UTC)', 'by', 'can go back to'], ...rows]),
    '',
    ...(lines.length > 0 ? table(lines) : ['Nothing was released yet.']),
  ].join('\n');
}

function table(rows: string[][]): string[] {
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

function minutesOf(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}

function ageOf(at: string, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(at)) / 60_000));
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h ago`;
  return `${Math.round(minutes / 1440)} days ago`;
}
