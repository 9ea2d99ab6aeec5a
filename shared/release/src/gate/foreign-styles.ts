import path from 'node:path';
import { listFiles } from '@site/build/version';
import { runWithoutKeys, toPlainText, type ComposedSite } from '@site/compose';
import type { AppName, Descriptor } from '@site/contract';
import type { Store } from '@site/store';

const SCRIPT = path.join(import.meta.dirname, 'style-worker.mjs');
const TASK = 'The style sheets were not checked';

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
  const options = { task: TASK, places: { web }, isResult: Array.isArray };
  const sentences: unknown[] = await runWithoutKeys(SCRIPT, request, options);
  return sentences.map((sentence) => toPlainText(sentence));
}
