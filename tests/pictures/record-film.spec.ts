import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { canvasOf, elementsOf, openEditor } from '../e2e/editor/page';
import { expect, test } from '../support/test';
import { workspaceRoot } from '../support/workspace';
import {
  openDeckFile,
  openSetup,
  readExampleDecks,
  readText,
  requireDeck,
  waitUntilDrawn,
} from './example-decks';
import { FilmCamera } from './film-camera';

const media = join(workspaceRoot, 'remotes/marketing/src/media');
const { decks } = readExampleDecks();

/** `npm run film` in remotes/marketing: records the intro film from setup page and editor, with captions and poster. */
test('The intro film', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 576 },
    deviceScaleFactor: 2,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const camera = new FilmCamera(page, mkdtempSync(join(tmpdir(), 'film-')));
  const cues: string[] = [];
  const record = async (line: string, scene: () => Promise<void>) => {
    const start = camera.seconds;
    await scene();
    cues.push(`${formatCueTime(start)} --> ${formatCueTime(camera.seconds)}\n${line}`);
  };

  await recordSetup(page, camera, record);
  const poster = await recordEditor(page, camera, record);
  await context.close();

  writeFileSync(join(media, 'intro.vtt'), `${['WEBVTT', ...cues].join('\n\n')}\n`);
  const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-level', '3.1', '-crf', '24'];
  camera.encode(join(media, 'intro.h264.mp4'), h264);
  const av1 = ['-c:v', 'libsvtav1', '-preset', '4'];
  camera.encode(join(media, 'intro.av1.mp4'), [...av1, '-crf', '38']);
  const still = [
    '-y',
    '-loglevel',
    'error',
    '-i',
    poster,
    '-vf',
    // The slide alone, without the edges of the editor around it.
    'crop=iw*0.772:ih*0.772:iw*0.113:ih*0.112,scale=960:540',
    '-frames:v',
    '1',
  ];
  const webp = ['-c:v', 'libwebp', '-quality', '60'];
  execFileSync('ffmpeg', [...still, ...webp, join(media, 'intro-poster.webp')]);
});

type Record = (line: string, scene: () => Promise<void>) => Promise<void>;

async function recordSetup(page: Page, camera: FilmCamera, record: Record): Promise<void> {
  const synopsis = await openSetup(page, decks);
  const logline = page.getByLabel(/^Enter Your Logline/);
  const form = page.locator('form').filter({ has: logline });
  const result = page.getByLabel(/^Generated Synopsis/);
  await form.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await record('A film begins as one sentence. You write it down.', async () => {
    await camera.click(logline);
    for (const words of readText(decks, 'Logline').match(/.{1,7}/g) ?? []) {
      await page.keyboard.type(words);
      await camera.hold(1 / 12);
    }
    await camera.hold(0.5);
  });
  await record('A synopsis comes back, and you edit it.', async () => {
    await camera.click(page.getByRole('button', { name: 'Generate with AI' }));
    await expect(result).toHaveValue(synopsis);
    await result.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await camera.zoom(result);
    await camera.hold(2);
  });
}

/** Returns the file of the poster. */
async function recordEditor(page: Page, camera: FilmCamera, record: Record): Promise<string> {
  await openEditor(page);
  await openDeckFile(page, requireDeck(decks, 'the-salt-road'));
  await page.getByRole('tab', { name: 'Design' }).click();
  await expect(page.getByRole('button', { name: 'Noir', exact: true })).toBeVisible();
  await waitUntilDrawn(page);
  await camera.zoom();
  const slide = (number: number) =>
    page.getByRole('option', { name: new RegExp(`^Slide ${number}\\b`) });
  let poster = '';
  await record('In the editor, each slide answers a question that investors ask.', async () => {
    await camera.hold(0.8);
    for (const number of [2, 4, 5]) {
      await camera.click(slide(number));
      await camera.hold(0.4);
    }
    await camera.zoom(canvasOf(page));
    poster = await camera.hold(0.6);
    await camera.zoom();
  });
  await record('Choose a theme, and every slide follows.', async () => {
    for (const theme of ['Thriller', 'Romance', 'Noir']) {
      await camera.click(page.getByRole('button', { name: theme, exact: true }));
      await waitUntilDrawn(page);
      await camera.hold(0.6);
    }
  });
  await record('Change a figure, and its chart follows.', async () => {
    await camera.click(slide(12));
    await camera.click(elementsOf(page).filter({ hasText: 'Premium' }).last());
    await camera.click(page.getByLabel('Row 3, column 2'));
    await page.keyboard.press('Control+a');
    for (const figure of ['-2', '-24', '-240']) {
      await page.getByLabel('Row 3, column 2').fill(figure);
      await camera.hold(0.3);
    }
    await camera.zoom(canvasOf(page));
    await camera.hold(1.2);
    await camera.zoom();
  });
  await record('Then export the deck: PDF, PowerPoint or images.', async () => {
    await camera.click(page.getByRole('button', { name: /^Export/ }).first());
    await page.getByRole('radio').first().waitFor();
    await camera.hold(1.8);
  });
  return poster;
}

function formatCueTime(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
}
