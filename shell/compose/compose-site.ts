import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isKnown, type Registry, type SiteSettings } from '@site/contract';
import { listFiles } from '../store/list-files';
import type { Live, Parts } from '../store/live';
import type { Store } from '../store/store';
import { drawPictures, isDrawing } from './draw-pictures';
import { precompress } from './precompress';
import { withPreviews } from './read-previews';
import { readRegistry, readSettings } from './read-registry';
import { requireSignatures } from './require-signatures';
import { writeTexts } from './write-texts';

/** Composed site that is not live yet. */
export type ComposedSite = {
  /** Hash of all its files: ten characters. */
  id: string;
  folder: string;
  parts: Parts;
  registry: Registry;
  settings: SiteSettings;
};

/**
 * Composes a site from the store alone: documents, rules for hosts, the shell's files, and the hashed files of earlier
 * shells, which open tabs may still request.
 * @throws when a page does not render correctly; earlier compositions are untouched
 */
export async function composeSite(
  store: Store,
  parts: Parts,
  logs: Live['logs'],
): Promise<ComposedSite> {
  const live = await readRegistry(store, parts);
  const settings = await readSettings(store, parts);
  await requireSignatures(store, settings, parts);
  const registry = await withPreviews(store, live, { settings, parts });
  const folder = store.draftFolder('site');
  fs.rmSync(folder, { recursive: true, force: true });
  await copyShells(store, registry.shell.version, logs, folder);
  const texts = await writeTexts({
    store,
    registry,
    settings: withoutPrivateSettings(settings),
    rootFiles: filesAt(folder),
  });
  const files = Object.entries({ ...texts, ...(await drawPictures(texts)) });
  for (const [file, content] of files) {
    if (!isDrawing(file)) writeFile(folder, file, content);
  }
  await precompress(folder, { quality: 9 });
  return { id: idOf(folder), folder, parts, registry, settings };
}

/** Reads an existing composition with its registry and settings. */
export async function composedNow(
  store: Store,
  parts: Parts,
  { id, folder }: { id: string; folder: string },
): Promise<ComposedSite> {
  const registry = await readRegistry(store, parts);
  return { id, folder, parts, registry, settings: await readSettings(store, parts) };
}

async function copyShells(
  store: Store,
  live: string,
  { shell }: Live['logs'],
  folder: string,
): Promise<void> {
  const web = path.join(await store.openFolder(`apps/shell/${live}`), 'web');
  fs.cpSync(web, folder, { recursive: true, filter: (file) => !BUILD_ONLY_FILES.test(file) });
  const versions = new Set(shell.entries.flatMap(({ version }) => version ?? []));
  for (const version of versions) {
    if (version === live || !isKnown(shell, version)) continue;
    const earlier = path.join(await store.openFolder(`apps/shell/${version}`), 'web', 'static');
    fs.cpSync(earlier, path.join(folder, 'static'), { recursive: true, force: false });
  }
}

/** Documents embed the settings; browsers need neither the keys of signatures nor the rule for canaries. */
function withoutPrivateSettings(settings: SiteSettings): SiteSettings {
  const publicSettings = { ...settings };
  delete publicSettings.signedBy;
  delete publicSettings.canary;
  return publicSettings;
}

/** Build files that are not part of the site. */
const BUILD_ONLY_FILES =
  /[\\/]web[\\/](index\.html|facts\.json|mf-stats\.json|mf-manifest\.json|manifest\.json)(\.br|\.gz)?$/;

function filesAt(folder: string): string[] {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return files.filter((name) => !/\.(br|gz)$/.test(name)).sort();
}

function writeFile(folder: string, file: string, content: string | Buffer): void {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
}

/** Excludes compressed copies: they follow from the other files, and differ between versions of Node. */
function idOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(folder).filter((each) => !/\.(br|gz)$/.test(each))) {
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 10);
}
