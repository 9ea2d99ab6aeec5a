import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { exampleAddressOf, SHELL_PORT, type RemoteName } from '@site/contract';
import { buildWithSource, createDescriptor, hashSources } from '@site/release';
import { serveWorkingTree, type WorkingTreeServer } from '@site/site';
import { messageOf } from '@site/node';
import { logToTerminal } from '../log-to-terminal';
import { requireRemote } from '../required-names';
import {
  hasStore,
  openComposedSite,
  withLayeredStore,
  type BuiltRemote,
  type LiveSite,
} from './live-site';
import { openPublicSite } from './public-site';

const POLL_INTERVAL_MS = 500;

/**
 * `npm start [-- --port 3000]` in the repository of a team: serves the live site with this remote from the working tree.
 * Every saved change is built and reloads the open pages; releases nothing.
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
  // Without a lock file nothing could be built.
  hashSources(app);
  const server = await serveWorkingTree({ port: Number(values.port) });
  const stop = stopOnSignal();
  try {
    if (hasStore())
      await withLayeredStore((store) =>
        showBuilds(app, { site: openComposedSite(store, server.url), server, stop }),
      );
    else {
      const site = await openPublicSite(publicAddress ?? '', server.url);
      await showBuilds(app, { site, server, stop });
    }
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

type ShowOptions = { site: LiveSite; server: WorkingTreeServer; stop: AbortSignal };

/** Shows each build until it is stopped. */
async function showBuilds(app: RemoteName, work: ShowOptions): Promise<void> {
  console.log(`Building ${app} …`);
  let shown: BuiltRemote | undefined;
  for await (const sources of watchSources(app, work.stop))
    shown = await showBuild({ app, sources, shown }, work);
}

/** Yields the hash of the sources at once and after each change. */
async function* watchSources(app: RemoteName, stop: AbortSignal): AsyncGenerator<string> {
  for (let before: string | undefined; !stop.aborted;) {
    const sources = findSources(app);
    if (sources && sources !== before) yield sources;
    before = sources ?? before;
    await pause(POLL_INTERVAL_MS, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** @returns undefined while an editor replaces a file */
function findSources(app: RemoteName): string | undefined {
  try {
    return hashSources(app);
  } catch {
    return undefined;
  }
}

/** Shows a build; one that fails leaves the last one in place. @returns the build that is shown afterwards */
async function showBuild(
  { app, sources, shown }: { app: RemoteName; sources: string; shown: BuiltRemote | undefined },
  { site, server, stop }: ShowOptions,
): Promise<BuiltRemote | undefined> {
  try {
    const built = await buildWithSource(app);
    if (built.version === shown?.version) return shown;
    server.show(await site.withBuild(built));
    const sentence = shown
      ? `Showing ${app} ${built.version}.`
      : describeStart(built, { site, server });
    console.log(sentence);
    return built;
  } catch (error) {
    // Half of a change was built; the next round builds all of it.
    if (!stop.aborted && findSources(app) === sources) logToTerminal(describeFailure(error, shown));
    return shown;
  }
}

function describeStart(
  built: BuiltRemote,
  { site, server }: Pick<ShowOptions, 'site' | 'server'>,
): string {
  const descriptor = createDescriptor(built);
  const [first] = 'routes' in descriptor ? descriptor.routes : [];
  return `${built.app} comes from this folder, everything else from ${site.location} as it is live. A saved change reloads the page.\nReady: ${server.url}${first ? exampleAddressOf(first) : '/'}`;
}

function describeFailure(error: unknown, shown: BuiltRemote | undefined): string {
  const state = shown
    ? `The site still shows ${shown.app} ${shown.version}.`
    : 'There is nothing to show yet.';
  return `${messageOf(error)}\n${state} The next saved change is built again.`;
}
