import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import JSZip from 'jszip';
import { recordClip } from '../../../support/pictures';
import { expect, test } from '../../../support/test';
import { waitUntilReady } from '../../../support/visit';
import {
  canvasOf,
  changeStoredRecords,
  elementsOf,
  openEditor,
  pressButton,
  runPaletteCommand,
  storedSlides,
  type UploadedFile,
  uploadStill,
} from '../page';

/** Video of the marketing pages, in a format that every build of Chromium plays. */
const MP4_FILE = join(import.meta.dirname, '../../../../remotes/marketing/src/media/intro.av1.mp4');

const FILM = 'https://vimeo.com/123456789';

test.beforeEach(async ({ page }) => openEditor(page));

test(
  'By keyboard alone a film is put on a slide; the show opens it in a new tab, and nothing is asked for before',
  { tag: '@slow' },
  async ({ page, context }) => {
    const asked: string[] = [];
    await context.route(/vimeo/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' });
    });
    await runPaletteCommand(page, 'video link');
    await expect(page.getByLabel('Video address')).toBeFocused();
    await page.keyboard.type('http://vimeo.com/123456789');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a web address that starts with https.')).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('vimeo.com/123456789');
    await page.keyboard.press('Enter');
    const poster = elementsOf(page).first();
    await expect(poster).toBeFocused();
    await expect(poster).toHaveAccessibleName(/^Image: Film on vimeo\.com/);
    await expect(poster.locator('svg circle')).toBeVisible();
    await expect(poster.locator('a')).toHaveCount(0);

    await page.keyboard.press('F5');
    const link = page.getByRole('link', { name: FILM });
    await link.focus();
    expect(asked).toEqual([]);
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await opened).url()).toBe(FILM);
    await (await opened).close();
    await expect(link).toBeVisible();
  },
);

test('A picture becomes a poster, and is a link in the PDF', { tag: '@slow' }, async ({ page }) => {
  await uploadStill(page);
  await expect(elementsOf(page).first()).toBeFocused();
  await runPaletteCommand(page, 'video link');
  await page.getByLabel('Video address').fill(FILM);
  await page.keyboard.press('Enter');
  await expect(elementsOf(page)).toHaveCount(1);
  await expect(page.getByLabel('Opens on a click')).toHaveValue(FILM);
  await page.getByRole('checkbox', { name: 'Play icon' }).uncheck();
  await expect(elementsOf(page).first().locator('svg circle')).toHaveCount(0);
  await canvasOf(page).focus();
  await page.keyboard.press('Control+z');
  await expect(elementsOf(page).first().locator('svg circle')).toBeVisible();
  await pressButton(page, /^Export/);
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog', { name: 'Export' })
    .getByRole('button', { name: /^Export/ })
    .click();
  const written = await readFile(await (await download).path(), 'latin1');
  expect(written).toContain(`/URI (${FILM})`);
});

async function createClip(page: Page): Promise<UploadedFile> {
  const buffer = Buffer.from(await page.evaluate(recordClip), 'base64');
  return { name: 'Teaser.webm', mimeType: 'video/webm', buffer };
}

async function uploadVideo(page: Page, file: UploadedFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await runPaletteCommand(page, 'upload video');
  await (await chooser).setFiles(file);
}

async function presentVideo(page: Page): Promise<{ show: Locator; video: Locator }> {
  await canvasOf(page).press('F5');
  const show = page.getByRole('dialog', { name: /^Presenting/ });
  await expect(show).toBeFocused();
  return { show, video: show.locator('video') };
}

test(
  'An own video is added, kept and played by keyboard alone, from this browser alone',
  { tag: '@slow' },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') fetched.push(new URL(request.url()).protocol);
    });
    await uploadVideo(page, await createClip(page));
    const poster = elementsOf(page).first();
    await expect(poster).toHaveAccessibleName(/^Video: Teaser/);
    await expect(poster.locator('img')).toHaveJSProperty('naturalWidth', 320);
    await expect(poster.locator('svg circle')).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await waitUntilReady(page);
    await expect(poster.locator('svg circle')).toBeVisible();

    const { show, video } = await presentVideo(page);
    await expect(video).toHaveJSProperty('paused', true);
    await expect(video).toHaveJSProperty('muted', false);
    await page.keyboard.press('Tab');
    await expect(show.getByRole('button', { name: 'Play video' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(video).toBeFocused();
    await expect(show.locator('svg circle')).toHaveCount(0);
    await expect
      .poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime))
      .not.toBe(0);
    await page.keyboard.press('ArrowRight');
    await video.click();
    await expect(show).toHaveAccessibleName('Presenting. Slide 1 of 2');
    await page.keyboard.press('PageDown');
    await expect(show).toHaveAccessibleName('Presenting. Slide 2 of 2');
    await expect(video).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(show).toBeHidden();
    expect(new Set(fetched)).toEqual(new Set(['blob:']));

    await page.getByRole('option', { name: 'Slide 1' }).click();
    await poster.click();
    await page.getByRole('checkbox', { name: 'Starts by itself, without sound' }).check();
    const second = await presentVideo(page);
    await expect(second.video).toHaveJSProperty('muted', true);
    await expect
      .poll(() => second.video.evaluate((node: HTMLVideoElement) => node.currentTime))
      .not.toBe(0);
    await page.keyboard.press('Escape');

    await poster.click();
    await pressButton(page, 'Keep poster only');
    await expect(poster.locator('svg circle')).toHaveCount(0);
    await expect(poster.locator('img')).toBeVisible();
  },
);

