/** @jest-environment node */
import { adviseOn } from '../../core/film/coach';
import { touches } from '../../core/geometry/box';
import { openDocument } from '../../core/edit/document';
import { hasTextFigures, OWN_FACES } from '../../core/model/faces';
import { contrastOf } from '../../core/model/ink';
import { checkDeck } from '../../core/model/parse';
import type { Theme } from '../../core/model/theme';
import { styleOf } from '../../core/theme/lettering';
import { restyle, restyled } from '../../core/theme/restyle';
import { applyEdit, startWork, undoWork } from '../../core/work';
import { createDeck, createImage, createSlide, createText } from '../../core/model/create';
import type { Deck, SlideElement } from '../../core/model/deck';
import { LAYOUTS, type LayoutName } from '../layouts/layouts';
import { sampleSlide } from '../layouts/sample';
import { deckFromTemplate } from '../templates';
import { themeNamed, THEMES } from './themes';

const named = THEMES.map((theme) => [theme.name, theme] as const);
const layouts = Object.keys(LAYOUTS) as LayoutName[];

const sampleDeck = (theme: Theme) =>
  createDeck({ theme, slides: layouts.map((name) => sampleSlide(name, theme)) });

const sampleTables = (deck: Deck) =>
  deck.slides
    .flatMap(({ elements }) => elements)
    .filter((element) => element.type === 'table')
    .map(({ headFill, headColor }) => ({ headFill, headColor }));

/** What a deck says about letters and colours, without the ids that every new element has. */
function looksOf(deck: Deck) {
  return deck.slides.map(({ background, elements }) => ({
    background,
    elements: elements.map((element) => ({ ...element, id: '' })),
  }));
}

test('There are ten themes, each with a name, faces, eight colours and a light of its own', () => {
  expect(new Set(THEMES.map(({ name }) => name)).size).toBe(10);
  for (const { titleFace, textFace, palette, still } of THEMES) {
    expect(OWN_FACES).toEqual(expect.arrayContaining([titleFace, textFace]));
    const light = still.match(/#[0-9a-f]{6}/g) ?? [];
    expect(new Set([...Object.values(palette), ...light]).size).toBe(10);
  }
});

test.each(named)('The inks of %s are read on its grounds', (_, { palette }) => {
  const pairs = [
    [palette.ink, palette.ground, 4.5],
    [palette.soft, palette.ground, 4.5],
    [palette.ink, palette.panel, 4.5],
    [palette.soft, palette.panel, 4.5],
    [palette.coverInk, palette.cover, 4.5],
    [palette.accent, palette.ground, 3],
    [palette.accent, palette.panel, 3],
    [palette.accent, palette.cover, 3],
  ] as const;
  for (const [ink, ground, least] of pairs)
    expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(least);
});

test.each(named)('The large numbers of %s stand on one line', (_, theme) => {
  expect(hasTextFigures(styleOf(theme, 'figure').fontFamily)).toBe(false);
});

test.each(named)('The rule of %s keeps clear of all words', (_, theme) => {
  for (const name of layouts) {
    const { elements } = sampleSlide(name, theme);
    const { width, height } = theme.rule;
    const isRule = (element: SlideElement) =>
      element.type === 'shape' && element.width === width && element.height === height;
    const words = elements.filter(({ type }) => type === 'text');
    for (const rule of elements.filter(isRule))
      expect(words.filter((text) => touches({ ...rule, y: rule.y - 8 }, text))).toEqual([]);
  }
});

test.each(named)('Every layout is a valid slide in %s, and the deck check reads it', (_, theme) => {
  const deck = sampleDeck(theme);
  expect(checkDeck(deck)).toMatchObject({ ok: true });
  const advice = adviseOn(deck, { questions: new Set(), bytes: 0 });
  const unread = advice.filter(({ isGood, words }) => !isGood && /stands out|below 24/.test(words));
  expect(unread.map(({ words }) => words)).toEqual([]);
});

test.each(named)('A deck that was changed to %s looks as if it had been made in it', (name, to) => {
  const from = themeNamed(name === 'noir' ? 'romance' : 'noir');
  const texts = (deck: Deck) =>
    looksOf(deck).flatMap(({ background, elements }) => [
      background,
      ...elements.filter(({ type }) => type === 'text'),
    ]);
  expect(texts(restyled(sampleDeck(from), to))).toEqual(texts(sampleDeck(to)));
});

test.each(named)('The head of a table is read in %s, whatever theme it comes from', (_, to) => {
  for (const from of THEMES) {
    const heads = sampleTables(restyled(sampleDeck(from), to));
    expect(heads).toEqual(sampleTables(sampleDeck(to)));
    for (const { headFill, headColor } of heads)
      expect(contrastOf(headColor, headFill)).toBeGreaterThanOrEqual(4.5);
  }
});

test('A theme there and back again changes nothing', () => {
  for (const theme of THEMES) {
    const deck = deckFromTemplate('feature', undefined, theme);
    for (const other of THEMES)
      expect(looksOf(restyled(restyled(deck, other), theme))).toEqual(looksOf(deck));
  }
});

test('A theme is one step of undo, and keeps what was chosen by hand', () => {
  const [noir, romance] = [themeNamed('noir'), themeNamed('romance')];
  const own = createText({ color: '#12ab34', fontFamily: 'Georgia', fontSize: 18 });
  const deck = createDeck({ theme: noir, slides: [createSlide({ elements: [own] })] });
  const start = startWork(deck);
  const after = applyEdit(start, 'Theme', (doc) => restyle(doc, romance));
  expect(after.doc.deck.theme).toBe(romance);
  expect(after.doc.deck.slides[0]?.elements[0]).toEqual(own);
  expect(undoWork(after).work.doc.deck).toBe(deck);
});

test('A deck without a theme gets grounds, faces and inks, and keeps its pictures', () => {
  const picture = createImage({ asset: 'a'.repeat(64), naturalWidth: 800, naturalHeight: 400 });
  const deck = createDeck({
    slides: [createSlide({ elements: [createText({ fontSize: 48 }), createText(), picture] })],
  });
  const theme = themeNamed('noir');
  const [slide] = restyle(openDocument(deck), theme).deck.slides;
  expect(slide?.background).toBe(theme.palette.ground);
  expect(slide?.elements).toMatchObject([
    { fontFamily: theme.titleFace, color: theme.palette.ink },
    { fontFamily: theme.textFace, color: theme.palette.ink },
    picture,
  ]);
});
