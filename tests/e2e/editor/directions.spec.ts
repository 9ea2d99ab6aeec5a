import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { canvasOf, elementsOf, openEditor, pressButton, textFieldOf, typeTextBox } from './page';

test.beforeEach(async ({ page }) => openEditor(page));

/** Screen position of the middle of each letter from the left end of its paragraph. */
const lettersOf = (paragraph: Locator) =>
  paragraph.evaluate((node) => {
    const { left } = node.getBoundingClientRect();
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const letters: [string, number][] = [];
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null)
      for (const index of text.data.split('').keys()) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const box = range.getBoundingClientRect();
        letters.push([text.data.charAt(index), Math.round(box.left + box.width / 2 - left)]);
      }
    return letters;
  });

const visualTextOf = async (paragraph: Locator) =>
  (await lettersOf(paragraph))
    .toSorted(([, one], [, other]) => one - other)
    .map(([letter]) => letter)
    .join('');

const lineOf = (page: Page, index = 0) => canvasOf(page).locator('p').nth(index);

test('A line turns with its first letter while somebody types, and stays as it was typed when the box is left', async ({
  page,
}) => {
  await typeTextBox(page, 'שלום, Mira 2027!');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Mira, שלום!');
  await expect(lineOf(page)).toHaveCSS('direction', 'rtl');
  await expect(lineOf(page, 1)).toHaveCSS('direction', 'ltr');
  const typed = await Promise.all([lettersOf(lineOf(page)), lettersOf(lineOf(page, 1))]);
  expect(await visualTextOf(lineOf(page))).toBe('!Mira 2027 ,םולש');
  expect(await visualTextOf(lineOf(page, 1))).toBe('Mira, םולש!');
  await page.keyboard.press('Escape');
  await expect(textFieldOf(page)).toBeHidden();
  expect(await Promise.all([lettersOf(lineOf(page)), lettersOf(lineOf(page, 1))])).toEqual(typed);
  const right = await lineOf(page).evaluate((node) => node.getBoundingClientRect().width);
  expect(typed[0]?.[0]?.[1]).toBeGreaterThan(right - 20);
});

test('The caret and the selection go through a mixed line as the browser leads them', async ({
  page,
}) => {
  await typeTextBox(page, 'שלום Mira');
  await page.keyboard.press('Home');
  // To the left is forward in Hebrew.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('-');
  await expect(lineOf(page)).toHaveText('ש-לום Mira');
  await page.keyboard.press('Home');
  for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.type('כן');
  await expect(lineOf(page)).toHaveText('כן Mira');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Delete');
  await page.keyboard.press('End');
  await page.keyboard.type(' ok');
  await expect(lineOf(page)).toHaveText('כן ok');
});

test(
  'A direction and an alignment that were set hold on the slide, in lists and when the letters change',
  { tag: '@slow' },
  async ({ page }) => {
    await typeTextBox(page, 'שלום');
    await page.keyboard.press('Control+Shift+8');
    const button = (name: string) => page.getByRole('button', { name }).first();
    await expect(button('Align text right')).toHaveAttribute('aria-pressed', 'true');
    const sideOf = async () => {
      const first = (await lettersOf(lineOf(page)))[0]?.[1] ?? 0;
      return first > (await lineOf(page).evaluate((node) => node.clientWidth)) / 2
        ? 'right'
        : 'left';
    };
    expect(await sideOf()).toBe('right');
    await pressButton(page, 'Left-to-right text');
    await expect(lineOf(page)).toHaveAttribute('dir', 'ltr');
    await expect(button('Left-to-right text')).toHaveAttribute('aria-pressed', 'true');
    expect(await sideOf()).toBe('left');
    await pressButton(page, 'Right-to-left text');
    await page.keyboard.press('Home');
    await page.keyboard.type('A ');
    await page.keyboard.press('Escape');
    await expect(lineOf(page)).toHaveAttribute('dir', 'rtl');
    const marker = lineOf(page).locator('span').first();
    const [markerBox, lineBox] = await Promise.all([
      marker.boundingBox(),
      lineOf(page).boundingBox(),
    ]);
    expect((markerBox?.x ?? 0) + (markerBox?.width ?? 0)).toBeCloseTo(
      (lineBox?.x ?? 0) + (lineBox?.width ?? 0),
      0,
    );
    await elementsOf(page).first().click();
    await pressButton(page, 'Align text left');
    await expect(button('Align text left')).toHaveAttribute('aria-pressed', 'true');
    expect(await sideOf()).toBe('left');
    await pressButton(page, 'Right-to-left text');
    await expect(lineOf(page)).toHaveAttribute('dir', 'ltr');
  },
);
