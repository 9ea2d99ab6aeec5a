import { expect, test } from '../../support/test';
import { waitUntilReady, visit } from '../../support/visit';
import {
  boxOf,
  canvasOf,
  elementsOf,
  openEditor,
  pressButton,
  runPaletteCommand,
  textFieldOf,
  typeTextBox,
  undoTyping,
} from './page';

test.beforeEach(async ({ page }) => openEditor(page));

test(
  'Enter in the command palette runs the command and presses nothing else; in the show it presses what has the focus',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, /^Rectangle/);
    await pressButton(page, /^Circle/);
    await expect(elementsOf(page)).toHaveCount(2);
    await page.getByRole('button', { name: /^Undo/ }).focus();
    await runPaletteCommand(page, 'undo');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(elementsOf(page)).toHaveCount(1);
    await page.getByRole('button', { name: /^Export/ }).focus();
    await runPaletteCommand(page, 'present from the start');
    await expect(page.getByRole('dialog', { name: /^Presenting/ })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Export' })).toBeHidden();
    const show = page.getByRole('dialog', { name: /^Presenting/ });
    await page.keyboard.press('ArrowRight');
    await expect(show).toHaveAccessibleName('Presenting. Slide 2 of 2');
    await show.getByRole('button', { name: 'Previous slide' }).focus();
    await page.keyboard.press('Enter');
    await expect(show).toHaveAccessibleName('Presenting. Slide 1 of 2');
    await show.getByRole('button', { name: 'End presentation' }).focus();
    await page.keyboard.press('Space');
    await expect(show).toBeHidden();
  },
);

test(
  'What was added has the focus: keys work on it at once, held ones too, and it hides nothing',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, /^Rectangle/);
    await expect(elementsOf(page).first()).toBeFocused();
    for (let time = 0; time < 5; time += 1) await page.keyboard.press('Space');
    await expect(elementsOf(page)).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByLabel('X', { exact: true })).toHaveValue('101');
    await page.keyboard.press('Delete');
    await expect(elementsOf(page)).toHaveCount(0);
    await expect(canvasOf(page)).toBeFocused();
    await runPaletteCommand(page, 'circle');
    await expect(elementsOf(page).first()).toBeFocused();
    await page.keyboard.press('Delete');
    await pressButton(page, /^Rectangle/);
    await page.keyboard.down('ArrowRight');
    await page.keyboard.down('ArrowRight');
    await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    await expect(page.getByLabel('X', { exact: true })).toHaveValue('103');
    await page.keyboard.press('Delete');
    await pressButton(page, /^Rectangle/);
    await pressButton(page, /^Rectangle/);
    const [first, second] = [
      await boxOf(elementsOf(page).nth(0)),
      await boxOf(elementsOf(page).nth(1)),
    ];
    expect(second.x).toBeGreaterThan(first.x);
  },
);

