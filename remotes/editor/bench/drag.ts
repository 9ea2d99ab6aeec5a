import type { CDPSession, Page } from '@playwright/test';
import { createSampleDeck, mixedElementFactories } from './sample-decks';
import { median, type BenchmarkRow } from './benchmark-row';

const STEPS = 90;
const ROUNDS = 7;

/**
 * Drags one element among N. Measures the main thread's work per frame against the same drag on a slide with nothing
 * else, alternating within one run.
 */
export async function measureDrag(page: Page): Promise<readonly BenchmarkRow[]> {
  const baseline = { deck: createSampleDeck(1, 1), costs: [] as number[] };
  const crowds = [
    { what: '100', deck: createSampleDeck(1, 100), most: 1.3, costs: [] as number[] },
    { what: '1,000', deck: createSampleDeck(1, 1000), most: 2, costs: [] as number[] },
    {
      what: '1,000 of every kind',
      deck: createSampleDeck(1, 1000, mixedElementFactories),
      most: 2.5,
      costs: [] as number[],
    },
  ];
  const all = [baseline, ...crowds];
  for (const { deck } of all)
    await page.evaluate((storedDeck) => window.bench.store(storedDeck), deck);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { deck, costs } of all) {
      await page.evaluate((id) => window.bench.open(id), deck.id);
      costs.push(await dragOnce(page, session));
    }
  return crowds.map(({ what, costs, most }) =>
    row(`Drag one of ${what}, per frame, against the only one`, costs, baseline.costs, most),
  );
}

/** Ratios are taken per round, so that other work of the machine affects both sides. */
function row(
  label: string,
  costs: readonly number[],
  floors: readonly number[],
  most: number,
): BenchmarkRow {
  const ratio = median(costs.map((cost, round) => cost / (floors[round] ?? Number.NaN)));
  const [cost, floor] = [median(costs), median(floors)];
  return {
    label,
    measured: `${ratio.toFixed(2)} × (${cost.toFixed(1)} ms, alone ${floor.toFixed(1)} ms)`,
    budget: `≤ ${most} ×`,
    isWithinBudget: ratio <= most,
  };
}

async function dragOnce(page: Page, session: CDPSession): Promise<number> {
  await page.waitForTimeout(300);
  const element = page.locator('[data-region="canvas"] [data-id]').first();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element to drag is not on the canvas.');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 8);
  const before = await workDone(session);
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(from.x + 12 + step * 4, from.y + 8 + (step % 40) * 5);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const after = await workDone(session);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return ((after - before) * 1000) / STEPS;
}

/** Seconds of work on the main thread so far. */
async function workDone(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
