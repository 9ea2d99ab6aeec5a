import { engines } from '../engines/engines';
import { installOnBuildServers } from './apt';

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth', 'dbus-daemon'];

/**
 * The engines beside Chromium come from Debian's packages. On a build server they are installed when one is missing;
 * elsewhere the journeys of that engine skip, and this says why.
 */
export function readyEngines(): void {
  if (missing().length > 0) installOnBuildServers('Firefox and WebKitGTK', packages);
  for (const why of missing()) console.log(`Skipped: ${why}`);
}

function missing(): string[] {
  return engines().flatMap((engine) => engine.missing ?? []);
}
