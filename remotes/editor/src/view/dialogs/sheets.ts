import { isLostCode, LOST_PART } from '../../storage/trouble';

/** A drawing on the slides whose code did not come. */
class DrawingLost extends Error {}

/** The slides were taken away before they were exported: their dialog, or the editor, was closed. */
export class SheetsGone extends Error {}

/** What is said when the code of an export, or of what it draws, did not come. */
export const EXPORT_LOST = `What the export needs did not arrive, so nothing was exported. ${LOST_PART.advice}`;

/**
 * The slides that stand in `sheets`, once their pictures are there.
 * @throws {DrawingLost} rather than to leave something out
 * @throws {SheetsGone}
 */
export async function drawnSlides(sheets: HTMLElement): Promise<readonly HTMLElement[]> {
  while (sheets.querySelector('[data-loading]')) {
    if (sheets.querySelector('[data-lost]')) throw new DrawingLost();
    await new Promise((resolve) => setTimeout(resolve, 16));
    assertShown(sheets);
  }
  const images = [...sheets.querySelectorAll('img')];
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  assertShown(sheets);
  return [...sheets.children].map((page) => page.firstElementChild as HTMLElement);
}

/** Half of a file is none. */
export function assertShown(sheets: HTMLElement): void {
  if (!sheets.isConnected) throw new SheetsGone();
}

/** What is said of an export that failed. */
export function exportFailure(cause: unknown): string {
  return cause instanceof DrawingLost || isLostCode(cause)
    ? EXPORT_LOST
    : 'The export did not work. Your deck is unchanged. Try another format.';
}
