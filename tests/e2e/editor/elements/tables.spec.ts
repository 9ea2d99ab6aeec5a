import type { Locator } from '@playwright/test';
import { expect, test } from '../../../support/test';
import { boxOf, canvasOf, elementsOf, openEditor, pressButton, runPaletteCommand } from '../page';

test.beforeEach(async ({ page }) => openEditor(page));

test('A table is written on the canvas, from cell to cell; Tab in the last one adds a row', async ({
  page,
}) => {
  await runPaletteCommand(page, 'budget table');
  const cells = canvasOf(page).getByRole('cell');
  await cells.nth(1).dblclick();
  await page.keyboard.type('₹1,20,00,000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Script');
  await page.keyboard.press('Tab');
  await page.keyboard.type('45.5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('6');
  await page.keyboard.press('Escape');
  await expect(cells.nth(5)).toHaveText('0');
  await expect(cells.nth(1)).toHaveText('₹1,20,00,000');
  await expect(cells.nth(2)).toHaveText('Script');
  await expect(canvasOf(page).getByText('₹1,20,00,045.5', { exact: true })).toBeVisible();
  await expect(elementsOf(page).first()).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(cells.nth(3)).toHaveText('0');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Item');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rights');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(canvasOf(page).getByRole('columnheader').first()).toHaveText('Item');
  await expect(cells.first()).toHaveText('Rights');
  await runPaletteCommand(page, 'comparables table');
  const rows = elementsOf(page).last().getByRole('row');
  await expect(rows).toHaveCount(6);
  await elementsOf(page).last().getByRole('cell').last().dblclick();
  await page.keyboard.type('Same audience');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A sixth film');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(7);
  await expect(rows.last().getByRole('cell').first()).toHaveText('A sixth film');
});

test(
  'On a dark page a table and a text are light, and a second table lies beside the first',
  { tag: '@slow' },
  async ({ page }) => {
    await page.getByRole('tab', { name: 'Background' }).click();
    await pressButton(page, 'Colour #0f172a');
    await runPaletteCommand(page, 'budget table');
    await runPaletteCommand(page, 'budget table');
    const [first, second] = [
      await boxOf(elementsOf(page).nth(0)),
      await boxOf(elementsOf(page).nth(1)),
    ];
    expect(second.x).toBeGreaterThan(first.x);
    const lightOf = (text: string) =>
      canvasOf(page)
        .getByText(text)
        .first()
        .evaluate((node) => Number(/\d+/.exec(getComputedStyle(node).color)?.[0]));
    expect(await lightOf('Production')).toBeGreaterThan(180);
    await runPaletteCommand(page, 'add text box');
    await page.keyboard.type('Quiet');
    await page.keyboard.press('Escape');
    expect(await lightOf('Quiet')).toBeGreaterThan(180);
  },
);

