import path from 'node:path';
import {
  isRemoteName,
  readRoutes,
  readWidgets,
  REMOTE_PORTS,
  toPageRegistry,
  type PageRegistry,
  type PageRemote,
  type RemoteName,
} from '@site/contract';
import { readRegistry } from '@site/compose';
import { readLiveState, openStore, workspaceRoot } from '@site/store';
import { loadSiteSettings } from './load-site-settings';

/** Environment variable with the remotes under development, read by the shell's development server. */
export const DEVELOPED_REMOTES_VARIABLE = 'SITE_DEVELOPED_REMOTES';

/**
 * Creates the data that a composed document would embed: remotes under development with their development servers, the
 * others as they are live.
 */
export async function readDevelopmentData(): Promise<{ registry: PageRegistry; settings: object }> {
  const { remotes } = await readLiveRegistry();
  const names = (process.env[DEVELOPED_REMOTES_VARIABLE] ?? '').split(',').filter(isRemoteName);
  for (const name of names) remotes[name] = await readDeveloped(name);
  return { registry: { remotes }, settings: { ...loadSiteSettings(), splashMs: 0 } };
}

/**
 * Reads the live versions from the store of this command (`SITE_STORE`, or this machine's folder); empty before the
 * first release.
 */
export async function readLiveRegistry(): Promise<PageRegistry> {
  const store = await openStore();
  const { decision } = await readLiveState(store);
  return decision ? toPageRegistry(await readRegistry(store, decision.units)) : { remotes: {} };
}

async function readDeveloped(name: RemoteName): Promise<PageRemote> {
  const file = path.join(workspaceRoot, 'remotes', name, 'src', 'routes.ts');
  const entryPoint = (await import(file)) as { routes: unknown; widgets?: unknown };
  const routes = readRoutes(entryPoint.routes, name);
  const widgets = readWidgets(entryPoint.widgets ?? [], name, routes);
  const live = {
    base: `http://localhost:${REMOTE_PORTS[name]}/`,
    global: `${name}_dev`,
    entry: { file: 'static/js/remote-entry.js' },
  };
  return { live, previous: null, routes, widgets };
}
