import {
  type CanaryHostInfo,
  type HttpHeaders,
  type ByName,
  compareSpecificity,
  isPattern,
  listActiveCanaries,
  type PageRegistry,
  remotesIn,
  type Registry,
  type RemoteName,
  SITE_LANGUAGE,
  type SiteSettings,
  listRedirects,
  pageLanguageOf,
  toPageRegistry,
  toPatternSource,
  toPreviews,
} from '@site/contract';
import { assetBasePlaceholder } from '@site/contract/asset-base-placeholder';
import type { RenderResult } from '../src/render-to-html';
import { renderPageToHtml, type RenderedPage } from '../src/server-entry';
import { canaryRegistryFileOf, createCanaryFiles } from './hosts/canary-files';
import { createFirstScript } from './scripts/first-script';
import { composeDocument, type ReadAppFile } from './compose-document';
import { createDocumentHeaders, listPageTerms } from './hosts/header-rules';
import { createHostFiles } from './hosts/host-files';
import { llmsTxt, createRobotsTxt, createSitemap } from './search-engines';
import { listSitePages, type SitePage } from './site-pages';
import { findPageProblem, findRenderProblem } from './page-problem';
import { extractHero, drawPreviewPicture } from './preview-picture';
import type { OfflineConfig } from './scripts/run-service-worker';
import { createFormerWorkerScripts, createServiceWorkerScript } from './scripts/service-worker';
import { createWebManifest } from './web-manifest';

type DocumentsRequest = {
  registry: Registry;
  settings: SiteSettings;
  /** URL of each remote's Node manifest. */
  nodeManifests: ByName<RemoteName, string>;
  /** Names of the scripts and styles of each remote's live version, if the composition provides them. */
  remoteFiles?: ByName<RemoteName, string[]>;
  /** Names of the shell's own files at the root of the site, such as 'favicon.svg'. */
  rootFiles: string[];
  /** Active canaries, if there are any. Their documents are written before the live ones, which need their headers. */
  canaries?: CanaryHostInfo;
};

/**
 * Writes every text file of the site that a release renders: a document and the drawing of its link preview per page,
 * and the rules for hosts and search engines. It is part of the released shell, so that the release of a remote
 * composes with the live shell and not with the one in a working tree.
 * @returns text by path in the site's folder; for the registry of a combination of canaries, the files of its visitors
 * @throws naming the page, when one rendered a fallback, an error, or no heading
 */
export async function writeDocuments(
  request: DocumentsRequest,
  readText: ReadAppFile,
): Promise<Record<string, string>> {
  const { registry } = request;
  const { combination } = registry;
  const { pages, ...written } = await writePages(request, listSitePages(registry), readText);
  if (combination) return createCanaryFiles({ registry, combination, pages, ...written });
  const { documents, drawings, headers } = written;
  return { ...documents, ...drawings, ...writeSupportFiles(request, pages, headers) };
}

type Pages = {
  /** With the titles that pages have by their own data. */
  pages: SitePage[];
  documents: Record<string, string>;
  drawings: Record<string, string>;
  headers: Record<string, HttpHeaders>;
};

async function writePages(
  request: DocumentsRequest,
  pages: SitePage[],
  readText: ReadAppFile,
): Promise<Pages> {
  const { registry, settings } = request;
  const remoteOrigins = originsOf(registry);
  const pageRegistry = toPageRegistry(registry);
  const documents: Record<string, string> = {};
  const drawings: Record<string, string> = {};
  const headers: Record<string, HttpHeaders> = {};
  const written: SitePage[] = [];
  for (const listed of pages) {
    const rendered = listed.isPrerendered ? await render(listed, request) : undefined;
    const page = rendered?.title ? { ...listed, title: rendered.title } : listed;
    written.push(page);
    const preview = rendered && page.isListed ? drawPreview(page, rendered, settings) : undefined;
    if (preview) drawings[preview.drawing] = preview.svg;
    const pageFiles = {
      picture:
        ownPicture(page, registry) ?? `${settings.siteUrl}/${preview?.picture ?? 'preview.jpg'}`,
      video: rendered && findVideo(rendered),
    };
    const document = composeDocument({
      page,
      rendered,
      registry,
      settings,
      readText,
      remoteOrigins,
      pageFiles,
      firstScript: createFirstScript(page, request),
    });
    documents[page.file] = document.html;
    headers[page.path] = createDocumentHeaders({
      document,
      page,
      remotes: remotesIn(registry.remotes),
      remoteOrigins,
      terms: listPageTerms(page, registry, pageRegistry),
      settings,
    });
  }
  return { pages: written, documents, drawings, headers };
}

