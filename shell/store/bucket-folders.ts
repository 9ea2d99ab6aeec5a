import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Bucket } from './bucket';
import { listFiles } from './list-files';
import { severalAtOnce } from './several-at-once';
import { StoreError } from './store';

/** What a kept folder consists of: path -> SHA-256. It is written when all of it is there but the last file. */
type Contents = Record<string, string>;

const contentsKey = (prefix: string) => `folders/${prefix}.json`;

/** Uploads every file, `descriptor.json` last, so that a version that can be seen is whole. */
export async function uploadFolder(bucket: Bucket, prefix: string, folder: string): Promise<void> {
  const files = listFiles(folder).sort(descriptorLast);
  const last = files.at(-1);
  if (last === undefined) throw new StoreError(`${folder} is empty: there is nothing to keep.`);
  const there = new Map((await bucket.list(`${prefix}/`)).map(({ key, tag }) => [key, tag]));
  if (there.has(`${prefix}/${last}`) && (await readContents(bucket, prefix))) return;
  const contents: Contents = {};
  const upload = async (file: string) => {
    const content = fs.readFileSync(path.join(folder, file));
    contents[file] = sum('sha256', content);
    // Most services tag a file with its MD5: what a run before this one uploaded is not sent again.
    if (there.get(`${prefix}/${file}`) === `"${sum('md5', content)}"`) return;
    await bucket.put(`${prefix}/${file}`, content);
  };
  await severalAtOnce(files.slice(0, -1), upload);
  contents[last] = sum('sha256', fs.readFileSync(path.join(folder, last)));
  await bucket.put(contentsKey(prefix), Buffer.from(JSON.stringify(contents, null, 1)));
  await upload(last);
}

/** Makes `target` from what `uploadFolder` kept, whole or not at all. Two processes may do so at once. */
export async function downloadFolder(
  bucket: Bucket,
  { prefix, target, drafts }: { prefix: string; target: string; drafts: string },
): Promise<void> {
  const contents = await readContents(bucket, prefix);
  if (!contents) throw missing(bucket, prefix);
  removeLeftOvers(drafts);
  const draft = path.join(drafts, randomUUID());
  try {
    await severalAtOnce(Object.entries(contents), async ([file, expected]) => {
      const stored = await bucket.get(`${prefix}/${file}`);
      if (!stored) throw missing(bucket, prefix);
      if (sum('sha256', stored.content) !== expected)
        throw new StoreError(
          `${prefix}/${file} in ${bucket.address} is not what was released. Restore it from a backup.`,
        );
      fs.mkdirSync(path.dirname(path.join(draft, file)), { recursive: true });
      fs.writeFileSync(path.join(draft, file), stored.content);
    });
    fs.mkdirSync(path.dirname(target), { recursive: true });
    moveUnlessThere(draft, target);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

function descriptorLast(one: string, other: string): number {
  return Number(one === 'descriptor.json') - Number(other === 'descriptor.json');
}

async function readContents(bucket: Bucket, prefix: string): Promise<Contents | undefined> {
  const stored = await bucket.get(contentsKey(prefix));
  return stored && (JSON.parse(stored.content.toString()) as Contents);
}

function missing(bucket: Bucket, prefix: string): StoreError {
  return new StoreError(
    `${prefix} is missing in ${bucket.address}, or was never uploaded whole. Release it again, or restore it from a backup.`,
  );
}

/** Another process may have been faster, with the same bytes. */
function moveUnlessThere(from: string, to: string): void {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if (!fs.existsSync(to)) throw error;
  }
}

/** Downloads of processes that were killed; one that takes longer than a day is none. */
function removeLeftOvers(drafts: string): void {
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
