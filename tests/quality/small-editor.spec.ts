import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { boxOf, canvasOf, openEditor, typeTextBox } from '../e2e/editor/page';

/** 320 pixels are a window of 1,280 at 400 %. */
const SIZES = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
];

for (const size of SIZES)
  test.describe(`In a window of ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('the canvas can be used, the title has room, and no stop is covered', async ({ page }) => {
      await openEditor(page);
      const canvas = await boxOf(canvasOf(page));
      expect(canvas.width).toBeGreaterThanOrEqual(280);
      expect(canvas.height).toBeGreaterThanOrEqual(150);
      const title = await boxOf(page.getByLabel('Title of the presentation'));
      expect(title.width).toBeGreaterThanOrEqual(100);
      await typeTextBox(page, 'Night');
      await page.keyboard.press('Escape');
      const isScrolledSideways = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isScrolledSideways).toBe(false);
      expect(await findCoveredStops(page)).toEqual([]);
    });
  });

test(
  'On a narrow phone the offer of the account lies beside the zoom, after much work too',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openEditor(page);
    await page.getByRole('button', { name: 'Add to the slide' }).click();
    for (let count = 0; count < 30; count += 1) {
      if (count > 0) await page.keyboard.press('Control+d');
      else await page.getByRole('button', { name: 'Rectangle', exact: true }).click();
    }
    const offer = page.getByRole('button', { name: 'Keep in account' });
    await offer.scrollIntoViewIfNeeded();
    const box = await boxOf(offer);
    for (const name of ['Zoom out', 'Zoom in', 'Zoom to fit']) {
      const other = await boxOf(page.getByRole('button', { name }));
      const isApart =
        other.x >= box.x + box.width ||
        box.x >= other.x + other.width ||
        other.y >= box.y + box.height ||
        box.y >= other.y + other.height;
      expect(isApart, name).toBe(true);
    }
  },
);

/** Presses Tab through the whole page; names the stops of which nothing can be seen. */
async function findCoveredStops(page: Page): Promise<readonly string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(describeIfCovered);
    if (fault !== null) covered.push(fault);
  }
  return [...new Set(covered)];
}

/** Returns the focused element if each of nine points of it shows something else. Runs inside the page. */
function describeIfCovered(): string | null {
  const { activeElement: stop } = document;
  if (!stop || stop === document.body) return null;
  const { x, y, width, height } = stop.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  // A slider's input lies in its thumb, and the handles of an element on it.
  const around = stop.closest('[data-board]') ?? stop.parentElement ?? stop;
  const isSeen = parts.some((across) =>
    parts.some((down) => {
      const hit = document.elementFromPoint(x + width * across, y + height * down);
      return hit !== null && around.contains(hit);
    }),
  );
  return isSeen ? null : `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.textContent}`;
}
