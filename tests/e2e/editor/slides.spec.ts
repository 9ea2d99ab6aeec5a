import { expect, test } from '../../support/test';
import { waitUntilReady } from '../../support/visit';
import {
  boxOf,
  canvasOf,
  elementsOf,
  openEditor,
  pressButton,
  runPaletteCommand,
  uploadStill,
} from './page';

test.beforeEach(async ({ page }) => openEditor(page));

test(
  'Several slides are picked in the strip and deleted together, and come back together; the keys pick them, too',
  { tag: '@slow' },
  async ({ page }) => {
    const slides = page.getByRole('option', { name: /^Slide/ });
    for (let count = 0; count < 3; count += 1) await pressButton(page, /^New slide/);
    await expect(slides).toHaveCount(5);
    await slides.nth(1).click();
    await slides.nth(3).click({ modifiers: ['Shift'] });
    await expect(page.getByRole('option', { name: /^Slide/, selected: true })).toHaveCount(3);
    await slides.nth(2).click({ modifiers: ['Control'] });
    await expect(page.getByRole('option', { name: /^Slide/, selected: true })).toHaveCount(2);

    await page.getByRole('listbox', { name: 'Slides' }).focus();
    await page.keyboard.press('Delete');
    await expect(slides).toHaveCount(3);
    await page.keyboard.press('Control+z');
    await expect(slides).toHaveCount(5);
    const picked = page.getByRole('option', { name: /^Slide/, selected: true });
    await page.getByRole('listbox', { name: 'Slides' }).focus();
    await page.keyboard.press('Home');
    await expect(picked).toHaveCount(1);
    await page.keyboard.press('Shift+ArrowRight');
    await expect(picked).toHaveCount(2);
    await page.keyboard.press('Control+a');
    await expect(picked).toHaveCount(5);
    await page.keyboard.press('Delete');
    await expect(slides).toHaveCount(1);
  },
);

test(
  'Slides go by key from one deck into another, pictures and all, and back by one step',
  { tag: '@slow' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const slides = page.getByRole('option', { name: /^Slide/ });
    const picked = page.getByRole('option', { name: /^Slide/, selected: true });
    const strip = page.getByRole('listbox', { name: 'Slides' });
    await uploadStill(page);
    await expect(elementsOf(page).locator('img')).toBeVisible();
    await strip.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(picked).toHaveCount(2);
    await page.keyboard.press('Control+c');
    await runPaletteCommand(page, 'new deck from a film template');
    await pressButton(page, /^Feature film/);
    await expect(slides).toHaveCount(14);
    await strip.focus();
    await page.keyboard.press('Control+v');
    await expect(slides).toHaveCount(16);
    await expect(picked).toHaveCount(2);
    await expect(canvasOf(page)).toHaveAccessibleName('Canvas, slide 2 of 16');
    await expect(elementsOf(page).locator('img')).toHaveJSProperty('naturalWidth', 1195);
    await page.keyboard.press('Control+x');
    await expect(slides).toHaveCount(14);
    await page.keyboard.press('Control+z');
    await expect(slides).toHaveCount(16);
    await page.keyboard.press('Control+z');
    await expect(slides).toHaveCount(14);
  },
);

test(
  'All slides side by side are walked, picked, carried and opened by keyboard',
  { tag: '@slow' },
  async ({ page }) => {
    for (let count = 0; count < 6; count += 1) await pressButton(page, /^New slide/);
    await page.keyboard.press('Control+Alt+g');
    const grid = page.getByRole('navigation', { name: 'All slides' });
    await expect(grid.getByRole('listbox', { name: 'Slides' })).toBeFocused();
    await expect(grid.getByRole('option')).toHaveCount(8);
    const current = () =>
      grid.locator('[data-current]').evaluate((node) => Number(node.dataset['index']));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    const columns = await current();
    expect(columns).toBeGreaterThan(1);
    await page.keyboard.press('ArrowUp');
    expect(await current()).toBe(0);
    await page.keyboard.press('Shift+ArrowRight');
    await expect(grid.getByRole('option', { selected: true })).toHaveCount(2);
    const ids = () =>
      grid
        .locator('[data-slide]')
        .evaluateAll((nodes) => nodes.map((node) => node.dataset['slide']));
    const before = await ids();
    await page.keyboard.press('Alt+ArrowRight');
    expect(await ids()).toEqual([before[2], before[0], before[1], ...before.slice(3)]);
    await page.keyboard.press('Delete');
    await expect(grid.getByRole('option')).toHaveCount(6);
    await page.keyboard.press('Control+z');
    await expect(grid.getByRole('option')).toHaveCount(8);
    await page.keyboard.press('Enter');
    await expect(canvasOf(page)).toBeVisible();
    await expect(grid).toBeHidden();
  },
);

