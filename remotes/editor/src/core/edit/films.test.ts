/** @jest-environment node */
import { createDeck, createImage, createSlide } from '../model/create';
import { isFilmLink } from '../model/link';
import { themeNamed } from '../../film/themes/themes';
import { addFilm, hostOf } from './films';
import { openDocument, slideOf } from './document';

const LINK = 'https://www.youtube.com/watch?v=abc';
const still = createImage({ asset: 'f'.repeat(64), naturalWidth: 1920, naturalHeight: 1080 });

test('A film is a poster that waits for its still', () => {
  const doc = addFilm(openDocument(createDeck()), LINK);
  expect(slideOf(doc).elements).toMatchObject([
    { type: 'image', asset: '', link: LINK, film: true, name: 'Film on youtube.com' },
  ]);
  expect(doc.selection).toEqual([slideOf(doc).elements[0]?.id]);
});

test('A selected picture becomes the poster, where it lies', () => {
  const doc = openDocument(createDeck({ slides: [createSlide({ elements: [still] })] }));
  const made = addFilm({ ...doc, selection: [still.id] }, LINK);
  expect(slideOf(made).elements).toEqual([{ ...still, link: LINK, film: true }]);
});

test('A picture that is locked is left alone', () => {
  const locked = { ...still, locked: true };
  const doc = openDocument(createDeck({ slides: [createSlide({ elements: [locked] })] }));
  expect(slideOf(addFilm({ ...doc, selection: [locked.id] }, LINK)).elements).toHaveLength(2);
});

test('In a theme the empty poster has the light of its frames', () => {
  const theme = themeNamed('noir');
  const doc = addFilm(openDocument(createDeck({ theme })), LINK);
  expect(slideOf(doc).elements).toMatchObject([{ ground: theme.still }]);
});

test.each([
  ['https://vimeo.com/1', true],
  ['http://vimeo.com/1', false],
  ['mailto:a@example.org', false],
  ['javascript:alert(1)', false],
])('%s leads to a film: %s', (link, isOne) => {
  expect(isFilmLink(link)).toBe(isOne);
});

test('The place is named by its host', () => {
  expect(hostOf('https://vimeo.com/1?x')).toBe('vimeo.com');
});
