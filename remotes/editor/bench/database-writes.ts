import type { Page } from '@playwright/test';
import { createSampleDeck } from './sample-decks';
import type { BenchmarkRow } from './benchmark-row';

/** Counts the records that an edit in a large deck writes to IndexedDB. */
export async function measureDatabaseWrites(page: Page): Promise<readonly BenchmarkRow[]> {
  const deck = createSampleDeck(100, 20);
  await page.evaluate((storedDeck) => window.bench.store(storedDeck), deck);
  await page.evaluate((id) => window.bench.open(id), deck.id);
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const pageWindow = window as unknown as { puts: string[] };
    pageWindow.puts = [];
    IDBObjectStore.prototype.put = new Proxy(IDBObjectStore.prototype.put, {
      apply(put, store: IDBObjectStore, values) {
        pageWindow.puts.push(store.name);
        return Reflect.apply(put, store, values) as IDBRequest<IDBValidKey>;
      },
    });
  });
  await page.locator('[data-region="canvas"] [data-id]').first().click();
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(600);
  const puts = await page.evaluate(() => (window as unknown as { puts: string[] }).puts);
  return [
    {
      label: 'Records written by an edit in a deck of 100 slides',
      measured: `${puts.length} (${Array.from(new Set(puts)).join(', ')})`,
      budget: '1',
      isWithinBudget: puts.length === 1,
    },
  ];
}
