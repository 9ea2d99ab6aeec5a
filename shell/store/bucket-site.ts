import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Bucket } from './bucket';
import { listFiles } from './list-files';
import { severalAtOnce } from './several-at-once';

/**
 * What was uploaded of the last composition. It only saves work and answers questions: what really lies
 * under `site/` is listed each time, because two machines may upload at once and either may be killed.
 */
type Manifest = { id: string; files: Record<string, { sha256: string; tag: string }> };

const manifestKey = 'folders/site.json';
const root = 'site/';

/** Bytes for hosts that negotiate encodings; a bucket does not, and the CDN before it compresses by itself. */
const companion = /\.(br|gz)$/;

/** Files with a hash in their name. Tabs that are open may ask for those of any earlier composition. */
const isKept = (file: string) => file.startsWith('static/');

/** In this order a document never names what is not there yet. */
const stages: ((file: string) => boolean)[] = [
  (file) => file !== 'registry.json' && !file.endsWith('.html'),
  (file) => file.endsWith('.html'),
  (file) => file === 'registry.json',
];

/** Makes `site/` equal to a composed folder: uploads what differs, then removes the pages that are gone. */
export async function uploadSite(bucket: Bucket, id: string, folder: string): Promise<void> {
  const [before, there] = await Promise.all([readManifest(bucket), listSite(bucket)]);
  const files = listFiles(folder).filter((file) => !companion.test(file));
  const manifest: Manifest = { id, files: {} };
  const upload = async (file: string) => {
    const content = fs.readFileSync(path.join(folder, file));
    const sha256 = createHash('sha256').update(content).digest('hex');
    const known = before?.files[file];
    const isThere = known?.sha256 === sha256 && known.tag === there.get(file);
    const tag = isThere ? known.tag : await bucket.put(`${root}${file}`, content);
    manifest.files[file] = { sha256, tag: tag ?? '' };
  };
  for (const stage of stages) await severalAtOnce(files.filter(stage), upload);
  const gone = [...there.keys()].filter((file) => !isKept(file) && !manifest.files[file]);
  await severalAtOnce(gone, (file) => bucket.remove(`${root}${file}`));
  await bucket.put(manifestKey, Buffer.from(JSON.stringify(manifest, null, 1)));
}

/** Whether exactly this composition lies under `site/`. */
export async function hasSite(bucket: Bucket, id: string): Promise<boolean> {
  const [manifest, there] = await Promise.all([readManifest(bucket), listSite(bucket)]);
  if (manifest?.id !== id) return false;
  const wanted = Object.entries(manifest.files);
  const isWhole = wanted.every(([file, { tag }]) => there.get(file) === tag);
  return isWhole && [...there.keys()].every((file) => isKept(file) || manifest.files[file]);
}

async function readManifest(bucket: Bucket): Promise<Manifest | undefined> {
  const stored = await bucket.get(manifestKey);
  return stored && (JSON.parse(stored.content.toString()) as Manifest);
}

async function listSite(bucket: Bucket): Promise<Map<string, string>> {
  const listed = await bucket.list(root);
  return new Map(listed.map(({ key, tag }) => [key.slice(root.length), tag]));
}
