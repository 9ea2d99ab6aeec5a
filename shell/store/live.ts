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

/** A version of a part as it is (to be) live. */
export type LivePart = {
  version: string;
  /** Where a remote's version folder is served, with a trailing slash. */
  base?: string;
  /** What a running page of a remote falls back to. */
  previous?: { version: string; base?: string };
  /** What a team may look at in its place. */
  previews?: { version: string; base?: string }[];
  /** What a share of the visitors gets in its place. */
  canary?: { version: string; base?: string; percent: number };
};

/** What a site is made of. Two equal ones give the same site. */
export type Parts = Partial<Record<PartName, LivePart>>;

/** Which composition visitors get, and what it was made of. Source: `live/site.json`. */
export type SitePointer = { site: string; parts: Parts; at: string };

export type Live = {
  logs: Record<PartName, ReleaseLog>;
  /** Tags of the logs, for `swap`. */
  tags: Record<PartName, string | null>;
  site: SitePointer | undefined;
  siteTag: string | null;
};

const siteKey = 'live/site.json';
const logKey = (part: PartName) => `live/${part}.json`;

/** @throws {StoreError | ContractError} when a document is there but cannot be used */
export async function readLive(store: Store): Promise<Live> {
  const logs = await Promise.all(
    PART_NAMES.map(async (part) => {
      const stored = await store.read(logKey(part));
      const input = stored ? parse(stored.content, `${store.where}/${logKey(part)}`) : undefined;
      const log = input === undefined ? { part, entries: [] } : readReleaseLog(input, part);
      return { part, log, tag: stored?.tag ?? null };
    }),
  );
  const site = await store.read(siteKey);
  return {
    logs: byPart(logs.map(({ part, log }) => [part, log])),
    tags: byPart(logs.map(({ part, tag }) => [part, tag])),
    site: site && (parse(site.content, `${store.where}/${siteKey}`) as SitePointer),
    siteTag: site?.tag ?? null,
  };
}

/** What the logs say should be live. It is live once `live/site.json` says the same. */
export function partsOf(logs: Live['logs']): Parts {
  const entries = PART_NAMES.flatMap((part) => {
    const live = liveEntry(logs[part]);
    const previous = previousEntry(logs[part]);
    const published = publishedEntries(logs[part]).map(toVersion);
    const canary = canaryEntry(logs[part]);
    if (!live?.version) return [];
    return [
      [
        part,
        {
          ...toVersion(live),
          ...(previous && isRemote(part) ? { previous: toVersion(previous) } : {}),
          ...(published.length > 0 ? { previews: published } : {}),
          ...(canary ? { canary: { ...toVersion(canary), percent: canary.percent } } : {}),
        },
      ],
    ];
  });
  return Object.fromEntries(entries) as Parts;
}

export function isSame(one: Parts | undefined, other: Parts): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** @returns false when somebody else wrote to this log since it was read */
export function appendEntry(
  store: Store,
  { logs, tags }: Live,
  part: PartName,
  entry: ReleaseEntry,
): Promise<boolean> {
  const entries = [...logs[part].entries, entry];
  return store.swap(logKey(part), toJson({ part, entries }), tags[part]);
}

export function pointToSite(store: Store, site: SitePointer, tag: string | null): Promise<boolean> {
  return store.swap(siteKey, toJson(site), tag);
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
