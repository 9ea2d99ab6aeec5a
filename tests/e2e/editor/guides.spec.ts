import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { boxOf, canvasOf, elementsOf, openEditor, pressButton, runPaletteCommand } from './page';

test.beforeEach(async ({ page }) => openEditor(page));

const guidesOf = (page: Page) => canvasOf(page).getByRole('slider');
const ruler = (page: Page, side: 'across' | 'down') => page.locator(`[class*="${side}"] svg`);

async function pull(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

test(
  'A guide comes out of a ruler, holds what is dragged, and goes back into the ruler',
  { tag: '@slow' },
  async ({ page }) => {
    await runPaletteCommand(page, 'rulers');
    const left = await boxOf(ruler(page, 'down'));
    const canvas = await boxOf(canvasOf(page));
    const middle = { x: canvas.x + canvas.width / 3, y: canvas.y + canvas.height / 2 };
    await pull(page, { x: left.x + 8, y: middle.y }, middle);
    const guide = guidesOf(page).first();
    await expect(guide).toBeFocused();
    await expect(guide).toHaveAccessibleName('Vertical guide');
    const at = Number(await guide.getAttribute('aria-valuenow'));
    expect(at).toBeGreaterThan(100);

    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(guide).toHaveAttribute('aria-valuetext', `${at + 11} from the left`);
    await page.keyboard.press('Control+z');
    await expect(guide).toHaveAttribute('aria-valuenow', String(at));

    await pressButton(page, /^Rectangle/);
    const box = await boxOf(elementsOf(page).first());
    const line = await boxOf(guide);
    const edge = line.x + line.width / 2;
    await pull(page, { x: box.x + 20, y: box.y + 20 }, { x: edge + 23, y: box.y + 57 });
    await expect(page.getByLabel('X', { exact: true })).toHaveValue(String(at));

    const now = await boxOf(guide);
    await pull(
      page,
      { x: now.x + now.width / 2, y: canvas.y + canvas.height - 60 },
      { x: left.x + 8, y: canvas.y + canvas.height - 90 },
    );
    await expect(guidesOf(page)).toHaveCount(0);
    await expect(canvasOf(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(guidesOf(page)).toHaveCount(1);
  },
);

test(
  'By keyboard a guide is added at a place, moved, and removed; it lies on every slide and stays',
  { tag: '@slow' },
  async ({ page }) => {
    await runPaletteCommand(page, 'add a guide');
    const dialog = page.getByRole('dialog', { name: 'Guide' });
    await dialog.getByRole('radio', { name: 'Horizontal' }).check();
    await dialog.getByLabel('Pixels from the top').fill('600');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter a number between 0 and 540.')).toBeVisible();
    await dialog.getByLabel('Pixels from the top').fill('120');
    await page.keyboard.press('Enter');
    const guide = guidesOf(page).first();
    await expect(guide).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(guide).toHaveAttribute('aria-valuetext', '121 from the top');
    await page.keyboard.press('PageDown');
    await expect(canvasOf(page)).toHaveAccessibleName('Canvas, slide 2 of 2');
    await expect(guide).toHaveAttribute('aria-valuenow', '121');

    await runPaletteCommand(page, 'rulers');
    await expect(ruler(page, 'across')).toBeVisible();
    await page.reload();
    await canvasOf(page).waitFor();
    await expect(ruler(page, 'across')).toBeVisible();
    await expect(guide).toHaveAttribute('aria-valuenow', '121');
    await expect(page.locator('[data-region="strip"]').getByRole('slider')).toHaveCount(0);

    await guide.focus();
    await page.keyboard.press('Delete');
    await expect(guidesOf(page)).toHaveCount(0);
    await expect(canvasOf(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    await runPaletteCommand(page, 'clear guides');
    await expect(guidesOf(page)).toHaveCount(0);
    await page.keyboard.press('Shift+R');
    await expect(ruler(page, 'across')).toHaveCount(0);
  },
);

test(
  'Tab goes on from the guides, and does not turn in a circle among them',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, /^Rectangle/);
    await runPaletteCommand(page, 'add a guide');
    await page.getByLabel('Pixels from the left').fill('320');
    await page.keyboard.press('Enter');
    await expect(guidesOf(page).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(canvasOf(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(guidesOf(page).first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(elementsOf(page).first()).toBeFocused();
  },
);