test('Cells are chosen by a drag on the canvas, and Delete clears them', async ({ page }) => {
  await runPaletteCommand(page, 'budget table');
  const cells = canvasOf(page).getByRole('cell');
  const [first, last] = [await boxOf(cells.nth(2)), await boxOf(cells.nth(5))];
  const before = await boxOf(elementsOf(page).first());
  await cells.nth(2).dblclick();
  await page.keyboard.type('Rights');
  await page.mouse.down();
  await page.mouse.move(last.x + 60, last.y + 5, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Cells A3:B4' })).toBeVisible();
  await expect(cells.nth(5)).toHaveCSS('box-shadow', /inset/);
  await expect(cells.nth(6)).toHaveCSS('box-shadow', 'none');
  await expect(cells.nth(2)).toHaveText('Rights');
  await page.getByRole('button', { name: 'Bold cells' }).click();
  await expect(cells.nth(5)).toHaveCSS('font-weight', '700');
  await cells.nth(2).dblclick();
  await page.keyboard.down('Shift');
  await page.mouse.click(first.x + 5, last.y + 5);
  await page.keyboard.up('Shift');
  await expect(page.getByRole('heading', { name: 'Cells A3:A4' })).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(cells.nth(2)).toHaveText('');
  await expect(cells.nth(3)).toHaveText('0');
  await page.keyboard.press('Control+z');
  await expect(cells.nth(2)).toHaveText('Rights');
  expect(await boxOf(elementsOf(page).first())).toEqual(before);
});

test('A table has a look, a font and colours of its own', { tag: '@slow' }, async ({ page }) => {
  await runPaletteCommand(page, 'budget table');
  await page.getByLabel('Font size').selectOption('20');
  await page.getByLabel('Font', { exact: true }).selectOption('Georgia');
  const head = canvasOf(page).getByRole('columnheader').first();
  await expect(head).toHaveCSS('font-size', '20px');
  await page.getByRole('radio', { name: 'Heading bar' }).check();
  await expect(head).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.getByLabel('Lines as hex').fill('#b45309');
  await page.keyboard.press('Enter');
  await expect(canvasOf(page).getByRole('cell').first()).toHaveCSS(
    'border-bottom-color',
    'rgb(180, 83, 9)',
  );
});

test('What is not an amount is named, not passed over', { tag: '@slow' }, async ({ page }) => {
  await runPaletteCommand(page, 'budget table');
  await page.getByLabel('Row 2, column 2').fill('abc');
  await expect(page.getByText('“abc” is not a number, so the total leaves it out.')).toBeVisible();
  await expect(page.getByLabel('Row 2, column 2')).toHaveAttribute('aria-invalid', 'true');
});

test(
  'Columns are pulled on the canvas, and come, go and are measured by keyboard',
  { tag: '@slow' },
  async ({ page }) => {
    await runPaletteCommand(page, 'budget table');
    const heads = canvasOf(page).getByRole('columnheader');
    const first = await boxOf(heads.first());
    const line = await boxOf(page.locator('[data-handle="column 0"]'));
    await page.mouse.move(line.x + line.width / 2, line.y + line.height / 2);
    await page.mouse.down();
    await page.mouse.move(line.x - 100, line.y + line.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect
      .poll(async () => (await boxOf(heads.first())).width)
      .toBeLessThan(first.width - 80);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await boxOf(heads.first())).width).toBeCloseTo(first.width, 0);
    await page.getByRole('button', { name: 'Add column' }).focus();
    await page.keyboard.press('Enter');
    await expect(heads).toHaveCount(3);
    await page.getByLabel('Budget: width %').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('25');
    await page.keyboard.press('Tab');
    await expect
      .poll(async () => (await boxOf(heads.first())).width / (await boxOf(elementsOf(page))).width)
      .toBeCloseTo(0.25, 2);
    await page.getByRole('button', { name: 'Remove column Column 3' }).focus();
    await page.keyboard.press('Enter');
    await expect(heads).toHaveCount(2);
    await page.getByLabel('Row of totals').uncheck();
    await expect(canvasOf(page).getByText('Total')).toHaveCount(0);
  },
);

test(
  'Cells of a spreadsheet fill a table from a cell on, and become a table on the slide',
  { tag: '@slow' },
  async ({ page }) => {
    const html =
      '<table><tr><td>Crew</td><td>12 lakh</td></tr><tr><td>Cast</td><td>3 lakh</td></tr></table>';
    const paste = (target: Locator) =>
      target.evaluate((node, markup) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', markup);
        clipboardData.setData('text/plain', 'Crew\t12 lakh\nCast\t3 lakh\n');
        node.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, html);
    await runPaletteCommand(page, 'budget table');
    const table = canvasOf(page).getByRole('table').first();
    await table.getByRole('cell', { name: 'Marketing' }).dblclick();
    await paste(canvasOf(page).getByRole('textbox', { name: 'Row 6, column 1' }));
    await expect(table.getByRole('row')).toHaveText([
      /Budget/,
      /Above/,
      /Pre/,
      /Production/,
      /Post/,
      'Crew12 lakh',
      'Cast3 lakh',
      'Total15 lakh',
    ]);
    await page.keyboard.press('Control+z');
    await expect(table.getByRole('cell', { name: 'Marketing' })).toBeVisible();
    const panel = page.getByRole('complementary', { name: 'Properties' });
    await paste(panel.getByRole('textbox', { name: 'Row 2, column 1' }));
    await expect(table.getByRole('row').nth(2)).toHaveText('Cast3 lakh');
    await page.getByRole('option', { name: 'Slide 2' }).click();
    await canvasOf(page).focus();
    await paste(canvasOf(page));
    await expect(table.getByRole('row')).toHaveText(['Crew12 lakh', 'Cast3 lakh']);
  },
);

