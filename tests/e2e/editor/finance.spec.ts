import { expect, test } from '../../support/test';
import { elementsOf, openEditor, runPaletteCommand, textFieldOf } from './page';

test.beforeEach(async ({ page }) => openEditor(page));

test('Slides of the finance follow its model, and a reload keeps it', async ({ page }) => {
  await runPaletteCommand(page, 'Finance');
  const dialog = page.getByRole('dialog', { name: 'Finance' });
  await dialog.getByLabel('Budget').fill('12 lakh');
  await dialog.getByRole('button', { name: 'Add source' }).click();
  const source = dialog.getByRole('group', { name: 'Source 1' });
  await expect(source.getByLabel('Name or territory')).toBeFocused();
  await source.getByLabel('Amount').fill('900,000');
  await expect(
    dialog.getByText(/\$300,000 of the \$1,200,000 budget is still to find/),
  ).toBeVisible();
  await dialog.getByLabel('Base case').fill('2M');
  await expect(dialog.getByRole('row', { name: /Return on equity/ })).toContainText('49%');
  await dialog.getByRole('button', { name: 'Add finance slides' }).click();
  const table = elementsOf(page).filter({ hasText: 'Still to find' });
  await expect(table).toContainText('$300,000');

  await runPaletteCommand(page, 'Finance');
  await source.getByLabel('Amount').fill('1,000,000');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(table).toContainText('$200,000');

  await page.keyboard.press('Control+s');
  await openEditor(page);
  await runPaletteCommand(page, 'Finance');
  await expect(dialog.getByLabel('Budget')).toHaveValue('1,200,000');
});

test(
  'A figure in a text follows the finance until it is typed over, and the deck check offers the way back',
  { tag: '@slow' },
  async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Finance' });
    const setBudget = async (budget: string) => {
      await runPaletteCommand(page, 'Finance');
      await dialog.getByLabel('Budget').fill(budget);
    };
    await setBudget('1,200,000');
    await dialog.getByRole('button', { name: 'Budget: $1,200,000' }).click();
    const text = elementsOf(page).first();
    await expect(text).toHaveText('$1,200,000');
    await setBudget('900,000');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(text).toHaveText('$900,000');

    await text.dblclick();
    await expect(textFieldOf(page)).toBeFocused();
    await text.evaluate((node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      getSelection()?.collapse(walker.nextNode(), 1);
    });
    // The editor of text takes over a selection after the browser reports it.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    await page.keyboard.type('1');
    await page.keyboard.press('Escape');
    await expect(text).toHaveText('$1900,000');
    await setBudget('800,000');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(text).toHaveText('$1900,000');
    await runPaletteCommand(page, 'Check the deck');
    const check = page.getByRole('dialog', { name: 'Deck check' });
    await check.getByRole('button', { name: 'Reset figures' }).click();
    await expect(check.getByText('All figures of the finance follow its model.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(text).toHaveText('$800,000');
  },
);
