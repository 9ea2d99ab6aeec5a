import type { Size } from '../../core/geometry/box';
import type { PictureAsset } from '../../core/model/theme-schema';
import type { AssetRecord, DeckDatabase } from '../deck-database';

/** Pictures, videos and fonts by content hash. Each object URL is created once and stays valid until `dispose`. */
export interface AssetStore {
  readonly add: (blob: Blob, size: { width: number; height: number }) => Promise<PictureAsset>;
  readonly blobOf: (hash: string) => Promise<Blob | undefined>;
  /** URL for an `<img>`; undefined if the picture is not in this browser. */
  readonly urlOf: (hash: string) => Promise<string | undefined>;
  /** Writes what this tab has added, after the database could not be reached or was deleted. */
  readonly storeAgain: () => Promise<void>;
  readonly dispose: () => void;
}

/** Files that come from the account at once. More would delay the picture that was asked for first. */
const MAX_FETCHES = 2;

/** Records of earlier versions hold a blob instead of bytes. */
function toBlob(record: AssetRecord | { readonly blob: Blob }): Blob {
  return 'blob' in record ? record.blob : new Blob([record.bytes], { type: record.type });
}

/**
 * Creates a store backed by the current database; without one, pictures live as long as the tab.
 * @param fetchMissing gets a file that is not in this browser from the account
 */
export function createAssetStore(
  database: () => DeckDatabase | null,
  fetchMissing: (hash: string) => Promise<Blob | undefined> = () => Promise.resolve(undefined),
): AssetStore {
  const added = new Map<string, AssetRecord>();
  const urls = new Map<string, Promise<string | undefined>>();
  const fetching = new Map<string, Promise<Blob | undefined>>();
  const fetchInTurn = limitCalls(fetchMissing, MAX_FETCHES);

  async function blobOf(hash: string): Promise<Blob | undefined> {
    const record = added.get(hash) ?? (await database()?.get('assets', hash));
    if (record) return toBlob(record);
    const fetched = fetching.get(hash) ?? fetchFile(hash);
    fetching.set(hash, fetched);
    return fetched;
  }

  async function fetchFile(hash: string): Promise<Blob | undefined> {
    try {
      const file = await fetchInTurn(hash);
      // A full disk is no reason to show it as missing.
      if (file) await addFile(hash, file, { width: 1, height: 1 }).catch(() => undefined);
      return file;
    } finally {
      fetching.delete(hash);
    }
  }

  async function addFile(hash: string, blob: Blob, size: Size): Promise<void> {
    const record = { hash, bytes: await blob.arrayBuffer(), type: blob.type, ...size };
    await database()?.put('assets', record);
    added.set(hash, record);
  }

  return {
    async add(blob, { width, height }) {
      const hash = await hashBlob(blob);
      await addFile(hash, blob, { width, height });
      urls.delete(hash);
      return { asset: hash, naturalWidth: width, naturalHeight: height };
    },
    blobOf,
    urlOf(hash) {
      const cached = urls.get(hash);
      if (cached) return cached;
      // An unreadable picture is shown as missing instead of failing the editor.
      const url = blobOf(hash).then(
        (blob) => blob && URL.createObjectURL(blob),
        () => undefined,
      );
      urls.set(hash, url);
      // The account may have the picture, and be out of reach for the moment.
      void url.then((found) => {
        if (found === undefined && urls.get(hash) === url) urls.delete(hash);
      });
      return url;
    },
    async storeAgain() {
      for (const record of added.values()) await database()?.put('assets', record);
    },
    dispose() {
      for (const url of urls.values())
        void url.then((objectUrl) => objectUrl && URL.revokeObjectURL(objectUrl));
    },
  };
}

/** Runs at most `max` calls at once. Of those that wait the newest is next: its picture has just come on screen. */
function limitCalls<Argument, Result>(
  call: (argument: Argument) => Promise<Result>,
  max: number,
): (argument: Argument) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let runningCount = 0;
  return async (argument) => {
    if (runningCount < max) runningCount += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await call(argument);
    } finally {
      const next = waiting.pop();
      if (next) next();
      else runningCount -= 1;
    }
  };
}

/** SHA-256 of the bytes, in hex. */
export async function hashBlob(blob: Blob): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
}

/** Bytes in hexadecimal digits. */
export function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
