/** @jest-environment node */
import '../../elements/kinds';
import { createEditorDocument } from '../../core/edit/editor-document';
import type { SlideElement } from '../../core/elements/slide-element';
import { createDeck, createSlide } from '../../core/model/create';
import { DEFAULT_DECK_TITLE } from '../../core/model/deck-constants';
import { createText } from '../../core/text/create-text';
import { createImage } from '../../elements/image/create-image';
import { reviewDeck } from './deck-review';

const context = { templateQuestions: new Set<string>(), bytes: 0, year: 2026 };

const title = createText({ content: '', role: 'display', fontSize: 64 });
const credit = createText({ content: 'A film by Mira Nair', role: 'body', fontSize: 32, y: 300 });
const poster = createImage({ asset: 'c'.repeat(64), naturalWidth: 1920, naturalHeight: 1080 });

function reviewCover(
  elements: readonly SlideElement[],
  { isCover = true, deckTitle = 'Der Himmel über uns' } = {},
) {
  const slide = createSlide({ elements: [...elements], ...(isCover && { isCover }) });
  const deck = createDeck({ title: deckTitle, slides: [slide] });
  const findings = reviewDeck(deck, context);
  return { deck, finding: findings.find(({ message }) => message.startsWith('The cover on')) };
}

test('A cover whose title is empty is named, and takes that of the deck', () => {
  const { deck, finding } = reviewCover([title, credit]);
  expect(finding).toMatchObject({
    hasPassed: false,
    message: 'The cover on slide 1 has no title. Write that of the film.',
    urgency: 'unfinished',
    locations: [{ slideNumber: 1, elementId: title.id }],
    mend: { label: 'Use the deck’s title' },
  });
  const mend = finding?.mend;
  const mended = mend && 'edit' in mend ? mend.edit(createEditorDocument(deck)) : undefined;
  expect(mended?.deck.slides[0]?.elements[0]).toMatchObject({ content: 'Der Himmel über uns' });
  expect(mended?.deck.slides[0]?.elements[1]).toEqual(credit);
});

test.each<[string, readonly SlideElement[], string]>([
  ['without a box for its title', [credit], 'Der Himmel'],
  ['of a deck that nobody has named', [title, credit], DEFAULT_DECK_TITLE],
])('A cover %s has no title to take', (_, elements, deckTitle) => {
  const { finding } = reviewCover(elements, { deckTitle });
  expect(finding).toMatchObject({ hasPassed: false });
  expect(finding?.mend).toBeUndefined();
});

test.each<[string, readonly SlideElement[], boolean]>([
  ['has a title', [{ ...title, content: 'Der Himmel' }, credit], true],
  ['has a large text of its own', [createText({ content: 'Der Himmel', fontSize: 48 })], true],
  ['may have its title in a picture', [poster, credit], true],
  ['is no cover', [credit], false],
])('A slide that %s is not named', (_, elements, isCover) => {
  expect(reviewCover(elements, { isCover }).finding).toBeUndefined();
});
