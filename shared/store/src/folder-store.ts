import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withLock, messageOf, listFiles, requirePlainNames } from '@site/node';
import { requireValidKey, type Store, type StoredObject, StoreError } from './store';

/** Number of compositions on disk besides the live one and the next one: those that a request may be reading. */
const RETAINED_SITES = 2;

/** Opens a store in a folder of this machine. */
export function openFolderStore(root: string): Store {
  withStoreError(root, () => fs.mkdirSync(root, { recursive: true }));
  const at = (key: string) => path.join(root, requireValidKey(key));
  const drafts = path.join(root, 'drafts');
  return {
    location: root,
    canDecide: true,
    read: async (key) => readFile(root, at(key)),
    list: async (prefix) => listKeys(root, prefix),
    putIfAbsent: async (key, content) => {
      if (fs.existsSync(at(key))) return false;
      withStoreError(root, () => replaceFile(at(key), content, drafts));
      return true;
    },
    compareAndSwap: async (key, content, tag) => {
      if ((readFile(root, at(key))?.etag ?? null) !== tag) return false;
      withStoreError(root, () => replaceFile(at(key), content, drafts));
      return true;
    },
    putFolder: async (prefix, folder) => {
      const target = at(prefix);
      const files = listFiles(requireRegular(folder, folder));
      if (files.every((file) => fs.existsSync(path.join(target, file)))) return;
      withStoreError(root, () => {
        const draft = path.join(drafts, randomUUID());
        fs.cpSync(folder, draft, { recursive: true });
        // A folder that lacks files is the rest of an interrupted removal.
        fs.rmSync(target, { recursive: true, force: true });
        moveFolder(draft, target);
      });
    },
    openFolder: async (prefix) => {
      if (fs.existsSync(at(prefix))) return requireRegular(root, at(prefix));
      throw new StoreError(
        `${prefix} is missing in ${root}. Restore it from a backup, or release it again.`,
      );
    },
    remove: async (prefix) =>
      withStoreError(root, () => fs.rmSync(at(prefix), { recursive: true, force: true })),
    readTimeMs: async (key) => fs.statSync(at(key), { throwIfNoEntry: false })?.mtimeMs,
    putSite: async (id, folder) => {
      withStoreError(root, () => {
        if (fs.existsSync(at(`sites/${id}`))) fs.rmSync(folder, { recursive: true });
        else moveFolder(folder, at(`sites/${id}`));
        // Marks a composition that is live again as the newest.
        fs.utimesSync(at(`sites/${id}`), new Date(), new Date());
        removeOldSites(at('sites'), [id, liveSite(at('live/site.json'))]);
      });
    },
    uploadSite: async () => undefined,
    hasSite: async (id) => fs.existsSync(at(`sites/${id}`)),
    openSite: async (id) => (fs.existsSync(at(`sites/${id}`)) ? at(`sites/${id}`) : undefined),
    draftFolder: (name) => path.join(drafts, name),
    runExclusive: (work, onWait) =>
      withLock({ folder: root, ...(onWait && { onWait }) }, () =>
        withoutDrafts(root, drafts, work),
      ),
  };
}

/** Remaining drafts belong to killed processes: live ones would hold the lock. */
async function withoutDrafts<Result>(
  root: string,
  drafts: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const clear = () => fs.rmSync(drafts, { recursive: true, force: true });
  withStoreError(root, clear);
  try {
    return await work();
  } finally {
    withStoreError(root, clear);
  }
}

/** A link could lead out of the store, to files that no signature covers. @returns the same path */
function requireRegular(root: string, file: string): string {
  const plain = path.join(fs.realpathSync(root), path.relative(root, file));
  try {
    if (fs.realpathSync(file) !== plain) throw new Error(`${file} is a link or leads through one.`);
    if (fs.statSync(file).isDirectory()) requirePlainNames(listFiles(file));
    return file;
  } catch (error) {
    throw new StoreError(`${messageOf(error)} Nothing of it was used.`, { cause: error });
  }
}

function readFile(root: string, file: string): StoredObject | undefined {
  if (!fs.existsSync(file)) return undefined;
  requireRegular(root, file);
  const content = fs.readFileSync(file);
  return { content, etag: createHash('sha256').update(content).digest('hex') };
}

function listKeys(root: string, prefix: string): string[] {
  const folder = path.join(root, path.dirname(`${prefix}.`));
  if (!fs.existsSync(folder)) return [];
  const base = path.relative(root, folder).split(path.sep).join('/');
  return listFiles(folder)
    .map((file) => (base ? `${base}/${file}` : file))
    .filter((key) => key.startsWith(prefix))
    .sort();
}

/** Replaces a file atomically: readers see the old or the new content, even after a power failure. */
function replaceFile(file: string, content: Uint8Array, drafts: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.mkdirSync(drafts, { recursive: true });
  const draft = path.join(drafts, randomUUID());
  const handle = fs.openSync(draft, 'w');
  try {
    fs.writeFileSync(handle, content);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
  fs.renameSync(draft, file);
}

function moveFolder(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.renameSync(from, to);
}

/** @param retained names that stay whatever their age: the clock may have been wrong, now or before */
function removeOldSites(folder: string, retained: (string | undefined)[]): void {
  const byAge = fs
    .readdirSync(folder)
    .filter((name) => !retained.includes(name))
    .map((name) => ({ name, time: fs.statSync(path.join(folder, name)).mtimeMs }))
    .sort((one, other) => other.time - one.time);
  for (const { name } of byAge.slice(RETAINED_SITES)) {
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function liveSite(pointer: string): string | undefined {
  if (!fs.existsSync(pointer)) return undefined;
  return JSON.parse(fs.readFileSync(pointer, 'utf8')).site;
}

const REASONS: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EACCES: 'This user may not write there',
  EPERM: 'This user may not write there',
  EROFS: 'The disk is read-only',
  EMFILE: 'Too many files are open',
};

/** Turns an error of the disk into one sentence. */
function withStoreError(root: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code] ?? messageOf(error);
    throw new StoreError(`${reason}: ${root} could not be changed.`, {
      cause: error,
    });
  }
}
