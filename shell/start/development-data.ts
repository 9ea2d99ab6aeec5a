import fs from 'node:fs';
import path from 'node:path';
import {
  isRemoteName,
  readPageRegistry,
  readRoutes,
  readWidgets,
  remotePorts,
  type PageRegistry,
  type PageRemote,
  type RemoteName,
} from '@site/contract';
import { localStoreFolder } from '../store/open-store';
import { workspaceRoot } from '../store/workspace';
import { readSettingsFile } from './settings-file';

/** Names of the remotes under development, handed to the shell's development server. */
export const developedVariable = 'SITE_DEVELOPED_REMOTES';

/**
 * What a composed document would carry: the remotes under development from their sources and development
 * servers, the others as they are live on this machine.
 */
export async function developmentData(): Promise<{ registry: PageRegistry; settings: object }> {
  const { remotes } = liveRegistry();
  const names = (process.env[developedVariable] ?? '').split(',').filter(isRemoteName);
  for (const name of names) remotes[name] = await developed(name);
  return { registry: { remotes }, settings: { ...readSettingsFile(), splashMs: 0 } };
}

/** The registry of the site that this machine serves; empty before the first start. */
export function liveRegistry(): PageRegistry {
  const root = localStoreFolder();
  const pointer = path.join(root, 'live', 'site.json');
  if (!fs.existsSync(pointer)) return { remotes: {} };
  const { site } = JSON.parse(fs.readFileSync(pointer, 'utf8')) as { site: string };
  const file = path.join(root, 'sites', site, 'registry.json');
  return readPageRegistry(JSON.parse(fs.readFileSync(file, 'utf8')));
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
