import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { holdRequests, holdLongTimers } from '../../../support/hold-requests';
import { expect, test } from '../../../support/test';
import { openEditor, pressButton, runPaletteCommand } from '../page';

test.beforeEach(async ({ page }) => {
  // Its notices stay until they are seen.
  await holdLongTimers(page);
  await openEditor(page);
});

test(
  'Printing begins with printing; a deck file says that it carries no marks',
  { tag: '@slow' },
  async ({ page }) => {
    await page.keyboard.press('Control+p');
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await expect(dialog.getByRole('radio', { name: /^PDF by printing/ })).toBeChecked();
    await dialog.getByLabel(/^Watermark for/).fill('Northlight');
    await dialog.getByRole('radio', { name: /^Deck file/ }).check();
    await expect(dialog.getByLabel(/^Watermark for/)).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: /Confidential/ })).toBeDisabled();
    await expect(dialog.getByText(/without watermark/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+Shift+e');
    await expect(dialog.getByRole('radio', { name: /^PDF One file/ })).toBeChecked();
  },
);

test('Every dialog has a button that closes it', { tag: '@slow' }, async ({ page }) => {
  for (const name of [
    'keyboard shortcuts',
    'open another deck',
    'check the deck',
    'earlier versions',
  ]) {
    await runPaletteCommand(page, name);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
});

test(
  'In the PDF a slanting text is whole words, and the watermark is not among them',
  { tag: '@slow' },
  async ({ page }) => {
    test.skip(
      spawnSync('pdftotext', ['-v']).status !== 0,
      'Without poppler-utils no PDF can be read.',
    );
    await pressButton(page, /^Add Text Box/);
    await page.keyboard.type('Projectionist');
    await page.keyboard.press('Escape');
    await page.getByLabel('Rotation °').fill('30');
    await page.keyboard.press('Enter');
    await pressButton(page, /^Export/);
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByLabel(/^Watermark for/).fill('Northlight Pictures');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /^Export/ }).click();
    const { stdout } = spawnSync('pdftotext', ['-l', '1', await (await download).path(), '-'], {
      encoding: 'utf8',
    });
    expect(stdout.trim().split(/\s+/).toSorted()).toEqual(
      ['Northlight', 'Pictures', 'Prepared', 'Projectionist', 'for'].toSorted(),
    );
  },
);

test(
  'A PDF has text in any script, subset fonts, tags, and titles as its outline',
  { tag: '@slow' },
  async ({ page }) => {
    test.skip(
      spawnSync('pdftotext', ['-v']).status !== 0,
      'Without poppler-utils no PDF can be read.',
    );
    const words = 'Łódź हिन्दी தமிழ்';
    await pressButton(page, /^Add Text Box/);
    await page.keyboard.insertText(words);
    await page.keyboard.press('Escape');
    await page.getByLabel('Font size').selectOption('48');
    await pressButton(page, /^Export/);
    const dialog = page.getByRole('dialog', { name: 'Export' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /^Export/ }).click();
    const file = await (await download).path();
    const read = (program: string, ...options: string[]) =>
      spawnSync(program, [...options, file], { encoding: 'utf8' }).stdout;
    const { stdout } = spawnSync('pdftotext', [file, '-'], { encoding: 'utf8' });
    expect(stdout.split(/\s+/)).toEqual(expect.arrayContaining(words.split(' ')));
    const fonts = read('pdffonts').trim().split('\n').slice(2);
    expect(fonts).toHaveLength(4);
    for (const font of fonts) expect(font).toMatch(/ yes +yes +yes /);
    expect(read('pdfinfo')).toMatch(/Tagged: +yes/);
    expect(read('pdfinfo', '-struct-text')).toMatch(/H1[^]*Łódź/);
    const bytes = await readFile(file, 'latin1');
    expect(bytes).toContain('/DisplayDocTitle true');
    expect(bytes).toMatch(/\/Outlines \d+ 0 R/);
  },
);

test('The list of decks shows what is in them', { tag: '@slow' }, async ({ page }) => {
  await pressButton(page, /^Add Text Box/);
  await page.keyboard.type('Opening image');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await runPaletteCommand(page, 'open another deck');
  const entry = page.getByRole('dialog').getByRole('listitem').first();
  await expect(entry.getByText('Opening image')).toBeVisible();
});

test('The controls of the show go when the pointer rests', { tag: '@slow' }, async ({ page }) => {
  await page.keyboard.press('F5');
  const next = page.getByRole('dialog', { name: /^Presenting/ }).getByText('›');
  await next.waitFor({ state: 'attached' });
  const shown = () =>
    next.evaluate((button) => getComputedStyle(button.parentElement as HTMLElement).opacity);
  let x = 400;
  await expect
    .poll(async () => {
      await page.mouse.move((x += 5), 300);
      return shown();
    })
    .toBe('1');
  await expect.poll(shown).toBe('0');
});

test(
  'A circle has a circle for its sign, and a colour that cannot be set looks so',
  { tag: '@slow' },
  async ({ page }) => {
    const circle = page.getByRole('button', { name: 'Circle', exact: true });
    const sign = await circle.first().locator('path').getAttribute('d');
    await expect(page.getByLabel('Text colour')).toHaveCSS('opacity', '0.45');
    await circle.first().click();
    expect(await circle.nth(1).locator('path').getAttribute('d')).toBe(sign);
  },
);

test(
  'An export goes on when its dialog is closed, and its file arrives',
  { tag: '@slow' },
  async ({ page }) => {
    for (const format of [/^PDF One file/, /^PowerPoint/]) {
      await pressButton(page, /^Export/);
      const dialog = page.getByRole('dialog', { name: 'Export' });
      await dialog.getByRole('radio', { name: format }).check();
      // It cannot be done before the dialog is closed.
      const { release } = await holdRequests(page, /:3003\/.*\.js/);
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: /^Export/ }).click();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      release();
      const name = (await download).suggestedFilename();
      await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
    }
  },
);

test('An export says how far it is', { tag: '@slow' }, async ({ page }) => {
  await pressButton(page, /^Export/);
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: /^PDF One file/ }).waitFor();
  const status = dialog.getByRole('status');
  await status.evaluate((place) => {
    const said: string[] = [];
    new MutationObserver(() => said.push(place.textContent ?? '')).observe(place, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { said });
  });
  await dialog.getByRole('button', { name: /^Export/ }).click();
  await expect(status).toHaveText(/^Done: Untitled Presentation\.pdf, [\d.]+ KB\.$/);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.slice(0, -1)).toEqual(['Working…', 'Slide 1 of 2 …', 'Slide 2 of 2 …']);
});
