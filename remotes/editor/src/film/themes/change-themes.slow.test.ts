/** @jest-environment node */
import '../../elements/kinds';
import { colorBehindOf } from '../review/color-behind';
import { findOffSlide, findOverlaps } from '../review/find-overlaps';
import { contrastRatioOf } from '../../core/model/colors';
import { createDeck } from '../../core/model/create';
import { SLIDE_SIZE } from '../../core/model/deck-constants';
import type { Deck } from '../../core/model/deck-schema';
import { typedKeysOf } from '../../core/typed-keys-of';
import type { SlideElement } from '../../core/elements/slide-element';
import { createSampleSlide } from '../layouts/create-sample-slide';
import { LAYOUT_TITLES } from '../layouts/layouts';
import { createDeckFromTemplate } from '../templates/templates';
import { applyDeckTheme } from './apply-deck-theme';
import { FILM_THEMES } from './themes';

const named = FILM_THEMES.map((theme) => [theme.name, theme] as const);
const layoutNames = typedKeysOf(LAYOUT_TITLES);

test.each(named)('any two themes after %s leave every layout in order', (_name, theme) => {
  const slides = layoutNames.map((name) => createSampleSlide(name, theme));
  const start = createDeck({ theme, slides });
  const faults = new Set<string>();
  for (const second of FILM_THEMES) {
    const once = applyDeckTheme(start, second);
    for (const third of FILM_THEMES)
      for (const fault of listFaults(applyDeckTheme(once, third)))
        faults.add(`${third.name}: ${fault}`);
  }
  expect([...faults]).toEqual([]);
});

test.each(named)('every other theme and %s again change nothing', (_name, theme) => {
  const looksOf = ({ slides }: Deck): unknown =>
    JSON.parse(JSON.stringify(slides, (key, value: unknown) => (key === 'id' ? '' : value)));
  const deck = createDeckFromTemplate('feature', undefined, theme);
  for (const other of FILM_THEMES)
    expect(looksOf(applyDeckTheme(applyDeckTheme(deck, other), theme))).toEqual(looksOf(deck));
});

function listFaults({ slides }: Deck): readonly string[] {
  const overlaps = findOverlaps(slides);
  const offSlide = findOffSlide(slides, SLIDE_SIZE);
  return slides.flatMap((slide, index) =>
    slide.elements.flatMap((element) => {
      const place = `${element.type} of ${layoutNames[index]}`;
      return [
        ...(overlaps.has(element) ? [`${place} covers another one`] : []),
        ...(offSlide.has(element) ? [`${place} is off the slide`] : []),
        ...(isFaint(element, colorBehindOf(element, slide)) ? [`${place} is faint`] : []),
      ];
    }),
  );
}

function isFaint(element: SlideElement, behind: string | null): boolean {
  if (element.type !== 'text' || element.content.trim() === '' || behind === null) return false;
  return contrastRatioOf(element.color, behind) < 4.5;
}
