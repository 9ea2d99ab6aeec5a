import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { boxOf, canvasOf, elementsOf, openEditor, pressButton } from './page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(async ({ page }) => openEditor(page));

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Fingers that go down, move together in small steps and go up, as the browser would report them. */
async function swipe(page: Page, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const at = (share: number) =>
    from.map(({ x, y }, id) => ({
      id,
      x: x + ((to[id]?.x ?? x) - x) * share,
      y: y + ((to[id]?.y ?? y) - y) * share,
    }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step += 1)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(step / 10),
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

const zoomOf = async (page: Page) => (await boxOf(page.locator('[data-board]'))).width / 960;

test('On a telephone the canvas has the room; things are added, taken back, exported and presented', async ({
  page,
}) => {
  await expect(page.getByLabel('Font size')).toBeHidden();
  expect((await boxOf(canvasOf(page))).height).toBeGreaterThan(420);
  const isScrolled = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isScrolled).toBe(false);
  await pressButton(page, 'Add to the slide');
  await pressButton(page, 'Add Text Box');
  await page.keyboard.type('Night');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Font size')).toBeVisible();
  expect((await boxOf(page.getByRole('group', { name: 'Text', exact: true }))).height).toBeLessThan(
    60,
  );
  await pressButton(page, 'Add to the slide');
  await pressButton(page, 'Rectangle');
  await expect(elementsOf(page)).toHaveCount(2);
  await expect(page.getByRole('complementary', { name: 'Add to the slide' })).toBeHidden();
  await pressButton(page, 'Undo');
  await expect(elementsOf(page)).toHaveCount(1);
  await pressButton(page, 'Redo');
  await expect(elementsOf(page)).toHaveCount(2);
  await pressButton(page, 'Add to the slide');
  await page.getByRole('tab', { name: 'Background' }).click();
  await pressButton(page, 'Colour #0f172a');
  await pressButton(page, 'Add to the slide');
  await pressButton(page, 'Export');
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  await page.keyboard.press('Escape');
  await pressButton(page, /^Present from the start/);
  await expect(page.getByRole('dialog', { name: /^Presenting/ })).toBeVisible();
});

test(
  'Two fingers zoom, one finger moves the canvas, and selects nothing',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, 'Or start blank');
    const before = await zoomOf(page);
    const { x, y, width, height } = await boxOf(canvasOf(page));
    const middle = { x: x + width / 2, y: y + height / 2 };
    await swipe(
      page,
      [
        { x: middle.x - 30, y: middle.y },
        { x: middle.x + 30, y: middle.y },
      ],
      [
        { x: middle.x - 120, y: middle.y },
        { x: middle.x + 120, y: middle.y },
      ],
    );
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(before * 2);
    const board = await boxOf(page.locator('[data-board]'));
    await swipe(page, [middle], [{ x: middle.x - 90, y: middle.y - 20 }]);
    await expect
      .poll(async () => Math.round(board.x - (await boxOf(page.locator('[data-board]'))).x))
      .toBeGreaterThan(60);
  },
);

test(
  'A finger moves what is selected, and pans over what is not',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, 'Add to the slide');
    await pressButton(page, 'Rectangle');
    await expect(page.getByLabel('X', { exact: true })).toHaveValue('100');
    const box = await boxOf(elementsOf(page).first());
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await swipe(page, [from], [{ x: from.x + 60, y: from.y + 40 }]);
    const x = page.getByLabel('X', { exact: true });
    await expect(x).not.toHaveValue('100');
    const kept = await x.inputValue();
    expect(Number(kept)).toBeGreaterThan(180);
    const moved = await boxOf(elementsOf(page).first());
    await canvasOf(page).tap({ position: { x: 10, y: 10 } });
    const start = { x: moved.x + moved.width / 2, y: moved.y + moved.height / 2 };
    await swipe(page, [start], [{ x: start.x - 60, y: start.y }]);
    await elementsOf(page).first().tap();
    await expect(x).toHaveValue(kept);
    await pressButton(page, 'Undo');
    await expect(x).toHaveValue('100');
  },
);

test('A drag of the middle of a rectangle moves it, and a swipe in the slideshow stays in the editor', async ({
  page,
}) => {
  await pressButton(page, 'Add to the slide');
  await pressButton(page, 'Rectangle');
  const rectangle = elementsOf(page).first();
  const before = await boxOf(rectangle);
  const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await swipe(page, [middle], [{ x: middle.x + 60, y: middle.y + 40 }]);
  const after = await boxOf(rectangle);
  expect(after.width).toBeCloseTo(before.width, 1);
  expect(after.height).toBeCloseTo(before.height, 1);
  expect(after.x - before.x).toBeGreaterThan(30);

  await pressButton(page, /^Present/);
  const show = page.getByRole('dialog', { name: /^Presenting/ });
  await expect(show).toHaveAccessibleName('Presenting. Slide 1 of 2');
  await swipe(page, [{ x: 300, y: 400 }], [{ x: 60, y: 400 }]);
  await expect(show).toHaveAccessibleName('Presenting. Slide 2 of 2');
  await swipe(page, [{ x: 2, y: 400 }], [{ x: 300, y: 400 }]);
  await expect(show).toHaveAccessibleName('Presenting. Slide 1 of 2');
  await swipe(page, [{ x: 2, y: 400 }], [{ x: 300, y: 400 }]);
  await expect(show).toHaveAccessibleName('Presenting. Slide 1 of 2');
  await expect(page).toHaveURL(/editor/);
});
