import { expect, test } from '../../support/test';
import { boxOf, elementsOf, openEditor, pressButton } from './page';

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
