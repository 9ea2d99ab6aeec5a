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
export type LivePart = {
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
export type Parts = Partial<Record<PartName, LivePart>>;

/** Composition that visitors get, and the units it was made of. Source: `live/site.json`. */
export type SitePointer = { site: string; parts: Parts; at: string };

export type Live = {
  logs: Record<PartName, ReleaseLog>;
  /** Etags of the logs, for `compareAndSwap`. */
  tags: Record<PartName, string | null>;
  site: SitePointer | undefined;
  siteTag: string | null;
};

const SITE_KEY = 'live/site.json';
const logKey = (part: PartName) => `live/${part}.json`;

/** Reads logs and site pointer. @throws {StoreError | ContractError} when a document exists but is unusable */
export async function readLive(store: Store): Promise<Live> {
  const logs = await Promise.all(
    PART_NAMES.map(async (part) => {
      const stored = await store.read(logKey(part));
      const input = stored ? parse(stored.content, `${store.where}/${logKey(part)}`) : undefined;
      const log = input === undefined ? { part, entries: [] } : readReleaseLog(input, part);
      return { part, log, tag: stored?.tag ?? null };
    }),
  );
  const site = await store.read(SITE_KEY);
  return {
    logs: byPart(logs.map(({ part, log }) => [part, log])),
    tags: byPart(logs.map(({ part, tag }) => [part, tag])),
    site: site && (parse(site.content, `${store.where}/${SITE_KEY}`) as SitePointer),
    siteTag: site?.tag ?? null,
  };
}

/** Derives from the logs which versions should be live. They are live once `live/site.json` agrees. */
export function partsOf(logs: Live['logs']): Parts {
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
  return Object.fromEntries(entries) as Parts;
}

export function isSame(one: Parts | undefined, other: Parts): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Appends an entry to the log of one unit. @returns false when another process wrote to it since it was read */
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
  return store.swap(SITE_KEY, toJson(site), tag);
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
