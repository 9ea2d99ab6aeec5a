import path from 'node:path';
import { LIBRARY_FINGERPRINTS } from '@site/build/shared-packages';
import { listFiles } from '@site/node';
import { readOnly, runWithoutKeys, toPlainText, type ComposedSite } from '@site/site';
import { listVisitorVersions, type AppName, type Descriptor } from '@site/contract';
import type { Store } from '@site/store';

/** A sentence for each problem. */
type Inspection = {
  /** Files that documents refer to and that are missing or differ from their hash. */
  broken: string[];
  /** Copies in live remotes of a library that may exist only once in a page. */
  duplicates: string[];
};

/** Searches documents and scripts of a candidate, in a process without keys. */
export async function inspectFiles(
  store: Store,
  { folder, registry, settings }: ComposedSite,
): Promise<Inspection> {
  const opened = listVisitorVersions(registry).map(async ({ base, descriptor }) => {
    const name = `${descriptor.name}/${descriptor.version}`;
    return { name, base, web: path.join(await store.openFolder(`apps/${name}`), 'web') };
  });
  const versions = await Promise.all(opened);
  const live = Object.values(registry.remotes).map(
    ({ live: { descriptor } }) => `${descriptor.name}/${descriptor.version}`,
  );
  const request = {
    siteUrl: settings.siteUrl,
    live,
    fingerprints: LIBRARY_FINGERPRINTS,
    versions: versions.map(({ name, base }) => ({ name, base })),
  };
  const webs = versions.map(({ web }) => web);
  const execArgv = readOnly([SCRIPT, folder, ...webs]);
  const places = { folder, webs };
  const options = { task: TASK, execArgv, places, isResult: isInspection };
  const found = await runWithoutKeys(SCRIPT, request, options);
  return { broken: toSentences(found.broken), duplicates: toSentences(found.duplicates) };
}

const SCRIPT = path.join(import.meta.dirname, 'inspect-worker.mjs');
const TASK = 'The files were not searched';

function isInspection(value: unknown): value is Record<keyof Inspection, unknown[]> {
  const { broken, duplicates } = Object(value);
  return Array.isArray(broken) && Array.isArray(duplicates);
}

function toSentences(problems: unknown[]): string[] {
  return [...new Set(problems.map((problem) => toPlainText(problem)))];
}

/**
 * Finds styles of remotes that would change pages of other teams, whatever tool built them. Versions that are live
 * already are left out when one app is released: what they do, visitors have.
 * @param app that is released; default: every remote
 * @returns a sentence for each rule, with file and line
 */
export async function findForeignStyles(
  store: Store,
  { registry }: ComposedSite,
  app?: AppName,
): Promise<string[]> {
  const live = Object.values(registry.remotes).map((entry) => entry.live.descriptor);
  const released = live.filter(({ name }) => app === undefined || app === name);
  return (await Promise.all(released.map((descriptor) => checkSheets(store, descriptor)))).flat();
}

async function checkSheets(store: Store, { name, version }: Descriptor): Promise<string[]> {
  const web = path.join(await store.openFolder(`apps/${name}/${version}`), 'web');
  const files = listFiles(web).filter((file) => file.endsWith('.css'));
  if (files.length === 0) return [];
  const request = { name, version, files };
  const options = { task: STYLE_TASK, places: { web }, isResult: Array.isArray };
  const sentences: unknown[] = await runWithoutKeys(STYLE_SCRIPT, request, options);
  return toSentences(sentences);
}

const STYLE_SCRIPT = path.join(import.meta.dirname, 'style-worker.mjs');
const STYLE_TASK = 'The style sheets were not checked';
