import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/test';
import {
  boxOf,
  typeTextBox,
  undoTyping,
  canvasOf,
  elementsOf,
  openEditor,
  selectLastWord,
  pressButton,
  runPaletteCommand,
  textFieldOf,
} from '../page';

test.beforeEach(async ({ page }) => openEditor(page));

/** Start and end of each line of the canvas in screen pixels, to one decimal. */
const linesOf = (page: Page) =>
  elementsOf(page)
    .locator('p')
    .evaluateAll((lines) =>
      lines.map((line) => {
        const { x, y, width, height } = line.getBoundingClientRect();
        return [x, y, width, height].map((value) => Math.round(value * 10) / 10);
      }),
    );

test('Words are set by keyboard alone; each act is taken back alone, in the text and after leaving it', async ({
  page,
}) => {
  await typeTextBox(page, 'Mira waits');
  const last = canvasOf(page).locator('p > span', { hasText: 'waits' });
  await selectLastWord(page);
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+Shift+Period');
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Font size')).toHaveValue('18');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Font size')).toHaveValue('16');
  await page.keyboard.press('Escape');
  await expect(last).toHaveCSS('font-weight', '700');
  const box = elementsOf(page).first();
  await expect(box).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(canvasOf(page).locator('p > span')).toHaveCount(0);
  await expect(box).toHaveText('Mira waits');

  await page.keyboard.press('Enter');
  await undoTyping(box, 'Double click to edit text');
  await expect(textFieldOf(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(elementsOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Redo' })).toBeVisible();
});

test(
  'Lists have levels, stay where they are when the box is left, and end with an empty line',
  { tag: '@slow' },
  async ({ page }) => {
    await typeTextBox(page, 'The reel');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Shift+7');
    await page.keyboard.type('stolen at night from the archive');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('by her');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('found');
    const typed = await linesOf(page);
    expect(typed).toHaveLength(4);
    await page.keyboard.press('Escape');
    await expect(textFieldOf(page)).toBeHidden();
    expect(await linesOf(page)).toEqual(typed);
    const markers = elementsOf(page).first().locator('p > span:first-child');
    await expect(markers).toHaveText(['1.', 'a.', '2.']);
    await typeTextBox(page, 'one');
    await page.keyboard.press('Control+Shift+8');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    await page.keyboard.press('Escape');
    await expect(elementsOf(page).last().locator('p')).toHaveText(['•one', 'two']);
  },
);

test('Of pasted words only known marks are taken', { tag: '@slow' }, async ({ page }) => {
  await typeTextBox(page);
  await textFieldOf(page).evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<style>h2 { color: red; }</style><h2 style="color:red;font-size:80px">A <b>bold</b> <a href="javascript:alert(1)">claim</a></h2>' +
        '<ul><li>one<ul><li>two</li></ul></li></ul><script>alert(1)</script><img src="x">',
    );
    words.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await page.keyboard.press('Escape');
  const text = elementsOf(page).first();
  await expect(text.locator('p')).toHaveText(['A bold claim', '•one', '–two']);
  await expect(text.locator('span', { hasText: 'bold' })).toHaveCSS('font-weight', '700');
  await expect(text.locator('p').first()).toHaveCSS('font-size', '16px');
  await expect(text.locator('p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(text.locator('a, img, [href]')).toHaveCount(0);
});

test('Marks go along from box to box', { tag: '@slow' }, async ({ page }) => {
  await typeTextBox(page, 'Mira waits');
  await selectLastWord(page);
  await page.keyboard.press('Control+i');
  await page.getByLabel('Text colour').fill('#c2410c');
  await textFieldOf(page).focus();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await typeTextBox(page);
  await page.keyboard.press('Control+v');
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  const copy = elementsOf(page).nth(1);
  await expect(copy).toHaveText('waits!');
  await expect(copy.locator('[style*="italic"]').first()).toHaveCSS('color', 'rgb(194, 65, 12)');
});

test('An input method is left alone until it is done', { tag: '@slow' }, async ({ page }) => {
  await typeTextBox(page, 'To ');
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  for (const text of ['k', 'き', 'きょ', 'きょう', '今日']) await compose(text);
  await session.send('Input.insertText', { text: '今日' });
  await page.keyboard.type('!');
  await expect(textFieldOf(page)).toHaveText('To 今日!');
  await page.keyboard.press('Escape');
  await expect(elementsOf(page).first()).toHaveText('To 今日!');
});

test(
  'A link is set by keyboard, followed in the show, and alive in the PDF',
  { tag: '@slow' },
  async ({ page }) => {
    await typeTextBox(page, 'Read on');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+Shift+k');
    const address = page.getByRole('textbox', { name: 'Address' });
    await expect(address).toBeFocused();
    await page.keyboard.type('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a web address, email')).toBeVisible();
    await address.fill('example.org/reel');
    await page.keyboard.press('Enter');
    await expect(textFieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(canvasOf(page).locator('a')).toHaveCount(0);
    await page.keyboard.press('F5');
    await expect(
      page.getByRole('dialog', { name: /^Presenting/ }).getByRole('link', { name: 'Read on' }),
    ).toHaveAttribute('href', 'https://example.org/reel');
    await page.keyboard.press('Escape');
    await pressButton(page, /^Export/);
    const download = page.waitForEvent('download');
    await page
      .getByRole('dialog', { name: 'Export' })
      .getByRole('button', { name: /^Export/ })
      .click();
    const written = await readFile(await (await download).path(), 'latin1');
    expect(written).toContain('/URI (https://example.org/reel)');
  },
);

test(
  'Words shrink into their box, and are as large as before when it has room again',
  { tag: '@slow' },
  async ({ page }) => {
    await typeTextBox(page, 'one', 'two', 'three', 'four');
    await page.keyboard.press('Escape');
    const size = () =>
      elementsOf(page)
        .first()
        .locator('p')
        .first()
        .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    expect(await size()).toBe(16);
    await page.getByLabel('If the text is too long').selectOption('shrink');
    await page.getByLabel('Height', { exact: true }).fill('40');
    await page.keyboard.press('Enter');
    await expect.poll(size).toBeLessThan(9);
    await page.getByLabel('Height', { exact: true }).fill('200');
    await page.keyboard.press('Enter');
    await expect.poll(size).toBe(16);
  },
);

test('Found words are replaced within their marks', { tag: '@slow' }, async ({ page }) => {
  await typeTextBox(page, 'Mira waits');
  await selectLastWord(page);
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Escape');
  await runPaletteCommand(page, 'find and replace');
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  await dialog.getByLabel('Find', { exact: true }).fill('waits');
  await dialog.getByLabel('Replace with').fill('leaves');
  await dialog.getByRole('button', { name: 'Replace all' }).click();
  await expect(dialog.getByLabel('Find', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  const words = elementsOf(page).first().locator('span', { hasText: 'leaves' });
  await expect(words).toHaveCSS('font-weight', '700');
});

test.describe('On a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'the formats stand on the keyboard, and a tap on them leaves the caret',
    { tag: '@slow' },
    async ({ page }) => {
      await pressButton(page, 'Add to the slide');
      await pressButton(page, /^Add Text Box/);
      await expect(textFieldOf(page)).toBeFocused();
      await page.keyboard.type('Mira');
      const bold = page.getByRole('button', { name: 'Bold' });
      /** Distance between the tools and the lower edge of the screen. */
      const above = async () => {
        const box = await bold.boundingBox();
        return box ? 844 - box.y - box.height : -1;
      };
      await expect.poll(above).toBeLessThan(12);
      await page.evaluate(() => {
        const viewport = window.visualViewport;
        if (!viewport) return;
        Object.defineProperty(viewport, 'height', { configurable: true, value: 500 });
        viewport.dispatchEvent(new Event('resize'));
      });
      await expect.poll(above).toBeGreaterThan(344);
      await expect.poll(above).toBeLessThan(356);
      await page.keyboard.press('Control+a');
      await bold.tap();
      await expect(textFieldOf(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(elementsOf(page).first()).toHaveText('Mira');
      await expect(elementsOf(page).first().locator('> div')).toHaveCSS('font-weight', '700');
    },
  );
});

test(
  'Words are found on all slides and replaced in one step',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, /^Add Text Box/);
    await page.keyboard.type('Mira waits');
    await page.keyboard.press('Escape');
    await page.getByRole('option', { name: 'Slide 2' }).click();
    await page.getByLabel('Speaker notes').fill('Ask Mira about the lamp.');
    await page.keyboard.press('Control+f');
    const dialog = page.getByRole('dialog', { name: 'Find and replace' });
    await expect(dialog.getByLabel('Find', { exact: true })).toBeFocused();
    await page.keyboard.type('mira');
    await expect(dialog.getByRole('status')).toHaveText('2 places found.');
    await dialog.getByLabel('Replace with').fill('Asha');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(/^2 places replaced\./);
    await dialog.getByLabel('Find', { exact: true }).fill('asha');
    await dialog.getByRole('button', { name: /^Text: Asha waits/ }).click();
    await expect(canvasOf(page)).toHaveAccessibleName('Canvas, slide 1 of 2');
    await expect(elementsOf(page).first()).toHaveText('Asha waits');
    await expect(elementsOf(page).first()).toHaveAccessibleName(/selected/);
    await canvasOf(page).focus();
    await page.keyboard.press('Control+z');
    await page.getByRole('option', { name: 'Slide 1' }).click();
    await expect(elementsOf(page).first()).toHaveText('Mira waits');
    await page.getByRole('option', { name: 'Slide 2' }).click();
    await expect(page.getByLabel('Speaker notes')).toHaveValue('Ask Mira about the lamp.');
  },
);

test(
  'A double click on an empty spot and Escape leave nothing behind',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, 'Or start blank');
    const box = await boxOf(canvasOf(page));
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await expect(textFieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(elementsOf(page)).toHaveCount(0);
  },
);
