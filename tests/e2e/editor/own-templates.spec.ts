import { expect, test } from '../../support/test';
import { canvasOf, elementsOf, openEditor, pressButton, runPaletteCommand } from './page';

test('A deck saved as a template starts another deck, with its theme, until it is deleted', async ({
  page,
}) => {
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
  await expect(page.getByLabel('Title of the presentation')).toHaveValue('House style 2');
  await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(3);
  await page.getByRole('tab', { name: 'Design' }).click();
  await expect(page.getByRole('button', { name: 'Period', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.reload();
  await runPaletteCommand(page, 'new deck from');
  await chooser.getByRole('button', { name: 'Delete the template House style' }).press('Enter');
  await expect(chooser.getByText('No template yet.')).toBeVisible();
});

test('Another theme moves the slides of a layout, and one step takes it back', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('tab', { name: 'Design' }).click();
  await pressButton(page, 'Noir');
  await pressButton(page, 'Three people');
  const pictures = () =>
    elementsOf(page).evaluateAll((nodes) =>
      nodes.map((node) => `${node.offsetLeft} ${node.offsetWidth}`),
    );
  const poster = await pictures();
  await pressButton(page, 'Romance');
  await expect.poll(pictures).not.toEqual(poster);
  await expect(elementsOf(page).filter({ hasText: 'A title' }).locator('div')).toHaveCSS(
    'text-align',
    'center',
  );
  await page.keyboard.press('Control+z');
  await expect.poll(pictures).toEqual(poster);
});

test('Every colour control offers the colours of the theme', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('tab', { name: 'Design' }).click();
  await pressButton(page, 'Festival');
  await page.getByRole('tab', { name: 'Elements' }).click();
  await pressButton(page, /^Rectangle/);
  const swatches = page.getByRole('group', { name: 'Theme colours' }).first();
  await swatches.getByRole('button', { name: 'Colour #f2a413' }).press('Enter');
  await expect(page.getByLabel('Fill as hex')).toHaveValue('#f2a413');
  await expect(canvasOf(page)).toBeVisible();
});
