import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  type LiveUnits,
  type Registry,
  type SiteSettings,
  CANARY_HEADERS_FILE,
  type CanaryHostInfo,
  createCanaryRegistries,
  listActiveCanaries,
  toCanaryShare,
} from '@site/contract';
import { listFiles, requirePlainNames, messageOf } from '@site/node';
import { parseJson, replaceFailure, type Store, StoreError } from '@site/store';
import { rasterizeDrawings, isDrawingFile } from './rasterize-drawings';
import { attachPreviews, readSignedRegistry } from './read-registry';
import type { SignedNumbers } from './require-signatures';
import { readStoredSettings } from './site-documents';
import { writeDocumentsInWorker, type DocumentWriterInput } from './write-documents-in-worker';

/** Composed site that is not live yet. */
export type ComposedSite = {
  /** Hash of all its files: ten characters. */
  id: string;
  folder: string;
  units: LiveUnits;
  registry: Registry;
  settings: SiteSettings;
  signedNumbers: SignedNumbers;
  /** Sentences about earlier versions that are missing in the store and were left out. */
  lost: string[];
};

/**
 * Composes a site from the store alone: documents, rules for hosts, the shell's files, and the hashed files of earlier
 * shells, which open tabs may still request.
 * @param changeSettings for a composition that never goes live; default: the settings that are released
 * @throws when a page does not render correctly; earlier compositions are untouched
 */
export async function composeSite(
  store: Store,
  units: LiveUnits,
  changeSettings: (settings: SiteSettings) => SiteSettings = (settings) => settings,
): Promise<ComposedSite> {
  const lost: string[] = [];
  const settings = changeSettings(await readStoredSettings(store, units));
  const { registry: live, signedNumbers } = await readSignedRegistry(store, units, settings, lost);
  const registry = await attachPreviews(store, live, { settings, units });
  const folder = store.draftFolder('site');
  fs.rmSync(folder, { recursive: true, force: true });
  await copyShells(store, registry.shell.version, { units, folder, lost });
  const texts = await writeTextFiles({
    store,
    registry,
    settings: withoutPrivateSettings(settings),
    rootFiles: filesAt(folder),
  });
  writeRendered(folder, { ...texts, ...(await rasterizeDrawings(texts)) });
  const id = compositionIdOf(folder);
  return { id, folder, units, registry, settings, signedNumbers, lost };
}

async function copyShells(
  store: Store,
  live: string,
  { units, folder, lost }: { units: LiveUnits; folder: string; lost: string[] },
): Promise<void> {
  const web = path.join(await store.openFolder(`apps/shell/${live}`), 'web');
  fs.cpSync(web, folder, { recursive: true, filter: isCopied });
  for (const version of listEarlierShells(units, live)) {
    const shell = await replaceFailure(store.openFolder(`apps/shell/${version}`), () => undefined);
    if (!shell) {
      lost.push(
        `Version ${version} of the shell is missing in ${store.location}, so tabs that still run it cannot load more of it. Restore it from a backup.`,
      );
      continue;
    }
    const files = path.join(shell, 'web', 'static');
    const to = path.join(folder, 'static');
    fs.cpSync(files, to, { recursive: true, force: false, filter: isCopied });
  }
}

function isCopied(file: string): boolean {
  return !NOT_COPIED.test(file);
}

/** Shells whose files a composition has, besides the live one: a machine that composes opens each of them. */
const MAX_EARLIER_SHELLS = 20;

/** Lists the shells that visitors got last, which open tabs may still run. */
function listEarlierShells({ shell }: LiveUnits, live: string): string[] {
  return Object.entries(shell?.known ?? {})
    .filter(([version]) => version !== live)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_EARLIER_SHELLS)
    .map(([version]) => version);
}

/** Documents embed the settings; browsers need neither the list of remotes, nor the keys of signatures, nor the rule for canaries, nor what headers contain. */
function withoutPrivateSettings(settings: SiteSettings): SiteSettings {
  const publicSettings = { ...settings };
  delete publicSettings.teamPublicKeys;
  delete publicSettings.revokedPublicKeys;
  delete publicSettings.remotes;
  delete publicSettings.canary;
  delete publicSettings.strictTransportSecurity;
  return publicSettings;
}

/** Build files that are not part of the site, and compressed copies, which no signature covers. */
const NOT_COPIED =
  /[\\/]web[\\/](index\.html|build-info\.json|mf-stats\.json|mf-manifest\.json|manifest\.json)$|\.(br|gz)$/;

function filesAt(folder: string): string[] {
  return listFiles(folder).filter((name) => !name.includes('/'));
}

const MAX_FILES = 20_000;

/** Names that Cloudflare Pages or Netlify would run with the rights of the project. */
const PROGRAM_OF_HOST = /^(_worker\.js|functions|netlify|\.netlify|netlify\.toml)(\/|$)/i;

/** Code of every app took part in this, so names are checked before any of them becomes a path. */
function writeRendered(folder: string, rendered: Record<string, string | Buffer>): void {
  const files = Object.entries(rendered).filter(([file]) => !isDrawingFile(file));
  if (files.length > MAX_FILES)
    throw new StoreError(`The pages consist of ${files.length} files; ${MAX_FILES} are possible.`);
  const own = listFiles(folder).filter((file) => file.startsWith('static/'));
  try {
    requirePlainNames([...own, ...files.map(([file]) => file)]);
  } catch (error) {
    throw new StoreError(messageOf(error));
  }
  const program = files.find(([file]) => PROGRAM_OF_HOST.test(file));
  if (program) throw new StoreError(`${program[0]} is a program for a host, and no page.`);
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, content);
  }
}

/** Excludes compressed copies, which whoever serves a composition writes beside its files. */
export function compositionIdOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(folder).filter((each) => !/\.(br|gz)$/.test(each))) {
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 10);
}

/**
 * Writes all text files of a composition. The documents of each combination of canaries are written first, because the
 * rules for hosts, which come with the live ones, cover all of them.
 * @returns text by path in the site's folder
 */
async function writeTextFiles(work: DocumentWriterInput): Promise<Record<string, string>> {
  const shares = listActiveCanaries(work.registry).map(toCanaryShare);
  if (shares.length === 0) return writeDocumentsInWorker(work);
  const canaries: CanaryHostInfo = { shares, combinations: [], headers: {} };
  const texts: Record<string, string> = {};
  for (const registry of createCanaryRegistries(work.registry)) {
    const { combination = '', shell } = registry;
    const { [CANARY_HEADERS_FILE]: headers, ...written } = await writeDocumentsInWorker({
      ...work,
      registry,
      canaries,
    });
    if (!headers) {
      throw new StoreError(
        `The live shell (${shell.version}) was built before a site could have several canaries and cannot compose one. Release the shell, or roll the canary back.`,
      );
    }
    Object.assign(canaries.headers, parseJson(Buffer.from(headers), CANARY_HEADERS_FILE));
    canaries.combinations.push(combination);
    Object.assign(texts, written);
  }
  return { ...texts, ...(await writeDocumentsInWorker({ ...work, canaries })) };
}
