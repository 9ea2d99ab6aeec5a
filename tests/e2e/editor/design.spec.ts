import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import {
  canvasOf,
  createSvgFile,
  elementsOf,
  openEditor,
  pressButton,
  runPaletteCommand,
  type UploadedFile,
  uploadStill,
} from './page';

const backgroundColorOf = (page: Page) =>
  canvasOf(page)
    .locator('[data-board] > :first-child')
    .evaluate((node) => getComputedStyle(node).backgroundColor);

const groundNumbers = async (page: Page) =>
  ((await backgroundColorOf(page)).match(/\d+/g) ?? []).map(Number);

test(
  'A theme restyles the deck, faces and all, one step takes it back, and a layout adds a slide in its colours',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await pressButton(page, /^Add Text Box/);
    await page.keyboard.type('The last reel');
    await page.keyboard.press('Escape');

    await page.getByRole('tab', { name: 'Design' }).click();
    await page.getByRole('button', { name: 'Noir', exact: true }).click();
    await expect.poll(() => backgroundColorOf(page)).toBe('rgb(16, 17, 20)');
    const text = elementsOf(page).first().locator('div').first();
    await expect(text).toHaveCSS('font-family', /^Barlow/);
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => /Barlow/.test(family) && status === 'loaded',
      ),
    );

    await page.keyboard.press('Control+z');
    await expect.poll(() => backgroundColorOf(page)).toBe('rgb(255, 255, 255)');
    await expect(text).toHaveCSS('font-family', /^Arial/);
    await page.getByRole('button', { name: 'Romance' }).click();
    await page.getByRole('button', { name: 'Statement' }).click();
    await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(3);
    await expect(canvasOf(page)).toHaveAccessibleName('Canvas, slide 2 of 3');
    await expect.poll(() => backgroundColorOf(page)).toBe('rgb(86, 20, 41)');
    await expect(elementsOf(page).first()).toHaveText('A title in a few words');
  },
);

test(
  'A film template comes in a theme, and in any other that is chosen for it',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await runPaletteCommand(page, 'new deck from a film template');
    const dialog = page.getByRole('dialog', { name: 'New deck' });
    await dialog.getByRole('combobox', { name: 'Theme' }).selectOption('Thriller');
    await dialog.getByRole('button', { name: /^Feature film/ }).click();
    await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(14);
    await expect(
      elementsOf(page).filter({ hasText: 'Title of the film' }).locator('div'),
    ).toHaveCSS('font-family', /^Anton/);
  },
);

