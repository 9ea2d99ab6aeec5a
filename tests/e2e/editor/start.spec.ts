import { createMember, restoreSession, storeSynopsis } from '../../support/members';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';
import { canvasOf, openEditor, pressButton, runPaletteCommand } from './page';

test('“Start a deck” begins with covers, and fills in the title, the name and the logline', async ({
  page,
}) => {
  await restoreSession(page, await createMember({ isSetUp: true }));
  await visit(page, '/dashboard');
  await page.getByRole('link', { name: 'Start a deck' }).click();
  const chooser = page.getByRole('dialog', { name: 'New deck' });
  await expect(chooser.getByRole('button', { name: /slides$/ })).toHaveCount(5);
  await expect(chooser.getByRole('button', { name: /^Indie film/ })).toBeVisible();
  await chooser.getByLabel('Title of the project').fill('The Last Reel');
  await chooser.getByLabel('Your name').fill('Mira Nair');
  await chooser.getByLabel('Logline').fill('A projectionist steals a reel.');
  await test.step('The currency follows the language until it is chosen', async () => {
    const currency = chooser.getByLabel('Currency');
    await chooser.getByLabel('Language of the deck').selectOption('en-IN');
    await expect(currency).toHaveValue('₹');
    await currency.selectOption('£');
    await chooser.getByLabel('Language of the deck').selectOption('en');
    await expect(currency).toHaveValue('£');
  });
  await chooser.getByRole('button', { name: /^Streaming series/ }).click();
  await expect(chooser).toBeHidden();
  await expect(page.getByLabel('Title of the presentation')).toHaveValue('The Last Reel');
  await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(15);
  await expect(canvasOf(page)).toContainText('The Last Reel');
  await expect(canvasOf(page)).toContainText('Created by Mira Nair');
  await page.keyboard.press('PageDown');
  await expect(canvasOf(page)).toContainText('A projectionist steals a reel.');
  await page.getByRole('option', { name: 'Slide 15' }).click();
  await expect(canvasOf(page)).toContainText('Mira Nair, company');
});

test(
  'A new deck opens on covers of the templates; one step takes a template back, and blank slides are one press away',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(2);
    const covers = page.getByRole('region', { name: 'Start from a film template' });
    await expect(covers.getByRole('button', { name: /slides$/ })).toHaveCount(4);
    await expect(canvasOf(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(covers.getByRole('button', { name: /^Feature film/ })).toBeFocused();
    await covers.getByRole('button', { name: /^Indie film/ }).click();
    await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(8);
    await expect(covers).toBeHidden();
    await expect(canvasOf(page)).toBeFocused();
    await pressButton(page, /^Undo/);
    await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(2);
    await covers.getByRole('button', { name: 'Or start blank' }).press('Enter');
    await expect(covers).toBeHidden();
    await expect(canvasOf(page)).toBeFocused();
    await pressButton(page, /^Rectangle/);
    const address = page.url();
    await runPaletteCommand(page, 'new deck from');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title of the project').fill('The last reel');
    await dialog.getByRole('button', { name: /^Empty/ }).click();
    await expect(page).not.toHaveURL(address);
    await expect(page.getByLabel('Title of the presentation')).toHaveValue('The last reel');
    await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(2);
  },
);

test('Decks are renamed, copied and deleted in their list', { tag: '@slow' }, async ({ page }) => {
  await openEditor(page);
  await page.getByLabel('Title of the presentation').fill('First');
  await pressButton(page, 'Save');
  await expect(page.locator('header [data-state]')).toHaveText('Saved');
  await runPaletteCommand(page, 'open another deck');
  const dialog = page.getByRole('dialog', { name: 'Your decks' });
  await dialog.getByRole('button', { name: 'Copy First' }).click();
  await dialog.getByRole('button', { name: 'Rename First, copy' }).click();
  await expect(dialog.getByLabel('Title of the deck')).toBeFocused();
  await page.keyboard.type('Second');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveText([/^Second/, /^First.*open$/]);
  await dialog.getByRole('button', { name: 'Delete Second' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^First/]);
});

test.describe('In a German browser', () => {
  test.use({ locale: 'de-DE' });

  test(
    'a deck from a synopsis is in German, with amounts in euros',
    { tag: '@slow' },
    async ({ page }) => {
      const member = await createMember({ isSetUp: true });
      await restoreSession(page, member);
      const synopsis = {
        logline: 'Ein Vorführer stiehlt eine Rolle.',
        generated_summary: 'Er fährt.',
      };
      const synopsisId = await storeSynopsis(member, synopsis);
      await page.goto(`/editor?from=synopsis&id=${synopsisId}`);
      await expect(canvasOf(page)).toContainText('Ein Spielfilm von');
      await runPaletteCommand(page, 'Finance');
      const dialog = page.getByRole('dialog', { name: 'Finance' });
      await expect(dialog.getByLabel('Language of the deck')).toHaveValue('de');
      await expect(dialog.getByLabel('Currency')).toHaveValue('€');
    },
  );
});
