import { readFileSync } from 'node:fs';
import { expect, test } from '../../../support/test';
import { canvasOf, elementsOf, openEditor, pressButton, runPaletteCommand } from '../page';

/** Made with LibreOffice: two sheets with cells, one hidden and one empty. */
const WORKBOOK = readFileSync(
  new URL(
    '../../../../remotes/editor/src/imports/testing/libreoffice-budget.xlsx',
    import.meta.url,
  ),
);

test(
  'A sheet of a workbook is chosen by keyboard and becomes a table, and one undo takes it away',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    const chooser = page.waitForEvent('filechooser');
    await runPaletteCommand(page, 'excel');
    await (await chooser).setFiles({ name: 'Budget.xlsx', mimeType: '', buffer: WORKBOOK });
    const dialog = page.getByRole('dialog', { name: 'Choose a sheet' });
    await expect(dialog.getByRole('button', { name: 'Budget 7 rows · 5 columns' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      dialog.getByRole('button', { name: 'Sales estimates 3 rows · 3 columns' }),
    ).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(elementsOf(page).first()).toBeFocused();
    const rows = canvasOf(page).getByRole('row');
    await expect(rows).toHaveText([
      'ItemShareDuePaidAmount',
      'Above-the-line25.0%15 Mar 2026TRUE$250,000',
      '12.5%1 Apr 2026FALSE$125,000',
      'Post & sound62.5%$625,000',
      'Ratio#DIV/0!',
      'Total$1,000,000',
    ]);
    await expect(rows.nth(1).getByRole('cell').first()).toHaveAttribute('rowspan', '2');
    await expect(
      page.getByText(
        'Left out of “Budget”: 1 hidden row and the rows above the heading (Budget of the film).',
      ),
    ).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(elementsOf(page)).toHaveCount(0);
  },
);

test(
  'A spreadsheet is found by its button, by name and by what it is',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    const csv = Buffer.from('Item;Amount\nScript;12.500 €\nShoot;850 €');
    for (const open of [
      () => pressButton(page, 'Spreadsheet'),
      () => runPaletteCommand(page, 'spreadsheet'),
      () => runPaletteCommand(page, 'csv'),
    ]) {
      const chooser = page.waitForEvent('filechooser');
      await open();
      await (await chooser).setFiles({ name: 'Budget.csv', mimeType: 'text/csv', buffer: csv });
      await expect(canvasOf(page).getByRole('row')).toHaveText([
        'ItemAmount',
        'Script12.500 €',
        'Shoot850 €',
      ]);
      await page.keyboard.press('Control+z');
      await expect(elementsOf(page)).toHaveCount(0);
    }
  },
);

test(
  'A workbook that cannot be read says why, and the slide stays as it is',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    const drop = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      const locked = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]);
      data.items.add(new File([locked], 'Budget.xlsx'));
      return data;
    });
    await canvasOf(page).dispatchEvent('drop', { dataTransfer: drop });
    const dialog = page.getByRole('dialog', { name: 'This file cannot be opened' });
    await expect(dialog).toContainText('The file is locked with a password');
    await page.keyboard.press('Escape');
    await expect(elementsOf(page)).toHaveCount(0);
  },
);