test('A deck file and a presentation carry an own video', { tag: '@slow' }, async ({ page }) => {
  const buffer = await readFile(MP4_FILE);
  await uploadVideo(page, { name: 'Intro.mp4', mimeType: 'video/mp4', buffer });
  await expect(elementsOf(page).locator('img')).toBeVisible();
  const files: { name: string; mimeType: string; buffer: Buffer }[] = [];
  for (const format of [/^Deck file/, /^PowerPoint/]) {
    await pressButton(page, /^Export/);
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('radio', { name: format }).check();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /^Export/ }).click();
    const written = await download;
    const buffer = await readFile(await written.path());
    files.push({ name: written.suggestedFilename(), mimeType: '', buffer });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  const parts = Object.keys((await JSZip.loadAsync(files[1]?.buffer ?? '')).files);
  expect(parts.filter((path) => path.startsWith('ppt/media/video'))).toHaveLength(1);
  for (const file of files) {
    // As in another browser: nothing is left of the video and its poster.
    await changeStoredRecords(page, 'assets', (record) => ({
      ...record,
      bytes: new ArrayBuffer(0),
    }));
    await page.reload();
    await waitUntilReady(page);
    const chooser = page.waitForEvent('filechooser');
    const before = page.url();
    await runPaletteCommand(page, 'powerpoint file');
    await (await chooser).setFiles(file);
    await expect.poll(() => page.url()).not.toBe(before);
    await expect(elementsOf(page).locator('img')).toBeVisible();
    const { show, video } = await presentVideo(page);
    await expect
      .poll(() => video.evaluate((node: HTMLVideoElement) => node.videoWidth))
      .toBeGreaterThan(320);
    await page.keyboard.press('Escape');
    await expect(show).toBeHidden();
  }
});

/** Drops a file of this beginning and size on the slide; it is made inside the page. */
async function dropFile(page: Page, name: string, begin: string, bytes: number): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, text, size]) => {
      const content = new Uint8Array(size);
      content.set(Array.from(text, (letter) => letter.charCodeAt(0)));
      const data = new DataTransfer();
      data.items.add(new File([content], fileName, { type: 'video/mp4' }));
      return data;
    },
    [name, begin, bytes] as const,
  );
  await canvasOf(page).dispatchEvent('drop', { dataTransfer: transfer });
}

test(
  'A video that cannot be used says why and what to do, and changes nothing',
  { tag: '@slow' },
  async ({ page }) => {
    const MP4 = '\0\0\0\u0018ftypisom';
    const before = await storedSlides(page);
    await dropFile(page, 'Take.mov', '\0\0\0\u0018ftypqt  ', 100);
    await expect(page.getByText('“Take.mov” is not an MP4 or WebM video')).toBeVisible();
    await dropFile(page, 'Broken.mp4', MP4, 100);
    await expect(page.getByText('This browser cannot play “Broken.mp4”')).toBeVisible();
    await dropFile(page, 'Feature.mp4', MP4, 50 * 1024 * 1024 + 1);
    await expect(page.getByText('“Feature.mp4” is larger than 50 MB')).toBeVisible();

    const clip = await createClip(page);
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function putOnFullDisk(...record) {
        // Once only: then there is room again.
        IDBObjectStore.prototype.put = put;
        if (this.name !== 'assets') return put.apply(this, record);
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await uploadVideo(page, clip);
    await expect(page.getByText('There is no room for “Teaser.webm”')).toBeVisible();
    await expect(elementsOf(page)).toHaveCount(0);
    expect(await storedSlides(page)).toBe(before);
    await page.evaluate(pasteFile, clip.buffer.toString('base64'));
    await expect(elementsOf(page)).toHaveCount(1);
  },
);

/** Pastes a WebM video, as after copying a file. Runs inside the page. */
function pasteFile(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([bytes], 'Teaser.webm', { type: 'video/webm' }));
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
}
