import fs from 'node:fs';
import path from 'node:path';
import { remotesIn, type SiteSettings } from '@site/contract';
import { storeKeyOf, type ComposedSite } from '@site/site';
import type { Store } from '@site/store';
import { createGate } from '../gate/gate';
import { composeBuild, FILES_PATH } from './compose-build';
import type { BuiltApp, StoredApp } from './create-descriptor';

type PreviewOptions = Omit<Parameters<typeof createGate>[0], 'app' | 'isWayBack'> & {
  /** Origin at which the folder will be, without a trailing slash. */
  url: string;
  /** Replaced by the preview. */
  folder: string;
  /** Settings that go live with the shell; default: those that are live. */
  settings?: SiteSettings | undefined;
};

/**
 * Writes the live site with several apps, built here or stored, as static files for a host at an address of its own.
 * Each app passes the gate of its release first, among the others. The store is only read.
 * @param store layer above the store of the site (`openLayeredStore`)
 * @throws {StoreError | ReleaseRejectedError} without a change of the folder
 */
export async function writeSitePreview(
  store: Store,
  builds: readonly (BuiltApp | StoredApp)[],
  { url, folder, settings, ...gate }: PreviewOptions,
): Promise<void> {
  const preview = { url, settings };
  const { candidate, live } = await composeBuild(store, builds, { say: gate.say, preview });
  const hasShell = builds.some(({ app }) => app === 'shell');
  for (const { app } of builds) {
    // A browser opens every page for the shell.
    const isStaticOnly = gate.isStaticOnly === true || (hasShell && app !== 'shell');
    await createGate({ ...gate, app, isStaticOnly })(store, candidate, live);
  }
  await writeFiles(store, candidate, folder);
}

async function writeFiles(
  store: Store,
  { folder, registry }: ComposedSite,
  target: string,
): Promise<void> {
  fs.rmSync(target, { recursive: true, force: true });
  fs.cpSync(folder, target, { recursive: true });
  for (const name of remotesIn(registry.remotes)) {
    const { version } = registry.remotes[name]?.live.descriptor ?? {};
    if (!version) continue;
    const files = path.join(await store.openFolder(storeKeyOf(name, version)), 'web');
    fs.cpSync(files, path.join(target, FILES_PATH, name, version), { recursive: true });
  }
  fs.writeFileSync(path.join(target, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
}
