import { messageOf } from '@site/node';

/**
 * Storage of releases behind one small interface with two implementations: a folder of this machine, or a bucket that
 * the pipelines of several teams share.
 *
 *     apps/<app>/<version>/{web,node,descriptor.json}   built versions; never changed, removed by `npm run prune` only
 *     settings/<version>.json                           site settings that were live
 *     live/site.json                                    newest decision: live versions and their composition
 *     decisions/<generation>.json                       all decisions; never removed
 *     sites/<id>/ or site/                              the composed site
 *     proposals/<app>/<id>.json                         changes that a team asks for; removed when answered
 *     answers/<app>/<id>.json                           outcome of each
 */
export interface Store {
  /** Location for messages: the folder or the bucket's address. */
  readonly location: string;
  /** Whether decisions may be written with these credentials: a team's may stage and propose only. */
  readonly canDecide: boolean;
  /** Reads an object. @returns undefined when it does not exist */
  read(key: string): Promise<StoredObject | undefined>;
  /** Lists the keys that begin with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
  /** Writes an object unless the key exists. @returns whether it was written */
  putIfAbsent(key: string, content: Uint8Array): Promise<boolean>;
  /**
   * Replaces an object if its etag is still the one read before (null: it did not exist).
   * @returns false, without writing, when another process was faster
   */
  compareAndSwap(key: string, content: Uint8Array, tag: string | null): Promise<boolean>;

  /** Stores a built folder permanently under `prefix`, completely or not at all. One that exists whole stays. */
  putFolder(prefix: string, folder: string): Promise<void>;
  /** Returns a local copy of a stored folder. @throws when it does not exist */
  openFolder(prefix: string): Promise<string>;
  /** Removes an object, or a stored folder with everything in it. */
  remove(prefix: string): Promise<void>;
  /** Returns the time at which an object was written, by the clock of the store. */
  readTimeMs(key: string): Promise<number | undefined>;
  /** Takes over a composed folder on this machine. Visitors do not get it before `live/site.json` names it. */
  putSite(id: string, folder: string): Promise<void>;
  /** Uploads the composition `id`, which this machine holds, to where a static host finds the live one. */
  uploadSite(id: string): Promise<void>;
  /**
   * Tells whether the composition `id` is uploaded completely and nothing else in its place. Two machines may upload
   * at once: callers check this after each change and upload again if it is false.
   */
  hasSite(id: string): Promise<boolean>;
  /** Returns a local folder with the composition `id`, or undefined when it does not exist (any more). */
  openSite(id: string): Promise<string | undefined>;
  /** Returns a folder on the same disk for unfinished work; it is emptied when `runExclusive` starts. */
  draftFolder(name: string): string;

  /**
   * Runs `work` while no other process of this machine changes this store. Processes on other machines are separated by
   * `compareAndSwap`.
   * @param onWait called once when another process has to be waited for
   */
  runExclusive<Result>(work: () => Promise<Result>, onWait?: () => void): Promise<Result>;
}

/** Content of an object; another content has another `etag`. */
export type StoredObject = { content: Buffer; etag: string };

/** `transient`: the same call may succeed later. `broken`: something is missing, damaged or set up incorrectly. */
export type StoreErrorKind = 'transient' | 'broken';

/** Error of an unusable store, with a sentence for the person at the terminal. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly kind: StoreErrorKind;

  constructor(message: string, { kind = 'broken', cause }: StoreErrorOptions = {}) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Tells whether the same call may succeed later. */
export function isTransientError(error: unknown): error is StoreError {
  return error instanceof StoreError && error.kind === 'transient';
}

/** Replaces the failure of some work by a value. @throws {StoreError} when the same work may succeed later */
export async function replaceFailure<Value, Other>(
  work: Promise<Value>,
  toValue: (error: unknown) => Other,
): Promise<Value | Other> {
  return work.catch((error: unknown) => {
    if (isTransientError(error)) throw error;
    return toValue(error);
  });
}

type StoreErrorOptions = { kind?: StoreErrorKind; cause?: unknown };

/** Parses a stored object; `name` is its key, for the message. @throws {StoreError} when it is damaged */
export function parseJson(
  content: Buffer,
  name: string,
  advice = 'Restore it from a backup.',
): unknown {
  try {
    return JSON.parse(content.toString());
  } catch (error) {
    throw new StoreError(
      `${name} is damaged: it is not valid JSON (${messageOf(error)}). ${advice}`,
    );
  }
}

/** Validates a key, which becomes a file path or URL. @throws when it would leave the store or mean another key */
export function requireValidKey(key: string): string {
  const isPlain = key.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isPlain || key.includes('\\') || key.includes('\0'))
    throw new StoreError(`"${key}" cannot be a key of the store.`);
  return key;
}
