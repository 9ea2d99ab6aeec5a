import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { holdRequests } from '../../support/hold-requests';
import { recordClip } from '../../support/pictures';
import { createMember, restoreSession } from '../../support/members';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';
import { canvasOf, pressButton, runPaletteCommand, typeTextBox, uploadStill } from './page';

const titleOf = (page: Page) => page.getByLabel('Title of the presentation');
const isInAccount = (page: Page) => expect(page.getByText(/^In your account, /)).toBeVisible();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share a link' });

async function openShareDialog(page: Page): Promise<void> {
  await pressButton(page, 'Share a link');
  await expect(dialogOf(page)).toBeVisible();
}

/** Creates a link in the open dialog and returns its address. */
async function createLink(page: Page): Promise<string> {
  const addresses = dialogOf(page).getByLabel('Address of the link');
  const count = await addresses.count();
  await dialogOf(page).getByRole('button', { name: 'Create link' }).click();
  await expect(addresses).toHaveCount(count + 1);
  return addresses.first().inputValue();
}

async function startDeck(page: Page): Promise<void> {
  await restoreSession(page, await createMember({ isSetUp: true }));
  await visit(page, '/editor');
  await titleOf(page).fill('Night Tide');
  await titleOf(page).press('Enter');
}

test('A deck is kept in the account and shared by a link, which shows it with its picture and ends at once', async ({
  page,
  browser,
}) => {
  await startDeck(page);
  await uploadStill(page);
  await expect(canvasOf(page).locator('img')).toBeVisible();
  await openShareDialog(page);
  await dialogOf(page).getByRole('button', { name: 'Keep in account' }).click();
  const address = await createLink(page);

  const visitorContext = await browser.newContext();
  const visitor = await visitorContext.newPage();
  const requests: string[] = [];
  visitor.on('request', (request) => {
    requests.push(request.url(), JSON.stringify(request.headers()));
  });
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'Night Tide', exact: true })).toBeVisible();
  await expect(visitor).toHaveTitle(/Night Tide/);
  const picture = visitor.getByRole('region', { name: /Slide 1 of/ }).locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const { pathname, hash } = new URL(address);
  expect(hash.length).toBeGreaterThan(20);
  expect(requests.join('\n')).toContain(pathname);
  expect(requests.join('\n')).not.toContain(hash.slice(1));

  await dialogOf(page).getByRole('button', { name: 'End link' }).click();
  await expect(dialogOf(page)).toContainText('opened once · ended');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link has ended.' })).toBeVisible();
  await visitor.goto(`${pathname}#guess`);
  await expect(visitor.getByRole('heading', { name: 'This address shows no deck.' })).toBeVisible();
  await visitorContext.close();
});

test('A link with a password shows the deck as it was, by the keyboard alone', async ({
  page,
  browser,
}) => {
  await startDeck(page);
  await typeTextBox(page, 'The first word');
  await page.keyboard.press('Escape');
  await pressButton(page, 'Keep in account');
  await isInAccount(page);
  await openShareDialog(page);
  await dialogOf(page).getByLabel('Shows the deck').selectOption('As it is now');
  await dialogOf(page).getByLabel('Password (optional)').fill('Sesame');
  const address = await createLink(page);
  await page.keyboard.press('Escape');
  await titleOf(page).fill('Spring Tide');
  await titleOf(page).press('Enter');
  await isInAccount(page);

  const visitorContext = await browser.newContext();
  const visitor = await visitorContext.newPage();
  await visitor.goto(address);
  await visitor.getByLabel('Password', { exact: true }).fill('Simsim');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText(/That password is incorrect/)).toBeVisible();
  await visitor.getByLabel('Password', { exact: true }).fill('Sesame');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { name: 'Night Tide', exact: true })).toBeVisible();
  await expect(visitor.getByText('The first word')).toBeVisible();
  await visitor.keyboard.press('Tab');
  await expect(visitor.getByRole('button', { name: 'Present' })).toBeFocused();
  await visitor.keyboard.press('Enter');
  const slideshow = visitor.getByRole('dialog', { name: 'Presenting. Slide 1 of 2' });
  await expect(slideshow).toContainText('The first word');
  await visitor.keyboard.press('Escape');
  await expect(slideshow).toBeHidden();
  await visitorContext.close();
});