test('A slide is dragged from one row to another', { tag: '@slow' }, async ({ page }) => {
  for (let count = 0; count < 6; count += 1) await pressButton(page, /^New slide/);
  await pressButton(page, /^Show all slides/);
  const slides = page.locator('[data-slide]');
  const idAt = (place: number) => slides.nth(place).getAttribute('data-slide');
  const movedId = await idAt(0);
  const [from, to] = [await boxOf(slides.nth(0)), await boxOf(slides.nth(6))];
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(to.x + 44, to.y + 44, { steps: 4 });
  await page.mouse.up();
  expect(await idAt(6)).toBe(movedId);
});

test(
  'Sections are named, folded and unfolded, and are there after a reload',
  { tag: '@slow' },
  async ({ page }) => {
    for (let count = 0; count < 3; count += 1) await pressButton(page, /^New slide/);
    const slides = page.getByRole('option', { name: /^Slide/ });
    await slides.nth(2).click();
    await pressButton(page, 'Start a section here');
    await page.getByLabel('Section', { exact: true }).fill('Act two');
    const section = page.getByRole('group', { name: /^Act two/ });
    await expect(section.getByRole('option')).toHaveCount(3);
    await page.getByRole('listbox', { name: 'Slides' }).focus();
    await page.keyboard.press('Alt+Enter');
    await expect(section.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(section.getByRole('option')).toHaveCount(0);
    await section.getByText('Act two').click();
    await expect(section.getByRole('option')).toHaveCount(3);
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(section.getByRole('option')).toHaveCount(3);
  },
);

test(
  'The show dissolves, fades and dips where its maker wants it to, and goes back by a cut',
  { tag: '@slow' },
  async ({ page }) => {
    await page.getByRole('option', { name: 'Slide 2' }).click();
    await page.getByLabel('Transition into this slide').selectOption('Dip to black');
    await page.keyboard.press('Home');
    await page.keyboard.press('F5');
    const show = page.getByRole('dialog', { name: /^Presenting/ });
    await expect(show).toBeVisible();
    await expect(show.locator('[data-transition]')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(show.locator('[data-transition=dip-to-black]')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(show.locator('[data-transition]')).toHaveCount(0);
  },
);

test(
  'Comments to oneself are written by keyboard, kept, resolved and deleted, and shown to nobody',
  { tag: '@slow' },
  async ({ page }) => {
    const add = page.getByRole('button', { name: 'Add comment', exact: true });
    await add.press('Enter');
    const comment = page.getByRole('textbox', { name: 'Comment 1' });
    await expect(comment).toBeFocused();
    await page.keyboard.type('Ask Mira about the reel');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Comment 1 resolved' })).toBeChecked();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await waitUntilReady(page);
    await expect(comment).toHaveValue('Ask Mira about the reel');
    await page.getByRole('option', { name: 'Slide 2' }).click();
    await expect(comment).toHaveCount(0);
    await page.getByRole('option', { name: 'Slide 1' }).click();

    await page.keyboard.press('F5');
    const show = page.getByRole('dialog', { name: /^Presenting/ });
    await expect(show).toBeFocused();
    await expect(show.getByText('Ask Mira')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(show).toBeHidden();

    await page.getByRole('button', { name: 'Delete comment 1' }).press('Enter');
    await expect(comment).toHaveCount(0);
    await expect(add).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(comment).toHaveValue('Ask Mira about the reel');
  },
);