test(
  'A new text box is ready to be typed in, from the button, a key and the palette',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, /^Add Text Box/);
    await page.keyboard.type('INT. CINEMA');
    await page.keyboard.press('Escape');
    await expect(elementsOf(page).first()).toHaveText('INT. CINEMA');
    await expect(elementsOf(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.keyboard.type('NIGHT');
    await page.keyboard.press('Escape');
    await expect(elementsOf(page).nth(1)).toHaveText('NIGHT');
    await runPaletteCommand(page, 'add text');
    await page.keyboard.type('He waits.');
    await page.keyboard.press('Escape');
    await expect(elementsOf(page).nth(2)).toHaveText('He waits.');
    await pressButton(page, /^Add Text Box/);
    await page.keyboard.type('REEL');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Bold/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test(
  'After a reload a tab shows its own deck, not the one changed last',
  { tag: '@slow' },
  async ({ page, context }) => {
    await page.getByLabel('Title of the presentation').fill('Mine');
    const second = await context.newPage();
    await visit(second, '/editor');
    await second.getByRole('button', { name: 'More ways to save' }).click();
    await second.getByRole('menuitem', { name: 'Open another deck' }).click();
    await second.getByRole('button', { name: 'New deck' }).click();
    await expect(second).not.toHaveURL(page.url());
    await second.getByLabel('Title of the presentation').fill('Theirs');
    await expect(second.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await waitUntilReady(page);
    await expect(page.getByLabel('Title of the presentation')).toHaveValue('Mine');
  },
);

test(
  'Two tabs opened in the same moment share one deck',
  { tag: '@slow' },
  async ({ page, context }) => {
    await page.goto('/dashboard');
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    });
    const second = await context.newPage();
    await Promise.all([visit(page, '/editor'), visit(second, '/editor')]);
    await expect(page).toHaveURL(/\/editor\/[\w-]+$/);
    await expect(second).toHaveURL(page.url());
  },
);

test('Members work on one element of a group', { tag: '@slow' }, async ({ page }) => {
  await pressButton(page, /^Rectangle/);
  await pressButton(page, /^Circle/);
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+g');
  await canvasOf(page).focus();
  await page.keyboard.press('Escape');
  await elementsOf(page).first().dblclick();
  await expect(page.getByRole('heading', { name: 'Rectangle' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Y', { exact: true })).toHaveValue('101');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: '2 elements' })).toBeVisible();
  await page.keyboard.press('Escape');
  await elementsOf(page)
    .nth(1)
    .click({ modifiers: ['Control'] });
  await expect(page.getByRole('heading', { name: 'Circle' })).toBeVisible();
  await page
    .getByRole('button', { name: 'Rectangle', exact: true })
    .and(page.locator('[aria-pressed]'))
    .click();
  await expect(page.getByRole('heading', { name: 'Rectangle' })).toBeVisible();
});

test(
  'Typing draws nothing: over a text or a shape it replaces the text',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, /^Rectangle/);
    await elementsOf(page).first().dblclick();
    await page.keyboard.type('Hello, total oral jail');
    await expect(elementsOf(page)).toHaveText(['Hello, total oral jail']);
    await page.keyboard.press('Escape');
    await typeTextBox(page, 'First');
    await page.keyboard.press('Escape');
    await page.keyboard.type('The last reel');
    await page.keyboard.press('Escape');
    await expect(elementsOf(page)).toHaveText(['Hello, total oral jail', 'The last reel']);
    await undoTyping(elementsOf(page).last(), 'First');
    await page.getByRole('option', { name: 'Slide 2' }).click();
    await page.getByRole('listbox', { name: 'Slides' }).focus();
    await page.keyboard.press('t');
    await page.keyboard.type('Two');
    await expect(textFieldOf(page)).toHaveText('Two');
  },
);

test('A section that was begun waits for its name', { tag: '@slow' }, async ({ page }) => {
  await pressButton(page, 'Start a section here');
  await expect(page.getByRole('textbox', { name: 'Section' })).toBeFocused();
  await page.keyboard.type('Oral history');
  await expect(page.getByRole('textbox', { name: 'Section' })).toHaveValue('Oral history');
  await expect(elementsOf(page)).toHaveCount(0);
});

test(
  'Keys go on about what was arranged; Ctrl+A and Ctrl+D are about elements, in the strip about slides',
  { tag: '@slow' },
  async ({ page }) => {
    await pressButton(page, /^Rectangle/);
    await pressButton(page, /^Circle/);
    await pressButton(page, 'Arrange element');
    await page.getByRole('menuitem', { name: /^Send to back/ }).click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await expect(elementsOf(page)).toHaveCount(1);
    await pressButton(page, /^Star/);
    await page.getByRole('button', { name: /^Undo/ }).focus();
    await page.keyboard.press('Control+a');
    await expect(page.getByRole('heading', { name: '2 elements' })).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await page.keyboard.press('Control+d');
    await expect(elementsOf(page)).toHaveCount(4);
    await page.getByRole('listbox', { name: 'Slides' }).focus();
    await page.keyboard.press('Control+d');
    await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(3);
    await expect(elementsOf(page)).toHaveCount(4);
  },
);
