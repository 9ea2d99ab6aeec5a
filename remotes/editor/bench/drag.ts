import type { CDPSession, Page } from '@playwright/test';
import type { Deck } from '../src/core/model/deck';
import { deckOf, variedDeck } from './sample-decks';
import { median, type Row } from './row';

const STEPS = 90;
const ROUNDS = 7;

/**
 * Drags one element among N. What counts is the main thread's work per frame, against the same
 * drag on a slide with nothing else, in the same run, in turn.
 */
export async function measureDrag(page: Page): Promise<readonly Row[]> {
  const decks = {
    alone: deckOf(1, 1),
    among100: deckOf(1, 100),
    among1000: deckOf(1, 1000),
    among1000ofEveryKind: variedDeck(1000),
  };
  for (const deck of Object.values(decks))
    await page.evaluate((stored) => window.bench.store(stored), deck);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const costs = new Map(Object.values(decks).map(({ id }) => [id, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [id, measured] of costs) {
      await page.evaluate((deck) => window.bench.open(deck), id);
      measured.push(await dragOnce(page, session));
    }
  const against = (what: string, { id }: Deck, most: number) =>
    row(`Drag one of ${what}, per frame, against the only one`, of(id), of(decks.alone.id), most);
  const of = (id: string) => costs.get(id) ?? [];
  return [
    against('100', decks.among100, 1.3),
    against('1,000', decks.among1000, 2.5),
    against('1,000 of every kind', decks.among1000ofEveryKind, 2.5),
  ];
}

/** The ratio is taken round by round, so that what else the machine does falls on both sides. */
function row(what: string, costs: readonly number[], floors: readonly number[], most: number): Row {
  const ratio = median(costs.map((cost, round) => cost / (floors[round] ?? Number.NaN)));
  const [cost, floor] = [median(costs), median(floors)];
  return {
    what,
    measured: `${ratio.toFixed(2)} × (${cost.toFixed(1)} ms, alone ${floor.toFixed(1)} ms)`,
    budget: `≤ ${most} ×`,
    holds: ratio <= most,
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
