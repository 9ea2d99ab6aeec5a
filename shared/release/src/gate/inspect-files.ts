import path from 'node:path';
import { LIBRARY_FINGERPRINTS } from '@site/build/shared-packages';
import { readOnly, runWithoutKeys, toPlainText, type ComposedSite } from '@site/compose';
import { listVisitorVersions } from '@site/contract';
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
