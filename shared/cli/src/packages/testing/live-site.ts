import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { appFolderOf, remotesIn, type SiteSettings } from '@site/contract';
import { createSiteHandler } from '@site/site';
import { startHttpServer, type RequestHandler, workspaceRoot } from '@site/node';
import { readLiveState, type Store } from '@site/store';
import { WORKSPACE_CLI, type TeamFolder } from './team-folder';

/** Site in one store: commands that change it, and what its visitors get. */
export interface LiveSite {
  store: Store;
  /** URL of its host, which serves what is live in the store. */
  url: string;
  /** Runs an npm script of the team in `repository`. @throws {CommandError} */
  npm(this: void, repository: string, ...args: string[]): Promise<string>;
  /** Runs a command of the shell's team, in this workspace or in the copy at `root`. @throws {CommandError} */
  inWorkspace(this: void, args: string[], root?: string): Promise<string>;
  openPage(this: void, address: string): Promise<Page>;
  close(this: void): Promise<void>;
}

/** Settings of a site that may stand in a bucket: none of its addresses is that of this machine. */
export function writePublicSettings(folder: string, more: Partial<SiteSettings> = {}): string {
  const own = path.join(workspaceRoot, appFolderOf('shell'), 'site-settings.json');
  const { reportUrl: _reportUrl, remotes, ...settings } = JSON.parse(fs.readFileSync(own, 'utf8'));
  for (const name of remotesIn(remotes)) remotes[name].origin = `https://${name}${DOMAIN}`;
  const addresses = { siteUrl: `https://site${DOMAIN}`, supabaseUrl: `https://backend${DOMAIN}` };
  const file = path.join(folder, 'site-settings.json');
  fs.writeFileSync(file, JSON.stringify({ ...settings, ...addresses, remotes, ...more }));
  return file;
}

/** Domain of all origins. */
const DOMAIN = '.site.example';

/** Origin of a remote's files, as `remotes add` takes it. */
export function originOf(remote: string): string {
  return `https://${remote}${DOMAIN}`;
}

/**
 * Serves the site of a store. Browsers get the files of remotes from the store, at the origins that the settings name.
 * @param env variables of its commands beside those of the folder
 */
export async function serveLiveSite({
  folder,
  browser,
  store,
  env,
}: {
  folder: TeamFolder;
  browser: Browser;
  store: Store;
  env: NodeJS.ProcessEnv;
}): Promise<LiveSite> {
  const { url, close } = await startHttpServer({ port: 0, handle: createStoreHandler(store) });
  return {
    store,
    url,
    npm: (cwd, ...args) => folder.execute({ cwd, program: 'npm', args, env }),
    inWorkspace: (args, cwd = workspaceRoot) =>
      folder.execute({ cwd, program: process.execPath, args: [...WORKSPACE_CLI, ...args], env }),
    openPage: async (address) => {
      const page = await browser.newPage();
      await page.route(`https://*${DOMAIN}/**`, async (route) => {
        const { hostname, pathname } = new URL(route.request().url());
        const [, version = '', ...file] = pathname.split('/');
        const app = hostname.replace(DOMAIN, '');
        const built = await store.openFolder(`apps/${app}/${version}`);
        const headers = { 'Access-Control-Allow-Origin': '*' };
        await route.fulfill({ path: path.join(built, ...file), headers });
      });
      await page.goto(`${url}${address}`);
      return page;
    },
    close,
  };
}

/** Creates the handler of a host that serves what is live at each request. */
function createStoreHandler(store: Store): RequestHandler {
  const handlers = new Map<string, RequestHandler>();
  return async (request, response) => {
    const { decision } = await readLiveState(store);
    const id = decision?.site ?? '';
    const handler = handlers.get(id) ?? createSiteHandler((await store.openSite(id)) ?? '');
    handlers.set(id, handler);
    await handler(request, response);
  };
}

/** Puts everything of a site into an empty store, as somebody does who moves it. */
export async function copySite(from: Store, to: Store): Promise<void> {
  const keys = await from.list('');
  const versions = keys.flatMap((key) => /^apps\/\w+\/\w+/.exec(key)?.[0] ?? []);
  for (const version of new Set(versions))
    await to.putFolder(version, await from.openFolder(version));
  for (const key of keys.filter((each) => /^(settings|decisions|live)\//.test(each))) {
    const stored = await from.read(key);
    if (stored) await to.putIfAbsent(key, stored.content);
  }
  const { decision } = await readLiveState(from);
  const site = decision?.site ?? '';
  const draft = to.draftFolder(site);
  fs.cpSync((await from.openSite(site)) ?? '', draft, { recursive: true });
  await to.putSite(site, draft);
  await to.uploadSite(site);
}
