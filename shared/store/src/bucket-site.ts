import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Bucket } from './bucket';
import { listFiles, forEachConcurrent } from '@site/node';

/**
 * Record of the last uploaded composition. It saves uploads and answers queries; the content of `site/` is listed each
 * time, because two machines may upload at once and either may be killed.
 */
type Manifest = { id: string; files: Record<string, { sha256: string; tag: string }> };

const MANIFEST_KEY = 'folders/site.json';
const ROOT = 'site/';

/** Compressed copies for hosts that negotiate encodings; a bucket does not, and the CDN in front compresses itself. */
const COMPRESSED = /\.(br|gz)$/;

/** Hashed files stay, because open tabs may request those of any earlier composition. */
const isPermanent = (file: string) => file.startsWith('static/');

/** Upload order: a document never refers to a missing file. */
const UPLOAD_STAGES: ((file: string) => boolean)[] = [
  (file) => file !== 'registry.json' && !file.endsWith('.html'),
  (file) => file.endsWith('.html'),
  (file) => file === 'registry.json',
];

/** Makes `site/` equal to a composed folder: uploads differences, then removes obsolete pages. */
export async function uploadSite(bucket: Bucket, id: string, folder: string): Promise<void> {
  const [before, existingEtags] = await Promise.all([readManifest(bucket), listSite(bucket)]);
  const files = listFiles(folder).filter((file) => !COMPRESSED.test(file));
  const manifest: Manifest = { id, files: {} };
  const upload = async (file: string) => {
    const content = fs.readFileSync(path.join(folder, file));
    const sha256 = createHash('sha256').update(content).digest('hex');
    const previous = before?.files[file];
    const isUnchanged = previous?.sha256 === sha256 && previous.tag === existingEtags.get(file);
    const tag = isUnchanged ? previous.tag : await bucket.put(`${ROOT}${file}`, content);
    manifest.files[file] = { sha256, tag: tag ?? '' };
  };
  for (const stage of UPLOAD_STAGES) await forEachConcurrent(files.filter(stage), upload);
  const obsolete = [...existingEtags.keys()].filter(
    (file) => !isPermanent(file) && !manifest.files[file],
  );
  await forEachConcurrent(obsolete, (file) => bucket.remove(`${ROOT}${file}`));
  await bucket.put(MANIFEST_KEY, Buffer.from(JSON.stringify(manifest, null, 1)));
}

/** Tells whether `site/` contains exactly this composition. */
export async function hasSite(bucket: Bucket, id: string): Promise<boolean> {
  const [manifest, etags] = await Promise.all([readManifest(bucket), listSite(bucket)]);
  if (manifest?.id !== id) return false;
  const expected = Object.entries(manifest.files);
  const isComplete = expected.every(([file, { tag }]) => etags.get(file) === tag);
  return isComplete && [...etags.keys()].every((file) => isPermanent(file) || manifest.files[file]);
}

async function readManifest(bucket: Bucket): Promise<Manifest | undefined> {
  const stored = await bucket.get(MANIFEST_KEY);
  return stored && JSON.parse(stored.content.toString());
}

async function listSite(bucket: Bucket): Promise<Map<string, string>> {
  const objects = await bucket.list(ROOT);
  return new Map(objects.map(({ key, etag }) => [key.slice(ROOT.length), etag]));
}
