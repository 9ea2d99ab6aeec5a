import type { PageVersion } from '@site/contract';

type Owner = Pick<PageVersion, 'base'>;
type Sheet = HTMLLinkElement | HTMLStyleElement;

/** Number of pages and widgets on screen, by the base URL of every version that was loaded. */
const shownCounts = new Map<string, number>();
/** Sheets in the document, which belong to the version of its page. */
let documentSheets: { base: string; sheets: HTMLStyleElement[] } | undefined;
let isWatching = false;
let stopShowingDocument: (() => void) | undefined;

/** Declares the version whose page the document contains. Its sheets apply until the first page is shown. */
export function claimDocumentStyles({ base }: Owner): void {
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')];
  documentSheets = { base, sheets };
  stopShowingDocument = showStylesOf({ base });
}

/**
 * Keeps the sheets that a version loads from now on without effect until a page or widget of it is shown. Call it before
 * loading anything of the version.
 */
export function holdStylesOf({ base }: Owner): void {
  if (!shownCounts.has(base)) shownCounts.set(base, 0);
  if (!isWatching) new MutationObserver(applyStyles).observe(document.head, { childList: true });
  isWatching = true;
  if (documentSheets && documentSheets.base !== base)
    // Loaders compare names without versions, and would take the sheet of this version for their own.
    for (const sheet of documentSheets.sheets) delete sheet.dataset['href'];
}

/** Applies the sheets of a version. @returns a function that ends it, for the page or widget that goes */
export function showStylesOf({ base }: Owner): () => void {
  count(base, 1);
  return () => count(base, -1);
}

/** Applies the sheets of the version whose page is shown in place of the document's. */
export function showPageStyles(version: Owner): () => void {
  const stopShowing = showStylesOf(version);
  stopShowingDocument?.();
  stopShowingDocument = undefined;
  return stopShowing;
}

function count(base: string, change: number): void {
  shownCounts.set(base, (shownCounts.get(base) ?? 0) + change);
  applyStyles();
}

function applyStyles(): void {
  for (const sheet of documentSheets?.sheets ?? []) apply(sheet, documentSheets?.base);
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
