import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { canvasOf, elementsOf, openEditor, pressButton } from './page';

test.beforeEach(async ({ page }) => openEditor(page));

/** Types of the selected elements, in drawing order. */
const selectedOf = (page: Page) =>
  canvasOf(page)
    .locator('[data-selected]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-roledescription')));

test('A group in a group is entered with double clicks and left with Escape, level by level, and undone by level', async ({
  page,
}) => {
  for (const shape of [/^Rectangle/, /^Circle/, /^Star/]) {
    await pressButton(page, shape);
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+ArrowRight');
    if (shape.source === '^Rectangle') await page.keyboard.press('Shift+ArrowDown');
  }
  const [rectangle, circle, star] = [0, 1, 2].map((index) => elementsOf(page).nth(index));
  if (!rectangle || !circle || !star) throw new Error('There are three shapes.');
  // Spread out, so that each can be pressed.
  for (const [index, shape] of [rectangle, circle].entries()) {
    await shape.focus();
    for (let step = 0; step < 20 - index * 10; step += 1)
      await page.keyboard.press('Shift+ArrowDown');
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
});
