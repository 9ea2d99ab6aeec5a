import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import JSZip from 'jszip';
import { colorAt, paintStill } from '../support/pictures';
import { signInToEditor, exportDeck } from './export-deck';
import { waitForDownload } from './wait-for-download';
import { testJourney, step } from './test-journey';

const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
/** Video of the marketing pages, in the format of most cameras. */
const VIDEO_FILE = join(import.meta.dirname, '../../remotes/marketing/src/media/intro.h264.mp4');
const READER = 'This deck is open in another tab.';
/** One line in a script whose letters join. */
const NAMASTE = 'नमस्ते दुनिया';

testJourney('A film maker places, lights and takes along', 'dark', async ({ openTab, folder }) => {
  const maker = await openTab();

  await step('A rectangle goes where a hand carries it, and back', async () => {
    await signInToEditor(maker);
    await maker.click('button', 'Rectangle…');
    await maker.expectFieldText('X', '100');
    await maker.drag('group', 'Rectangle…', { rightPx: 150, downPx: 70 });
    await maker.waitUntil('It lies further right', isPast, 200);
    await maker.press('Control', 'z');
    await maker.expectFieldText('X', '100');
  });

  await step('What is copied is pasted on another slide', async () => {
    await maker.focus('group', 'Rectangle…');
    await maker.press('Control', 'c');
    await maker.click('option', 'Slide 2…');
    await maker.expectElement('region', 'Canvas, slide 2 of 2');
    await maker.focus('region', 'Canvas…');
    await maker.press('Control', 'v');
    await maker.expectFieldText('X', '116');
  });

  await step('Words in another script are bold from the key on', async () => {
    await maker.focus('region', 'Canvas…');
    await maker.press('Escape');
    await maker.press('t');
    await maker.press('Control', 'b');
    await maker.type(NAMASTE);
    await maker.press('Escape');
    await maker.expectText(NAMASTE);
    await maker.waitUntil('They are bold', isBold, NAMASTE);
  });

  await step('A still falls on a slide and is seen in two colours', async () => {
    await maker.click('option', 'Slide 1…');
    await maker.drop(
      'Lamp.png',
      'image/png',
      await maker.evaluate(paintStill, [1195, 500] as const),
    );
    await maker.expectElement('group', 'Image: Lamp…');
    await maker.click('checkbox', 'Duotone…');
    await maker.fill('Dark parts as hex', '#102040');
    await maker.press('Enter');
    await maker.fill('Light parts as hex', '#ff0000');
    await maker.press('Enter');
    await maker.waitUntil('It is', isToned, 'tone-100-100-100-102040-ff0000');
  });

  let presentation = '';
  await step('As PDF, and as PowerPoint with the still as it was seen', async () => {
    await exportDeck(maker, 'PDF One file…');
    expect((await waitForDownload(folder, '.pdf')).slice(0, 5)).toBe('%PDF-');
    await exportDeck(maker, 'PowerPoint…');
    const zip = await JSZip.loadAsync(await waitForDownload(folder, '.pptx'));
    presentation = await zip.generateAsync({ type: 'base64' });
    const [picture] = zip.file(/ppt\/media\/.*\.(png|jpe?g)$/);
    const base64 = (await picture?.async('base64')) ?? '';
    const night = await maker.evaluate(colorAt, [base64, 0.2, 0.5] as const);
    const lamp = await maker.evaluate(colorAt, [base64, 0.66, 0.3] as const);
    expect(night[2]).toBeGreaterThan(50);
    expect(night[0]).toBeLessThan(40);
    expect(lamp[0]).toBeGreaterThan(130);
  });

  await step('A second tab reads, and takes the deck over', async () => {
    await maker.expectText('Saved');
    const other = await openTab();
    await other.open('/editor');
    await other.expectText(READER);
    await other.waitUntil('The still is seen', isSeen);
    await other.click('button', 'Edit here');
    await maker.expectText(READER);
  });

  const other = await openTab();
  await step('The presentation opens again as a deck, words and all', async () => {
    await other.open('/editor');
    await other.drop('Pitch.pptx', PRESENTATION, presentation);
    await other.expectFieldText('Title of the presentation', 'Pitch');
    await other.expectElement('group', 'Image: Lamp…');
    await other.click('option', 'Slide 2…');
    await other.expectText(NAMASTE);
  });

  await step('A video falls on a slide, and a key starts it in the show', async () => {
    await other.drop('Intro.mp4', 'video/mp4', readFileSync(VIDEO_FILE, 'base64'));
    await other.expectElement('group', 'Video: Intro…');
    await other.runCommand('present from this slide');
    await other.focus('button', 'Play video');
    await other.press('Enter');
    await other.waitUntil('It plays', isPlaying);
  });
});

/** Runs inside the page. */
function isPlaying(): boolean {
  return (document.querySelector('video')?.currentTime ?? 0) > 0;
}

/** Runs inside the page. */
function isPast(x: number): boolean {
  const field = window.pageQueries.findField('X');
  return field instanceof HTMLInputElement && Number(field.value) > x;
}

/** Runs inside the page. */
function isBold(words: string): boolean {
  const boxes = [...document.querySelectorAll('[data-board] [data-id]')];
  const box = boxes.find(({ textContent }) => textContent?.includes(words));
  const places = [...(box?.querySelectorAll('*') ?? [])];
  return places.some(
    (place) => place.textContent === words && getComputedStyle(place).fontWeight === '700',
  );
}

/** Runs inside the page. */
function isToned(filter: string): boolean {
  return document.querySelector(`[data-board] [style*="${filter}"]`) !== null;
}

/** Runs inside the page. */
function isSeen(): boolean {
  const picture = document.querySelector('[data-board] [data-id] img');
  return picture instanceof HTMLImageElement && picture.naturalWidth === 1195;
}
