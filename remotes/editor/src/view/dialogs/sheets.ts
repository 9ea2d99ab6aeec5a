import { isLostCode, LOST_PART } from '../../storage/trouble';

class DrawingLost extends Error {}

/** Signals that the pages left the document before they were exported: the dialog or the editor was closed. */
export class SheetsGone extends Error {}

/** Message for an export whose code failed to load. */
export const EXPORT_LOST = `What the export needs did not arrive, so nothing was exported. ${LOST_PART.advice}`;

/**
 * Resolves to the slides of the export pages once they are drawn and their pictures are decoded.
 * @throws {DrawingLoadError} instead of leaving something out
 * @throws {ExportPagesRemovedError}
 */
export async function drawnSlides(pages: HTMLElement): Promise<readonly HTMLElement[]> {
  while (pages.querySelector('[data-loading]')) {
    if (pages.querySelector('[data-lost]')) throw new DrawingLost();
    await new Promise((resolve) => setTimeout(resolve, 16));
    assertShown(pages);
  }
  const images = [...pages.querySelectorAll('img')];
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  assertShown(pages);
  return [...pages.children].map((page) => page.firstElementChild as HTMLElement);
}

/** Rejects incomplete exports. */
export function assertShown(pages: HTMLElement): void {
  if (!pages.isConnected) throw new SheetsGone();
}

export function exportFailure(cause: unknown): string {
  return cause instanceof DrawingLost || isLostCode(cause)
    ? EXPORT_LOST
    : 'The export did not work. Your deck is unchanged. Try another format.';
}
