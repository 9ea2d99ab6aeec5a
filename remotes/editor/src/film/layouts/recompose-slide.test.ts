/** @jest-environment node */
import '../../elements/kinds';
import { boundsOf } from '../../core/geometry/box';
import { overlap } from '../../core/geometry/find-free-box';
import { createDeck } from '../../core/model/create';
import { createTable } from '../../elements/table/create-table';
import type { SlideElement } from '../../core/elements/slide-element';
import { THEME_COMPOSITIONS } from '../../core/model/deck-constants';
import { applyDeckTheme } from '../themes/apply-deck-theme';
import { FILM_THEMES, requireTheme } from '../themes/themes';
import { createSampleSlide } from './create-sample-slide';
import { COMPOSITIONS, LAYOUT_TITLES, type LayoutName } from './layouts';
import type { LayoutPiece } from './layout-pieces';

const names = Object.keys(LAYOUT_TITLES) as LayoutName[];
/** One theme of each composition, and two of one. */
const examples = ['documentary', 'noir', 'arthouse', 'romance', 'period', 'festival', 'orbit'].map(
  requireTheme,
);
const [noir, period] = [requireTheme('noir'), requireTheme('period')];

const boxesOf = (elements: readonly SlideElement[] = []) =>
  elements.map(({ type, x, y, width, height }) => ({ type, x, y, width, height }));

/** Applies a theme to one slide made in another. */
function restyle(elements: readonly SlideElement[]): readonly SlideElement[] {
  const slide = { ...createSampleSlide('cast', noir), elements };
  return (
    applyDeckTheme(createDeck({ theme: noir, slides: [slide] }), period).slides[0]?.elements ?? []
  );
}

test('Each composition is used by a theme and differs in cover, people, statement, figures and contact', () => {
  expect(new Set(FILM_THEMES.map(({ composition }) => composition))).toEqual(
    new Set(THEME_COMPOSITIONS),
  );
  for (const name of ['cover', 'cast', 'statement', 'trio', 'steps', 'closing'] as const) {
    const layouts = THEME_COMPOSITIONS.map((each) => JSON.stringify(COMPOSITIONS[each][name]));
    expect(new Set(layouts).size).toBe(THEME_COMPOSITIONS.length);
  }
});

test.each(names)('%s has the same texts and pictures in every composition', (name) => {
  const contentOf = (piece: LayoutPiece) =>
    piece.kind === 'shape' || piece.kind === 'rule'
      ? []
      : [`${piece.kind} ${'source' in piece ? piece.source : ''}`];
  const contents = THEME_COMPOSITIONS.map((each) =>
    COMPOSITIONS[each][name].pieces.flatMap(contentOf).toSorted(),
  );
  for (const content of contents) expect(content).toEqual(contents[0]);
});

test.each(names)('%s moves with a change of theme as if it had been made in it', (name) => {
  for (const from of examples)
    for (const to of examples) {
      const deck = createDeck({ theme: from, slides: [createSampleSlide(name, from)] });
      const [moved] = applyDeckTheme(deck, to).slides;
      const created = createSampleSlide(name, to);
      expect(moved?.background).toBe(created.background);
      const sort = (boxes: ReturnType<typeof boxesOf>) =>
        boxes.map((box) => JSON.stringify(box)).toSorted();
      expect(sort(boxesOf(moved?.elements))).toEqual(sort(boxesOf(created.elements)));
    }
});

test('No decoration of a theme lies on a table of the member’s own', () => {
  const table = createTable({ x: 56, y: 150, width: 848, height: 360 });
  const isOnTable = (other: SlideElement) =>
    other.type === 'shape' && overlap(boundsOf(table), boundsOf(other));
  for (const from of FILM_THEMES)
    for (const to of FILM_THEMES) {
      const slide = createSampleSlide('table', from);
      const [title] = slide.elements.filter(({ type }) => type === 'text');
      const elements = [...(title ? [title] : []), table];
      const deck = createDeck({ theme: from, slides: [{ ...slide, elements }] });
      const covering = applyDeckTheme(deck, to).slides[0]?.elements.filter(isOnTable);
      expect([from.name, to.name, covering]).toEqual([from.name, to.name, []]);
    }
});

test('People are shown in upright frames in every composition', () => {
  for (const composition of THEME_COMPOSITIONS)
    for (const piece of COMPOSITIONS[composition].cast.pieces)
      if (piece.kind === 'picture') expect(piece.at[3]).toBeGreaterThan(piece.at[2]);
});

test('A picture is darkened only where a text lies on it', () => {
  for (const composition of THEME_COMPOSITIONS)
    for (const name of names) {
      const { pieces } = COMPOSITIONS[composition][name];
      const isScrimmed = pieces.some((piece) => piece.kind === 'picture' && piece.scrim);
      const overlaps = pieces.some(
        (piece) =>
          piece.kind === 'picture' &&
          pieces.some((other) => other.kind === 'text' && intersect(piece.at, other.at)),
      );
      expect([composition, name, isScrimmed]).toEqual([composition, name, overlaps]);
    }
});

test.each([
  ['Own changes stay', '#0b6e23', '#0b6e23'],
  [
    'An own colour that is not read on the new background becomes one of the theme',
    '#12ab34',
    period.palette.text,
  ],
])('%s through a change of composition', (_name, color, expected) => {
  const { elements } = createSampleSlide('cast', noir);
  const changed = elements.map((element) =>
    element.type === 'text' && element.role === 'title'
      ? { ...element, color, content: 'Cast', height: 51 }
      : element,
  );
  const title = restyle(changed).find((each) => each.type === 'text' && each.role === 'title');
  expect(title).toMatchObject({ color: expected, content: 'Cast', textAlign: 'center' });
});

test('A slide whose pictures were moved by hand keeps its arrangement', () => {
  const { elements } = createSampleSlide('cast', noir);
  const moved = elements.map((each) => (each.type === 'image' ? { ...each, x: each.x - 8 } : each));
  expect(boxesOf(restyle(moved))).toEqual(boxesOf(moved));
});

type Box = readonly [number, number, number, number];

function intersect([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): boolean {
  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
}
