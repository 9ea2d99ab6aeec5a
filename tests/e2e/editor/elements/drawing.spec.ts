import { expect, test } from '../../../support/test';
import { boxOf, canvasOf, elementsOf, openEditor, pressButton, runPaletteCommand } from '../page';

test.beforeEach(async ({ page }) => openEditor(page));

test(
  'Two boxes are joined by an arrow that follows, by pointer and by key',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, 'Rectangle');
    await page.keyboard.press('Shift+ArrowRight');
    await pressButton(page, 'Circle');
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+a');
    await runPaletteCommand(page, 'connect two');
    const arrow = elementsOf(page).last();
    await expect(arrow).toHaveAccessibleName(/^Arrow, from 210, 150 to 400, 150/);
    await expect(arrow).toBeFocused();
    const circle = elementsOf(page).nth(1);
    const box = await boxOf(circle);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 160, { steps: 5 });
    await page.mouse.up();
    await expect(arrow).not.toHaveAccessibleName(/to 400, 150/);
    await page.keyboard.press('Control+z');
    await expect(arrow).toHaveAccessibleName(/from 210, 150 to 400, 150/);
    await circle.focus();
    await page.keyboard.press('ArrowDown');
    await expect(arrow).toHaveAccessibleName(/from 210, 150 to 400, 151/);
    await page.keyboard.press('Delete');
    await expect(arrow).toHaveAccessibleName(/from 210, 150 to 400, 151/);
  },
);

test(
  'The end of a line is pulled to a box, and is held there',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, 'Rectangle');
    await pressButton(page, 'Arrow');
    const arrow = elementsOf(page).last();
    await expect(arrow).toHaveAccessibleName(/from 380, 271 to 580, 271/);
    const end = page.locator('[data-handle="from"]');
    const [from, target] = [await boxOf(end), await boxOf(elementsOf(page).first())];
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(target.x + target.width + 5, target.y + target.height / 2 + 4, {
      steps: 8,
    });
    await page.mouse.up();
    await expect(arrow).toHaveAccessibleName(
      /from 200, 150 to 580, 271, attached to another element/,
    );
    await page.getByLabel('Start: attached to').selectOption('Nothing');
    await expect(arrow).not.toHaveAccessibleName(/attached/);
  },
);

test(
  'By keyboard alone a line gets its ends, its heads and what it sticks to',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, 'Rectangle');
    await runPaletteCommand(page, 'line');
    await page.getByLabel('End: X').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('700');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('400');
    await page.keyboard.press('Tab');
    const line = elementsOf(page).last();
    await expect(line).toHaveAccessibleName(/^Line, from 380, 271 to 700, 400/);
    await page.getByLabel('Start: attached to').focus();
    await page.keyboard.type('Rectangle, bottom');
    await expect(line).toHaveAccessibleName(/from 150, 200 to 700, 400, attached/);
    await page.getByLabel('End: head').focus();
    await page.keyboard.type('Dot');
    await expect(line).toHaveAccessibleName(/^Arrow, from 150, 200/);
  },
);

test(
  'A chart shows what its table says, as it is written, and is read out',
  { tag: '@slow' },
  async ({ page }) => {
    await runPaletteCommand(page, 'budget table');
    await runPaletteCommand(page, 'chart of a table');
    const chart = elementsOf(page).last();
    await expect(chart).toHaveAccessibleName(/^Bar chart: Above-the-line 0, Pre-production 0/);
    await expect(page.getByText(/The data come from the table/)).toBeVisible();
    await page.getByLabel('Kind of chart').selectOption('Waterfall');
    await expect(chart).toHaveAccessibleName(/^Waterfall chart/);
    await elementsOf(page).first().focus();
    await page.getByLabel('Row 2, column 2').fill('₹12,50,000');
    await expect(chart).toHaveAccessibleName(/Above-the-line ₹12,50,000, Pre-production 0/);
    await expect(chart.getByText('₹12,50,000').first()).toBeVisible();
    await elementsOf(page).first().focus();
    await page.keyboard.press('Delete');
    await elementsOf(page).first().focus();
    await expect(elementsOf(page).first()).toHaveAccessibleName(/Above-the-line ₹12,50,000/);
    await expect(page.getByRole('button', { name: 'Add figure' })).toBeVisible();
  },
);

test(
  'By keyboard alone a finance waterfall is made and written',
  { tag: '@slow' },
  async ({ page }) => {
    await runPaletteCommand(page, 'finance waterfall');
    const chart = elementsOf(page).last();
    await expect(chart).toBeFocused();
    await expect(chart).toHaveAccessibleName(
      /^Waterfall chart: Equity 600,000, .* Sales fee -120,000/,
    );
    await page.getByLabel('Row 2, column 2').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('700,000');
    await expect(chart).toHaveAccessibleName(/Equity 700,000/);
    await expect(chart.getByText('1,230,000')).toBeVisible();
    await canvasOf(page).focus();
    await page.keyboard.press('Control+z');
    await expect(chart).toHaveAccessibleName(/Equity 600,000/);
  },
);

test(
  'A star gets a gradient by keyboard alone, a bubble points where its tip is pulled, and a background has a gradient, too',
  { tag: '@slow' },
  async ({ page }) => {
    await runPaletteCommand(page, 'star');
    const star = elementsOf(page).first();
    await expect(star).toHaveAccessibleName(/^Star/);
    await page.getByLabel('Points').focus();
    await page.keyboard.press('ArrowUp');
    await page.getByLabel('Kind of fill').focus();
    await page.keyboard.type('Along');
    await page.getByRole('slider', { name: 'Place of colour 1' }).focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await page.getByLabel('Angle °').focus();
    await page.keyboard.press('ArrowUp');
    const filled = star.locator('div[style*="clip-path"]');
    await expect(filled).toHaveCSS(
      'background-image',
      /^linear-gradient\(181deg, .* 5%, .* 100%\)/,
    );
    await runPaletteCommand(page, 'speech bubble');
    const tip = await boxOf(page.locator('[data-handle="tip"]'));
    const [x, y] = [tip.x + tip.width / 2, tip.y + tip.height / 2];
    const before = await page.getByLabel('Tip, across %').inputValue();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 40, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByLabel('Tip, across %')).not.toHaveValue(before);
    await page.keyboard.press('Control+z');
    await expect(page.getByLabel('Tip, across %')).toHaveValue(before);
    await page.getByRole('tab', { name: 'Background' }).click();
    await page.getByLabel('Kind of background').selectOption('From a point');
    await page.getByRole('button', { name: 'Add colour' }).click();
    await expect(page.getByRole('slider', { name: 'Place of colour 3' })).toBeVisible();
    await page.getByLabel('Colour 2 as hex').fill('#336699');
    await page.keyboard.press('Enter');
    await expect(canvasOf(page).locator('[style*="radial-gradient"]').first()).toHaveCSS(
      'background-image',
      /radial-gradient\(circle(?: at 50% 50%)?, .*rgb\(51, 102, 153\) 50%/,
    );
  },
);
