import * as v from 'valibot';
import { readAs } from './contract-error';
import { versionSchema } from './descriptor';
import { APP_NAMES } from './remote-names';

/** Units with a release log of their own: the apps and the site settings. */
export const PART_NAMES = [...APP_NAMES, 'settings'] as const;
/** Name of a release unit. */
export type PartName = (typeof PART_NAMES)[number];

const ReleaseEntrySchema = v.pipe(
  v.object({
    /**
     * 'withdraw': automatic rollback of a release that was incompatible with a concurrent one.
     * 'publish': offers a version for previews; the live one stays.
     * 'canary': gives a version to some visitors, until the next entry other than 'publish'.
     */
    action: v.picklist(['release', 'rollback', 'withdraw', 'publish', 'canary']),
    /** Live version after this entry (null: none); of 'publish' and 'canary' the version beside the live one. */
    version: v.nullable(versionSchema),
    /** Percentage of visitors that get a 'canary'. */
    percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
    from: v.nullable(versionSchema),
    /** Base URL of a remote's version folder, with a trailing slash. */
    base: v.optional(v.string()),
    at: v.pipe(v.string(), v.isoTimestamp()),
    by: v.string(),
    reason: v.optional(v.string()),
  }),
  v.check(
    ({ action, version, percent }) => action !== 'canary' || Boolean(version && percent),
    'a canary has a version and a share of the visitors',
  ),
);

const ReleaseLogSchema = v.object({
  part: v.picklist(PART_NAMES),
  entries: v.array(ReleaseEntrySchema),
});

/** Entry of a release log: one change of the live state, with time and author. */
export type ReleaseEntry = v.InferOutput<typeof ReleaseEntrySchema>;

/**
 * Log of one release unit, oldest entry first, stored as `live/<unit>.json`. It is both pointer and audit, so that the
 * two cannot differ.
 */
export type ReleaseLog = v.InferOutput<typeof ReleaseLogSchema>;

/**
 * Parses a release log.
 * @throws {ContractError} when it is malformed
 */
export function readReleaseLog(input: unknown, part: PartName): ReleaseLog {
  return readAs(ReleaseLogSchema, input, `What is known of the releases of "${part}"`);
}

/** Returns the live release. */
export function liveEntry(log: ReleaseLog): ReleaseEntry | undefined {
  return activeReleasesOf(log).at(-1);
}

/** Returns the release before the live one: the default target of a rollback, and the fallback of running pages. */
export function previousEntry(log: ReleaseLog): ReleaseEntry | undefined {
  return activeReleasesOf(log).at(-2);
}

/** Lists the targets of a rollback, latest first, without versions that were rolled back from. */
export function earlierVersions(log: ReleaseLog): string[] {
  const live = liveEntry(log)?.version;
  const versions = activeReleasesOf(log).flatMap(({ version }) => version ?? []);
  return [...new Set(versions.toReversed())].filter((version) => version !== live);
}

/** Tells whether a version was ever released, also as a canary. */
export function isKnown(log: ReleaseLog, version: string): boolean {
  return log.entries.some(
    (entry) =>
      (entry.action === 'release' || entry.action === 'canary') && entry.version === version,
  );
}

/** Log entry of a canary. */
export type CanaryEntry = ReleaseEntry & { version: string; percent: number };

/** Returns the active canary: no release or rollback followed it. */
export function canaryEntry({ entries }: ReleaseLog): CanaryEntry | undefined {
  const last = entries.findLast(({ action }) => action !== 'publish');
  if (last?.action !== 'canary') return undefined;
  const { version, percent } = last;
  return version && percent ? { ...last, version, percent } : undefined;
}

const MAX_PREVIEWS = 5;

/** Lists the last five published versions, latest first. */
export function publishedEntries({ entries }: ReleaseLog): ReleaseEntry[] {
  const newest = entries.filter(({ action }) => action === 'publish').toReversed();
  const isFirst = ({ version }: ReleaseEntry, index: number) =>
    newest.findIndex((each) => each.version === version) === index;
  return newest.filter(isFirst).slice(0, MAX_PREVIEWS);
}

/** Lists the releases that were not rolled back, oldest first. A rollback removes all entries above its target. */
function activeReleasesOf({ entries }: ReleaseLog): ReleaseEntry[] {
  const stack: ReleaseEntry[] = [];
  for (const entry of entries) {
    if (entry.action === 'release') stack.push(entry);
    else if (entry.action === 'rollback' || entry.action === 'withdraw')
      rollBackTo(stack, entry.version);
  }
  return stack;
}

function rollBackTo(stack: ReleaseEntry[], version: string | null): void {
  const removed = new Set<string | null>();
  while (stack.length > 0 && (stack.at(-1)?.version ?? null) !== version) {
    removed.add(stack.pop()?.version ?? null);
  }
  // A version that was rolled back from is excluded permanently, also where it was released before.
  const remaining = stack.filter((entry) => !removed.has(entry.version));
  stack.splice(0, stack.length, ...remaining);
}
