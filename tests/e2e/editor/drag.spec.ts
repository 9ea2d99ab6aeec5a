import { expect, test } from '../../support/test';
import { boxOf, canvasOf, elementsOf, openEditor, pressButton } from './page';

const STEPS = 30;

/**
 * The cost of a drag is measured by `npm run bench -- editor drag`. This counts what makes it cheap: Chromium
 * sorts all that is drawn into layers when the drag begins, shows a guide or ends, not with every frame.
 */
test(
  'A drag moves what is there and sorts nothing anew',
  { tag: '@slow' },
  async ({ page, browser }) => {
    await openEditor(page);
    await pressButton(page, /^Rectangle/);
    const box = await boxOf(elementsOf(page).first());
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y + 8);
    await expect(elementsOf(page).first()).toHaveAttribute('data-moving');
    await browser.startTracing(page, { categories: ['blink', 'devtools.timeline'] });
    for (let step = 1; step <= STEPS; step += 1) {
      await page.mouse.move(x + 12 + step * 4, y + 8 + step * 3);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    const counts = countNames((await browser.stopTracing()).toString());
    await page.mouse.up();
    expect(counts.get('PrePaint')).toBeGreaterThanOrEqual(STEPS);
    expect(counts.get('PaintArtifactCompositor::Update') ?? 0).toBeLessThan(STEPS / 3);
    const moved = await boxOf(elementsOf(page).first());
    expect(moved.x - box.x).toBeGreaterThan(STEPS * 4 - 20);
  },
);

function countNames(trace: string): Map<string, number> {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly { name: string }[] };
  const counts = new Map<string, number>();
  for (const { name } of traceEvents) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

test(
  'The wheel zooms step by step, and what lies under the pointer stays there, and zoom to fit brings the slide back',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await pressButton(page, /^Rectangle/);
    const zoomOf = async () => (await boxOf(page.locator('[data-board]'))).width / 960;
    const before = await zoomOf();
    await page.mouse.move(600, 400);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await expect.poll(zoomOf).toBeGreaterThan(before * 1.05);
    expect(await zoomOf()).toBeLessThan(before * 1.3);
    for (let notch = 0; notch < 6; notch += 1) await page.mouse.wheel(0, -100);
    await expect.poll(zoomOf).toBeGreaterThan(1.6);
    await canvasOf(page).evaluate((stage) => stage.scrollTo(60, 60));
    const { x, y } = await boxOf(elementsOf(page).first());
    await page.mouse.move(x, y);
    for (let notch = 0; notch < 4; notch += 1) await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(zoomOf).toBeGreaterThan(2.4);
    const after = await boxOf(elementsOf(page).first());
    expect(Math.abs(after.x - x)).toBeLessThan(6);
    expect(Math.abs(after.y - y)).toBeLessThan(6);
    for (let time = 0; time < 6; time += 1) await pressButton(page, /^Zoom in/);
    await canvasOf(page).evaluate((stage) => stage.scrollTo(0, 0));
    await canvasOf(page).evaluate((stage) => stage.scrollTo(9999, 9999));
    await pressButton(page, /^Zoom to fit/);
    const stage = await boxOf(canvasOf(page));
    await expect(async () => {
      const board = await boxOf(page.locator('[data-board]'));
      expect(Math.abs(board.x + board.width / 2 - stage.x - stage.width / 2)).toBeLessThan(12);
      expect(Math.abs(board.y + board.height / 2 - stage.y - stage.height / 2)).toBeLessThan(12);
    }).toPass();
  },
);
