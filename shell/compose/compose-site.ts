import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES, toPageRegistry, type Registry, type SiteSettings } from '@site/contract';
import { redirects } from '../src/routing/redirects';
import { sourceVersion } from '@site/build/source-version';
import type { Store } from '../release/store';
import { workspaceRoot } from '../release/workspace';
import { composeDocument, type ComposedDocument } from './compose-document';
import { documentHeaders, type Headers } from './header-rules';
import { hostFiles } from './host-files';
import { pagesOf, type SitePage } from './pages';
import { precompress } from './precompress';
import { renderPages } from './render-pages';
import { readShellAssets } from './shell-assets';
import { sitemap, robots } from './search-engines';
import { loadSiteSettings } from './site-settings';

/**
 * Registry and built apps become one folder of static files: a document per page, ready for any static
 * host. The same input gives the same folder, which is then reused.
 * @returns the id of the folder inside the store
 * @throws when a page does not render as it should; nothing that was composed before is touched
 */
export async function composeSite(store: Store, registry: Registry): Promise<string> {
  const settings = loadSiteSettings();
  const id = idOf(registry, settings);
  const target = store.siteFolder(id);
  if (fs.existsSync(path.join(target, 'index.html'))) return id;
  const draft = `${target}.${process.pid}.draft`;
  fs.rmSync(draft, { recursive: true, force: true });
  try {
    await writeSite({ store, registry, settings, folder: draft });
    fs.rmSync(target, { recursive: true, force: true });
    fs.renameSync(draft, target);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
  return id;
}

type Work = { store: Store; registry: Registry; settings: SiteSettings; folder: string };

async function writeSite({ store, registry, settings, folder }: Work): Promise<void> {
  const pages = pagesOf(registry);
  const rendered = await renderPages({ store, registry, settings, pages });
  const assets = readShellAssets();
  fs.cpSync(store.shellAssets, folder, { recursive: true });
  const headers: Record<string, Headers> = {};
  for (const page of pages) {
    const document = composeDocument({
      page,
      rendered: rendered[page.path],
      registry,
      settings,
      assets,
      store,
    });
    writeFile(folder, page.file, document.html);
    headers[page.path] = headersOf(document, page, registry, settings);
  }
  writeFile(folder, 'registry.json', JSON.stringify(toPageRegistry(registry)));
  writeFile(folder, 'sitemap.xml', sitemap(pages, settings));
  writeFile(folder, 'robots.txt', robots(pages, settings));
  const files = fileNamesIn(folder).filter((name) => !/\.(html|br|gz)$/.test(name));
  for (const [name, content] of Object.entries(
    hostFiles({ pages, headers, files, moved: redirects }),
  )) {
    writeFile(folder, name, content);
  }
  await precompress(folder, { quality: 9 });
}

function headersOf(
  document: ComposedDocument,
  page: SitePage,
  registry: Registry,
  settings: SiteSettings,
) {
  const origins = REMOTE_NAMES.flatMap((name) => {
    const entry = registry.remotes[name];
    return entry ? [new URL(entry.live.base).origin] : [];
  });
  return documentHeaders({ document, page, remoteOrigins: [...new Set(origins)], settings });
}

function idOf(registry: Registry, settings: SiteSettings): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify({ registry, settings, shell: sourceVersion('shell') }));
  return hash.digest('hex').slice(0, 12);
}

function fileNamesIn(folder: string): string[] {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

function writeFile(folder: string, file: string, content: string): void {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
}

/** Writes the composed site to a folder of its own, for a static host. */
export async function exportSite(store: Store, registry: Registry, folder: string): Promise<void> {
  const id = await composeSite(store, registry);
  const target = path.resolve(workspaceRoot, folder);
  fs.rmSync(target, { recursive: true, force: true });
  fs.cpSync(store.siteFolder(id), target, { recursive: true });
}
