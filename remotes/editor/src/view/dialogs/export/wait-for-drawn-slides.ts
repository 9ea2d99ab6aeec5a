import { loadProblemStore, explainLoadFailure } from '../../../store/load-problem';
import { isChunkLoadError, CHUNK_LOAD_ERRORS } from '../../../storage/user-error';

class DrawingLoadError extends Error {}

/** Signals that the pages left the document before they were exported: the dialog or the editor was closed. */
class ExportPagesRemovedError extends Error {}

/** Message for an export whose code, or that of a drawing on a slide, failed to load. */
export function exportLoadErrorMessage(): string {
  const { advice } = CHUNK_LOAD_ERRORS[loadProblemStore.getState().problem];
  return `Part of the editor couldn’t be loaded, so nothing was exported. ${advice}`;
}

/**
 * Resolves to the slides of the export pages once they are drawn and their pictures are decoded.
 * @throws {DrawingLoadError} instead of leaving something out
 * @throws {ExportPagesRemovedError}
 */
export async function waitForDrawnSlides(pages: HTMLElement): Promise<readonly HTMLElement[]> {
  while (pages.querySelector('[data-loading]')) {
    if (pages.querySelector('[data-load-failed]')) throw new DrawingLoadError();
    await new Promise((resolve) => setTimeout(resolve, 16));
    assertConnected(pages);
  }
  const images = [...pages.querySelectorAll('img')];
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  assertConnected(pages);
  return [...pages.children].map((page) => page.firstElementChild as HTMLElement);
}

/** Rejects incomplete exports. */
export function assertConnected(pages: HTMLElement): void {
  if (!pages.isConnected) throw new ExportPagesRemovedError();
}

export async function exportErrorMessage(cause: unknown): Promise<string> {
  if (isChunkLoadError(cause)) await explainLoadFailure(cause);
  return cause instanceof DrawingLoadError || isChunkLoadError(cause)
    ? exportLoadErrorMessage()
    : 'The export failed. Your deck is unchanged. Try another format.';
}