test('A visitor comments on a slide and downloads a PDF where the link allows it, and the owner reads and deletes the comment', async ({
  page,
  browser,
}) => {
  await startDeck(page);
  await typeTextBox(page, 'The first word');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await pressButton(page, 'Keep in account');
  await isInAccount(page);
  await openShareDialog(page);
  const plainAddress = await createLink(page);
  await dialogOf(page).getByLabel('Visitors may comment').press('Space');
  await dialogOf(page).getByLabel('Visitors may download a PDF').press('Space');
  const address = await createLink(page);
  await expect(dialogOf(page)).toContainText('comments · download · not opened yet');
  await page.keyboard.press('Escape');

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const visitor = await context.newPage();
  await visitor.goto(plainAddress);
  await expect(visitor.getByText('The first word')).toBeVisible();
  await expect(visitor.getByRole('button', { name: /Comment|Download/ })).toHaveCount(0);
  await visitor.goto(address);
  const comment = visitor.getByRole('button', { name: 'Comment: Slide 1 of 2' });
  await comment.tap();
  const form = visitor.getByRole('dialog', { name: 'Comment: Slide 1 of 2' });
  await form.getByLabel('Your name').fill('Mira');
  await form.getByLabel('Comment', { exact: true }).fill('Too dark?\nBrighter.');
  await visitor.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await comment.press('Enter');
  await expect(form.getByLabel('Your name')).toHaveValue('Mira');
  await form.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(form.getByText('Your comment was sent.')).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).tap();
  await expect(comment).toBeFocused();
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Download PDF' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('Night Tide.pdf');
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await context.close();

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Too dark?')).toBeVisible();
  await expect(page.getByText(/^Mira · /)).toBeVisible();
  await page.getByRole('button', { name: 'Delete comment of Mira' }).press('Enter');
  await expect(page.getByText('Too dark?')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add comment' })).toBeFocused();
  await page.reload();
  await isInAccount(page);
  await expect(page.getByRole('heading', { name: 'Comments to yourself' })).toBeVisible();
  await expect(page.getByText('Too dark?')).toBeHidden();
});

test('The focus stays in the content when the answer comes', async ({ page }) => {
  const held = await holdRequests(page, /open_deck_link/);
  await visit(page, '/shared/example#guess');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  held.release();
  await expect(page.getByRole('heading', { name: 'This address shows no deck.' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

const FONT_FILE = join(
  import.meta.dirname,
  '../../../remotes/editor/node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2',
);

/** Answers the file chooser that a control opens. */
async function chooseFile(
  page: Page,
  open: () => Promise<void>,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await open();
  await (await chooser).setFiles(file);
}

test(
  'A link shows own fonts and plays own videos; its password field speaks the visitor’s language, and no key opens notes',
  { tag: '@slow' },
  async ({ page, browser }) => {
    await startDeck(page);
    const clip = Buffer.from(await page.evaluate(recordClip), 'base64');
    await chooseFile(page, () => runPaletteCommand(page, 'upload video'), {
      name: 'Teaser.webm',
      mimeType: 'video/webm',
      buffer: clip,
    });
    await expect(canvasOf(page).locator('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Design' }).click();
    await pressButton(page, 'Noir');
    await page.getByText('Change this theme').click();
    const addFonts = page.getByRole('button', { name: 'Add fonts' });
    await chooseFile(page, () => addFonts.press('Enter'), {
      name: 'House-Bold.woff2',
      mimeType: 'font/woff2',
      buffer: await readFile(FONT_FILE),
    });
    await page.getByLabel('Font of titles').selectOption('House');
    await pressButton(page, 'Panorama');
    await pressButton(page, 'Keep in account');
    await isInAccount(page);
    await openShareDialog(page);
    await dialogOf(page).getByLabel('Password (optional)').fill('Sesame');
    const address = await createLink(page);

    const context = await browser.newContext({ locale: 'hi-IN' });
    const visitor = await context.newPage();
    await visitor.goto(address);
    const password = visitor.getByLabel('पासवर्ड', { exact: true });
    await password.fill('Sesame');
    await visitor.getByRole('button', { name: 'दिखाएँ पासवर्ड' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await password.press('Enter');
    await expect(visitor.getByRole('heading', { name: 'Night Tide', exact: true })).toBeVisible();
    await expect
      .poll(() =>
        visitor.evaluate(() =>
          Array.from(document.fonts).some(
            ({ family, status }) => family.includes('House') && status === 'loaded',
          ),
        ),
      )
      .toBe(true);
    await visitor.getByRole('button', { name: 'Present' }).press('Enter');
    const slideshow = visitor.getByRole('dialog', { name: /^Presenting/ });
    await slideshow.getByRole('button', { name: 'Play video' }).press('Enter');
    const video = slideshow.locator('video');
    await expect
      .poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime))
      .not.toBe(0);
    await slideshow.press('s');
    await slideshow.press('PageDown');
    await expect(slideshow).toHaveAccessibleName('Presenting. Slide 2 of 2');
    expect(context.pages()).toHaveLength(1);
    await context.close();
  },
);
