/** @jest-environment node */
import '../../elements/kinds';
import { reviewDeck } from '../review/deck-review';
import { intersects } from '../../core/geometry/box';
import { createEditorDocument } from '../../core/edit/editor-document';
import { hasOldStyleFigures, BUNDLED_FONTS } from '../../core/model/fonts';
import { contrastRatioOf } from '../../core/model/colors';
import { validateDeck } from '../../elements/parse-deck';
import type { DeckTheme } from '../../core/model/theme-schema';
import { roleStyleOf } from '../../core/theme/role-styles';
import { applyDeckTheme, changeTheme } from './apply-deck-theme';
import { applyEdit, createEditingState, undoEdit } from '../../core/editing-state';
import { createDeck, createSlide } from '../../core/model/create';
import { createImage } from '../../elements/image/create-image';
import { createLine } from '../../elements/line/create-line';
import { createText } from '../../core/text/create-text';
import { createChart } from '../../elements/chart/create-chart';
import { createTable } from '../../elements/table/create-table';
import { kindOf } from '../../core/elements/kinds';
import type { Deck } from '../../core/model/deck-schema';
import type { SlideElement } from '../../core/elements/slide-element';
import { LAYOUT_TITLES, type LayoutName } from '../layouts/layouts';
import { createSampleSlide } from '../layouts/create-sample-slide';
import { createDeckFromTemplate } from '../templates/templates';
import { requireTheme, FILM_THEMES } from './themes';

const named = FILM_THEMES.map((theme) => [theme.name, theme] as const);
const layouts = Object.keys(LAYOUT_TITLES) as LayoutName[];

const sampleDeck = (theme: DeckTheme, names = layouts) =>
  createDeck({ theme, slides: names.map((name) => createSampleSlide(name, theme)) });

const tablesOf = (slides: Deck['slides']) =>
  slides
    .flatMap(({ elements }) => elements)
    .filter((element) => element.type === 'table')
    .map(({ headerFill, headerColor }) => ({ headerFill, headerColor }));

/** Fonts and colours of a deck, without the ids that every new element gets. */
function looksOf(deck: Deck) {
  return deck.slides.map(({ background, elements }) => ({
    background,
    elements: elements.map((element) => ({ ...element, id: '' })),
  }));
}

