import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/test';
import { boxOf, canvasOf, elementsOf, openEditor, pressButton, runPaletteCommand } from '../page';

test.beforeEach(async ({ page }) => openEditor(page));

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test(
  'By keyboard alone an icon is found, put on the slide and painted, and taken back in one step',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, 'Icon');
    const dialog = dialogOf(page, 'Icons');
    await expect(page.getByLabel('What the icon shows')).toBeFocused();
    await page.keyboard.type('qwertz');
    await expect(dialog.getByRole('status')).toHaveText(/^No icon matches/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('prize festival');
    await expect(dialog.getByRole('status')).toHaveText('2 icons');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('button', { name: 'Trophy' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const icon = elementsOf(page).first();
    await expect(icon).toHaveAccessibleName(/^Drawing: Medal/);
    await expect(icon).toBeFocused();
    const painted = icon.locator('div[style*="clip-path"]');
    await expect(painted).toHaveCSS('background-color', 'rgb(51, 65, 85)');
    await page.getByLabel('Fill as hex').fill('#b45309');
    await page.keyboard.press('Enter');
    await expect(painted).toHaveCSS('background-color', 'rgb(180, 83, 9)');
    await canvasOf(page).focus();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(elementsOf(page)).toHaveCount(0);
  },
);

test(
  'A corner of an icon is pulled, and it keeps its proportions',
  { tag: '@slow' },
  async ({ page }) => {
    await runPaletteCommand(page, 'Icon');
    await dialogOf(page, 'Icons')
      .getByRole('button', { name: 'Clapperboard', exact: true })
      .click();
    const icon = elementsOf(page).first();
    const corner = await boxOf(page.locator('[data-handle="se"]'));
    await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
    await page.mouse.down();
    await page.mouse.move(corner.x + 90, corner.y + 20, { steps: 5 });
    await page.mouse.up();
    const box = await boxOf(icon);
    expect(box.width / box.height).toBeCloseTo(1, 2);
  },
);

test(
  'A QR code is made from an address, led elsewhere, and is a link in the PDF',
  { tag: '@slow' },
  async ({ page }) => {
    await runPaletteCommand(page, 'QR code');
    await expect(page.getByLabel('Web address')).toBeFocused();
    await page.keyboard.type('no address');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Enter a web address, email/)).toBeVisible();
    await page.getByLabel('Web address').fill('example.org/trailer');
    await page.keyboard.press('Enter');
    const code = elementsOf(page).first();
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleName(/^QR code: https:\/\/example\.org\/trailer/);
    const bars = code.locator('svg path').last();
    const before = await bars.getAttribute('d');
    await page.getByLabel('Leads to').fill('https://example.org/lookbook');
    await expect(bars).not.toHaveAttribute('d', before ?? '');
    await page.getByLabel('Leads to').fill('https://');
    await expect(
      page.getByText('Enter a web address. The code is unchanged until then.'),
    ).toBeVisible();
    await expect(code).toHaveAccessibleName(/^QR code: https:\/\/example\.org\/lookbook/);
    await page.getByLabel('Fill as hex').fill('#f0a63a');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Drawn darker than its colour/)).toBeVisible();

    await pressButton(page, /^Export/);
    const download = page.waitForEvent('download');
    await dialogOf(page, 'Export')
      .getByRole('button', { name: /^Export/ })
      .click();
    const written = await readFile(await (await download).path(), 'latin1');
    expect(written).toContain('/URI (https://example.org/lookbook)');
  },
);

test(
  'By keyboard alone a timeline is added, written, copied, and taken back step by step',
  { tag: '@slow' },
  async ({ page }) => {
    await runPaletteCommand(page, 'Timeline');
    const timeline = elementsOf(page).first();
    await expect(timeline).toHaveAccessibleName(/^Timeline/);
    await expect(timeline).toBeFocused();
    await expect(timeline.getByText('Finance')).toBeVisible();

    await page.getByLabel('Date 3', { exact: true }).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('June');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Milestone 3', { exact: true })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Principal photography');
    await expect(timeline.getByText('Principal photography')).toBeVisible();
    await page.getByRole('button', { name: 'Add milestone' }).press('Enter');
    await expect(page.getByLabel('Milestone 6', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove milestone Post' }).press('Enter');
    await expect(timeline.getByText('Post')).toHaveCount(0);

    await timeline.focus();
    await page.keyboard.press('Control+d');
    await expect(elementsOf(page).getByText('Principal photography')).toHaveCount(2);
    await canvasOf(page).focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z');
    await expect(elementsOf(page)).toHaveCount(1);
    await expect(timeline.getByText('Post')).toBeVisible();
    await expect(page.getByLabel('Milestone 6', { exact: true })).toHaveCount(0);
  },
);