/** Writes the files that are not documents: for hosts, search engines, and open tabs. */
function writeSupportFiles(
  request: DocumentsRequest,
  pages: SitePage[],
  headers: Record<string, HttpHeaders>,
): Record<string, string> {
  const { registry, settings, canaries } = request;
  const texts = {
    'registry.json': JSON.stringify({ ...toPageRegistry(registry), ...listCandidates(registry) }),
    'sitemap.xml': createSitemap(pages, settings),
    'robots.txt': createRobotsTxt(settings),
    'llms.txt': llmsTxt(pages, settings),
    'manifest.webmanifest': createWebManifest(settings, pages),
    ...(settings.teamTools ? { 'previews.json': JSON.stringify(toPreviews(registry)) } : {}),
    'service-worker.js': createServiceWorkerScript(offlineFacts(request, pages)),
    ...createFormerWorkerScripts(settings.formerWorkers),
  };
  const files = [
    ...request.rootFiles,
    ...Object.keys(texts),
    ...(canaries?.combinations ?? []).map(canaryRegistryFileOf),
  ];
  const rules = createHostFiles({
    pages,
    headers: { ...headers, ...canaries?.headers },
    files,
    moved: listRedirects(registry),
    remoteOrigins: originsOf(registry),
    canaries: Object.keys(canaries?.headers ?? {}),
  });
  return { ...texts, ...rules };
}

/** Tells open tabs and the collector of reports which canaries are active. */
function listCandidates(registry: Registry): Pick<PageRegistry, 'canaries'> {
  const active = listActiveCanaries(registry).map(({ descriptor }) => descriptor);
  if (active.length === 0) return {};
  return { canaries: Object.fromEntries(active.map(({ name, global }) => [name, global])) };
}

/** Returns the picture that the remote provides for this page. */
function ownPicture({ owner }: SitePage, { remotes }: Registry): string | undefined {
  const live = owner && remotes[owner.remote]?.live;
  return live && owner.route.image ? live.base + owner.route.image : undefined;
}

function drawPreview({ path, title }: SitePage, { html }: RenderResult, { brand }: SiteSettings) {
  // The fonts of the pictures contain Latin letters only.
  const hero =
    pageLanguageOf(path) === SITE_LANGUAGE
      ? extractHero(html, title)
      : { slug: brand.legalName, title: brand.tagline };
  return drawPreviewPicture({ path, brand: brand.name, ...hero });
}

/** Finds the page's video in the format that every browser plays, which is listed last. */
function findVideo({ html }: RenderResult): string | undefined {
  return [...html.matchAll(/<source src="([^"]+)" type="video/g)].at(-1)?.[1];
}

/** Caches public pages, and those that a remote declares usable offline. */
function offlineFacts(request: DocumentsRequest, pages: SitePage[]): OfflineConfig {
  const { registry, settings, remoteFiles = {} } = request;
  const cachedPages = pages.filter((page) => page.isListed || page.owner?.route.offline);
  const offlinePages = cachedPages.flatMap(({ path, owner }) =>
    owner?.route.offline ? [{ path, remote: owner.remote }] : [],
  );
  return {
    isEnabled: settings.offline !== false,
    pages: cachedPages.map(({ path }) => path).filter((path) => !isPattern(path)),
    patterns: cachedPages
      .map(({ path }) => path)
      .filter(isPattern)
      .toSorted(compareSpecificity)
      .map((path) => [path, toPatternSource(path)] as const),
    origins: originsOf(registry),
    previews: listPreviewBases(registry),
    later: Object.fromEntries(
      offlinePages.map(({ path, remote }) => {
        const base = registry.remotes[remote]?.live.base ?? '/';
        return [path, (remoteFiles[remote] ?? []).map((file) => base + file)];
      }),
    ),
  };
}

async function render(page: SitePage, request: DocumentsRequest): Promise<RenderedPage> {
  const { registry, settings, nodeManifests } = request;
  const rendered = await renderPageToHtml({
    path: page.path,
    registry: toPageRegistry(registry),
    settings,
    nodeManifests,
  });
  const isHydrated = page.owner?.route.hydrate !== false;
  const problem = findPageProblem(rendered, { hasOwner: Boolean(page.owner), isHydrated });
  if (problem) throw new Error(`The page ${page.path} does not render. ${problem}`);
  // The browser renders the others, as those that are not prerendered.
  const widgets = rendered.widgets.filter((widget) => !findRenderProblem(widget, isHydrated));
  return {
    ...rendered,
    html: fillAssetUrls(rendered.html, registry),
    widgets: widgets.map((widget) => ({ ...widget, html: fillAssetUrls(widget.html, registry) })),
  };
}

/** Replaces the placeholder that Node builds write for the URL of their files by the live one. */
function fillAssetUrls(html: string, { remotes }: Registry): string {
  return remotesIn(remotes).reduce(
    (text, name) => text.replaceAll(assetBasePlaceholder(name), remotes[name]?.live.base ?? '/'),
    html,
  );
}

/** Includes origins of previous versions, which a running page may fall back to, and of previewed ones. */
function originsOf({ remotes }: Registry): string[] {
  const versions = Object.values(remotes).flatMap(({ live, previous, previews = [] }) => [
    live,
    previous,
    ...previews,
  ]);
  return [...new Set(versions.flatMap((each) => (each ? [new URL(each.base).origin] : [])))];
}

/** Lists the base URLs of versions that no visitor gets. */
function listPreviewBases({ remotes }: Registry): string[] {
  return Object.values(remotes).flatMap(({ live, previous, previews = [] }) =>
    previews
      .map(({ base }) => base)
      .filter((base) => base !== live.base && base !== previous?.base),
  );
}
