/** @jest-environment node */
import '../../elements/kinds';
import { colorBehindOf } from '../review/color-behind';
import { findOffSlide, findOverlaps } from '../review/find-overlaps';
import { contrastRatioOf } from '../../core/model/colors';
import { createDeck, createSlide } from '../../core/model/create';
import { SLIDE_SIZE } from '../../core/model/deck-constants';
import type { Deck } from '../../core/model/deck-schema';
import type { DeckTheme } from '../../core/model/theme-schema';
import { kindOf } from '../../core/elements/kinds';
import { createText } from '../../core/text/create-text';
import { createChart } from '../../elements/chart/create-chart';
import { elementReviewOf } from '../../elements/element-reviews';
import { createShape } from '../../elements/shape/create-shape';
import { createTable } from '../../elements/table/create-table';
import { tableColorsOf, tableStyleOf } from '../../elements/table/style/apply-theme-to-table';
import { createTimeline } from '../../elements/timeline/timeline-kind';
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

const CHECK = { templateQuestions: new Set<string>() };

/** Tables in every look, charts, a timeline and a shape with text, as they are added to a slide of a theme. */
function createFigures(theme: DeckTheme, background: string): readonly SlideElement[] {
  const rows = [
    ['Posten', 'Betrag'],
    ['Stab', '1.250'],
  ];
  const tables = (['lines', 'header', 'bands'] as const).map((style) =>
    createTable({ rows, columnWeights: [1, 1], ...tableColorsOf(style, background, theme) }),
  );
  const others = [createChart(), createChart({ kind: 'waterfall' }), createTimeline()];
  const text = createText({ content: 'Text' });
  const shape = createShape({ fill: theme.palette.accent, text });
  const styled = [...others, shape].map(
    (element) => kindOf(element).newStyle?.applyTheme?.(element, theme, background) ?? element,
  );
  return [...tables, ...styled];
}

test.each(named)('any two themes after %s leave tables and charts readable', (_name, theme) => {
  const { background, coverBackground } = theme.palette;
  const slides = [background, coverBackground].map((color) =>
    createSlide({ background: color, elements: createFigures(theme, color) }),
  );
  const start = createDeck({ theme, slides });
  const faint = new Set<string>();
  for (const second of FILM_THEMES) {
    const once = applyDeckTheme(start, second);
    for (const third of FILM_THEMES)
      for (const name of listFaint(applyDeckTheme(once, third)))
        faint.add(`${second.name}, ${third.name}: ${name}`);
  }
  expect([...faint]).toEqual([]);
});

function listFaint({ slides }: Deck): readonly string[] {
  return slides.flatMap((slide, index) =>
    slide.elements.flatMap((element, at) => {
      const colorBehind = () => colorBehindOf(element, slide);
      const faults = elementReviewOf(element).check?.(element, { ...CHECK, colorBehind });
      const look = element.type === 'table' ? tableStyleOf(element) : element.type;
      return faults?.['low-contrast'] ? [`${look} ${at} on slide ${index}`] : [];
    }),
  );
}