test(
  'A still gives the deck its colours: chosen, looked at, taken in one step',
  { tag: '@slow' },
  async ({ page }) => {
    await openWithNight(page);
    await page.getByRole('tab', { name: 'Design' }).click();
    await pressButton(page, 'Theme from a still');
    const dialog = page.getByRole('dialog', { name: 'Theme from a still' });
    await dialog.getByRole('button', { name: 'night' }).click();
    await expect(dialog.getByRole('img', { name: 'The first slide in this theme' })).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Fonts' }).selectOption('orbit');
    await dialog.getByRole('button', { name: 'Use this theme' }).click();

    await expect(dialog).toBeHidden();
    const [red = 255, green = 255, blue = 255] = await groundNumbers(page);
    expect(Math.max(red, green, blue)).toBeLessThan(40);
    await expect(page.getByRole('button', { name: 'night', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('Control+z');
    await expect.poll(() => backgroundColorOf(page)).toBe('rgb(255, 255, 255)');
  },
);

test(
  'Keyboard alone takes a theme from a still, with other faces, and gives it back',
  { tag: '@slow' },
  async ({ page }) => {
    await openWithNight(page);
    await runPaletteCommand(page, 'theme from a still');
    const dialog = page.getByRole('dialog', { name: 'Theme from a still' });
    await expect(dialog).toBeVisible();
    await tabTo(dialog.getByRole('button', { name: 'night' }));
    await page.keyboard.press('Enter');
    await tabTo(dialog.getByRole('combobox', { name: 'Fonts' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const faces = dialog.getByRole('combobox', { name: 'Fonts' });
    await expect(faces).not.toHaveValue('');
    await tabTo(dialog.getByRole('button', { name: 'Use this theme' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect.poll(() => backgroundColorOf(page)).not.toBe('rgb(255, 255, 255)');
    await expect(page.locator('body')).not.toBeFocused();
    await page.keyboard.press('Control+z');
    await expect.poll(() => backgroundColorOf(page)).toBe('rgb(255, 255, 255)');
  },
);

/** The editor, with a dark still on its slide. */
async function openWithNight(page: Page): Promise<void> {
  await openEditor(page);
  await uploadStill(page, 'night.png');
  await expect(elementsOf(page)).toHaveCount(1);
}

/** Goes on by Tab until the focus is there; a round trip without it is a failure. */
async function tabTo(target: Locator): Promise<void> {
  for (let stop = 0; stop < 20; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test(
  'A file gives colours and stays out of the deck; what has none to give is said to',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await runPaletteCommand(page, 'theme from a still');
    const dialog = page.getByRole('dialog', { name: 'Theme from a still' });
    await expect(dialog).toContainText('The deck has no pictures yet.');
    const give = async (file: UploadedFile) => {
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Choose a file…' }).click();
      await (await chooser).setFiles(file);
    };
    const frame = (inside: string) =>
      createSvgFile(
        'desert.svg',
        `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="100">${inside}</svg>`,
      );

    await give({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(dialog.getByRole('alert')).toHaveText(/^“notes.png” is not an image/);
    await give(frame(''));
    await expect(dialog.getByRole('alert')).toHaveText(/fully transparent/);
    await give(
      frame('<path fill="#e8c391" d="M0 0h240v100H0z"/><path fill="#7fb2d6" d="M0 0h240v40H0z"/>'),
    );
    await dialog.getByRole('button', { name: 'Use this theme' }).click();
    const [red = 0, green = 0, blue = 0] = await groundNumbers(page);
    expect(Math.min(red, green, blue)).toBeGreaterThan(220);
    await expect(elementsOf(page)).toHaveCount(0);
  },
);

test(
  'Another theme asks once for own fonts, accent and footer, and one step takes all of it back',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await page.getByRole('tab', { name: 'Design' }).click();
    await pressButton(page, 'Noir');
    await pressButton(page, 'Long text');
    await page.getByText('Change this theme').click();
    await page.getByLabel('Footer (not on covers)').fill('Lantern Film 2026');
    await page.getByLabel('Font of titles').selectOption('Anton');
    await expect(canvasOf(page)).toContainText('Lantern Film 2026');
    const title = elementsOf(page).filter({ hasText: 'A title' }).locator('div').first();
    const question = page.getByRole('dialog', { name: 'Keep your fonts and footer?' });

    await pressButton(page, 'Romance');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect.poll(() => backgroundColorOf(page)).toBe('rgb(27, 29, 34)');

    await pressButton(page, 'Romance');
    await question.getByRole('button', { name: 'Keep mine' }).press('Enter');
    await expect.poll(() => backgroundColorOf(page)).toBe('rgb(251, 227, 221)');
    await expect(canvasOf(page)).toContainText('Lantern Film 2026');
    await expect(title).toHaveCSS('font-family', /^Anton/);

    await page.keyboard.press('Control+z');
    await expect.poll(() => backgroundColorOf(page)).toBe('rgb(27, 29, 34)');
    await pressButton(page, 'Romance');
    await question.getByRole('button', { name: 'Use those of Romance' }).press('Enter');
    await expect(title).toHaveCSS('font-family', /^"DM Serif/);
    await expect(canvasOf(page)).not.toContainText('Lantern Film 2026');
  },
);

test(
  'Code that comes with another panel moves no control that stands',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await uploadStill(page);
    await expect(page.getByRole('button', { name: 'Replace image' })).toBeVisible();
    const elements = await placesOfControls(page);
    expect(Object.keys(elements).length).toBeGreaterThan(40);
    for (const tab of ['Design', 'Film', 'Elements']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.waitForLoadState('networkidle');
    }
    expect(await placesOfControls(page)).toEqual(elements);
  },
);

/** Place and size of each control that is seen, by its place in the document and its name. */
function placesOfControls(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('button, a, input, [role=tab]')];
    const seen = controls.filter((control) => control.getClientRects().length > 0);
    return Object.fromEntries(
      seen.map((control, at) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const name = control.ariaLabel ?? control.textContent;
        return [`${at} ${name}`, [x, y, width, height].map(Math.round).join(' ')];
      }),
    );
  });
}
