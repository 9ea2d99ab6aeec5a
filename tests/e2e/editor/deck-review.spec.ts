import { expect, test } from '../../support/test';
import { canvasOf, elementsOf, openEditor, pressButton, runPaletteCommand } from './page';

test.beforeEach(async ({ page }) => openEditor(page));

test(
  'The deck check names what a reader stumbles over and leads there',
  { tag: '@slow' },
  async ({ page }) => {
    await runPaletteCommand(page, 'check the deck');
    const dialog = page.getByRole('dialog', { name: 'Deck check' });
    await expect(dialog.getByText(/nobody can say yes/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('option', { name: 'Slide 2' }).click();
    await pressButton(page, /^Add Text Box/);
    await page.keyboard.type('mira@example.com');
    await page.keyboard.press('Escape');
    await page.getByRole('option', { name: 'Slide 1' }).click();
    await runPaletteCommand(page, 'check the deck');
    await expect(dialog.getByText('The deck says how to reach you.')).toBeVisible();
    const advice = dialog
      .getByRole('listitem')
      .filter({ hasText: 'Type below 24 (18 pt) on slide 2' });
    await advice.getByRole('button', { name: 'Show' }).click();
    await expect(dialog).toBeHidden();
    await expect(canvasOf(page)).toHaveAccessibleName('Canvas, slide 2 of 2');
    await expect(elementsOf(page).first()).toHaveAccessibleName(/selected/);
  },
);

test(
  'Questions that a template asks are missed until they are answered',
  { tag: '@slow' },
  async ({ page }) => {
    await runPaletteCommand(page, 'new deck from a film template');
    await pressButton(page, /^Documentary/);
    await expect(page.getByLabel('Title of the presentation')).toHaveValue('Documentary pitch');
    await runPaletteCommand(page, 'check the deck');
    const dialog = page.getByRole('dialog', { name: 'Deck check' });
    await expect(
      dialog.getByText(/^Questions of the template are still on slides 1, 2,/),
    ).toBeVisible();
  },
);
