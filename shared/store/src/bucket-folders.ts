import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Bucket } from './bucket';
import { listFiles, requirePlainNames, forEachConcurrent } from '@site/node';
import { StoreError } from './store';

/** Files of a stored folder: path -> SHA-256. Written when all files but the last are stored. */
type FolderManifest = Record<string, string>;

export const folderManifestKey = (prefix: string) => `folders/${prefix}.json`;

/** Uploads every file, `descriptor.json` last, so that a version is complete as soon as it is visible. */
export async function uploadFolder(bucket: Bucket, prefix: string, folder: string): Promise<void> {
  const files = listFiles(folder).sort(descriptorLast);
  requirePlainNames(files);
  const last = files.at(-1);
  if (last === undefined) throw new StoreError(`${folder} is empty: there is nothing to keep.`);
  const existingEtags = new Map(
    (await bucket.list(`${prefix}/`)).map(({ key, etag }) => [key, etag]),
  );
  if (existingEtags.has(`${prefix}/${last}`) && (await readFolderManifest(bucket, prefix))) return;
  const manifest: FolderManifest = {};
  const upload = async (file: string) => {
    const content = fs.readFileSync(path.join(folder, file));
    manifest[file] = sum('sha256', content);
    // Most services use the MD5 as etag: files uploaded by an interrupted run are not sent again.
    if (existingEtags.get(`${prefix}/${file}`) === `"${sum('md5', content)}"`) return;
    await putNew(bucket, `${prefix}/${file}`, content);
  };
  await forEachConcurrent(files.slice(0, -1), upload);
  manifest[last] = sum('sha256', fs.readFileSync(path.join(folder, last)));
  await putNew(bucket, folderManifestKey(prefix), Buffer.from(JSON.stringify(manifest, null, 1)));
  await upload(last);
}

/** Replaces what an interrupted upload left, where a team's credentials allow no replacement but new objects. */
async function putNew(bucket: Bucket, key: string, content: Buffer): Promise<void> {
  if ((await bucket.put(key, content, { condition: { etag: null } })) !== undefined) return;
  if ((await bucket.get(key))?.content.equals(content)) return;
  await bucket.put(key, content);
}

/**
 * Creates `target` from a folder that `uploadFolder` stored, completely or not at all. Safe for two processes at once.
 */
export async function downloadFolder(
  bucket: Bucket,
  { prefix, target, drafts }: { prefix: string; target: string; drafts: string },
): Promise<void> {
  const manifest = await readFolderManifest(bucket, prefix);
  if (!manifest) throw missingError(bucket, prefix);
  requirePlainNames(Object.keys(manifest));
  removeStaleDrafts(drafts);
  const draft = path.join(drafts, randomUUID());
  try {
    await forEachConcurrent(Object.entries(manifest), async ([file, expected]) => {
      const stored = await bucket.get(`${prefix}/${file}`);
      if (!stored) throw missingError(bucket, prefix);
      if (sum('sha256', stored.content) !== expected)
        throw new StoreError(
          `${prefix}/${file} in ${bucket.address} is not what was released. Restore it from a backup.`,
        );
      fs.mkdirSync(path.dirname(path.join(draft, file)), { recursive: true });
      fs.writeFileSync(path.join(draft, file), stored.content);
    });
    fs.mkdirSync(path.dirname(target), { recursive: true });
    moveUnlessExists(draft, target);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

function descriptorLast(one: string, other: string): number {
  return Number(one === 'descriptor.json') - Number(other === 'descriptor.json');
}

async function readFolderManifest(
  bucket: Bucket,
  prefix: string,
): Promise<FolderManifest | undefined> {
  const stored = await bucket.get(folderManifestKey(prefix));
  return stored && JSON.parse(stored.content.toString());
}

function missingError(bucket: Bucket, prefix: string): StoreError {
  return new StoreError(
    `${prefix} is missing in ${bucket.address}, or was never uploaded whole. Release it again, or restore it from a backup.`,
  );
}

/** Another process may have created the same bytes first. */
function moveUnlessExists(from: string, to: string): void {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if (!fs.existsSync(to)) throw error;
  }
}

/** Removes downloads of killed processes; none takes longer than a day. */
function removeStaleDrafts(drafts: string): void {
  fs.mkdirSync(drafts, { recursive: true });
  for (const name of fs.readdirSync(drafts)) {
    const draft = path.join(drafts, name);
    const age = Date.now() - (fs.statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > 86_400_000) fs.rmSync(draft, { recursive: true, force: true });
  }
}

function sum(algorithm: 'sha256' | 'md5', content: Uint8Array): string {
  return createHash(algorithm).update(content).digest('hex');
}
