import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { boxOf, canvasOf, elementsOf, openEditor, pressButton, runPaletteCommand } from './page';

test.beforeEach(async ({ page }) => openEditor(page));

const showOf = (page: Page) => page.getByRole('dialog', { name: /^Presenting/ });

test('Back ends the slideshow and stays in the editor, Forward shows it again', async ({
  page,
}) => {
  const address = page.url();
  await runPaletteCommand(page, 'present from this slide');
  await expect(showOf(page)).toBeVisible();
  await page.goBack();
  await expect(showOf(page)).toBeHidden();
  await expect(canvasOf(page)).toBeVisible();
  expect(page.url()).toBe(address);
  await page.goForward();
  await expect(showOf(page)).toBeVisible();
  const length = await page.evaluate(() => history.length);
  await page.keyboard.press('Escape');
  await expect(showOf(page)).toBeHidden();
  await runPaletteCommand(page, 'present from this slide');
  await expect(showOf(page)).toBeVisible();
  // The entry of the slideshow that ended is replaced.
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('Ctrl with the wheel over strip, panels and slideshow never zooms the page', async ({
  page,
}) => {
  await page.evaluate(() => {
    const prevented: boolean[] = [];
    Object.assign(window, { prevented });
    window.addEventListener('wheel', (event) => prevented.push(event.defaultPrevented));
  });
  const turnOver = async (selector: string) => {
    const { x, y, width, height } = await boxOf(page.locator(selector).first());
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
  };
  const regions = ['strip', 'left', 'right', 'canvas'].map((name) => `[data-region=${name}]`);
  for (const region of regions) await turnOver(region);
  await runPaletteCommand(page, 'present from this slide');
  await expect(showOf(page)).toBeVisible();
  await turnOver('[role=dialog]');
  await expect.poll(() => page.evaluate('prevented')).toEqual([true, true, true, true, true]);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
});

test('The middle of a small element moves it, by mouse', async ({ page }) => {
  await pressButton(page, /^Circle/);
  const circle = elementsOf(page).first();
  for (const name of ['Width', 'Height']) {
    await page.getByLabel(name, { exact: true }).fill('16');
    await page.keyboard.press('Enter');
  }
  const before = await boxOf(circle);
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.mouse.move(before.x + 60, before.y + 40, { steps: 5 });
  await page.mouse.up();
  const after = await boxOf(circle);
  expect(after.width).toBeCloseTo(before.width, 1);
  expect(after.x - before.x).toBeGreaterThan(30);
});
