import path from 'node:path';
import { isRemoteName } from '@site/contract';
import { workspaceRoot } from '@site/node';
import { buildWithSource, writeSitePreview, type BuiltApp, type StoredApp } from '@site/release';
import { logToTerminal } from '../log-to-terminal';
import { withLayeredStore } from '../own-repository/live-site';
import { listApps, requireApp } from '../required-names';

/** App, or a version that another team has stored: `academy@3f9a1c27d0`. */
const STORED = /^(\w+)@([0-9a-z]{10})$/;

type Options = { out: string; url: string; removes: string[] };

/**
 * `npm run preview -- shell academy@3f9a1c27d0 --out folder --url https://pr-12.example.com`: builds the named apps, or
 * all of this repository, and writes the live site with them, and with versions that other teams have stored, as static
 * files for that address. Nothing is stored or released.
 */
export async function previewSite(names: string[], { out, url, removes }: Options): Promise<void> {
  const origin = readOrigin(url);
  const apps = [...new Set(names.length > 0 ? names : listApps())];
  const settings = apps.includes('shell')
    ? (await import('../load-site-settings')).loadSiteSettings()
    : undefined;
  const builds: (BuiltApp | StoredApp)[] = [];
  for (const name of apps) builds.push(await findOrBuild(name));
  await withLayeredStore((store) =>
    writeSitePreview(store, builds, {
      url: origin,
      folder: path.resolve(workspaceRoot, out),
      settings,
      removes,
      say: logToTerminal,
      // A machine without a browser says what it did not check; a build server has one.
      isUnseenAllowed: !process.env['CI'],
    }),
  );
  const versions = builds.map(({ app, version }) => `${app} ${version}`).join(', ');
  console.log(`The site with ${versions} is in ${out}, for ${origin}. Nothing was released.`);
}

function findOrBuild(name: string): Promise<BuiltApp | StoredApp> {
  const [, app, version] = STORED.exec(name) ?? [];
  if (app && version && isRemoteName(app)) return Promise.resolve({ app, version });
  return buildWithSource(requireApp([name], 'npm run preview -- shell marketing'));
}

function readOrigin(url: string): string {
  if (URL.canParse(url) && /^https?:/.test(url)) return new URL(url).origin;
  throw new Error(
    `A preview of several apps is a site at an address of its own, so name it: --url https://pr-12.example.com. Nothing was built.`,
  );
}
