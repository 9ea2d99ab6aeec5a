import { isOver, openTheEditor } from './at-the-editor';
import { untilDownloaded } from './downloaded';
import { longJourney, step } from './test';

const LOOKBOOK = 'https://example.org/lookbook';

longJourney(
  'A film maker makes a whole deck, and keeps it',
  'light',
  async ({ sitDown, folder }) => {
    const maker = await sitDown();
    await openTheEditor(maker);

    await step('A template comes in the theme of their choice', async () => {
      await maker.run('new deck from a film template');
      await maker.choose('Theme', 'Thriller');
      await maker.click('button', 'Feature film…');
      await maker.sees('region', 'Canvas, slide 1 of 14');
      await maker.until('Its title has the face', hasFace, 'Title of the film', 'Anton');
    });

    await step('A slide is carried, and is taken back', async () => {
      await maker.run('move slide down');
      await maker.sees('region', 'Canvas, slide 2 of 14');
      await maker.press('Control', 'z');
      await maker.until('The cover is the first again', isFirst, 'Title of the film');
    });

    await step('Two shapes are joined by an arrow that goes with them', async () => {
      await maker.run('new slide');
      await maker.sees('region', 'Canvas, slide 2 of 15');
      await maker.run('star');
      await maker.run('polygon');
      await maker.run('select all');
      await maker.run('join two elements by an arrow');
      await maker.sees('group', 'Arrow…');
    });

    await step('A QR code leads to the lookbook', async () => {
      await maker.run('QR code');
      await maker.fill('Where it leads', LOOKBOOK);
      await maker.press('Enter');
      await maker.sees('group', `QR code: ${LOOKBOOK}…`);
    });

    await step('The show fades, and ends where it began', async () => {
      await maker.click('option', 'Slide 3');
      await maker.choose('Transition into this slide', 'Fade through black');
      await maker.run('present from this slide');
      await maker.sees('dialog', 'Presenting. Slide…');
      await maker.press('Escape');
      await maker.until('The show is over', isOver);
    });

    await step('One file holds the deck, and opens as another', async () => {
      await maker.run('save a copy as a file');
      const file = Buffer.from(await untilDownloaded(folder, '.deck'), 'latin1');
      const address = await maker.ask(() => location.search);
      await maker.drop('Copy.deck', 'application/json', file.toString('base64'));
      await maker.until('It is another deck', (before) => location.search !== before, address);
      await maker.sees('region', 'Canvas, slide 1 of 15');
    });

    await step('Both are there after a reload', async () => {
      await maker.reload();
      await maker.sees('region', 'Canvas, slide 1 of 15');
      await maker.run('open another deck');
      await maker.until('There are three decks', hasDecks, 3);
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
