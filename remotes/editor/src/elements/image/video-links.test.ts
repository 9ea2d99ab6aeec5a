/** @jest-environment node */
import '../kinds';
import { createDeck, createSlide } from '../../core/model/create';
import { createImage } from './create-image';
import { isVideoLink } from '../../core/model/link';
import { requireTheme } from '../../film/themes/themes';
import { addVideoLink, videoHostOf } from './video-links';
import { createEditorDocument, currentSlideOf } from '../../core/edit/editor-document';

const LINK = 'https://www.youtube.com/watch?v=abc';
const still = createImage({ asset: 'f'.repeat(64), naturalWidth: 1920, naturalHeight: 1080 });

test('A film is a poster that waits for its still', () => {
  const doc = addVideoLink(createEditorDocument(createDeck()), LINK);
  expect(currentSlideOf(doc).elements).toMatchObject([
    { type: 'image', asset: '', link: LINK, isVideo: true, sourceName: 'Film on youtube.com' },
  ]);
  expect(doc.selection).toEqual([currentSlideOf(doc).elements[0]?.id]);
});

test('A selected picture becomes the poster, where it lies', () => {
  const doc = createEditorDocument(createDeck({ slides: [createSlide({ elements: [still] })] }));
  const made = addVideoLink({ ...doc, selection: [still.id] }, LINK);
  expect(currentSlideOf(made).elements).toEqual([{ ...still, link: LINK, isVideo: true }]);
});

test('A picture that is locked is left alone', () => {
  const locked = { ...still, locked: true };
  const doc = createEditorDocument(createDeck({ slides: [createSlide({ elements: [locked] })] }));
  expect(
    currentSlideOf(addVideoLink({ ...doc, selection: [locked.id] }, LINK)).elements,
  ).toHaveLength(2);
});

test('In a theme the empty poster has the light of its frames', () => {
  const theme = requireTheme('noir');
  const doc = addVideoLink(createEditorDocument(createDeck({ theme })), LINK);
  expect(currentSlideOf(doc).elements).toMatchObject([{ placeholderFill: theme.placeholderFill }]);
});

test.each([
  ['https://vimeo.com/1', true],
  ['http://vimeo.com/1', false],
  ['mailto:a@example.org', false],
  ['javascript:alert(1)', false],
])('%s leads to a film: %s', (link, isOne) => {
  expect(isVideoLink(link)).toBe(isOne);
});

test('The place is named by its host', () => {
  expect(videoHostOf('https://vimeo.com/1?x')).toBe('vimeo.com');
});
