import { remotePorts } from '@site/build/remote-origins';
import { isRemoteName, toPageRegistry, type PageRegistry, type RemoteName } from '@site/contract';
import { loadSiteSettings } from '../compose/site-settings';
import { openStore } from '../release/store';
import { releaseFolder } from '../release/workspace';

/** Names of the remotes under development, handed to the shell's development server. */
export const developedVariable = 'SITE_DEVELOPED_REMOTES';

/** The released site with the remotes under development taken from their development servers. */
export function developmentData(): { registry: PageRegistry; settings: object } {
  const registry = toPageRegistry(openStore(releaseFolder()).readRegistry());
  const names = (process.env[developedVariable] ?? '').split(',').filter(isRemoteName);
  for (const name of names) {
    const remote = registry.remotes[name];
    if (remote) registry.remotes[name] = { ...remote, live: developed(name), previous: null };
  }
  return { registry, settings: { ...loadSiteSettings(), splashMs: 0 } };
}

function developed(name: RemoteName) {
  return {
    base: `http://localhost:${remotePorts[name]}/`,
    global: `${name}_dev`,
    entry: { file: 'static/js/remote-entry.js' },
  };
}
