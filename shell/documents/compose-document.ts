import {
  pageLanguageOf,
  toDocumentRegistry,
  toPageRegistry,
  type AppName,
  type RemoteVersion,
  type Registry,
  type SiteSettings,
} from '@site/contract';
import { startHeaderMenu } from '../src/chrome/header-menu';
import { rewindVideosOnEnd } from '../src/chrome/rewind-videos-on-end';
import { type HealthSource, toHealthSource } from '../src/reporting/health-source';
import type { ShellStrings } from '../src/languages/shell-strings';
import shellTranslations from '../src/languages/shell-translations.json';
import type { RenderedPage } from '../src/server-entry';
import { clickReplayScript } from './scripts/click-replay-script';
import { stringifyForScript } from './escape-html';
import { createHeadTags } from './head-tags';
import { insertStaticWidgets } from './static-widgets';
import { createMemberAttributeScript } from './scripts/member-attribute-script';
import type { SitePage } from './site-pages';
import { createTrustedTypesScript } from './scripts/trusted-types-script';
import { createReadOnlyVisitScript } from './scripts/read-only-visit-script';
import {
  createStartOnIntentScript,
  ON_INTENT_TYPE,
  SPECULATION_RULES,
} from './scripts/start-on-intent-script';
import { startGuardScript } from './scripts/start-guard';
import { renderStartupPage } from './startup-page';
import { renderStartScreen } from './start-screen';
import type { PageMedia } from './structured-data';

export type ComposedDocument = { html: string; inlineStyles: string[]; inlineScripts: string[] };

/** Reads a file of the composed version of an app, by its path in the version's folder. */
export type ReadAppFile = (app: AppName, file: string) => string;

type Source = {
  page: SitePage;
  /** With the widgets that are part of the document. */
  rendered: RenderedPage | undefined;
  registry: Registry;
  settings: SiteSettings;
  readText: ReadAppFile;
  remoteOrigins: string[];
  /** Files that the page's head refers to. */
  pageFiles: PageMedia;
  /** Script that runs before everything else. */
  firstScript?: string | undefined;
};

/** Composes one static document: everything for the first paint inline, and the scripts of the page. */
export function composeDocument(source: Source): ComposedDocument {
  const { page, rendered, registry, settings, readText, pageFiles, firstScript } = source;
  const shellCss = registry.shell.styles.map(({ file }) => readText('shell', file)).join('');
  const styles = [
    { attributes: '', css: `:root{--splash-ms:${settings.splashMs}ms}${shellCss}` },
    ...pageStyles(source),
    ...widgetStyles(source),
  ];
  const { headScripts, lastScripts } = createInlineScripts(source);
  const language = pageLanguageOf(page.path);
  const pageRegistry = toDocumentRegistry(registry, { language, owner: page.owner?.remote });
  const translations: Record<string, ShellStrings> = shellTranslations;
  const strings = translations[language];
  const data = stringifyForScript({
    registry: pageRegistry,
    settings,
    ...(strings ? { translations: { [language]: strings } } : {}),
  });
  const html = [
    `<!doctype html><html lang="${pageLanguageOf(page.path)}"><head><meta charset="utf-8">`,
    firstScript ? inlineTag(firstScript) : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    createHeadTags({ page, settings, pageFiles }),
    ...styles.map(({ attributes, css }) => `<style${attributes}>${css}</style>`),
    ...headScripts.map(inlineTag),
    ...(startsOnIntent(page) ? [] : scriptTags(source)),
    '</head><body>',
    settings.splashMs > 0 ? renderStartScreen(settings.brand.name) : '',
    `<div id="root">${rendered ? insertStaticWidgets(rendered) : ''}</div>`,
    // Behind the root, so that the skip link stays the first link.
    rendered ? '' : renderStartupPage(pageRegistry),
    // Behind the content, which is painted before these have arrived.
    `<script type="application/json" id="bootstrap-data">${data}</script>`,
    ...(startsOnIntent(page) ? [...scriptTags(source), speculationTag] : []),
    ...lastScripts.map(inlineTag),
    '</body></html>',
  ].join('');
  return {
    html,
    inlineStyles: styles.map(({ css }) => css),
    inlineScripts: [
      ...(firstScript ? [firstScript] : []),
      ...headScripts,
      ...(startsOnIntent(page) ? [SPECULATION_RULES] : []),
      ...lastScripts,
    ],
  };
}

/**
 * Creates the inline scripts of the head and those behind the content. On a page that starts on intent, those that guard
 * the start of the shell wait behind the content, too.
 */
function createInlineScripts({ page, settings, remoteOrigins, registry }: Source) {
  const first = [
    createFontPreloadScript(pageLanguageOf(page.path)),
    createMemberAttributeScript(settings),
    `(${startHeaderMenu.toString()})();(${rewindVideosOnEnd.toString()})();`,
  ];
  const replay = isOnlyRead(page) ? [] : [clickReplayScript];
  const start = [createTrustedTypesScript(remoteOrigins), startGuardScript];
  return startsOnIntent(page)
    ? {
        headScripts: [...first, ...replay],
        lastScripts: [
          ...start,
          createStartOnIntentScript({
            hasControls: !isOnlyRead(page),
            ...(page.owner?.route.isSignIn ? { isSignIn: true } : {}),
          }),
          createReadOnlyVisitScript(page.path, settings, healthSourceOf(page, registry)),
        ],
      }
    : { headScripts: [...first, ...replay, ...start], lastScripts: [] };
}

