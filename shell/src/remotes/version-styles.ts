import type { PageVersion } from '@site/contract';

type Owner = Pick<PageVersion, 'base'>;
type Sheet = HTMLLinkElement | HTMLStyleElement;

/** Number of pages and widgets on screen, by the base URL of every version that was loaded. */
const shownCounts = new Map<string, number>();
/** Sheets in the document: those of its page, and of the widgets in its static HTML. */
let documentSheets: { base: string; href: string; sheet: HTMLStyleElement }[] = [];
let isWatching = false;
let stopShowingDocument: (() => void) | undefined;

/** Declares the version whose page the document contains. Its sheets apply until the first page is shown. */
export function claimDocumentStyles({ base }: Owner): void {
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')];
  documentSheets = sheets.map((sheet) => ({
    base: sheet.dataset['base'] ?? base,
    href: sheet.dataset['href'] ?? '',
    sheet,
  }));
  stopShowingDocument = showStaticStyles({ base });
}

/** Applies the sheets of a page that stays static HTML, with those of the widgets in it. */
function showStaticStyles({ base }: Owner): () => void {
  const bases = new Set([base, ...documentSheets.map((each) => each.base)]);
  const stops = [...bases].map((each) => showStylesOf({ base: each }));
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Keeps the sheets that a version loads from now on without effect until a page or widget of it is shown. Call it before
 * loading anything of the version.
 */
export function holdStylesOf({ base }: Owner): void {
  if (!shownCounts.has(base)) shownCounts.set(base, 0);
  if (!isWatching) new MutationObserver(applyStyles).observe(document.head, { childList: true });
  isWatching = true;
  for (const { base: owner, href, sheet } of documentSheets) {
    // Loaders compare names without versions, and would take the sheet of another version for their own.
    if (owner === base) sheet.dataset['href'] = href;
    else delete sheet.dataset['href'];
  }
}

/** Applies the sheets of a version. @returns a function that ends it, for the page or widget that goes */
export function showStylesOf({ base }: Owner): () => void {
  count(base, 1);
  return () => count(base, -1);
}

/**
 * Applies the sheets of the version whose page is shown in place of the document's.
 * @param isStatic whether that is the document's page as static HTML
 */
export function showPageStyles(version: Owner, isStatic = false): () => void {
  const stopShowing = isStatic ? showStaticStyles(version) : showStylesOf(version);
  stopShowingDocument?.();
  stopShowingDocument = undefined;
  return stopShowing;
}

function count(base: string, change: number): void {
  shownCounts.set(base, (shownCounts.get(base) ?? 0) + change);
  applyStyles();
}

function applyStyles(): void {
  for (const { sheet, base } of documentSheets) apply(sheet, base);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    apply(
      link,
      [...shownCounts.keys()].find((base) => link.href.startsWith(base)),
    );
}

/** A sheet for no medium is fetched, and changes nothing. */
function apply(sheet: Sheet, base: string | undefined): void {
  if (base === undefined) return;
  sheet.dataset['media'] ??= sheet.media;
  const media = shownCounts.get(base) ? sheet.dataset['media'] : 'not all';
  if (sheet.media !== media) sheet.media = media;
}
