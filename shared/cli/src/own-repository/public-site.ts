import path from 'node:path';
import {
  readPageRegistry,
  toPageRemote,
  type Descriptor,
  type PageRegistry,
  type PageRemote,
  type SiteSettings,
} from '@site/contract';
import { createDescriptor } from '@site/release';
import { addReloadScript } from '@site/site';
import { type RequestHandler, messageOf } from '@site/node';
import {
  FILES_PATH,
  toLocalSettings,
  serveFilesBeside,
  type BuiltRemote,
  type Folders,
  type LiveSite,
} from './live-site';

/**
 * Shows a public site with each build, without access to its store: every page is rendered by the browser, in the
 * document for unknown addresses, and everything else comes from the site.
 * @param address of the site, as in SITE_URL
 * @param url address of this machine's server
 * @throws with a sentence when it is no site of this platform
 */
export async function openPublicSite(address: string, url: string): Promise<LiveSite> {
  const origin = readOrigin(address);
  await readRegistry(origin);
  const folders: Folders = new Map();
  return {
    location: origin,
    withBuild(built) {
      const { app, version, folder } = built;
      folders.set(`${app}/${version}`, path.join(folder, 'web'));
      const remote = describeRemote(built, `${url}${FILES_PATH}${app}/${version}/`);
      const change = (registry: PageRegistry): PageRegistry => ({
        ...registry,
        remotes: { ...registry.remotes, [app]: remote },
      });
      return Promise.resolve(serveFilesBeside(folders, createProxy(origin, change)));
    },
  };
}

function readOrigin(address: string): string {
  if (URL.canParse(address) && /^https?:/.test(address)) return new URL(address).origin;
  throw new Error(`SITE_URL is "${address}", which is no web address. Write https://example.com.`);
}

async function readRegistry(origin: string): Promise<PageRegistry> {
  const response = await request(origin, '/registry.json');
  try {
    return readPageRegistry(await response.json());
  } catch (error) {
    throw new Error(
      `${origin}/registry.json is not the list of a site's remotes (${messageOf(error)}). Set SITE_URL to the address of the site, then try again.`,
    );
  }
}

async function request(origin: string, url: string): Promise<Response> {
  try {
    return await fetch(origin + url);
  } catch (error) {
    const cause = (error instanceof Error && error.cause) || error;
    throw new Error(
      `${origin} cannot be reached (${messageOf(cause)}). Check SITE_URL and the network, then try again.`,
    );
  }
}

function describeRemote(built: BuiltRemote, base: string): PageRemote {
  const descriptor = createDescriptor(built) as Descriptor;
  return toPageRemote({ live: { base, descriptor }, previous: null });
}

type ChangeRegistry = (registry: PageRegistry) => PageRegistry;

function createProxy(origin: string, change: ChangeRegistry): RequestHandler {
  return (incoming, response) => {
    const { url = '/', headers } = incoming;
    const isDocument = headers.accept?.includes('text/html') ?? false;
    answer(origin, { url, isDocument, change }).then(
      ({ status, type, content }) => {
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
        response.end(content);
      },
      (error: unknown) => {
        response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end(`${messageOf(error)}\n`);
      },
    );
  };
}

type Answer = { status: number; type: string; content: string | Uint8Array };

async function answer(
  origin: string,
  { url, isDocument, change }: { url: string; isDocument: boolean; change: ChangeRegistry },
): Promise<Answer> {
  if (isDocument) {
    const html = await (await request(origin, UNKNOWN_PATH)).text();
    return { status: 200, type: 'text/html; charset=utf-8', content: changeDocument(html, change) };
  }
  if (url === '/registry.json') {
    const content = JSON.stringify(change(await readRegistry(origin)));
    return { status: 200, type: 'application/json', content };
  }
  const response = await request(origin, url);
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    content: new Uint8Array(await response.arrayBuffer()),
  };
}

/** Its document loads the shell and belongs to no remote. */
const UNKNOWN_PATH = '/there-is-no-such-page';

/** Its page is removed before the shell, whose scripts are deferred, would hydrate it. */
const CLEAR_SCRIPT = `<script>document.getElementById('root').replaceChildren()</script>`;

function changeDocument(html: string, change: ChangeRegistry): string {
  const changed = html.replace(
    /(<script type="application\/json" id="bootstrap-data">)([^<]*)(<\/script>)/,
    (_all, open: string, json: string, close: string) => {
      const { registry, settings, ...data }: BootstrapData = JSON.parse(json);
      const text = JSON.stringify({
        ...data,
        registry: change(registry),
        settings: toLocalSettings(settings),
      });
      return open + text.replaceAll('<', '\\u003c') + close + CLEAR_SCRIPT;
    },
  );
  return addReloadScript(changed);
}

type BootstrapData = { registry: PageRegistry; settings: SiteSettings };