test('There are ten themes, each with a name, faces, eight colours and a light of its own', () => {
  expect(new Set(FILM_THEMES.map(({ name }) => name)).size).toBe(10);
  for (const { titleFont, textFont, palette, placeholderFill } of FILM_THEMES) {
    expect(BUNDLED_FONTS).toEqual(expect.arrayContaining([titleFont, textFont]));
    const light = placeholderFill.match(/#[0-9a-f]{6}/g) ?? [];
    expect(new Set([...Object.values(palette), ...light]).size).toBe(10);
  }
});

test.each(named)('The inks of %s are read on its grounds', (_, { palette }) => {
  const pairs = [
    [palette.text, palette.background, 4.5],
    [palette.mutedText, palette.background, 4.5],
    [palette.text, palette.surface, 4.5],
    [palette.mutedText, palette.surface, 4.5],
    [palette.coverText, palette.coverBackground, 4.5],
    [palette.accent, palette.background, 3],
    [palette.accent, palette.surface, 3],
    [palette.accent, palette.coverBackground, 3],
  ] as const;
  for (const [ink, ground, least] of pairs)
    expect(contrastRatioOf(ink, ground)).toBeGreaterThanOrEqual(least);
});

test.each(named)('The large numbers of %s stand on one line', (_, theme) => {
  expect(hasOldStyleFigures(roleStyleOf(theme, 'figure').fontFamily)).toBe(false);
});

test.each(named)('The rule of %s keeps clear of all words', (_, theme) => {
  for (const name of layouts) {
    const { elements } = createSampleSlide(name, theme);
    const { width, height } = theme.titleRule;
    const isRule = (element: SlideElement) =>
      element.type === 'shape' && element.width === width && element.height === height;
    const words = elements.filter(({ type }) => type === 'text');
    for (const rule of elements.filter(isRule))
      expect(words.filter((text) => intersects({ ...rule, y: rule.y - 8 }, text))).toEqual([]);
  }
});

test.each(named)('Every layout is a valid slide in %s, and the deck check reads it', (_, theme) => {
  const deck = sampleDeck(theme);
  expect(validateDeck(deck)).toMatchObject({ ok: true });
  const advice = reviewDeck(deck, { templateQuestions: new Set(), bytes: 0, year: 2026 });
  const unread = advice.filter(
    ({ hasPassed, message }) => !hasPassed && /stands out|below 24/.test(message),
  );
  expect(unread.map(({ message }) => message)).toEqual([]);
});

test.each(named)('A deck that was changed to %s looks as if it had been made in it', (name, to) => {
  const from = requireTheme(name === 'noir' ? 'romance' : 'noir');
  const texts = (deck: Deck) =>
    looksOf(deck).flatMap(({ background, elements }) => [
      background,
      ...elements.filter(({ type }) => type === 'text'),
    ]);
  expect(texts(applyDeckTheme(sampleDeck(from), to))).toEqual(texts(sampleDeck(to)));
});

test.each(named)('The head of a table is read in %s, whatever theme it comes from', (_, to) => {
  const hasTable = (name: LayoutName) => tablesOf([createSampleSlide(name, to)]).length > 0;
  const withTables = layouts.filter(hasTable);
  const made = tablesOf(sampleDeck(to, withTables).slides);
  expect(made.length).toBeGreaterThan(0);
  for (const { headerFill, headerColor } of made)
    expect(contrastRatioOf(headerColor, headerFill)).toBeGreaterThanOrEqual(4.5);
  for (const from of FILM_THEMES)
    expect(tablesOf(applyDeckTheme(sampleDeck(from, withTables), to).slides)).toEqual(made);
});

test.each(named)('What was added to a slide is read on its background in %s', (_, to) => {
  const added = [createChart(), createText({ content: 'Added' }), createTable(), createLine()];
  for (const from of FILM_THEMES)
    for (const old of [from.palette.background, from.palette.coverBackground, '#ffffff']) {
      const elements = added.map(
        (element) => kindOf(element).newStyle?.applyTheme?.(element, from, old) ?? element,
      );
      // Earlier versions chose the text colour by contrast alone.
      const bright = elements.map((each) =>
        'color' in each ? { ...each, color: from.palette.coverText } : each,
      );
      const deck = createDeck({
        theme: from,
        slides: [createSlide({ background: old, elements: [...elements, ...bright] })],
      });
      const [slide] = applyDeckTheme(deck, to).slides;
      for (const element of slide?.elements ?? [])
        expect(
          contrastRatioOf(
            'color' in element ? element.color : 'stroke' in element ? element.stroke : '',
            slide?.background ?? '',
          ),
        ).toBeGreaterThanOrEqual(4.5);
    }
});

test.each(named)('In %s, another theme and back again changes nothing', (_, theme) => {
  const deck = createDeckFromTemplate('feature', undefined, theme);
  const next = FILM_THEMES[(FILM_THEMES.indexOf(theme) + 1) % FILM_THEMES.length] ?? theme;
  expect(looksOf(applyDeckTheme(applyDeckTheme(deck, next), theme))).toEqual(looksOf(deck));
});

test('A theme is one step of undo, and keeps what was chosen by hand', () => {
  const [noir, romance] = [requireTheme('noir'), requireTheme('romance')];
  const own = createText({ color: '#0b6b20', fontFamily: 'Georgia', fontSize: 18 });
  const deck = createDeck({ theme: noir, slides: [createSlide({ elements: [own] })] });
  const start = createEditingState(deck);
  const after = applyEdit(start, 'Theme', (doc) => changeTheme(doc, romance));
  expect(after.doc.deck.theme).toBe(romance);
  expect(after.doc.deck.slides[0]?.elements[0]).toEqual(own);
  expect(undoEdit(after).state.doc.deck).toBe(deck);
});

test('A deck without a theme gets grounds, faces and inks, and keeps its pictures', () => {
  const picture = createImage({ asset: 'a'.repeat(64), naturalWidth: 800, naturalHeight: 400 });
  const deck = createDeck({
    slides: [createSlide({ elements: [createText({ fontSize: 48 }), createText(), picture] })],
  });
  const theme = requireTheme('noir');
  const [slide] = changeTheme(createEditorDocument(deck), theme).deck.slides;
  expect(slide?.background).toBe(theme.palette.background);
  expect(slide?.elements).toMatchObject([
    { fontFamily: theme.titleFont, color: theme.palette.text },
    { fontFamily: theme.textFont, color: theme.palette.text },
    picture,
  ]);
});
