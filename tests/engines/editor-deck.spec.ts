import { isSlideshowClosed, signInToEditor } from './export-deck';
import { waitForDownload } from './wait-for-download';
import { testLongJourney, step } from './test-journey';

const LOOKBOOK = 'https://example.org/lookbook';

testLongJourney(
  'A film maker makes a whole deck, and keeps it',
  'light',
  async ({ openTab, folder }) => {
    const maker = await openTab();
    await signInToEditor(maker);

    await step('A template comes in the theme of their choice', async () => {
      await maker.runCommand('new deck from a film template');
      await maker.choose('Theme', 'Thriller');
      await maker.click('button', 'Feature film…');
      await maker.expectElement('region', 'Canvas, slide 1 of 14');
      await maker.waitUntil('Its title has the face', hasFace, 'Title of the film', 'Anton');
    });

    await step('A slide is carried, and is taken back', async () => {
      await maker.runCommand('move slide down');
      await maker.expectElement('region', 'Canvas, slide 2 of 14');
      await maker.press('Control', 'z');
      await maker.waitUntil('The cover is the first again', isFirst, 'Title of the film');
    });

    await step('Two shapes are joined by an arrow that goes with them', async () => {
      await maker.runCommand('new slide');
      await maker.expectElement('region', 'Canvas, slide 2 of 15');
      await maker.runCommand('star');
      await maker.runCommand('polygon');
      await maker.runCommand('select all');
      await maker.runCommand('connect two elements with an arrow');
      await maker.expectElement('group', 'Arrow…');
    });

    await step('A QR code leads to the lookbook', async () => {
      await maker.runCommand('QR code');
      await maker.fill('Web address', LOOKBOOK);
      await maker.press('Enter');
      await maker.expectElement('group', `QR code: ${LOOKBOOK}…`);
    });

    await step('The show fades, and ends where it began', async () => {
      await maker.click('option', 'Slide 3…');
      await maker.choose('Transition into this slide', 'Dip to black');
      await maker.runCommand('present from this slide');
      await maker.expectElement('dialog', 'Presenting. Slide…');
      await maker.press('Escape');
      await maker.waitUntil('The show is over', isSlideshowClosed);
    });

    await step('One file holds the deck, and opens as another', async () => {
      await maker.runCommand('download a deck file');
      const file = Buffer.from(await waitForDownload(folder, '.deck'), 'latin1');
      const address = await maker.evaluate(() => location.search);
      await maker.drop('Copy.deck', 'application/json', file.toString('base64'));
      await maker.waitUntil('It is another deck', (before) => location.search !== before, address);
      await maker.expectElement('region', 'Canvas, slide 1 of 15');
    });

    await step('Both are there after a reload', async () => {
      await maker.reload();
      await maker.expectElement('region', 'Canvas, slide 1 of 15');
      await maker.runCommand('open another deck');
      await maker.waitUntil('There are three decks', hasDecks, 3);
    });
  },
);

/** Runs inside the page. */
function hasFace(words: string, face: string): boolean {
  const boxes = [...document.querySelectorAll('[data-board] [data-id] *')];
  const found = boxes.find(({ textContent }) => textContent === words);
  return found !== undefined && getComputedStyle(found).fontFamily.includes(face);
}

/** Runs inside the page. */
function isFirst(words: string): boolean {
  const [first] = document.querySelectorAll('[role="option"]');
  return first?.textContent?.includes(words) ?? false;
}

/** Runs inside the page. */
function hasDecks(count: number): boolean {
  return document.querySelectorAll('[role="dialog"] li').length === count;
}
