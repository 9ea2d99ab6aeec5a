import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remotesIn, type RemoteName, type SiteSettings } from '@site/contract';
import { composeBuild, type BuiltApp } from '@site/release';
import { addReloadScript, createFolderHandler, createSiteHandler } from '@site/site';
import { type RequestHandler, listFiles } from '@site/node';
import { openLayeredStore, openStore, type Store } from '@site/store';
import { logToTerminal } from '../log-to-terminal';

/** Build of a remote from this repository. */
export type BuiltRemote = BuiltApp & { app: RemoteName };

/** Live site, with one remote as it was built here. */
export interface LiveSite {
  /** Address of the site or of its store, for messages. */
  readonly location: string;
  /** Puts a build in place of the live version. @throws when the site cannot contain it */
  withBuild(built: BuiltRemote): Promise<RequestHandler>;
}

/** Whether the environment names the store of a site: a bucket, or the folder of a site on this machine. */
export function hasStore(): boolean {
  return Boolean(process.env['SITE_STORE'] || process.env['SITE_DATA']);
}

/** Runs with a layer above the store of the site, which is removed afterwards; the store itself stays as it is. */
export async function withLayeredStore<Result>(
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-layer-'));
  try {
    return await work(openLayeredStore(await openStore(), folder));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Composes the site of a store with each build, as a release would: its documents are those that visitors get.
 * @param url address of this machine's server
 */
export function openComposedSite(store: Store, url: string): LiveSite {
  const folders: Folders = new Map();
  const baseOf = (name: RemoteName, version: string) => `${url}${FILES_PATH}${name}/${version}/`;
  const changeSettings = (settings: SiteSettings) => ({
    ...toLocalSettings(settings),
    siteUrl: url,
  });
  return {
    location: store.location,
    async withBuild(built) {
      const options = { say: logToTerminal, baseOf, changeSettings };
      const { candidate } = await composeBuild(store, built, options);
      for (const name of remotesIn(candidate.registry.remotes)) {
        const { version = '' } = candidate.registry.remotes[name]?.live.descriptor ?? {};
        const folder = await store.openFolder(`apps/${name}/${version}`);
        folders.set(`${name}/${version}`, path.join(folder, 'web'));
      }
      addReloadScripts(candidate.folder);
      await store.putSite(candidate.id, candidate.folder);
      const site = createSiteHandler((await store.openSite(candidate.id)) ?? '');
      return serveFilesBeside(folders, site);
    },
  };
}

function addReloadScripts(folder: string): void {
  for (const file of listFiles(folder).filter((each) => each.endsWith('.html'))) {
    const document = path.join(folder, file);
    fs.writeFileSync(document, addReloadScript(fs.readFileSync(document, 'utf8')));
  }
}

/** Turns off reports and offline copies, because a working tree is nobody's visit, and the start-up screen. */
export function toLocalSettings({
  reportUrl: _reportUrl,
  ...settings
}: SiteSettings): SiteSettings {
  return { ...settings, offline: false, splashMs: 0 };
}

/** Path below which this machine serves files of remotes. */
export const FILES_PATH = '/~files/';

/** Folders of versions by name and version. Those of earlier builds stay, because a page may still load from them. */
export type Folders = Map<string, string>;

/** Serves the files of remotes beside a site. */
export function serveFilesBeside(folders: Folders, site: RequestHandler): RequestHandler {
  const handlers = new Map(
    [...folders].map(([version, folder]) => [version, createFolderHandler(folder)]),
  );
  return (request, response) => {
    const [, version = '', file] = /^\/~files\/(\w+\/\w+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const handler = handlers.get(version);
    if (!handler || !file) return site(request, response);
    request.url = file;
    handler(request, response);
  };
}
