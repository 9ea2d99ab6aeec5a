import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { RemoteDeclarations } from '@site/build/build-info';
import {
  formatDocumentTitle,
  matchRoute,
  type PageRegistry,
  type RemoteName,
  type SiteSettings,
} from '@site/contract';
import { messageOf, readUrl, type RequestHandler } from '@site/node';
import { createFolderHandler } from '@site/site';
import { describeDevelopedRemote } from '../start/describe-developed-remote';
import type { BootstrapData, LiveSite } from './live-site';

type Options = {
  /** Folder with the development build of the shell. */
  shell: string;
  app: RemoteName;
  /** Address of the development server of the remote. */
  remoteUrl: string;
  site: LiveSite;
  /** Address of this machine's server. */
  url: string;
};

/** Address of the stream that reloads open pages. */
const RELOADS_PATH = '/~reloads';

const RELOAD_SCRIPT = `<script>new EventSource('${RELOADS_PATH}').onmessage = () => location.reload();</script>`;

/**
 * Creates a handler whose pages are rendered by the development build of the shell, with the live registry, settings and
 * files of the site, and one remote from its development server.
 */
export function createDevelopmentHandler(options: Options): {
  handle: RequestHandler;
  /** Reloads the open pages, whose documents contain declarations of the remote: these, or those of its last build. */
  reload: (declarations?: RemoteDeclarations) => void;
} {
  const { shell, site } = options;
  const handleShell = createFolderHandler(shell);
  const pages = new Set<ServerResponse>();
  let newest: RemoteDeclarations | undefined;
  const readPageData = () => readData(options, newest);
  return {
    async handle(request, response) {
      const { pathname } = readUrl(request);
      if (isFileOf(shell, pathname)) return handleShell(request, response);
      if (pathname === RELOADS_PATH) return addPage(pages, response);
      if (pathname === '/registry.json')
        return sendText(response, 'application/json', async () =>
          JSON.stringify((await readPageData()).registry),
        );
      if (!request.headers.accept?.includes('text/html')) return site.handle(request, response);
      return sendText(response, 'text/html; charset=utf-8', async () =>
        createPage(await readPageData(), { shell, pathname }),
      );
    },
    reload(declarations) {
      newest = declarations;
      for (const page of pages) page.write('data: reload\n\n');
    },
  };
}

function addPage(pages: Set<ServerResponse>, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.flushHeaders();
  pages.add(response);
  response.on('close', () => pages.delete(response));
}

async function sendText(
  response: ServerResponse,
  type: string,
  createText: () => Promise<string>,
): Promise<void> {
  try {
    const text = await createText();
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
  } catch (error) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '1' };
    response.writeHead(503, headers).end(`${messageOf(error)}\n`);
  }
}

function isFileOf(shell: string, pathname: string): boolean {
  return pathname.startsWith('/static/') && fs.existsSync(path.join(shell, pathname));
}

async function readData(
  { app, remoteUrl, site, url }: Options,
  newest: RemoteDeclarations | undefined,
): Promise<BootstrapData> {
  const [{ registry, settings, ...data }, built] = await Promise.all([
    site.readData(),
    fetchBuildInfo(remoteUrl),
  ]);
  const values = registry.remotes[app]?.values;
  const declared = newest ?? built;
  const remote = describeDevelopedRemote(app, { ...declared, base: `${remoteUrl}/`, values });
  return {
    ...data,
    registry: withRemote(registry, app, remote),
    settings: toLocalSettings(settings, url),
  };
}

/** Facts that the bundler writes with each build. @throws while the development server builds */
export async function fetchBuildInfo(remoteUrl: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${remoteUrl}/build-info.json`).catch(() => undefined);
  if (!response?.ok)
    throw new Error(
      'The remote could not be built. Read the message in the terminal, then reload.',
    );
  return response.json();
}

function withRemote(
  registry: PageRegistry,
  app: RemoteName,
  remote: PageRegistry['remotes'][RemoteName],
): PageRegistry {
  return { ...registry, remotes: { ...registry.remotes, [app]: remote } };
}

/** Turns off reports and offline copies, because a working tree is nobody's visit, and the start-up screen. */
function toLocalSettings(
  { reportUrl: _reportUrl, ...settings }: SiteSettings,
  url: string,
): SiteSettings {
  return { ...settings, siteUrl: url, offline: false, splashMs: 0 };
}

function createPage(
  data: BootstrapData,
  { shell, pathname }: { shell: string; pathname: string },
): string {
  const html = fs.readFileSync(path.join(shell, 'index.html'), 'utf8');
  const { title = '{brand}' } = matchRoute(data.registry, pathname) ?? {};
  const shownTitle = formatDocumentTitle(title, data.settings).replaceAll('<', '&lt;');
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const tag = `<script type="application/json" id="bootstrap-data">${json}</script>`;
  return html
    .replace(/<title>.*<\/title>/, () => `<title>${shownTitle}</title>`)
    .replace('</head>', () => `${tag}${RELOAD_SCRIPT}</head>`);
}
