/**
 * Where releases live. One small interface, two places: a folder of this machine, or a bucket that the
 * pipelines of several teams share.
 *
 *     apps/<app>/<version>/{web,node,descriptor.json}   what was built; never changes, never goes
 *     settings/<version>.json                           site settings, as they were live
 *     live/<part>.json                                  pointer and audit of one part
 *     live/site.json                                    which composition visitors get, and of what it was made
 *     sites/<id>/ or site/                              the composed site itself
 */
export interface Store {
  /** For sentences: the folder or the bucket's address. */
  readonly where: string;
  /** @returns undefined when there is nothing */
  read(key: string): Promise<Stored | undefined>;
  /** Keys that begin with `prefix`, in order. */
  list(prefix: string): Promise<string[]>;
  /** @returns whether it was written; false when the key was there already, which then stays as it is */
  putIfAbsent(key: string, content: Uint8Array): Promise<boolean>;
  /**
   * Replaces what `tag` says was read before (null: nothing was there).
   * @returns false, and nothing written, when somebody else was faster
   */
  swap(key: string, content: Uint8Array, tag: string | null): Promise<boolean>;

  /** Keeps a built folder for ever under `prefix`. It appears whole or not at all; one that is there stays. */
  putFolder(prefix: string, folder: string): Promise<void>;
  /** A local folder with what `putFolder` kept. @throws when there is nothing */
  openFolder(prefix: string): Promise<string>;
  /** Takes a composed folder over and makes its files ready to be served; visitors get them with `live/site.json`. */
  putSite(id: string, folder: string): Promise<void>;
  /**
   * Whether the composition `id` lies ready whole, and nothing else in its place. Two machines may put a site
   * at once: whoever changed a site asks after that, and composes again when the answer is no.
   */
  hasSite(id: string): Promise<boolean>;
  /** A local folder with the composed site `id`, or undefined when it is not there (any more). */
  openSite(id: string): Promise<string | undefined>;
  /** A folder on the same disk for what is not finished; it is empty again when `exclusively` begins. */
  draftFolder(name: string): string;

  /**
   * Runs `work` while no other process of this machine changes this store. Processes on other machines are
   * kept apart by `swap`. @param onWait told once when another process has to be waited for
   */
  exclusively<Result>(work: () => Promise<Result>, onWait?: () => void): Promise<Result>;
}

/** `tag` stands for the content: another content has another tag. */
export type Stored = { content: Buffer; tag: string };

/** A store that cannot be used: a sentence for the person at the terminal. */
export class StoreError extends Error {
  override name = 'StoreError';
}
