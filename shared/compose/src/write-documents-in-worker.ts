import type {
  AppName,
  ByName,
  CanaryHostInfo,
  Registry,
  RemoteName,
  SiteSettings,
} from '@site/contract';
import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
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
 * Runs the released shell's `writeDocuments` in a process of its own: fresh modules of every app for each composition,
 * and none of them in this process.
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
    const request = {
      registry,
      settings,
      nodeManifests,
      rootFiles,
      remoteFiles: filesOf(remotes),
      ...(canary ? { canary } : {}),
    };
    return await run({ folders, request }, Object.values(folders));
  } finally {
    await Promise.all(servers.map(({ server }) => server.close()));
  }
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

type Manifests = Record<'shell', string> & ByName<RemoteName, string>;

async function openVersions(
  store: Store,
  { shell, remotes }: Registry,
): Promise<ByName<AppName, string>> {
  const live = Object.values(remotes).map((entry) => entry.live.descriptor);
  const opened = [shell, ...live].map(async ({ name, version }) => [
    name,
    await store.openFolder(`apps/${name}/${version}`),
  ]);
  return Object.fromEntries(await Promise.all(opened)) as ByName<AppName, string>;
}

/**
 * Runs code of released apps in a process that has no environment variables, reads only the versions' folders, writes
 * nothing and starts no program: whatever a team releases finds no key of another one. Node cannot take away the network.
 */
function run(request: object, folders: string[]): Promise<Record<string, string>> {
  const script = path.join(import.meta.dirname, 'render-worker.mjs');
  return new Promise((resolve, reject) => {
    const child = fork(script, {
      env: {},
      serialization: 'advanced',
      execArgv: [
        PERMISSION_FLAG,
        '--no-warnings',
        ...[script, ...folders].map((each) => `--allow-fs-read=${fs.realpathSync(each)}`),
      ],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.on('data', (text) => (errors += String(text)));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The pages were not rendered within ${TIMEOUT_MS / 1000} s.`));
    }, TIMEOUT_MS);
    child.once('message', (reply: RenderReply) => {
      if ('texts' in reply) resolve(reply.texts);
      else reject(new Error(reply.error));
      child.kill();
    });
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(errors || 'The pages were not rendered.'));
    });
    child.send(request);
  });
}

type RenderReply = { texts: Record<string, string> } | { error: string };

/** Node 20 and 22 call it experimental. */
const PERMISSION_FLAG = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