test(
  'Cells are chosen by keyboard, merged, split, painted and counted, and all of it is undone',
  { tag: '@slow' },
  async ({ page }) => {
    await runPaletteCommand(page, 'budget table');
    const panel = page.getByRole('complementary', { name: 'Properties' });
    const cells = panel.getByRole('region', { name: 'Chosen cells' });
    const table = canvasOf(page).getByRole('table').first();
    await panel.getByRole('textbox', { name: 'Row 2, column 1' }).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(cells.getByRole('heading')).toHaveText('Cells A2:A3');
    await cells.getByRole('button', { name: 'Merge cells' }).click();
    const merged = table.getByRole('cell', { name: 'Above-the-line Pre-production' });
    await expect(merged).toHaveAttribute('rowspan', '2');
    await cells.getByRole('button', { name: 'Bold cells' }).click();
    await expect(merged).toHaveCSS('font-weight', '700');
    await cells.getByLabel('Lines of cells').selectOption('All sides');
    await expect(merged).toHaveCSS('border-left-width', '1px');
    await cells.getByRole('button', { name: 'Split cells' }).click();
    await expect(table.getByRole('row')).toHaveCount(7);

    await panel.getByRole('textbox', { name: 'Row 4, column 2' }).fill('1200000');
    await cells.getByLabel('Number format').selectOption('$1,200,000');
    await expect(table.getByRole('cell', { name: '$1,200,000' }).first()).toBeVisible();
    await panel.getByRole('textbox', { name: 'Row 5, column 2' }).fill('=B4/2');
    await expect(table.getByRole('row').nth(4)).toHaveText('Post$600,000');
    await panel.getByRole('textbox', { name: 'Row 4, column 2' }).fill('$1,000,000');
    await expect(table.getByRole('row').nth(4)).toHaveText('Post$500,000');
    await expect(table.getByRole('row').last()).toHaveText('Total$1,500,000');
    await canvasOf(page).focus();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Control+z');
    await expect(elementsOf(page)).toHaveCount(0);
  },
);

test(
  'A file of comma-separated values that is dropped becomes a table',
  { tag: '@slow' },
  async ({ page }) => {
    const drop = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['Item,Amount\nCrew,"$1,200"\nCast,$800\n'], 'Budget.csv'));
      return data;
    });
    await canvasOf(page).dispatchEvent('drop', { dataTransfer: drop });
    await expect(canvasOf(page).getByRole('row')).toHaveText([
      'ItemAmount',
      'Crew$1,200',
      'Cast$800',
    ]);
    await expect(canvasOf(page).getByRole('cell', { name: '$800' })).toHaveCSS(
      'text-align',
      'right',
    );
  },
);

test(
  'A drag across cells of a selected table chooses them, also sideways from an open cell, and its frame moves it',
  { tag: '@slow' },
  async ({ page }) => {
    await runPaletteCommand(page, 'budget table');
    const cells = canvasOf(page).getByRole('cell');
    const table = elementsOf(page).first();
    const before = await boxOf(table);
    const [left, right] = [await boxOf(cells.nth(2)), await boxOf(cells.nth(3))];
    const drag = async (from: { readonly x: number; readonly y: number }, x: number, y: number) => {
      await page.mouse.move(from.x + 12, from.y + 12);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 5 });
      await page.mouse.up();
    };
    await cells.nth(2).dblclick();
    await drag(left, right.x + 30, right.y + 12);
    await expect(page.getByRole('heading', { name: 'Cells A3:B3' })).toBeVisible();
    await page.getByRole('button', { name: 'Bold cells' }).click();
    await drag(left, right.x + 30, right.y + right.height + 12);
    await expect(page.getByRole('heading', { name: 'Cells A3:B4' })).toBeVisible();
    expect(await boxOf(table)).toEqual(before);
    const bold = page.getByRole('button', { name: 'Bold cells' });
    await expect(bold).toHaveAttribute('aria-pressed', 'false');
    await bold.click();
    await expect(cells.nth(2)).toHaveCSS('font-weight', '700');
    await expect(cells.nth(5)).toHaveCSS('font-weight', '700');
    await drag({ x: before.x - 10, y: left.y }, before.x + 32, left.y + 12);
    expect((await boxOf(table)).x).toBeGreaterThan(before.x + 10);
  },
);
