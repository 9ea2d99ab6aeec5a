import { expect, type Locator, type Page } from '@playwright/test';
import { getBackendKeys } from '../../support/backend';
import { paintStill } from '../../support/pictures';
import { signInContext } from '../../support/sign-in-context';
import { visit } from '../../support/visit';

/** A member at the first deck of this browser, once menus, hints and dialogs have come, too. */
export async function openEditor(page: Page): Promise<void> {
  await signInContext(page.context(), getBackendKeys());
  await visit(page, '/editor');
  await page.getByLabel('Size against a 10 MB mail').waitFor({ state: 'attached' });
}

export const canvasOf = (page: Page): Locator => page.getByRole('region', { name: /^Canvas/ });

export const elementsOf = (page: Page): Locator => canvasOf(page).locator('[data-id]');

export const pressButton = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Runs a command by its name, from anywhere. */
export async function runPaletteCommand(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export async function uploadImages(page: Page, ...files: UploadedFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await pressButton(page, 'Upload Image');
  await (await chooser).setFiles(files);
}

/** Changes every record of one of the stores that the member's decks lie in. */
export function changeStoredRecords(
  page: Page,
  store: 'assets' | 'slides',
  change: (record: Record<string, unknown>) => object,
): Promise<void> {
  return page.evaluate(`(${readRecords.toString()})('${store}', ${change.toString()})`);
}

/** All slides of the member's decks, as they are stored. */
export const storedSlides = (page: Page): Promise<string> => page.evaluate(readRecords, 'slides');

/** All of the member's decks without their slides, as they are stored. */
export const storedDecks = (page: Page): Promise<string> => page.evaluate(readRecords, 'decks');

/** Runs inside the page. */
async function readRecords(
  name: string,
  change?: (record: Record<string, unknown>) => object,
): Promise<string> {
  const names = (await indexedDB.databases()).map(({ name: its = '' }) => its);
  const open = indexedDB.open(names.find((its) => /^slides-(?!copies-)/.test(its)) ?? '');
  await new Promise((resolve) => open.addEventListener('success', resolve));
  const store = open.result.transaction(name, 'readwrite').objectStore(name);
  const all = store.getAll();
  await new Promise((resolve) => {
    all.addEventListener('success', () => {
      if (change) for (const record of all.result) store.put(change(record));
    });
    store.transaction.addEventListener('complete', resolve);
  });
  open.result.close();
  return JSON.stringify(all.result);
}

/** A drawing as a file. */
export const createSvgFile = (name: string, markup: string): UploadedFile => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(markup),
});

/** A still, drawn by the browser itself: dark, with a lamp on the right. */
export async function createStill(page: Page, width = 1195, height = 500): Promise<Buffer> {
  const base64 = await page.evaluate(paintStill, [width, height] as const);
  return Buffer.from(base64, 'base64');
}

export async function uploadStill(page: Page, name = 'Lamp.png'): Promise<void> {
  await uploadImages(page, { name, mimeType: 'image/png', buffer: await createStill(page) });
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

export const textFieldOf = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Text on the slide' });

/** A text box that waits for its words, by keyboard alone. */
export async function typeTextBox(page: Page, ...lines: string[]): Promise<void> {
  await canvasOf(page).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await expect(textFieldOf(page)).toBeFocused();
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
}

/** Takes typing back until the text is this one: a step ends with a pause, so a slow machine makes several. */
export async function undoTyping(box: Locator, text: string): Promise<void> {
  for (let steps = 0; steps < 20 && (await box.textContent()) !== text; steps += 1)
    await box.page().keyboard.press('Control+z');
  await expect(box).toHaveText(text);
}

/**
 * Picks the last word by key. The browser tells of a selection a moment after it has drawn it, and the
 * editor knows of it from then on: a key that comes sooner, which no hand does, finds the caret.
 */
export async function selectLastWord(page: Page): Promise<void> {
  const telling = await page.evaluateHandle(() => ({
    told: new Promise<void>((resolve) =>
      document.addEventListener('selectionchange', () => {
        if (String(getSelection()) === 'waits') setTimeout(resolve);
      }),
    ),
  }));
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await telling.evaluate(({ told }) => told);
}
