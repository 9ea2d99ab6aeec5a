import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../../../support/test';
import {
  canvasOf,
  createStill,
  elementsOf,
  openEditor,
  pressButton,
  runPaletteCommand,
} from '../page';

test(
  'A deck saved as a template starts another deck, with its theme, until it is deleted',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await page.getByRole('tab', { name: 'Design' }).click();
    await pressButton(page, 'Period');
    await pressButton(page, 'Three people');
    await page.getByLabel('Title of the presentation').fill('House style');
    await runPaletteCommand(page, 'new deck from');
    const chooser = page.getByRole('dialog', { name: 'New deck' });
    await chooser.getByRole('button', { name: 'Save this deck as a template' }).press('Enter');
    await expect(chooser.getByRole('button', { name: /^House style/ })).toBeVisible();

    const url = page.url();
    await chooser.getByRole('button', { name: /^House style/ }).press('Enter');
    await expect(page).not.toHaveURL(url);
    await expect(page.getByLabel('Title of the presentation')).toHaveValue('House style, copy');
    await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(3);
    await page.getByRole('tab', { name: 'Design' }).click();
    await expect(page.getByRole('button', { name: 'Period', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await page.reload();
    await page.getByLabel('Size against a 10 MB mail').waitFor({ state: 'attached' });
    await runPaletteCommand(page, 'new deck from');
    await chooser.getByRole('button', { name: 'Delete the template House style' }).press('Enter');
    await expect(chooser.getByText('No template yet.')).toBeVisible();
  },
);

test(
  'Another theme moves the slides of a layout, and one step takes it back',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await page.getByRole('tab', { name: 'Design' }).click();
    await pressButton(page, 'Noir');
    await pressButton(page, 'Three people');
    const pictures = () =>
      elementsOf(page).evaluateAll((nodes) => nodes.map((node) => node.getAttribute('style')));
    const poster = await pictures();
    await pressButton(page, 'Romance');
    await expect.poll(pictures).not.toEqual(poster);
    await expect(elementsOf(page).filter({ hasText: 'A title' }).locator('div')).toHaveCSS(
      'text-align',
      'center',
    );
    await page.keyboard.press('Control+z');
    await expect.poll(pictures).toEqual(poster);
  },
);

test('Every colour control offers the colours of the theme', { tag: '@slow' }, async ({ page }) => {
  await openEditor(page);
  await page.getByRole('tab', { name: 'Design' }).click();
  await pressButton(page, 'Festival');
  await page.getByRole('tab', { name: 'Elements' }).click();
  await pressButton(page, /^Rectangle/);
  const swatches = page.getByRole('group', { name: 'Theme colours' }).first();
  await swatches.getByRole('button', { name: 'Colour #f2a413' }).press('Enter');
  await expect(page.getByLabel('Fill as hex')).toHaveValue('#f2a413');
  const labels = await page
    .getByRole('complementary', { name: 'Properties' })
    .locator('label')
    .allTextContents();
  expect(labels.indexOf('Fill'), 'Common properties come before the position').toBeLessThan(
    labels.indexOf('X'),
  );
});

test(
  'A brand kit keeps colours, logo and footer for the next deck',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await page.getByRole('tab', { name: 'Design' }).click();
    await pressButton(page, 'Noir');
    await pressButton(page, 'Cover');
    await page.getByText('Change this theme').click();
    await page.getByLabel('Name', { exact: true }).fill('Salt Pan Films');
    await page.getByLabel('Footer (not on covers)').fill('Salt Pan Films 2026');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose logo' }).press('Enter');
    await (
      await chooser
    ).setFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await createStill(page),
    });
    await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible();
    await page.getByLabel('Accent as hex').first().fill('#ff8800');
    await page.getByLabel('Accent as hex').first().press('Enter');
    await page.getByRole('button', { name: 'Save brand kit' }).press('Enter');
    const kits = page.getByRole('group', { name: 'Brand kit' });
    await expect(kits.getByRole('button', { name: 'Salt Pan Films', exact: true })).toBeVisible();

    await runPaletteCommand(page, 'new deck from');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Indie film/ })
      .click();
    await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(8);
    await page.getByRole('tab', { name: 'Design' }).click();
    await kits.getByRole('button', { name: 'Salt Pan Films', exact: true }).press('Enter');
    await expect(canvasOf(page).locator('img')).toHaveCount(1);
    await page.getByRole('option', { name: 'Slide 5' }).click();
    await expect(canvasOf(page)).toContainText('Salt Pan Films 2026');
  },
);

test(
  'An own font is drawn on the canvas, offered for text, and there again after a reload',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await page.getByRole('tab', { name: 'Design' }).click();
    await pressButton(page, 'Noir');
    await page.getByText('Change this theme').click();
    const choose = async (name: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Add fonts' }).press('Enter');
      await (await chooser).setFiles({ name, mimeType: 'font/woff2', buffer });
    };
    await choose('Fake.woff2', Buffer.from('no font'));
    await expect(page.getByText('“Fake.woff2” was left out.')).toBeVisible();
    await choose('House-Bold.woff2', await readFile(FONT_FILE));
    await page.getByLabel('Font of titles').selectOption('House');
    await pressButton(page, 'Panorama');
    const isDrawn = () =>
      page.evaluate(() =>
        Array.from(document.fonts).some(
          ({ family, weight, status }) =>
            family.includes('House') && weight === '700' && status === 'loaded',
        ),
      );
    await expect.poll(isDrawn).toBe(true);
    const title = elementsOf(page).filter({ hasText: 'A title' });
    await expect(title.locator('div').first()).toHaveCSS('font-family', /^House/);
    await title.click();
    await expect(page.getByLabel('Font', { exact: true })).toHaveValue('House');
    await page.reload();
    await expect.poll(isDrawn).toBe(true);
  },
);

const FONT_FILE = join(
  import.meta.dirname,
  '../../../../remotes/editor/node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2',
);
