import path from 'node:path';
import {
  isRemoteName,
  readRoutes,
  readWidgets,
  remotePorts,
  toPageRegistry,
  type PageRegistry,
  type PageRemote,
  type RemoteName,
} from '@site/contract';
import { readRegistry } from '../compose/read-registry';
import { readLive } from '../store/live';
import { openStore } from '../store/open-store';
import { workspaceRoot } from '../store/workspace';
import { readSettingsFile } from './settings-file';

/** Names of the remotes under development, handed to the shell's development server. */
export const developedVariable = 'SITE_DEVELOPED_REMOTES';

/**
 * What a composed document would carry: the remotes under development from their sources and development
 * servers, the others as they are live.
 */
export async function developmentData(): Promise<{ registry: PageRegistry; settings: object }> {
  const { remotes } = await liveRegistry();
  const names = (process.env[developedVariable] ?? '').split(',').filter(isRemoteName);
  for (const name of names) remotes[name] = await developed(name);
  return { registry: { remotes }, settings: { ...readSettingsFile(), splashMs: 0 } };
}

/** What is live in the store of this command (`SITE_STORE`, or this machine's folder); empty before the first release. */
export async function liveRegistry(): Promise<PageRegistry> {
  const store = await openStore();
  const { site } = await readLive(store);
  return site ? toPageRegistry(await readRegistry(store, site.parts)) : { remotes: {} };
}

async function developed(name: RemoteName): Promise<PageRemote> {
  const file = path.join(workspaceRoot, 'remotes', name, 'src', 'routes.ts');
  const door = (await import(file)) as { routes: unknown; widgets?: unknown };
  const routes = readRoutes(door.routes, name);
  const widgets = readWidgets(door.widgets ?? [], name, routes);
  const live = {
    base: `http://localhost:${remotePorts[name]}/`,
    global: `${name}_dev`,
    entry: { file: 'static/js/remote-entry.js' },
  };
  return { live, previous: null, routes, widgets };
}
