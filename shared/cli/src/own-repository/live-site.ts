import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remotesIn, toPageRegistry, type PageRegistry, type SiteSettings } from '@site/contract';
import { messageOf, type RequestHandler } from '@site/node';
import {
  composeSite,
  createFolderHandler,
  createSiteHandler,
  readSignedRegistry,
  readStoredSettings,
} from '@site/site';
import { openLayeredStore, openStore, readLiveState, type Store } from '@site/store';

/** Live site, as a page in development needs it. */
export interface LiveSite {
  /** Address of the site or of its store, for messages. */
  readonly location: string;
  /** Reads what documents of the site embed, with addresses that this machine can load from. */
  readData(): Promise<BootstrapData>;
  /** Answers requests for anything but a page. */
  readonly handle: RequestHandler;
}

/** Data of a document (`#bootstrap-data`). */
export type BootstrapData = { registry: PageRegistry; settings: SiteSettings };

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

/** Path below which this machine serves files of remotes, because origins in a store may be those of another one. */
const FILES_PATH = '/~files/';

/**
 * Opens the live site of a store.
 * @param url address of this machine's server
 * @throws with a sentence before the first release
 */
export async function openStoredSite(store: Store, url: string): Promise<LiveSite> {
  const { decision, units } = await readLiveState(store);
  if (!decision)
    throw new Error(
      `Nothing is live in ${store.location} yet. Start the site of its repository once, then try again.`,
    );
  const folder = (await store.openSite(decision.site)) ?? (await composeSite(store, units)).folder;
  const handleSite = createSiteHandler(folder);
  const settings = await readStoredSettings(store, units);
  const { registry } = await readSignedRegistry(store, units, settings);
  for (const name of remotesIn(registry.remotes)) {
    const live = registry.remotes[name]?.live;
    if (live) live.base = `${url}${FILES_PATH}${name}/${live.descriptor.version}/`;
  }
  const data = {
    ...readBootstrapData(fs.readFileSync(path.join(folder, '404.html'), 'utf8')),
    registry: toPageRegistry(registry),
  };
  return {
    location: store.location,
    readData: () => Promise.resolve(data),
    handle(request, response) {
      const [, version, file] = /^\/~files\/(\w+\/\w+)(\/.*)$/.exec(request.url ?? '') ?? [];
      if (!version || !file) return handleSite(request, response);
      request.url = file;
      store.openFolder(`apps/${version}`).then(
        (opened) => createFolderHandler(path.join(opened, 'web'))(request, response),
        (error: unknown) => response.writeHead(404).end(`${messageOf(error)}\n`),
      );
    },
  };
}

/** Reads the data of a document. @throws when it is none of a site */
export function readBootstrapData(html: string): BootstrapData {
  const [, json] = /<script type="application\/json" id="bootstrap-data">([^<]*)</.exec(html) ?? [];
  if (!json) throw new Error('The document contains no data of a site.');
  return JSON.parse(json);
}
