import { createDrawnDeckFiles, type DrawnDeckFile } from '../examples/example-decks';
import { waterfallRowsOf } from '../src/elements/chart/sample-rows';
import { createComparablesTable } from '../src/film/film-tables';
import { createDeck, createSlide } from '../src/core/model/create';
import type { Deck, Slide } from '../src/core/model/deck-schema';
import { BUNDLED_FONTS } from '../src/core/model/fonts';
import { CHART_KINDS } from '../src/elements/chart/chart-kinds';
import { createChart } from '../src/elements/chart/create-chart';
import type { SlideElement } from '../src/core/elements/slide-element';
import {
  CATALOGUED_PRESETS,
  createPresetShape,
} from '../src/elements/shape/presets/preset-catalogue';
import { withShapeText } from '../src/elements/shape/shape-text';
import { createTable } from '../src/elements/table/create-table';
import { createText } from '../src/core/text/create-text';
import { createFullDeck } from '../src/exports/testing/create-full-deck';
import { createDeckFromTemplate } from '../src/film/templates/templates';
import { FILM_THEMES, requireTheme } from '../src/film/themes/themes';

/** Decks that together use every theme, slide size and kind of element. */
export function createExportDecks(): readonly DrawnDeckFile[] {
  const themes = FILM_THEMES.map((theme) =>
    plain(theme.name, createDeckFromTemplate('feature', { title: theme.title }, theme)),
  );
  return [
    ...themes,
    plain(
      'series-4x3',
      createDeckFromTemplate('series', {}, requireTheme('noir'), { slideHeight: 720 }),
    ),
    plain(
      'indie-a4',
      createDeckFromTemplate('indie', {}, requireTheme('arthouse'), { slideHeight: 679 }),
    ),
    plain('documentary-film', createDeckFromTemplate('documentary')),
    ...createDrawnDeckFiles(),
    slides('elements', listSlidesWithoutPictures()),
    slides('charts', createChartSlides()),
    slides('tables', createTableSlides()),
    slides('shapes', createShapeSlides()),
    slides('scripts', createScriptSlides()),
  ];
}

function plain(name: string, deck: Deck): DrawnDeckFile {
  return { name, deck: { ...deck, title: `Sample ${name}` }, drawings: {} };
}

function slides(name: string, list: readonly Slide[]): DrawnDeckFile {
  return plain(name, createDeck({ slides: list }));
}

function listSlidesWithoutPictures(): readonly Slide[] {
  return createFullDeck().slides.filter(
    ({ hidden, backgroundPicture, elements }) =>
      !hidden &&
      !backgroundPicture &&
      !elements.some((element) => element.type === 'image' && element.asset !== ''),
  );
}

/** Boxes of a grid on a slide of 16:9. */
function gridBox(index: number, columns: number, rows: number) {
  const [width, height] = [900 / columns, 500 / rows];
  const [column, row] = [index % columns, Math.floor(index / columns) % rows];
  return {
    x: Math.round(30 + column * width),
    y: Math.round(20 + row * height),
    width: Math.round(width * 0.9),
    height: Math.round(height * 0.9),
  };
}

function fillSlides(elements: readonly SlideElement[], perSlide: number): readonly Slide[] {
  return Array.from({ length: Math.ceil(elements.length / perSlide) }, (_, index) =>
    createSlide({ elements: elements.slice(index * perSlide, (index + 1) * perSlide) }),
  );
}

function createChartSlides(): readonly Slide[] {
  const rows = [
    ['Year', 'Cinema', 'Streaming', 'Television'],
    ['2024', '120', '80', '40'],
    ['2025', '90', '110', '35'],
    ['2026', '140', '150', '60'],
  ];
  const charts = CHART_KINDS.map((kind, index) =>
    createChart({
      ...gridBox(index, 2, 2),
      kind,
      rows: kind === 'waterfall' ? waterfallRowsOf() : rows,
    }),
  );
  return [...fillSlides(charts, 4), createSlide({ elements: [createChart()] })];
}

function createTableSlides(): readonly Slide[] {
  const budget = createTable({
    fontSize: 20,
    headerFill: '#0f172a',
    headerColor: '#f8fafc',
    bandFill: '#e2e8f0',
    hasTotalRow: true,
    columnWeights: [3, 1, 1],
    rows: [
      ['Budget', 'Low', 'High'],
      ['Above-the-line', '₹12,00,000', '₹18,00,000'],
      ['Production', '₹45,00,000', '₹60,00,000'],
      ['Post-production and delivery', '₹9,00,000', '₹11,00,000'],
    ],
  });
  const merged = createTable({
    rows: [
      ['Territory', 'Advance', '', 'Note'],
      ['Germany', 'Low', 'High', 'Terms that take more than a single line of the column'],
      ['', '120', '180', 'Pre-sale'],
      ['France', '90', '140', 'Co-production'],
      ['Sum', '=SUM(B3:B4)', '=SUM(C3:C4)', ''],
    ],
    columnWeights: [2, 1, 1, 2],
    cellStyles: [
      { row: 1, column: 0, rowSpan: 2, fill: '#fef3c7' },
      { row: 0, column: 1, columnSpan: 2, textAlign: 'center', borders: ['bottom', 'left'] },
      { row: 4, column: 0, fontWeight: 'bold' },
    ],
  });
  const comparables = {
    ...createComparablesTable(),
    rows: [
      ['Title', 'Year', 'Budget', 'Gross', 'Why it compares'],
      ['The Lunchbox', '2013', '$1.0M', '$11.5M', 'A small story that travelled'],
      ['Ida', '2013', '$2.6M', '$15.3M', 'Black and white, festivals first'],
      ['Parasite', '2019', '$11.4M', '$262M', 'One house, and everybody in it'],
    ],
  };
  return [budget, merged, comparables].map((table) => createSlide({ elements: [table] }));
}

function createShapeSlides(): readonly Slide[] {
  const shapes = CATALOGUED_PRESETS.map(({ name }, index) => {
    const shape = { ...createPresetShape(name), ...gridBox(index, 6, 4) };
    const text = createText({ content: 'Festival premiere', fontSize: 13, textAlign: 'center' });
    return withShapeText(shape, { ...text, verticalAlign: 'middle' });
  });
  return fillSlides(shapes, 24);
}

const SENTENCES = [
  'Łódź, Gdańsk i Kraków: światło, cień i źródło opowieści.',
  'अंतिम रील: एक फ़िल्म की कहानी जो सीमाओं के पार जाती है।',
  'கடைசி ரீல்: எல்லைகளைத் தாண்டிச் செல்லும் ஒரு திரைப்படத்தின் கதை.',
];

/** A sentence in Polish, Hindi and Tamil in each font. */
function createScriptSlides(): readonly Slide[] {
  const texts = BUNDLED_FONTS.flatMap((fontFamily) =>
    SENTENCES.map((content) => ({ fontFamily, content })),
  );
  return fillSlides(
    texts.map((text, index) => createText({ ...text, ...gridBox(index, 3, 5), fontSize: 16 })),
    15,
  );
}
