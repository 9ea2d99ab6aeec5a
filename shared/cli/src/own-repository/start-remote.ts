import { once } from 'node:events';
import { watch } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { RemoteDeclarations } from '@site/build/build-info';
import { readDeclarations } from '@site/build/read-declarations';
import {
  appFolderOf,
  exampleAddressOf,
  readRoutes,
  SHELL_PORT,
  type RemoteName,
} from '@site/contract';
import { messageOf, startHttpServer, workspaceRoot, type RequestHandler } from '@site/node';
import { openStore } from '@site/store';
import { logToTerminal } from '../log-to-terminal';
import { requireRemote } from '../required-names';
import { findFreePort } from '../start/ports';
import { spawnDevelopmentServer } from '../start/spawn-development-server';
import { createDevelopmentHandler, fetchBuildInfo } from './development-pages';
import { hasStore, openStoredSite } from './live-site';
import { openPublicSite } from './public-site';

const POLL_INTERVAL_MS = 200;
/** Programs write a file in several steps. */
const SETTLE_MS = 50;

/** Development build of the shell, which `buildPackages` puts into this package. */
const SHELL_FOLDER = path.join(import.meta.dirname, '../../development-shell');

/**
 * `npm start [-- --port 3000]` in the repository of a team: serves the live site with this remote from the working tree.
 * A saved change replaces its modules in the open pages, which keep their state; releases nothing.
 */
export async function startRemote(args: string[]): Promise<void> {
  const options = { port: { type: 'string', default: String(SHELL_PORT) } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const app = requireRemote(positionals, 'site start academy');
  const publicAddress = process.env['SITE_URL'];
  if (!hasStore() && !publicAddress)
    throw new Error(
      'Nothing names the site to open. Set SITE_URL to its address (https://example.com) or SITE_STORE to its store (s3://releases), then run npm start again.',
    );
  let handle: RequestHandler = (_request, response) => {
    response.writeHead(503, { 'Retry-After': '1' }).end();
  };
  const server = await startHttpServer({
    port: Number(values.port),
    handle: (request, response) => handle(request, response),
  });
  const stop = stopOnSignal();
  try {
    const site = hasStore()
      ? await openStoredSite(await openStore(), server.url)
      : await openPublicSite(publicAddress ?? '');
    const port = await findFreePort();
    const remoteUrl = `http://localhost:${port}`;
    const page = { shell: SHELL_FOLDER, app, remoteUrl, site, url: server.url };
    const pages = createDevelopmentHandler(page);
    ({ handle } = pages);
    const running = runDevelopmentServer(app, { port, stop, pages });
    const firstPath = await Promise.race([waitForFirstPage(app, { remoteUrl, stop }), running]);
    if (firstPath)
      console.log(
        `${app} comes from this folder, everything else from ${site.location} as it is live. A saved change is on the page at once.\nReady: ${server.url}${firstPath}`,
      );
    await running;
  } finally {
    await server.close();
  }
}

function stopOnSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort());
  return stop.signal;
}

type DevelopmentServer = {
  port: number;
  stop: AbortSignal;
  pages: { reload: (declarations?: RemoteDeclarations) => void };
};

/**
 * Runs the bundler's development server until `stop`. It starts again when the remote declares another module, because
 * the bundler reads those only once.
 * @throws when the first one ends by itself
 */
async function runDevelopmentServer(app: RemoteName, server: DevelopmentServer): Promise<void> {
  const { port, stop, pages } = server;
  const remoteUrl = `http://localhost:${port}`;
  for (let isFirst = true; !stop.aborted; isFirst = false) {
    const changed = waitForModules(app, { remoteUrl, stop, pages });
    const child = spawnDevelopmentServer(app, { port });
    const ended = once(child, 'exit');
    if (!isFirst) void waitForFirstPage(app, { remoteUrl, stop }).then(() => pages.reload());
    const isEnded = await Promise.race([ended.then(() => true), changed.then(() => false)]);
    if (isEnded && !stop.aborted) {
      if (isFirst) throw new Error(`${app} could not be built; the message above says why.`);
      logToTerminal(`${app} could not be built. The next saved change is built again.`);
      await changed;
    }
    child.kill();
    if (!isEnded) await ended;
  }
}

/**
 * Shows each saved change of a module that `routes.ts` may take declarations from. Resolves when the bundler must read
 * them, because they name other modules or it does not run, and when it is stopped.
 */
async function waitForModules(
  app: RemoteName,
  { remoteUrl, stop, pages }: Omit<DevelopmentServer, 'port'> & { remoteUrl: string },
): Promise<void> {
  const folder = path.join(workspaceRoot, appFolderOf(app));
  let shown: string | undefined;
  // The first reading takes seconds, for which nobody waits now.
  void readDeclarations(folder).catch(() => undefined);
  try {
    for await (const { filename } of watch(path.join(folder, 'src'), { signal: stop })) {
      if (!filename || !/^[\w-]+\.ts$/.test(filename)) continue;
      await pause(SETTLE_MS);
      const built = await fetchBuildInfo(remoteUrl).catch(() => undefined);
      const declared = await readDeclarations(folder).catch(reportUnreadable);
      if (!built) return;
      if (!declared) continue;
      if (modulesOf(declared) !== modulesOf(built)) return;
      const json = JSON.stringify(declared);
      // Many modules beside `routes.ts` change nothing that a document contains.
      if (json !== (shown ?? JSON.stringify({ ...built, uses: undefined }))) pages.reload(declared);
      shown = json;
    }
  } catch (error) {
    if (!stop.aborted) throw error;
  }
}

function reportUnreadable(error: unknown): undefined {
  logToTerminal(`${messageOf(error)}\nThe pages stay as they were. Save it again.`);
}

/** Modules of pages and widgets, in order. */
function modulesOf({ routes, widgets }: Record<string, unknown>): string {
  return JSON.stringify({ routes, widgets }, [
    'routes',
    'widgets',
    'id',
    'page',
    'module',
    'prerender',
  ]);
}

/** Waits for the first build. @returns the address of the first page; nothing once it is stopped */
async function waitForFirstPage(
  app: RemoteName,
  { remoteUrl, stop }: { remoteUrl: string; stop: AbortSignal },
): Promise<string | undefined> {
  while (!stop.aborted) {
    const facts = await fetchBuildInfo(remoteUrl).catch(() => undefined);
    const [first] = facts ? readRoutes(facts['routes'], app) : [];
    if (facts) return first ? exampleAddressOf(first) : '/';
    await pause(POLL_INTERVAL_MS);
  }
  return undefined;
}
