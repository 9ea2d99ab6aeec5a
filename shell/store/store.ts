/**
 * Storage of releases behind one small interface with two implementations: a folder of this machine, or a bucket that
 * the pipelines of several teams share.
 *
 *     apps/<app>/<version>/{web,node,descriptor.json}   built versions; never changed or removed
 *     settings/<version>.json                           site settings that were live
 *     live/<part>.json                                  pointer and audit of one release unit
 *     live/site.json                                    composition that visitors get, and its units
 *     sites/<id>/ or site/                              the composed site
 */
export interface Store {
  /** Location for messages: the folder or the bucket's address. */
  readonly location: string;
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

  /** Stores a built folder permanently under `prefix`, completely or not at all. An existing one stays. */
  putFolder(prefix: string, folder: string): Promise<void>;
  /** Returns a local copy of a stored folder. @throws when it does not exist */
  openFolder(prefix: string): Promise<string>;
  /** Takes over a composed folder and prepares its files for serving; visitors get them with `live/site.json`. */
  putSite(id: string, folder: string): Promise<void>;
  /**
   * Tells whether the composition `id` is stored completely and nothing else in its place. Two machines may store sites
   * at once: callers check this after each change and compose again if it is false.
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

/** Error of an unusable store, with a sentence for the person at the terminal. */
export class StoreError extends Error {
  override name = 'StoreError';
}
