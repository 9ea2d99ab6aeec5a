import type { Page } from '@playwright/test';
import JSZip from 'jszip';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/test';
import { boxOf, canvasOf, elementsOf, openEditor, pressButton } from './page';

test.beforeEach(async ({ page }) => {
  await openEditor(page);
  for (const shape of [/^Rectangle/, /^Circle/, /^Star/]) await pressButton(page, shape);
  await expect(elementsOf(page)).toHaveCount(3);
});

const rowsOf = (page: Page) => page.locator('[data-layer]');

test(
  'An element gets a name by key and by double-click, and keeps it in the list, on the canvas and in PowerPoint',
  { tag: '@slow' },
  async ({ page }) => {
    await rowsOf(page).last().focus();
    await page.keyboard.press('F2');
    const field = page.getByRole('textbox', { name: 'Name of Rectangle' });
    await expect(field).toBeFocused();
    await page.keyboard.type('Curtain');
    await page.keyboard.press('Escape');
    await expect(rowsOf(page).last()).toHaveText('Rectangle');
    await expect(rowsOf(page).last()).toBeFocused();

    await page.keyboard.press('F2');
    await page.keyboard.type('Curtain');
    await page.keyboard.press('Enter');
    await expect(rowsOf(page).last()).toHaveText('Rectangle: Curtain');
    await expect(rowsOf(page).last()).toBeFocused();
    await expect(elementsOf(page).first()).toHaveAccessibleName(/^Rectangle: Curtain, at/);

    await rowsOf(page).first().dblclick();
    await page.keyboard.type('Premiere');
    await canvasOf(page).click({ position: { x: 8, y: 8 } });
    await expect(rowsOf(page).first()).toHaveText('Star: Premiere');
    await page.keyboard.press('Control+z');
    await expect(rowsOf(page).first()).toHaveText('Star');
    await page.keyboard.press('Control+y');
    await expect(rowsOf(page).first()).toHaveText('Star: Premiere');

    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(rowsOf(page)).toHaveText(['Star: Premiere', 'Circle', 'Rectangle: Curtain']);
    await pressButton(page, /^Export/);
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('radio', { name: /^PowerPoint/ }).check();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /^Export/ }).click();
    const file = await JSZip.loadAsync(await readFile(await (await download).path()));
    const slide = await file.file('ppt/slides/slide1.xml')?.async('text');
    expect(slide).toContain('name="Star: Premiere"');
  },
);

test(
  'A row is dragged to the gap that shows a line, in one step; by keyboard it goes, keeps the focus, and says where it is',
  { tag: '@slow' },
  async ({ page }) => {
    await rowsOf(page).last().scrollIntoViewIfNeeded();
    const top = await boxOf(rowsOf(page).first());
    const bottom = await boxOf(rowsOf(page).last());
    const carryToTop = async () => {
      await page.mouse.move(bottom.x + 60, bottom.y + 18);
      await page.mouse.down();
      await page.mouse.move(top.x + 60, top.y + 4, { steps: 5 });
      await expect(page.locator('[data-layer][data-drop]')).toHaveText('Star');
    };
    await carryToTop();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-drop]')).toHaveCount(0);
    await page.mouse.up();
    await expect(rowsOf(page)).toHaveText(['Star', 'Circle', 'Rectangle']);

    await carryToTop();
    await page.mouse.up();
    await expect(rowsOf(page)).toHaveText(['Rectangle', 'Star', 'Circle']);
    await expect(page.locator('[data-drop]')).toHaveCount(0);
    await canvasOf(page).focus();
    await page.keyboard.press('Control+z');
    await expect(rowsOf(page)).toHaveText(['Star', 'Circle', 'Rectangle']);
    await rowsOf(page).last().focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(rowsOf(page)).toHaveText(['Star', 'Rectangle', 'Circle']);
    await expect(rowsOf(page).nth(1)).toBeFocused();
    await expect(page.getByText(/^Rectangle, 2 of 3 from the top/)).toBeAttached();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(rowsOf(page)).toHaveText(['Rectangle', 'Star', 'Circle']);
    await page.keyboard.press('Alt+ArrowDown');
    await expect(rowsOf(page)).toHaveText(['Star', 'Rectangle', 'Circle']);
    await expect(rowsOf(page).nth(1)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(rowsOf(page).first()).toHaveText('Rectangle');
  },
);

test('A long list goes along with the row that is dragged', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  for (let more = 0; more < 12; more += 1) await pressButton(page, /^Polygon/);
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(15);
  await rows.first().scrollIntoViewIfNeeded();
  await expect(rows.last()).not.toBeInViewport();
  const { x, y } = await boxOf(rows.first());
  await page.mouse.move(x + 60, y + 18);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 50);
  for (let step = 0; step < 40; step += 1) await page.mouse.move(x + 60 + (step % 2), 550);
  await expect(rows.last()).toBeInViewport();
  await page.mouse.up();
  await expect(rows.last()).toHaveText('Polygon');
  await expect(rows.nth(13)).toHaveText('Rectangle');
});

test('Two taps on a row begin its new name', { tag: '@slow' }, async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  await openEditor(page);
  await pressButton(page, /^Arrow/);
  const row = rowsOf(page).first();
  await expect(row).toHaveText('Arrow');
  await row.scrollIntoViewIfNeeded();
  const { x, y, height } = await boxOf(row);
  for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + 60, y + height / 2);
  await expect(page.getByRole('textbox', { name: 'Name of Arrow' })).toBeFocused();
  await context.close();
});

/** Types of the selected elements, in drawing order. */
const selectedOf = (page: Page) =>
  canvasOf(page)
    .locator('[data-selected]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-roledescription')));

test(
  'A group in a group is entered with double clicks and left with Escape, level by level, and undone by level',
  { tag: '@slow' },
  async ({ page }) => {
    const [rectangle, circle, star] = [0, 1, 2].map((index) => elementsOf(page).nth(index));
    if (!rectangle || !circle || !star) throw new Error('There are three shapes.');
    // Spread out, so that each can be pressed.
    for (const [index, shape] of [rectangle, circle].entries()) {
      await shape.focus();
      for (let step = 0; step < 30 - index * 15; step += 1)
        await page.keyboard.press('Shift+ArrowRight');
    }
    await rectangle.focus();
    await circle.click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+g');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+g');
    await canvasOf(page).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    const all = ['slide rectangle', 'slide circle', 'slide star'];
    await rectangle.click();
    expect(await selectedOf(page)).toEqual(all);
    await rectangle.dblclick();
    expect(await selectedOf(page)).toEqual(all.slice(0, 2));
    await rectangle.dblclick();
    expect(await selectedOf(page)).toEqual(all.slice(0, 1));
    await circle.click();
    expect(await selectedOf(page)).toEqual(all.slice(1, 2));
    await page.keyboard.press('Escape');
    expect(await selectedOf(page)).toEqual(all.slice(0, 2));
    await page.keyboard.press('Escape');
    expect(await selectedOf(page)).toEqual(all);

    await page.keyboard.press('Control+Shift+g');
    await page.keyboard.press('Escape');
    await rectangle.click();
    expect(await selectedOf(page)).toEqual(all.slice(0, 2));
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await rectangle.click();
    expect(await selectedOf(page)).toEqual(all);

    await page.keyboard.press('Control+d');
    await expect(elementsOf(page)).toHaveCount(6);
    await elementsOf(page)
      .nth(3)
      .dblclick({ position: { x: 60, y: 60 } });
    expect(await selectedOf(page)).toEqual(all.slice(0, 2));
  },
);
