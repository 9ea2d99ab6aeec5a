import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/test';
import { visit } from '../../../support/visit';
import { canvasOf, elementsOf, openEditor, storedDecks, storedSlides } from '../page';

const SAMPLES = join(
  import.meta.dirname,
  '../../../../remotes/editor/src/core/testing/stored-decks',
);
const { stored: deck } = JSON.parse(readFileSync(join(SAMPLES, 'version-11.json'), 'utf8')) as {
  stored: { version: number; id: string; slides: { id: string }[] };
};

const titleOf = (page: Page) => page.getByLabel('Title of the presentation');

/** Runs inside the page: replaces the member's database by one that the editor of deck version 11 made. */
async function storeOldDatabase(oldDeck: typeof deck): Promise<void> {
  const databases = await indexedDB.databases();
  const name = databases.find((each) => /^slides-(?!copies-)/.test(each.name ?? ''))?.name ?? '';
  const settled = (request: IDBRequest) =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', resolve);
      request.addEventListener('error', reject);
    });
  await settled(indexedDB.deleteDatabase(name));
  const open = indexedDB.open(name, 1);
  open.addEventListener('upgradeneeded', () => {
    const db = open.result;
    db.createObjectStore('decks', { keyPath: 'id' });
    const slides = db.createObjectStore('slides', { keyPath: ['deckId', 'slideId'] });
    slides.createIndex('byTime', ['deckId', 'at']);
    db.createObjectStore('assets', { keyPath: 'hash' });
    const versions = db.createObjectStore('versions', { keyPath: 'id', autoIncrement: true });
    versions.createIndex('byTime', ['deckId', 'at']);
    db.createObjectStore('writers');
  });
  await settled(open);
  const stores = ['decks', 'slides', 'assets', 'versions', 'writers'];
  const transaction = open.result.transaction(stores, 'readwrite');
  const { slides, ...rest } = oldDeck;
  const order = slides.map(({ id }) => id);
  const at = Date.now() - 60_000;
  transaction.objectStore('decks').put({ ...rest, order, createdAt: 1 });
  for (const slide of slides)
    transaction.objectStore('slides').put({ deckId: oldDeck.id, slideId: slide.id, at, slide });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>';
  const bytes = new TextEncoder().encode(svg).buffer;
  const picture = { hash: 'a'.repeat(64), bytes, type: 'image/svg+xml', width: 400, height: 300 };
  transaction.objectStore('assets').put({ ...picture, at });
  transaction.objectStore('versions').add({ deckId: oldDeck.id, at, deck: oldDeck });
  transaction.objectStore('writers').put('tab-that-ended', oldDeck.id);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  open.result.close();
}

test(
  'A database of an earlier editor opens with its deck, pictures and versions, and is stored anew whole',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await visit(page, '/faq');
    await page.evaluate(storeOldDatabase, deck);
    await visit(page, '/editor');
    await expect(page).toHaveURL(new RegExp(`/editor/${deck.id}$`));
    await expect(titleOf(page)).toHaveValue('The last reel');
    await page.getByRole('option', { name: 'Slide 3' }).click();
    await expect(elementsOf(page)).toHaveCount(2);
    const picture = canvasOf(page).locator('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(400);

    await titleOf(page).fill('The first reel');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('header [data-state]')).toHaveText('Saved');
    expect(await storedSlides(page)).not.toMatch(/"(picture|shade|joint|runs)":/);
    const [stored] = JSON.parse(await storedDecks(page));
    expect(stored).toMatchObject({ createdAt: 1 });
    expect(stored.version).toBeGreaterThan(deck.version);
    await page.reload();
    await expect(titleOf(page)).toHaveValue('The first reel');
    await expect(page.getByRole('option', { name: /^Slide \d/ })).toHaveCount(4);
    await page.getByRole('button', { name: 'More ways to save' }).click();
    await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
    const versions = page.getByRole('dialog').getByRole('listitem');
    await versions.last().getByRole('button').click();
    await expect(titleOf(page)).toHaveValue('The last reel');
  },
);
