/** A drawing on the slides whose code did not come. */
export class DrawingLost extends Error {}

/**
 * The slides that stand in `sheets`, once their pictures are there.
 * @throws {DrawingLost} rather than to leave something out
 */
export async function drawnSlides(sheets: HTMLElement): Promise<readonly HTMLElement[]> {
  while (sheets.querySelector('[data-loading]')) {
    if (sheets.querySelector('[data-lost]')) throw new DrawingLost();
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
  const images = [...sheets.querySelectorAll('img')];
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  return [...sheets.children].map((page) => page.firstElementChild as HTMLElement);
}

/** What is said of an export that failed. */
export function exportFailure(cause: unknown): string {
  return cause instanceof DrawingLost
    ? 'Part of the slides did not arrive, so nothing was exported. Check the connection, then try again.'
    : 'The export did not work. Your deck is unchanged. Try “PDF by printing”.';
}
