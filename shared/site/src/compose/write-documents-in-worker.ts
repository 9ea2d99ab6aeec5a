import {
  withShownWidgets,
  type AppName,
  type ByName,
  type CanaryHostInfo,
  type Registry,
  type RemoteName,
  type SiteSettings,
} from '@site/contract';
import path from 'node:path';
import { listFiles } from '@site/node';
import type { Store } from '@site/store';
import { readOnly, runWithoutKeys } from './run-without-keys';

export type DocumentWriterInput = {
  store: Store;
  registry: Registry;
  settings: SiteSettings;
  rootFiles: string[];
  canaries?: CanaryHostInfo;
};

/**
 * Runs the released shell's `writeDocuments` in a process of its own: fresh modules of every app for each composition,
 * and none of them in this process.
 * @returns text by path in the site's folder
 */
export async function writeDocumentsInWorker(
  work: DocumentWriterInput,
): Promise<Record<string, string>> {
  const { store, registry, settings, rootFiles, canaries } = work;
  const folders = await openVersions(store, registry);
  const { shell: _own, ...remotes } = folders;
  // The worker has no network, and reads requests to these from the folders.
  const nodeManifests = Object.fromEntries(
    Object.keys(remotes).map((name) => [name, `http://${name}.invalid/mf-manifest.json`]),
  );
  const remoteFiles = filesOf(remotes);
  const request = {
    registry: withShownWidgets(registry),
    settings,
    nodeManifests,
    rootFiles,
    remoteFiles,
    canaries,
  };
  const execArgv = readOnly([SCRIPT, NETWORK_MODULE, ...Object.values(folders)]);
  const task = 'The pages were not rendered';
  const options = { task, execArgv, places: { folders }, isResult: isTexts };
  return runWithoutKeys(SCRIPT, { request }, options);
}

/** Reads the versions' folders only, writes nothing, starts no program, and has no network. */
const [SCRIPT = '', NETWORK_MODULE = ''] = ['render-worker.mjs', 'remove-network.mjs'].map((name) =>
  path.join(import.meta.dirname, name),
);

function isTexts(value: unknown): value is Record<string, string> {
  return value instanceof Object && Object.values(value).every((text) => typeof text === 'string');
}

/** Lists the scripts and styles of each remote, by path in the version's folder. */
function filesOf(folders: ByName<RemoteName, string>): ByName<RemoteName, string[]> {
  return Object.fromEntries(
    Object.entries(folders).map(([name, folder]) => [
      name,
      listFiles(path.join(folder, 'web')).filter((file) => /^static\/.*\.(js|css)$/.test(file)),
    ]),
  );
}

async function openVersions(
  store: Store,
  { shell, remotes }: Registry,
): Promise<ByName<AppName, string>> {
  const live = Object.values(remotes).map((entry) => entry.live.descriptor);
  const opened = [shell, ...live].map(
    async ({ name, version }) => [name, await store.openFolder(`apps/${name}/${version}`)] as const,
  );
  return Object.fromEntries(await Promise.all(opened));
}
