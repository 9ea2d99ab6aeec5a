import path from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  REMOTE_NAMES,
  toPageRegistry,
  type Registry,
  type RemoteName,
  type SiteSettings,
} from '@site/contract';
import { assetBase } from '@site/build/remote-origins';
import { latestBuild } from '../release/builds';
import type { Store } from '../release/store';
import { serveFolder } from '../serve/serve-folder';
import type { RenderResult } from '../src/server-entry';
import type { SitePage } from './pages';

type Rendered = Record<string, RenderResult>;

const patienceMs = 60_000;

/**
 * Renders every prerendered page through the federated Node builds, in a worker of its own: fresh remote
 * code for each composition, and nothing of it in this process.
 * @throws naming the page, when one rendered a fallback, an error, or no heading
 */
export async function renderPages(work: {
  store: Store;
  registry: Registry;
  settings: SiteSettings;
  pages: SitePage[];
}): Promise<Rendered> {
  const { store, registry, settings } = work;
  const pages = work.pages.filter((page) => page.isPrerendered);
  const files = await serveFolder({ root: store.root, port: 0, host: '127.0.0.1' });
  try {
    const rendered = await runWorker({
      entry: path.join(latestBuild('shell').folder, 'node', 'index.js'),
      paths: pages.map((page) => page.path),
      registry: toPageRegistry(registry),
      settings,
      nodeManifests: nodeManifests(registry, files.url),
    });
    for (const page of pages) refuseBroken(page, rendered[page.path]);
    return mapHtml(rendered, (html) => putAddressesIn(html, registry));
  } finally {
    await files.close();
  }
}

function nodeManifests(registry: Registry, url: string): Partial<Record<RemoteName, string>> {
  const entries = REMOTE_NAMES.flatMap((name) => {
    const descriptor = registry.remotes[name]?.live.descriptor;
    return descriptor
      ? [[name, `${url}/${name}/${descriptor.version}/${descriptor.nodeEntry}`]]
      : [];
  });
  return Object.fromEntries(entries) as Partial<Record<RemoteName, string>>;
}

function runWorker(workerData: object): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(import.meta.dirname, 'render-worker.mjs'), {
      workerData,
      execArgv: [],
    });
    const timer = setTimeout(() => {
      void worker.terminate();
      reject(
        new Error(
          `The pages were not rendered within ${patienceMs / 1000} s. Nothing was published.`,
        ),
      );
    }, patienceMs);
    worker.once('message', (rendered: Rendered) => {
      clearTimeout(timer);
      resolve(rendered);
    });
    worker.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

function refuseBroken(page: SitePage, result: RenderResult | undefined): void {
  const problem = problemOf(result) ?? (page.owner && isNotFound(result));
  if (problem) {
    throw new Error(`The page ${page.path} does not render, so nothing was published. ${problem}`);
  }
}

/** A page of a remote whose route the shell did not recognise. */
function isNotFound(result: RenderResult | undefined): string | undefined {
  return result?.html.includes('>Page not found</h1>')
    ? 'The shell found no route for it.'
    : undefined;
}

function problemOf(result: RenderResult | undefined): string | undefined {
  if (!result) return 'It gave no result.';
  if (result.errors.length > 0) return result.errors.join('\n');
  if (/<!--\$[!?]-->/.test(result.html)) return 'A part of it fell back to its loading state.';
  if (!/<h1[\s>]/.test(result.html)) return 'It has no heading of the first level.';
  return undefined;
}

/** The Node builds write a stand-in for the address of their files; the live address takes its place. */
function putAddressesIn(html: string, registry: Registry): string {
  return REMOTE_NAMES.reduce(
    (text, name) => text.replaceAll(assetBase(name), registry.remotes[name]?.live.base ?? '/'),
    html,
  );
}

function mapHtml(rendered: Rendered, change: (html: string) => string): Rendered {
  return Object.fromEntries(
    Object.entries(rendered).map(([key, result]) => [
      key,
      { ...result, html: change(result.html) },
    ]),
  );
}
