import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { matchRoute, readPageRegistry, type PageRegistry } from '@site/contract';
import { startHttpServer, type RunningServer } from '@site/node';
import { siteUrl } from '../support/site';
import { buildOneBundle, type OneBundle } from './one-bundle/build-one-bundle';
import { BASELINES, type Baseline } from './baseline';
import { toOneBundlePage, toSpaPage, replaceRegistry, removeScripts } from './baseline-pages';

/** Makes each baseline's page from the composed one, with the files that it brings. */
interface BaselinePage {
  write: (html: string, pathname: string) => string;
  folder?: string;
}

export interface BaselineServers {
  urlOf(baseline: Baseline, pathname: string): string;
  close(): Promise<void>;
}

/** Serves the baselines of the running site, each from an origin of its own, compressed as the site compresses. */
export async function serveBaselines(): Promise<BaselineServers> {
  const registry = readPageRegistry(await (await fetch(`${siteUrl}/registry.json`)).json());
  const whole = await buildOneBundle({ styles: true });
  const scripts = await buildOneBundle({ styles: false });
  const makers: Record<Baseline, BaselinePage> = {
    'no scripts': { write: removeScripts },
    'one-bundle SPA': { write: (html) => toSpaPage(html, whole), folder: whole.folder },
    'one prerendered bundle': {
      write: (html, pathname) => toOneBundlePage(html, filesOf(scripts, registry, pathname)),
      folder: scripts.folder,
    },
    'with 1,000 routes': { write: replaceRegistry },
  };
  const servers = new Map<Baseline, RunningServer>();
  for (const baseline of BASELINES) servers.set(baseline, await serve(makers[baseline]));
  return {
    urlOf: (baseline, pathname) => `${servers.get(baseline)?.url ?? ''}${pathname}`,
    close: async () => {
      await Promise.all([...servers.values()].map((server) => server.close()));
    },
  };
}

interface CachedResponse {
  type: string;
  body: Buffer;
  isCompressed: boolean;
}

function serve({ write, folder }: BaselinePage): Promise<RunningServer> {
  const answers = new Map<string, Promise<CachedResponse>>();
  return startHttpServer({
    port: 0,
    handle: (request, response) => {
      const { pathname } = new URL(request.url ?? '/', siteUrl);
      const answer = answers.get(pathname) ?? answerTo(pathname);
      answers.set(pathname, answer);
      void answer.then(({ type, body, isCompressed }) => {
        response.writeHead(200, {
          'Content-Type': type,
          'Content-Length': body.length,
          'Cache-Control': type.startsWith('text/html') ? 'no-cache' : 'max-age=3600',
          ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
        });
        response.end(body);
      });
    },
  });

  async function answerTo(pathname: string): Promise<CachedResponse> {
    const own = folder && path.join(folder, pathname);
    if (own && pathname.startsWith('/static/') && fs.existsSync(own)) {
      return compress(typeOf(pathname), fs.readFileSync(own));
    }
    const copy = await fetch(siteUrl + pathname);
    const type = copy.headers.get('content-type') ?? 'application/octet-stream';
    const body = Buffer.from(await copy.arrayBuffer());
    if (!type.startsWith('text/html')) return compress(type, body);
    return compress(type, Buffer.from(write(body.toString(), pathname)));
  }
}

/** Fonts and pictures are what they are. */
function compress(type: string, body: Buffer): CachedResponse {
  if (!/^(text|application\/json|image\/svg)/.test(type))
    return { type, body, isCompressed: false };
  return { type, body: brotliCompressSync(body), isCompressed: true };
}

function typeOf(pathname: string): string {
  if (pathname.endsWith('.js')) return 'text/javascript';
  return pathname.endsWith('.css') ? 'text/css' : 'application/octet-stream';
}

function filesOf(
  { scripts, pages }: OneBundle,
  registry: PageRegistry,
  pathname: string,
): string[] {
  const route = matchRoute(registry, pathname);
  return [...scripts, ...((route && pages[`${route.remote}/${route.id}`]) ?? [])];
}
