/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import '../../elements/kinds';
import { contrastRatioOf } from '../../core/model/colors';
import { createDeck, createSlide } from '../../core/model/create';
import type { Deck } from '../../core/model/deck-schema';
import { kindOf } from '../../core/elements/kinds';
import { CHART_KINDS } from '../../elements/chart/chart-kinds';
import type { ChartElement } from '../../elements/chart/chart-schema';
import { ChartView } from '../../elements/chart/chart-view';
import { createChart } from '../../elements/chart/create-chart';
import { createTable } from '../../elements/table/create-table';
import { elementReviewOf } from '../../elements/element-reviews';
import { tableColorsOf } from '../../elements/table/style/apply-theme-to-table';
import { colorBehindOf } from '../review/color-behind';
import { applyDeckTheme } from './apply-deck-theme';
import { FILM_THEMES } from './themes';

const named = FILM_THEMES.map((theme) => [theme.name, theme] as const);

const ROWS = [
  ['Land', 'Kino', 'TV', 'Netz', 'Welt', 'Rest', 'Bord'],
  ['A', '1200', '900', '700', '600', '500', '400'],
  ['B', '1500', '800', '900', '500', '600', '300'],
  ['C', '1100', '700', '800', '900', '400', '500'],
];

type ElementsOn = (background: string) => Deck['slides'][number]['elements'];

/** Slides on both backgrounds of a first theme, after any two changes of it. */
function* changeTwice(theme: (typeof FILM_THEMES)[number], elementsOn: ElementsOn) {
  const { background, coverBackground } = theme.palette;
  const slides = [background, coverBackground].map((color) =>
    createSlide({ background: color, elements: elementsOn(color) }),
  );
  const start = createDeck({ theme, slides });
  for (const second of FILM_THEMES) {
    const once = applyDeckTheme(start, second);
    for (const third of FILM_THEMES)
      for (const slide of applyDeckTheme(once, third).slides)
        yield { place: `${second.name}, ${third.name}: ${slide.background}`, slide };
  }
}

test.each(named)('any two themes after %s leave every kind of chart readable', (_name, theme) => {
  const size = { width: 1200, height: 600 };
  const chart = createChart({ rows: ROWS, labels: 'all', hasGridLines: true, ...size });
  const style = (color: string) => [
    kindOf(chart).newStyle?.applyTheme?.(chart, theme, color) ?? chart,
  ];
  const faults = new Set<string>();
  // All kinds have the same colors.
  const seen = new Set<string>();
  for (const { place, slide } of changeTwice(theme, style)) {
    const [changed] = slide.elements;
    const { color, lineColor, colors } = { ...chart, ...changed };
    const key = [slide.background, color, lineColor, ...colors].join(' ');
    const isNew = !seen.has(key);
    const drawn = isNew
      ? CHART_KINDS.map((kind) => ({ ...chart, kind, color, lineColor, colors }))
      : [];
    for (const fault of drawn.flatMap((each) => listChartFaults(each, slide.background)))
      faults.add(place + fault);
    seen.add(key);
  }
  expect([...faults]).toEqual([]);
});

/** Parts of a chart with less contrast than graphics need, text with less than text needs, and lines that look like a series. */
function listChartFaults(chart: ChartElement, background: string): readonly string[] {
  const markup = renderToStaticMarkup(<ChartView element={chart} />);
  const colorsOf = (pattern: RegExp) =>
    new Set(Array.from(markup.matchAll(pattern), ([, color = '']) => color));
  const texts = colorsOf(/<text[^>]* fill="(#[0-9a-f]{6})"/g);
  const marks = colorsOf(/<(?:rect|path|circle|g)[^>]* (?:fill|stroke)="(#[0-9a-f]{6})"/g);
  const lines = colorsOf(/<line[^>]* stroke="(#[0-9a-f]{6})"/g);
  const isStacked = chart.kind.startsWith('stacked');
  // An amount in a part of a stack stands on its color.
  const isRead = (text: string) =>
    [background, ...(isStacked ? marks : [])].some(
      (behind) => contrastRatioOf(text, behind) >= 4.5,
    );
  const place = ` ${chart.kind}`;
  return [
    ...[...texts].filter((text) => !isRead(text)).map((text) => `${place}: text ${text}`),
    ...[...marks, ...lines]
      .filter((mark) => contrastRatioOf(mark, background) < 3)
      .map((mark) => `${place}: part ${mark}`),
    ...(chart.colors.includes(chart.lineColor) ? [`${place}: lines as a series`] : []),
  ];
}

test.each(named)('any two themes after %s leave highlighted cells readable', (_name, theme) => {
  const { accent, secondary, surface, mutedText } = theme.palette;
  const fills = [accent, secondary, surface, '#ffee00', '#777777'];
  const rows = [fills, fills, fills, fills];
  const cellStyles = fills.flatMap((fill, column) => [
    { row: 0, column, fill },
    { row: 1, column, fill, color: accent },
    { row: 2, column, color: mutedText },
    { row: 3, column, fill },
  ]);
  const columnWeights = fills.map(() => 1);
  const tables: ElementsOn = (background) =>
    (['lines', 'header', 'bands'] as const).map((look) =>
      createTable({
        rows,
        columnWeights,
        ...tableColorsOf(look, background, theme),
        cellStyles,
      }),
    );
  const faint = new Set<string>();
  for (const { place, slide } of changeTwice(theme, tables))
    for (const [at, table] of slide.elements.entries()) {
      const check = elementReviewOf(table).check?.(table, {
        templateQuestions: new Set(),
        colorBehind: () => colorBehindOf(table, slide),
      });
      if (check?.['low-contrast']) faint.add(`${place} table ${at}`);
    }
  expect([...faint]).toEqual([]);
});
