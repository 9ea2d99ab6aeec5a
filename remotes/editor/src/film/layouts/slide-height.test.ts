/** @jest-environment node */
import '../../elements/kinds';
import { createDeck } from '../../core/model/create';
import { slideSizeOf } from '../../core/model/deck-constants';
import { validateDeck } from '../../elements/parse-deck';
import { intersects } from '../../core/geometry/box';
import type { SlideElement } from '../../core/elements/slide-element';
import { applyDeckTheme } from '../themes/apply-deck-theme';
import { FILM_THEMES, requireTheme } from '../themes/themes';
import { createDeckFromTemplate } from '../templates/templates';
import { createSampleSlide } from './create-sample-slide';
import { LAYOUT_TITLES, type LayoutName } from './layouts';

const names = Object.keys(LAYOUT_TITLES) as LayoutName[];
const [A4, FOUR_THIRDS] = [679, 720];

const withoutIds = (elements: readonly SlideElement[]) =>
  elements.map((element) => ({ ...element, id: '' }));

function overlapsOf(elements: readonly SlideElement[]): readonly string[] {
  return elements.flatMap((one, index) =>
    elements.flatMap((other, at) => (at > index && intersects(one, other) ? `${index} ${at}` : [])),
  );
}

describe.each(names)('%s on slides of another height', (name) => {
  test.each([A4, FOUR_THIRDS])('stays on a slide of %i, and nothing comes to overlap', (height) => {
    for (const theme of FILM_THEMES) {
      const { elements } = createSampleSlide(name, theme, { slideHeight: height });
      const original = createSampleSlide(name, theme);
      for (const { y, height: own } of elements) expect(y + own).toBeLessThanOrEqual(height);
      expect(overlapsOf(elements)).toEqual(overlapsOf(original.elements));
    }
  });

  test('fills the slide from top to bottom where it did', () => {
    for (const theme of FILM_THEMES) {
      const { elements } = createSampleSlide(name, theme, { slideHeight: FOUR_THIRDS });
      for (const [index, { y, height }] of createSampleSlide(name, theme).elements.entries())
        if (y === 0 && height === 540) expect(elements[index]).toMatchObject({ y: 0, height: 720 });
    }
  });

  test('is the same as ever in 16:9', () => {
    for (const theme of FILM_THEMES)
      expect(withoutIds(createSampleSlide(name, theme, { slideHeight: 540 }).elements)).toEqual(
        withoutIds(createSampleSlide(name, theme).elements),
      );
  });

  test('moves with a change of theme as if it had been made in it', () => {
    const [noir, period] = [requireTheme('noir'), requireTheme('period')];
    const deck = createDeck({
      slideHeight: A4,
      theme: noir,
      slides: [createSampleSlide(name, noir, { slideHeight: A4 })],
    });
    const boxesOf = (elements: readonly SlideElement[] = []) =>
      elements
        .map(({ type, x, y, width, height }) => `${type} ${x} ${y} ${width} ${height}`)
        .toSorted();
    expect(boxesOf(applyDeckTheme(deck, period).slides[0]?.elements)).toEqual(
      boxesOf(createSampleSlide(name, period, { slideHeight: A4 }).elements),
    );
  });
});

test('Circles stay round, and lines thin', () => {
  const { elements } = createSampleSlide('timeline', requireTheme('noir'), {
    slideHeight: FOUR_THIRDS,
  });
  const shapes = elements.filter(({ type }) => type === 'shape');
  const [line, ...circles] = shapes;
  expect(line?.height).toBe(2);
  for (const { y, width, height } of circles) {
    expect(width).toBe(height);
    expect(y + height / 2).toBe((line?.y ?? 0) + 1);
  }
});

test('A template of another height is a valid deck that stores it', () => {
  const deck = createDeckFromTemplate('feature', undefined, undefined, {
    slideHeight: FOUR_THIRDS,
  });
  expect(validateDeck(deck)).toEqual({ ok: true, deck });
  expect(slideSizeOf(deck)).toEqual({ width: 960, height: 720 });
  expect(createDeckFromTemplate('feature')).not.toHaveProperty('slideHeight');
});
