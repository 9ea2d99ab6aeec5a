import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { addRectangle } from '../file-sync';
import { elementsOf, openEditor, pressButton } from './page';

const FILES = /:3003\/.*\.(js|css)(\?|$)/;
const LOST = /Failed to load resource|ChunkLoadFailure|A part of the editor could not be loaded/;

/** From here on the site has other versions, and no file of the editor's in this tab exists any more. */
async function releaseAndPrune(page: Page): Promise<void> {
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(/:3003\/[0-9a-z]{10}\//g, ':3003/newer00000/');
    await route.fulfill({ response, body: text });
  });
  await page.route(FILES, (route) => route.fulfill({ status: 404, body: 'gone' }));
}

/** The document that a reload brings names a version that exists. */
const openNewDocuments = (page: Page) => page.unrouteAll({ behavior: 'wait' });

/** Beside the canvas, or in a dialog, which hides all else. */
const messageOf = (page: Page) =>
  page.getByRole('alert').filter({
    hasText:
      /newer version of the editor is ready\. Your deck is stored\.|Your deck is safe\. It belongs to an older version of the editor\. Reload/,
  });

const openings: [
  name: string,
  open: (page: Page) => Promise<unknown>,
  isOpen: (page: Page) => Promise<void>,
][] = [
  [
    'Design',
    (page) => page.getByRole('tab', { name: 'Design' }).click(),
    (page) => expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible(),
  ],
  [
    'Background',
    (page) => page.getByRole('tab', { name: 'Background' }).click(),
    (page) => expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible(),
  ],
  [
    'Export',
    (page) => pressButton(page, /^Export/),
    async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Export' });
      await expect(dialog.getByRole('radio').first()).toBeVisible();
      await page.keyboard.press('Escape');
    },
  ],
  ['Present', (page) => pressButton(page, /^Present/), () => Promise.resolve()],
];

for (const [name, open, isOpen] of openings)
  test(
    `A tab whose version was pruned says so at ${name}, and after one press everything is there`,
    { tag: '@slow' },
    async ({ page, quiet }) => {
      quiet.allow(LOST);
      await openEditor(page);
      await addRectangle(page);
      await pressButton(page, 'New slide');
      await addRectangle(page);
      await addRectangle(page);
      await expect(elementsOf(page)).toHaveCount(2);
      await releaseAndPrune(page);
      await open(page);
      await expect(messageOf(page).first()).toBeVisible();
      await expect(page.getByText('Check your connection')).toHaveCount(0);
      await openNewDocuments(page);
      await page.getByRole('button', { name: 'Reload', exact: true }).first().click();
      await isOpen(page);
      await expect(elementsOf(page)).toHaveCount(2);
    },
  );

test(
  'A tab without a connection is told to check it',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(LOST);
    await openEditor(page);
    await page.route('**/registry.json', (route) => route.abort('internetdisconnected'));
    await page.route(FILES, (route) => route.abort('internetdisconnected'));
    await page.getByRole('tab', { name: 'Design' }).click();
    await expect(page.getByRole('alert')).toContainText('Check your connection and try again.');
    await openNewDocuments(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  },
);
