import * as v from 'valibot';
import { readAs } from './contract-error';
import { versionSchema } from './descriptor';
import { APP_NAMES } from './remote-names';

/** What a site is put together from: the apps, and the settings, which go live in the same way. */
export const PART_NAMES = [...APP_NAMES, 'settings'] as const;
export type PartName = (typeof PART_NAMES)[number];

const ReleaseEntrySchema = v.pipe(
  v.object({
    /**
     * 'withdraw': the release was taken back by itself, because it did not go together with another one.
     * 'publish': a version that can be previewed; what is live stays.
     * 'canary': a share of the visitors gets a version beside the live one, until the next entry that is no 'publish'.
     */
    action: v.picklist(['release', 'rollback', 'withdraw', 'publish', 'canary']),
    /** What is live after this entry, null when nothing is; what is shown beside it after 'publish' and 'canary'. */
    version: v.nullable(versionSchema),
    /** Of a hundred visitors, how many get the version of a 'canary'. */
    percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
    from: v.nullable(versionSchema),
    /** Where a remote's version folder is served, with a trailing slash. */
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

/** One line of the audit. */
export type ReleaseEntry = v.InferOutput<typeof ReleaseEntrySchema>;

/**
 * Everything that was made live of one part, oldest first. It is pointer and audit in one document, so that
 * neither can say what the other does not. Source: `live/<part>.json` of the store.
 */
export type ReleaseLog = v.InferOutput<typeof ReleaseLogSchema>;

/** @throws {ContractError} when it is malformed */
export function readReleaseLog(input: unknown, part: PartName): ReleaseLog {
  return readAs(ReleaseLogSchema, input, `What is known of the releases of "${part}"`);
}

/** The release that visitors get. */
export function liveEntry(log: ReleaseLog): ReleaseEntry | undefined {
  return standing(log).at(-1);
}

/** The release before the live one: where a roll-back leads, and what a running page falls back to. */
export function previousEntry(log: ReleaseLog): ReleaseEntry | undefined {
  return standing(log).at(-2);
}

/** Versions that can be rolled back to, the nearest first. None of them was ever rolled back from. */
export function earlierVersions(log: ReleaseLog): string[] {
  const live = liveEntry(log)?.version;
  const versions = standing(log).flatMap(({ version }) => version ?? []);
  return [...new Set(versions.toReversed())].filter((version) => version !== live);
}

/** Whether visitors got this version at any time, whatever became of it. */
export function isKnown(log: ReleaseLog, version: string): boolean {
  return log.entries.some(
    (entry) =>
      (entry.action === 'release' || entry.action === 'canary') && entry.version === version,
  );
}

/** A version that a share of the visitors gets beside the live one. */
export type CanaryEntry = ReleaseEntry & { version: string; percent: number };

/** The canary that stands: nothing was released or taken back since. */
export function canaryEntry({ entries }: ReleaseLog): CanaryEntry | undefined {
  const last = entries.findLast(({ action }) => action !== 'publish');
  if (last?.action !== 'canary') return undefined;
  const { version, percent } = last;
  return version && percent ? { ...last, version, percent } : undefined;
}

/** Nobody looks at what was published before so many others. */
const previewed = 5;

/** The last few versions that were published to be previewed, the newest first. */
export function publishedEntries({ entries }: ReleaseLog): ReleaseEntry[] {
  const newest = entries.filter(({ action }) => action === 'publish').toReversed();
  const isFirst = ({ version }: ReleaseEntry, index: number) =>
    newest.findIndex((each) => each.version === version) === index;
  return newest.filter(isFirst).slice(0, previewed);
}

/** Releases that nobody took back, oldest first. Going back removes everything above the version gone to. */
function standing({ entries }: ReleaseLog): ReleaseEntry[] {
  const stack: ReleaseEntry[] = [];
  for (const entry of entries) {
    if (entry.action === 'release') stack.push(entry);
    else if (entry.action === 'rollback' || entry.action === 'withdraw')
      goBackTo(stack, entry.version);
  }
  return stack;
}

function goBackTo(stack: ReleaseEntry[], version: string | null): void {
  const gone = new Set<string | null>();
  while (stack.length > 0 && (stack.at(-1)?.version ?? null) !== version) {
    gone.add(stack.pop()?.version ?? null);
  }
  // A version that was rolled back from is out for good, also where it stood a second time below.
  const kept = stack.filter((entry) => !gone.has(entry.version));
  stack.splice(0, stack.length, ...kept);
}
