import type { AppName, CanaryHostInfo, Registry, RemoteName, SiteSettings } from '@site/contract';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { listFiles } from '@site/build/version';
import { serveFolder } from '@site/server';
import type { Store } from '@site/store';

const TIMEOUT_MS = 60_000;

export type DocumentWriterInput = {
  store: Store;
  registry: Registry;
  settings: SiteSettings;
  rootFiles: string[];
  canary?: CanaryHostInfo;
};

/**
 * Runs the released shell's `writeDocuments` in a worker: fresh modules of every app for each composition, and none of
 * them in this process.
 * @returns text by path in the site's folder
 */
export async function writeDocumentsInWorker(
  work: DocumentWriterInput,
): Promise<Record<string, string>> {
  const { store, registry, settings, rootFiles, canary } = work;
  const folders = await openVersions(store, registry);
  const servers = await Promise.all(
    Object.entries(folders).map(async ([app, root]) => ({
      app,
      server: await serveFolder({ root, port: 0, host: '127.0.0.1' }),
    })),
  );
  try {
    const manifests = servers.map(({ app, server }) => [
      app,
      `${server.url}/node/mf-manifest.json`,
    ]);
    const { shell: _shell, ...nodeManifests } = Object.fromEntries(manifests) as Manifests;
    const { shell: _own, ...remotes } = folders;
    return await run({
      entry: path.join(folders.shell ?? '', 'node', 'index.js'),
      webFolders: Object.fromEntries(
        Object.entries(folders).map(([app, root]) => [app, path.join(root, 'web')]),
      ),
      request: {
        registry,
        settings,
        nodeManifests,
        rootFiles,
        remoteFiles: filesOf(remotes),
        ...(canary ? { canary } : {}),
      },
    });
  } finally {
    await Promise.all(servers.map(({ server }) => server.close()));
  }
}

/** Lists the scripts and styles of each remote, by path in the version's folder. */
function filesOf(
  folders: Partial<Record<RemoteName, string>>,
): Partial<Record<RemoteName, string[]>> {
  return Object.fromEntries(
    Object.entries(folders).map(([name, folder]) => [
      name,
      listFiles(path.join(folder, 'web')).filter((file) => /^static\/.*\.(js|css)$/.test(file)),
    ]),
  );
}

type Manifests = Record<'shell', string> & Partial<Record<RemoteName, string>>;

async function openVersions(
  store: Store,
  { shell, remotes }: Registry,
): Promise<Partial<Record<AppName, string>>> {
  const live = Object.values(remotes).map((entry) => entry.live.descriptor);
  const opened = [shell, ...live].map(async ({ name, version }) => [
    name,
    await store.openFolder(`apps/${name}/${version}`),
  ]);
  return Object.fromEntries(await Promise.all(opened)) as Partial<Record<AppName, string>>;
}

function run(workerData: object): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(import.meta.dirname, 'render-worker.mjs'), {
      workerData,
      execArgv: [],
    });
    const timer = setTimeout(() => {
      void worker.terminate();
      reject(new Error(`The pages were not rendered within ${TIMEOUT_MS / 1000} s.`));
    }, TIMEOUT_MS);
    worker.once('message', (texts: Record<string, string>) => {
      clearTimeout(timer);
      resolve(texts);
    });
    worker.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}
