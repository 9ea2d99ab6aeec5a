import path from 'node:path';
import {
  isRemoteName,
  toPageRegistry,
  type PageRegistry,
  type PageRegistryEntry,
  type RemoteName,
} from '@site/contract';
import { readSignedRegistry, readStoredSettings } from '@site/site';
import { readLiveState, openStore } from '@site/store';
import { workspaceRoot } from '@site/node';
import { loadSiteSettings } from '../load-site-settings';
import { describeDevelopedRemote } from './describe-developed-remote';
import { remotePortsOf } from './ports';

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
  const { decision, units } = await readLiveState(store);
  if (!decision) return { remotes: {} };
  const settings = await readStoredSettings(store, units);
  return toPageRegistry((await readSignedRegistry(store, units, settings)).registry);
}

/** Returns the port of a remote's development server. @throws when the settings name none on this machine */
export function developmentPortOf(name: RemoteName): number {
  const port = remotePortsOf(loadSiteSettings()).get(name);
  if (port) return port;
  throw new Error(
    `The site settings name no origin on this machine for "${name}". Add it to "remotes" in shell/site-settings.json, such as http://localhost:3004.`,
  );
}

async function readDeveloped(name: RemoteName): Promise<PageRegistryEntry> {
  const file = path.join(workspaceRoot, 'remotes', name, 'src', 'routes.ts');
  return describeDevelopedRemote(name, {
    ...(await import(file)),
    base: `http://localhost:${developmentPortOf(name)}/`,
    values: loadSiteSettings().remotes?.[name]?.values,
  });
}