function healthSourceOf({ owner }: SitePage, registry: Registry): HealthSource {
  if (!owner) return toHealthSource({ remote: 'shell' });
  const { remote, route } = owner;
  const version = toPageRegistry(registry).remotes[remote]?.live.global;
  return toHealthSource({ remote, version, page: route.id });
}

function inlineTag(script: string): string {
  return `<script>${script}</script>`;
}

const speculationTag = `<script type="speculationrules">${SPECULATION_RULES}</script>`;

/** Inlines the page's style sheets; `data-href` tells the chunk loader that they are loaded. */
function pageStyles({ page, registry, readText }: Source): { attributes: string; css: string }[] {
  const live = liveOf(page, registry);
  if (!live || !page.owner) return [];
  return page.owner.route.styles.map(({ file }) => {
    const css = readText(live.descriptor.name, file);
    // The loader compares names relative to the version's folder.
    return { attributes: ` data-href="${file}"`, css: withAbsoluteUrls(css, live.base + file) };
  });
}

/** Inlines the style sheets of the widgets in the document, which belong to another version than those of the page. */
function widgetStyles({ rendered, registry, readText }: Source) {
  return (rendered?.widgets ?? []).flatMap(({ remote, id }) => {
    const live = registry.remotes[remote]?.live;
    const { styles = [] } = live?.descriptor.widgets?.find((widget) => widget.id === id) ?? {};
    if (!live) return [];
    return styles.map(({ file }) => ({
      attributes: ` data-href="${file}" data-base="${live.base}"`,
      css: withAbsoluteUrls(readText(remote, file), live.base + file),
    }));
  });
}

function withAbsoluteUrls(css: string, sheetUrl: string): string {
  return css.replaceAll(
    /url\((['"]?)(?!data:|https?:|#|\/)([^'")]+)\1\)/g,
    (_all, _quote, target: string) => {
      return `url(${new URL(target, sheetUrl).href})`;
    },
  );
}

/**
 * Deferred scripts run in this order: the shell, its chunks that the page requires, the remote. Those of a page that
 * starts on intent wait for `createStartOnIntentScript`.
 */
function scriptTags({ page, registry }: Source): string[] {
  const { scripts, onDemandScripts } = registry.shell;
  const live = liveOf(page, registry);
  const route = isOnlyRead(page) ? undefined : page.owner?.route;
  const loading = startsOnIntent(page) ? `type="${ON_INTENT_TYPE}"` : 'defer';
  const remoteScripts =
    live && route
      ? [live.descriptor.entry, ...route.scripts].map(({ file, integrity }) => ({
          url: live.base + file,
          integrity,
        }))
      : [];
  const requiredKeys = live && route ? ['federation', ...(route.requires ?? [])] : [];
  const requiredFiles = requiredKeys.flatMap((key) => onDemandScripts[key] ?? []);
  const shellScripts = [...scripts, ...requiredFiles].map(({ file, integrity }) => ({
    url: `/${file}`,
    integrity,
  }));
  return [...shellScripts, ...remoteScripts].map(
    ({ url, integrity }) =>
      `<script ${loading} src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`,
  );
}

function isOnlyRead({ owner }: SitePage): boolean {
  return owner?.route.hydrate === false;
}

/** A document without HTML has nothing to read before its code. */
function startsOnIntent(page: SitePage): boolean {
  return isOnlyRead(page) || (page.isPrerendered && page.owner?.route.hydrate === 'on-intent');
}

function liveOf(page: SitePage, registry: Registry): RemoteVersion | undefined {
  return page.owner ? registry.remotes[page.owner.remote]?.live : undefined;
}

/** Fonts that `@site/ui/fonts.css` inlines into every document; a space selects each of them. */
const FONTS = ['1em Archivo', 'expanded 1em Archivo', '1em Courier Prime'];

/** Further fonts that pages of a language import, each with a letter that only it has. */
const FONTS_BY_LANGUAGE: Record<string, [font: string, letter: string][]> = {
  hi: [['1em Noto Sans Devanagari', 'क']],
};

/**
 * Creates the inline script that loads the inlined fonts, placed behind their style sheets: Chromium decodes a font
 * only when a text uses it, and lays that text out without it at first. Loaded here, the fonts are ready before the
 * body.
 */
function createFontPreloadScript(language: string): string {
  const fonts = [...FONTS.map((font) => [font]), ...(FONTS_BY_LANGUAGE[language] ?? [])];
  return `for (const face of ${JSON.stringify(fonts)}) document.fonts?.load(...face).catch(() => {});`;
}
