import type { Locator } from '@playwright/test';
import { expect, test } from '../../../support/test';
import {
  boxOf,
  canvasOf,
  elementsOf,
  openEditor,
  pressButton,
  runPaletteCommand,
  textFieldOf,
  typeTextBox,
  uploadImages,
} from '../page';

test.beforeEach(async ({ page }) => openEditor(page));

test(
  'The box of a text follows its size, its width and its font, up and down',
  { tag: '@slow' },
  async ({ page }) => {
    await typeTextBox(page, 'The last reel');
    await page.keyboard.press('Escape');
    const height = page.getByLabel('Height', { exact: true });
    const heightNow = async () => Number(await height.inputValue());
    await page.getByLabel('Font size').selectOption('64');
    await expect.poll(heightNow).toBeGreaterThan(140);
    const high = await heightNow();
    const text = elementsOf(page).first();
    expect(await text.locator('> div').evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(
      0,
    );

    const box = await boxOf(text);
    await page.mouse.move(box.x + box.width, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 200, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(heightNow).toBe(77);
    expect(high).toBe(231);

    await page.getByLabel('Font size').selectOption('16');
    await expect(height).toHaveValue('20');
    const low = await boxOf(text);
    await page.mouse.move(low.x + low.width, low.y + low.height / 2);
    await page.mouse.down();
    await page.mouse.move(low.x + low.width - 50, low.y + low.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(elementsOf(page)).toHaveCount(1);
    expect((await boxOf(text)).width).toBeLessThan(low.width - 40);
    const side = await boxOf(page.locator('[data-handle="e"]').first());
    expect(Math.abs(side.height - low.height)).toBeLessThan(4);

    await page.getByLabel('Font', { exact: true }).selectOption('Bebas Neue');
    await page.getByLabel('Text size').fill('119');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Font size').locator('option')).toHaveText([
      '119',
      '8',
      '10',
      '12',
      '14',
      '16',
      '18',
      '20',
      '24',
      '28',
      '32',
      '36',
      '48',
      '64',
    ]);
    await page.getByLabel('Font size').selectOption('48');
    await expectBoxAsHighAsLines(text);
  },
);

test(
  'The box of a text follows its font when that loads after the size has changed',
  { tag: '@slow' },
  async ({ page }) => {
    let loadFont = () => {};
    const sizeIsChosen = new Promise<void>((resolve) => {
      loadFont = resolve;
    });
    await page.route(/bebas-neue.*\.woff2/, async (route) => {
      await sizeIsChosen;
      await route.continue();
    });
    await openEditor(page);
    await typeTextBox(page, 'The last reel of the Regal cinema, and who has seen it');
    await page.keyboard.press('Escape');
    const text = elementsOf(page).first();
    const small = await boxOf(text);
    await page.getByLabel('Font', { exact: true }).selectOption('Bebas Neue');
    await page.getByLabel('Font size').selectOption('64');
    // In a font of the machine, which is wider than the one that is asked for.
    await expect.poll(async () => (await boxOf(text)).height).toBeGreaterThan(small.height);
    const before = await boxOf(text);
    loadFont();
    await expect.poll(async () => (await boxOf(text)).height).toBeLessThan(before.height);
    await expectBoxAsHighAsLines(text);
  },
);

/** Lines are less than 3 px higher or lower than the box. */
async function expectBoxAsHighAsLines(text: Locator): Promise<void> {
  await expect
    .poll(() =>
      text.locator('> div').evaluate((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = range.getBoundingClientRect().height;
        return Math.abs(lines - node.getBoundingClientRect().height) < 3;
      }),
    )
    .toBe(true);
}

test(
  'Text that runs below the slide leaves the slide where it is',
  { tag: '@slow' },
  async ({ page }) => {
    await typeTextBox(page, ...Array.from({ length: 40 }, (_, line) => `Line ${line}`));
    const scrolled = () =>
      page
        .locator('[data-board]')
        .evaluate(
          (board) =>
            [...board.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0).length,
        );
    expect(await scrolled()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(textFieldOf(page)).toBeHidden();
    expect(await scrolled()).toBe(0);
    await canvasOf(page).focus();
  },
);

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [844, 390],
  [320, 568],
  [3840, 2160],
] as const)
  test(
    `On ${width} × ${height} a slide is presented whole and in the middle`,
    { tag: width === 390 ? [] : '@slow' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await runPaletteCommand(page, 'present from the start');
      const show = page.getByRole('dialog', { name: /^Presenting/ });
      const slide = show.locator('> div > div').last();
      await expect(async () => {
        const [box, screen] = [await boxOf(slide), await boxOf(show)];
        expect(Math.abs(box.x + box.width / 2 - screen.width / 2)).toBeLessThan(1);
        expect(Math.abs(box.y + box.height / 2 - screen.height / 2)).toBeLessThan(1);
        expect(box.width).toBeLessThanOrEqual(screen.width + 1);
        expect(box.height).toBeLessThanOrEqual(screen.height + 1);
      }).toPass();
    },
  );

test(
  'At 200 % zoom the slide keeps its room, a message does not cover it, and labels fit their buttons',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    const board = page.locator('[data-board]');
    await expect.poll(async () => (await boxOf(board)).width).toBeGreaterThan(300);
    const exportButton = page.getByRole('button', { name: /^Export/ });
    const [button, label] = [await boxOf(exportButton), await boxOf(exportButton.locator('span'))];
    expect(label.x + label.width).toBeLessThanOrEqual(button.x + button.width);
    await pressButton(page, 'Add to the slide');
    await uploadImages(page, { name: 'bad.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    const message = page.getByText(/is not an image the browser can show/);
    await expect(async () => {
      const [text, slide] = [await boxOf(message), await boxOf(board)];
      expect(text.y + text.height).toBeLessThanOrEqual(slide.y);
    }).toPass();
  },
);
