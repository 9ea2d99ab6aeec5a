import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/test';
import {
  canvasOf,
  elementsOf,
  openEditor,
  pressButton,
  runPaletteCommand,
  uploadStill,
} from './page';

const FILM = 'https://vimeo.com/123456789';

test.beforeEach(async ({ page }) => openEditor(page));

test('By keyboard alone a film is put on a slide; the show opens it in a new tab, and nothing is asked for before', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await context.route(/vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' });
  });
  await runPaletteCommand(page, 'video link');
  await expect(page.getByLabel('Video address')).toBeFocused();
  await page.keyboard.type('http://vimeo.com/123456789');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a web address that starts with https.')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('vimeo.com/123456789');
  await page.keyboard.press('Enter');
  const poster = elementsOf(page).first();
  await expect(poster).toBeFocused();
  await expect(poster).toHaveAccessibleName(/^Image: Film on vimeo\.com/);
  await expect(poster.locator('svg circle')).toBeVisible();
  await expect(poster.locator('a')).toHaveCount(0);

  await page.keyboard.press('F5');
  const link = page.getByRole('link', { name: FILM });
  await link.focus();
  expect(asked).toEqual([]);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await opened).url()).toBe(FILM);
  await (await opened).close();
  await expect(link).toBeVisible();
});

test('A picture becomes a poster, and is a link in the PDF', { tag: '@slow' }, async ({ page }) => {
  await uploadStill(page);
  await expect(elementsOf(page).first()).toBeFocused();
  await runPaletteCommand(page, 'video link');
  await page.getByLabel('Video address').fill(FILM);
  await page.keyboard.press('Enter');
  await expect(elementsOf(page)).toHaveCount(1);
  await expect(page.getByLabel('Opens on a click')).toHaveValue(FILM);
  await page.getByRole('checkbox', { name: 'Play icon' }).uncheck();
  await expect(elementsOf(page).first().locator('svg circle')).toHaveCount(0);
  await canvasOf(page).focus();
  await page.keyboard.press('Control+z');
  await expect(elementsOf(page).first().locator('svg circle')).toBeVisible();
  await pressButton(page, /^Export/);
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog', { name: 'Export' })
    .getByRole('button', { name: 'Export', exact: true })
    .click();
  const written = await readFile(await (await download).path(), 'latin1');
  expect(written).toContain(`/URI (${FILM})`);
});
