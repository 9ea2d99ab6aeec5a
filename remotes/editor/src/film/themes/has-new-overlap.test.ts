/** @jest-environment node */
import '../../elements/kinds';
import { findOverlaps } from '../review/find-overlaps';
import { createDeck, createSlide } from '../../core/model/create';
import type { DeckTheme } from '../../core/model/theme-schema';
import { createShape } from '../../elements/shape/create-shape';
import { createText } from '../../core/text/create-text';
import { createSampleSlide } from '../layouts/create-sample-slide';
import { applyDeckTheme } from './apply-deck-theme';
import { hasNewOverlap } from './has-new-overlap';
import { FILM_THEMES } from './themes';

const code = createShape({ shapeType: 'qr-code', x: 700, y: 300, width: 120, height: 120 });

/** Last slide of a theme, with a code of the person's own where nothing is. */
function createContactSlide(theme: DeckTheme) {
  const slide = createSampleSlide('closing', theme);
  const places = [800, 600, 400, 200, 40].flatMap((x) => [380, 200, 40].map((y) => ({ x, y })));
  const slides = places.map((place) => ({
    ...slide,
    elements: [...slide.elements, { ...code, ...place }],
  }));
  const free = slides.find((each) => findOverlaps([each]).size === 0);
  if (!free) throw new Error('The last slide has no room for a code.');
  return free;
}

test.each(FILM_THEMES.map((theme) => [theme.name, theme] as const))(
  'a code beside the contact of %s stays in its place, and lies on no text after a change of theme',
  (_name, theme) => {
    const slide = createContactSlide(theme);
    for (const next of FILM_THEMES) {
      const { slides } = applyDeckTheme(createDeck({ theme, slides: [slide] }), next);
      const { x, y } = slide.elements.at(-1) ?? code;
      const moved = slides[0]?.elements.find(({ id }) => id === code.id);
      expect([next.name, moved?.x, moved?.y, findOverlaps(slides).size]).toEqual([
        next.name,
        x,
        y,
        0,
      ]);
    }
  },
);

test('Only what covers others since the change counts', () => {
  const text = createText({ content: 'Call +49 30 1234567', x: 700, y: 340 });
  const slide = createSlide({ elements: [text, code] });
  expect(hasNewOverlap(slide, slide)).toBe(false);
  expect(hasNewOverlap(slide, createSlide({ elements: [{ ...text, x: 100 }, code] }))).toBe(true);
});
