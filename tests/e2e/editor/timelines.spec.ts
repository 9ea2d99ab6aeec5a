import { expect, test } from '../../support/test';
import { canvasOf, elementsOf, openEditor, runPaletteCommand } from './page';

test.beforeEach(async ({ page }) => openEditor(page));

test(
  'By keyboard alone a timeline is added, written, copied, and taken back step by step',
  { tag: '@slow' },
  async ({ page }) => {
    await runPaletteCommand(page, 'Timeline');
    const timeline = elementsOf(page).first();
    await expect(timeline).toHaveAccessibleName(/^Timeline/);
    await expect(timeline).toBeFocused();
    await expect(timeline.getByText('Development')).toBeVisible();

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
