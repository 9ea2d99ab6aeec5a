import {
  canaryEntry,
  liveEntry,
  PART_NAMES,
  previousEntry,
  publishedEntries,
  readReleaseLog,
  type PartName,
  type ReleaseEntry,
  type ReleaseLog,
} from '@site/contract';
import { StoreError, type Store } from './store';

/** Version of a release unit that is live, or will be. */
export type LiveUnit = {
  version: string;
  /** Base URL of a remote's version folder, with a trailing slash. */
  base?: string;
  /** Version that running pages of a remote fall back to. */
  previous?: { version: string; base?: string };
  /** Versions that teams may preview in place of the live one. */
  previews?: { version: string; base?: string }[];
  /** Version that a share of the visitors (`percent`, 0–100) gets in its place. */
  canary?: { version: string; base?: string; percent: number };
};

/** Live version of each release unit. Equal units compose to the same site. */
export type LiveUnits = Partial<Record<PartName, LiveUnit>>;

/** Composition that visitors get, and the units it was made of. Source: `live/site.json`. */
export type SitePointer = { site: string; parts: LiveUnits; at: string };

export type LiveState = {
  logs: Record<PartName, ReleaseLog>;
  /** Etags of the logs, for `compareAndSwap`. */
  etags: Record<PartName, string | null>;
  site: SitePointer | undefined;
  siteEtag: string | null;
};

const SITE_KEY = 'live/site.json';
const logKey = (part: PartName) => `live/${part}.json`;

/** Reads logs and site pointer. @throws {StoreError | ContractError} when a document exists but is unusable */
export async function readLiveState(store: Store): Promise<LiveState> {
  const logs = await Promise.all(
    PART_NAMES.map(async (part) => {
      const stored = await store.read(logKey(part));
      const input = stored ? parse(stored.content, `${store.location}/${logKey(part)}`) : undefined;
      const log = input === undefined ? { part, entries: [] } : readReleaseLog(input, part);
      return { part, log, tag: stored?.etag ?? null };
    }),
  );
  const site = await store.read(SITE_KEY);
  return {
    logs: byPart(logs.map(({ part, log }) => [part, log])),
    etags: byPart(logs.map(({ part, tag }) => [part, tag])),
    site: site && (parse(site.content, `${store.location}/${SITE_KEY}`) as SitePointer),
    siteEtag: site?.etag ?? null,
  };
}

/** Derives from the logs which versions should be live. They are live once `live/site.json` agrees. */
export function liveUnitsOf(logs: LiveState['logs']): LiveUnits {
  const entries = PART_NAMES.flatMap((part) => {
    const live = liveEntry(logs[part]);
    const previous = previousEntry(logs[part]);
    const previews = publishedEntries(logs[part]).map(toVersion);
    const canary = canaryEntry(logs[part]);
    if (!live?.version) return [];
    return [
      [
        part,
        {
          ...toVersion(live),
          ...(previous && isRemote(part) ? { previous: toVersion(previous) } : {}),
          ...(previews.length > 0 ? { previews } : {}),
          ...(canary ? { canary: { ...toVersion(canary), percent: canary.percent } } : {}),
        },
      ],
    ];
  });
  return Object.fromEntries(entries) as LiveUnits;
}

export function hasSameUnits(one: LiveUnits | undefined, other: LiveUnits): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Appends an entry to the log of one unit. @returns false when another process wrote to it since it was read */
export function appendLogEntry(
  store: Store,
  { logs, etags }: LiveState,
  part: PartName,
  entry: ReleaseEntry,
): Promise<boolean> {
  const entries = [...logs[part].entries, entry];
  return store.compareAndSwap(
    logKey(part),
    toJson({ part, entries } satisfies ReleaseLog),
    etags[part],
  );
}

export function writeSitePointer(
  store: Store,
  site: SitePointer,
  tag: string | null,
): Promise<boolean> {
  return store.compareAndSwap(SITE_KEY, toJson(site), tag);
}

function toVersion({ version, base }: ReleaseEntry): { version: string; base?: string } {
  return { version: version ?? '', ...(base ? { base } : {}) };
}

function isRemote(part: PartName): boolean {
  return part !== 'shell' && part !== 'settings';
}

function byPart<Value>(entries: (readonly [PartName, Value])[]): Record<PartName, Value> {
  return Object.fromEntries(entries) as Record<PartName, Value>;
}

function toJson(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
}

function parse(content: Buffer, name: string): unknown {
  try {
    return JSON.parse(content.toString()) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`${name} is not valid JSON (${reason}). Restore it from a backup.`);
  }
}
