import {
  remotesIn,
  versionsOf,
  type LiveUnit,
  type LiveUnits,
  type ReleaseUnit,
  type VersionSource,
} from '@site/contract';
import { readHistory, readLiveState, type Store } from '@site/store';
import { describeShare } from './canary/release-canary';

export type ReleaseOverview = {
  /** Composition that visitors get, and the decision that it follows from. */
  site: string | null;
  generation: number;
  /** Whether the composition is uploaded completely; if not, the next command completes it. */
  isPublished: boolean;
  apps: ReleaseUnitOverview[];
  /** Latest audit entries, newest first. */
  audit: AuditEntry[];
};

type ReleaseUnitOverview = {
  app: ReleaseUnit;
  /** Version that visitors get. */
  live: string | null;
  since: string | null;
  by: string | null;
  /** Origin that serves a remote's files. */
  origin: string | null;
  /** Commit that it was built from, if one was recorded. */
  source: VersionSource | null;
  /** Version that a share of the visitors gets instead. */
  canary: { version: string; percent: number; audience?: string } | null;
  /** Versions to roll back to, latest first. */
  earlier: string[];
};

type AuditEntry = {
  at: string;
  by: string;
  action: string;
  app: ReleaseUnit;
  from: string | null;
  to: string;
  reason?: string;
  /** Commit of `to`. */
  source?: VersionSource;
};

const MAX_AUDIT_ENTRIES = 15;

/** Summarizes live versions with time and person, and the versions to roll back to. */
export async function readReleaseOverview(store: Store): Promise<ReleaseOverview> {
  const live = await readLiveState(store);
  const { decision, units } = live;
  const audit: AuditEntry[] = [];
  for await (const { at, by, action, changes, reason, units: then } of readHistory(store, live)) {
    for (const { unit, from, to } of changes) {
      const source = findSource(then[unit], to);
      const details = { ...(reason ? { reason } : {}), ...(source ? { source } : {}) };
      audit.push({ at, by, action, app: unit, from, to, ...details });
    }
    if (audit.length >= MAX_AUDIT_ENTRIES) break;
  }
  return {
    site: decision?.site ?? null,
    generation: decision?.generation ?? 0,
    isPublished: decision !== undefined && (await store.hasSite(decision.site)),
    apps: listUnits(units).map((app) => summarizeUnit(app, units[app])),
    audit: audit.slice(0, MAX_AUDIT_ENTRIES),
  };
}

/** Most sites have no keys. */
function listUnits(units: LiveUnits): ReleaseUnit[] {
  return ['shell', ...remotesIn(units), 'settings', ...(units.keys ? (['keys'] as const) : [])];
}

function findSource(unit: LiveUnit | undefined, version: string): VersionSource | undefined {
  const versions = versionsOf(unit, 'live', 'canary', 'previews');
  return versions.find((each) => each.version === version)?.source;
}

function summarizeUnit(app: ReleaseUnit, unit: LiveUnit | undefined): ReleaseUnitOverview {
  const { version = null, at = null, by = null, base, source = null } = unit ?? {};
  const { canary, earlier = [] } = unit ?? {};
  const share = canary && {
    version: canary.version,
    percent: canary.percent,
    ...(canary.audience ? { audience: canary.audience } : {}),
  };
  return {
    app,
    live: version,
    since: at,
    by,
    origin: base ? new URL(base).origin : null,
    source,
    canary: share ?? null,
    earlier: earlier.map((each) => each.version),
  };
}

/** Formats the overview for a terminal. */
export function formatReleaseOverview(
  { site, generation, isPublished, apps, audit }: ReleaseOverview,
  now: Date,
): string {
  const rows = apps.map(({ app, live, since, by, origin, source, canary, earlier }) => [
    app,
    (live ?? '–') + (canary ? ` (${describeShare(canary)}: ${canary.version})` : ''),
    since ? `${formatMinute(since)}, ${formatAge(since, now)}` : '–',
    by ?? '–',
    origin ?? '–',
    formatSource(source),
    earlier.slice(0, 3).join(', ') || '–',
  ]);
  const lines = audit.map(({ at, by, action, app, from, to, reason, source }) => [
    formatMinute(at),
    action,
    app,
    action === 'block' ? to : `${from ?? 'nothing'} → ${to}`,
    formatSource(source),
    by + (reason ? `: ${reason}` : ''),
  ]);
  return [
    `Composition ${site ?? '–'}, decision ${generation}`,
    ...(site && !isPublished
      ? ['It is not uploaded completely: npm run compose completes it.']
      : []),
    '',
    ...formatTable([
      ['app', 'live', 'since (UTC)', 'by', 'origin', 'commit', 'can go back to'],
      ...rows,
    ]),
    '',
    ...(lines.length > 0 ? formatTable(lines) : ['Nothing was released yet.']),
  ].join('\n');
}

/** Formats rows as columns; the width of each follows from its longest cell. */
export function formatTable(rows: string[][]): string[] {
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

function formatSource(source: VersionSource | null | undefined): string {
  if (!source) return '–';
  const { commit, branch, isDirty, builder } = source;
  const place = [commit.slice(0, 10), ...(branch ? [branch] : []), ...(isDirty ? ['changed'] : [])];
  return `${place.join(' ')} (${builder.split('/').at(-1)})`;
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
