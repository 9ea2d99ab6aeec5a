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
  const { shell: _own, ...remotes } = folders;
  // The worker has no network, and reads requests to these from the folders.
  const nodeManifests = Object.fromEntries(
    Object.keys(remotes).map((name) => [name, `http://${name}.invalid/mf-manifest.json`]),
  );
  const remoteFiles = filesOf(remotes);
  const request = { registry, settings, nodeManifests, rootFiles, remoteFiles };
  return run(
    { folders, request: canary ? { ...request, canary } : request },
    Object.values(folders),
  );
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

/**
 * Runs code of released apps in a process that has no environment variables, reads only the versions' folders, writes
 * nothing, starts no program and has no network (`remove-network.mjs`): whatever a team releases finds no key of another one.
 */
function run(request: object, folders: string[]): Promise<Record<string, string>> {
  const [script = '', ...modules] = ['render-worker.mjs', 'remove-network.mjs'].map((name) =>
    path.join(import.meta.dirname, name),
  );
  return new Promise((resolve, reject) => {
    const child = fork(script, {
      env: {},
      serialization: 'advanced',
      execArgv: [
        PERMISSION_FLAG,
        '--no-warnings',
        ...[script, ...modules, ...folders].map(
          (each) => `--allow-fs-read=${fs.realpathSync(each)}`,
        ),
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
