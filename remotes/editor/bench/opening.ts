import type { Page } from '@playwright/test';
import { createSampleDeck } from './sample-decks';
import { median, type BenchmarkRow } from './benchmark-row';

const ROUNDS = 7;

/** Time from the request for a stored deck to the first frame in which it can be edited. */
export async function measureOpening(page: Page): Promise<readonly BenchmarkRow[]> {
  const [small, large] = [createSampleDeck(1, 20), createSampleDeck(100, 20)];
  for (const deck of [small, large])
    await page.evaluate((storedDeck) => window.bench.store(storedDeck), deck);
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.small.push(await page.evaluate((id) => window.bench.open(id), small.id));
    await page.waitForTimeout(150);
    times.large.push(await page.evaluate((id) => window.bench.open(id), large.id));
    await page.waitForTimeout(150);
  }
  const [one, hundred] = [median(times.small), median(times.large)];
  const ratio = hundred / one;
  return [
    {
      label: 'Open 100 slides × 20 elements, against one slide',
      measured: `${ratio.toFixed(2)} × (${hundred.toFixed(0)} ms, one slide ${one.toFixed(0)} ms)`,
      budget: '≤ 4 ×',
      isWithinBudget: ratio <= 4,
    },
  ];
}
