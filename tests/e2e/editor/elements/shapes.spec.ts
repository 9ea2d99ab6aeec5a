import { expect, test } from '../../../support/test';
import { boxOf, canvasOf, elementsOf, openEditor, pressButton, runPaletteCommand } from '../page';

test.beforeEach(async ({ page }) => openEditor(page));

test(
  'A shape is found by another word, added and given a text, by keyboard alone',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, 'More shapes');
    await expect(page.getByRole('dialog', { name: 'Shapes' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'What the shape is' })).toBeFocused();
    await page.keyboard.type('romance');
    await expect(page.getByRole('status').filter({ hasText: '1 shape' })).toBeVisible();
    await page.keyboard.press('Enter');
    const heart = elementsOf(page).last();
    await expect(heart).toHaveAccessibleName(/^Shape: Heart/);
    await expect(heart).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Text on the slide' })).toBeFocused();
    await page.keyboard.type('In love');
    await page.keyboard.press('Escape');
    await expect(heart).toBeFocused();
    await expect(heart).toHaveText('In love');
    await page.keyboard.press('Control+z');
    await expect(heart).toHaveText('');
    await page.keyboard.press('Control+y');
    await expect(heart).toHaveText('In love');
    // A letter over a selected shape replaces its text.
    await page.keyboard.type('Rivals');
    await page.keyboard.press('Escape');
    await expect(heart).toHaveText('Rivals');
  },
);

test(
  'A double click writes into a rectangle, as large as its box',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, 'Rectangle');
    const box = elementsOf(page).last();
    await box.dblclick();
    await page.keyboard.type('Hello');
    await canvasOf(page).press('Escape');
    await expect(box).toHaveText('Hello');
    await expect(elementsOf(page)).toHaveCount(1);
  },
);

test('The command list finds shapes by what they are for', { tag: '@slow' }, async ({ page }) => {
  await runPaletteCommand(page, 'cycle loop');
  await expect(elementsOf(page).last()).toHaveAccessibleName(/^Shape: Circular arrow/);
});

/** Lines that each word of an element takes. Runs inside the page. */
function countLinesOfWords(element: Element): readonly (readonly [word: string, lines: number])[] {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) return [];
  return Array.from((text.textContent ?? '').matchAll(/\S+/g), ({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return [word, range.getClientRects().length];
  });
}

test(
  'A word in a narrow shape shrinks rather than breaks; an address that would be unreadable breaks',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, /^Star/);
    const star = elementsOf(page).last();
    await star.dblclick();
    await page.keyboard.type('Winner 2026');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => star.evaluate(countLinesOfWords))
      .toEqual([
        ['Winner', 1],
        ['2026', 1],
      ]);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('thesaltroadisalongfilmwithalongname.example');
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => (await star.evaluate(countLinesOfWords))[0]?.[1])
      .toBeGreaterThan(1);
  },
);

test(
  'What is special about a kind of element stands above its position and size',
  { tag: '@slow' },
  async ({ page }) => {
    const panel = page.getByRole('complementary', { name: 'Properties' });
    for (const [button, field] of [
      [/^Add Text Box/, 'Line spacing %'],
      [/^Rectangle/, 'Line width'],
      [/^Line$/, 'Line width'],
      [/^Timeline/, 'Add milestone'],
    ] as const) {
      await pressButton(page, button);
      const special = panel.getByText(field, { exact: true });
      const position = panel.getByText('X', { exact: true });
      await expect(special).toBeVisible();
      expect((await boxOf(special)).y).toBeLessThan((await boxOf(position)).y);
    }
  },
);
