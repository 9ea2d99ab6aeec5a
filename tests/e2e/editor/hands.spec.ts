import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';
import { boxOf, canvasOf, elementsOf, openEditor, pressButton, runPaletteCommand } from './page';

test.beforeEach(async ({ page }) => openEditor(page));

test('A drag is one step to undo, Escape takes it back, and the fields show where things are', async ({
  page,
}) => {
  await page
    .getByRole('button', { name: /^Rectangle/ })
    .first()
    .click();
  const box = await elementsOf(page).first().boundingBox();
  if (!box) throw new Error('The rectangle is not on the canvas.');
  const x = page.getByLabel('X', { exact: true });
  await expect(x).toHaveValue('100');
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 130, box.y + 90, { steps: 8 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(x).toHaveValue('100');
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 130, box.y + 90, { steps: 8 });
  await page.mouse.up();
  await expect(x).not.toHaveValue('100');
  await page.keyboard.press('Control+z');
  await expect(x).toHaveValue('100');
});

test('Everything can be done without a mouse', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await canvasOf(page).focus();
  await page.keyboard.press('t');
  await page.keyboard.type('INT. CINEMA');
  await page.keyboard.press('Escape');
  await expect(elementsOf(page).first()).toHaveText('INT. CINEMA');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('X', { exact: true })).toHaveValue('110');
  await expect(page.getByLabel('Y', { exact: true })).toHaveValue('101');
  await expect(elementsOf(page).first()).toHaveAccessibleName(/Text: INT\. CINEMA, at 110, 101/);
  await page.keyboard.press('Control+d');
  await expect(elementsOf(page)).toHaveCount(2);
  await page.keyboard.press('Control+c');
  await page.getByRole('listbox', { name: 'Slides' }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(canvasOf(page)).toHaveAccessibleName('Canvas, slide 2 of 2');
  await page.keyboard.press('PageUp');
  await canvasOf(page).focus();
  await page.keyboard.press('Control+v');
  await expect(elementsOf(page)).toHaveText(['INT. CINEMA']);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused();
  await page.keyboard.type('budget');
  await page.keyboard.press('Enter');
  await expect(canvasOf(page).getByRole('table')).toBeVisible();
});

test('A second tab reads, sees what is saved, and can take over', async ({ page, context }) => {
  await page
    .getByRole('button', { name: /^Rectangle/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/editor\/[\w-]+$/);
  const second = await context.newPage();
  await visit(second, '/editor');
  await expect(second).toHaveURL(page.url());
  await expect(second.getByText('This deck is open in another tab.')).toBeVisible();
  await expect(second.getByText('closed unexpectedly')).toBeHidden();
  await expect(elementsOf(second)).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Circle/ })
    .first()
    .click();
  await expect(elementsOf(second)).toHaveCount(2);
  await second.getByRole('button', { name: 'Edit here' }).click();
  await expect(page.getByText('This deck is open in another tab.')).toBeVisible();
  await expect(second.getByText('This deck is open in another tab.')).toBeHidden();
  await second
    .getByRole('button', { name: /^Add Text Box/ })
    .first()
    .click();
  await expect(elementsOf(page)).toHaveCount(3);
});

test(
  'Menus, tabs, toggles and sliders go by keys and give the focus back',
  { tag: '@slow' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Rectangle' }).click();
    const more = page.getByRole('button', { name: 'More ways to save' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await page.getByRole('tab', { name: 'Elements' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Film' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Film' })).toContainText('Frame guide');
    await page.getByRole('button', { name: '2.39', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '1.85', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const opacity = page.getByLabel('Opacity %');
    await page.getByRole('slider', { name: 'Opacity' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(opacity).toHaveValue('98');
    // Keys of the editor count while the slider has the focus: it is no text.
    await page.keyboard.press('Control+z');
    await expect(opacity).toHaveValue('100');
  },
);

test(
  'A menu closes by the right button, and what it runs acts on what it was opened on; a tool tells its name',
  { tag: '@slow' },
  async ({ page }) => {
    await page
      .getByRole('button', { name: /^Rectangle/ })
      .first()
      .click();
    await elementsOf(page).first().click({ button: 'right' });
    await expect(page.getByRole('menu', { name: 'Commands' })).toBeVisible();
    await page.mouse.click(5, 5, { button: 'right' });
    await expect(page.getByRole('menu')).toBeHidden();
    await elementsOf(page).first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: /^Duplicate/ }).click();
    await expect(elementsOf(page)).toHaveCount(2);
    await page.keyboard.press('Delete');
    await expect(elementsOf(page)).toHaveCount(1);
    const find = page.getByRole('button', { name: 'Find a command' });
    await find.hover();
    const hint = page.getByRole('tooltip');
    await expect(hint).toHaveText('Find a command (Ctrl+K)');
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
    await find.focus();
    await page.keyboard.press('Tab');
    await expect(hint).toHaveText('Present from the start (F5)');
  },
);

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
