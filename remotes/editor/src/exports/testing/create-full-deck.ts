import { connectionSiteOf, setLineEndPoints } from '../../elements/line/line-geometry';
import type { CellStyle } from '../../elements/table/table-schema';
import type { SlideElement } from '../../core/elements/slide-element';
import { createBudgetTable } from '../../film/film-tables';
import { waterfallRowsOf } from '../../elements/chart/sample-rows';
import { createSampleSlide } from '../../film/layouts/create-sample-slide';
import { requireTheme } from '../../film/themes/themes';
import { createQrCode, createShape } from '../../elements/shape/create-shape';
import { createDeck, createSlide } from '../../core/model/create';
import { createImage } from '../../elements/image/create-image';
import { createLine } from '../../elements/line/create-line';
import { createText } from '../../core/text/create-text';
import { createChart } from '../../elements/chart/create-chart';

export const GRAY_PIXEL_DATA_URL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFhAKBUHMmnwAAAABJRU5ErkJggg==';

export const SAMPLE_PARAGRAPH =
  'A retired projectionist steals the last reel of a banned film and drives it across two borders, ' +
  'with the granddaughter who was told he had died.';

export const CELL_STYLES: readonly CellStyle[] = [
  { row: 0, column: 1, fill: 'none', color: '#b45309' },
  { row: 2, column: 1, fill: '#fef3c7', fontWeight: 'bold', textAlign: 'center' },
];

/** Text with marks, lists, a link and Hindi. */
const FORMATTED_TEXT = createText({
  content: 'The reel\nstolen & hidden\nat night\nfound\nread on\nअंतिम रील',
  markRanges: [
    { from: 4, to: 8, fontWeight: 'bold', color: '#c2410c', fontSize: 40 },
    { from: 9, to: 15, fontStyle: 'italic' },
    { from: 40, to: 47, link: 'https://example.org/reel?a=1&b=2' },
  ],
  listItems: [
    { line: 1, list: 'number', level: 0 },
    { line: 2, list: 'bullet', level: 1 },
    { line: 3, list: 'number', level: 0 },
  ],
  x: 60,
  y: 60,
  width: 600,
  height: 300,
  fontSize: 24,
});

/** Deck with every kind of element at non-default positions. */
export function createFullDeck() {
  return createDeck({
    title: 'The last reel',
    slides: [
      createFirstSlide(),
      createSlide({ elements: [{ ...createBudgetTable(), cellStyles: CELL_STYLES }] }),
      createSampleSlide('cover', requireTheme('noir')),
      createSlide({ elements: createConnectedShapes() }),
      createShapesSlide(),
      createChartsSlide(),
      createSlide({ elements: [FORMATTED_TEXT] }),
      createDrawingsSlide(),
      createSlide({ elements: createVideoLinks() }),
      createBackgroundSlide(),
      createSlide({ elements: [createText({ content: 'For questions' })], hidden: true }),
    ],
  });
}

function createFirstSlide() {
  return createSlide({
    background: '#f1f5f9',
    notes: 'Begin with the silence.',
    elements: [
      createText({
        content: 'The last reel',
        x: 61,
        y: 47,
        width: 700,
        height: 77,
        fontSize: 64,
      }),
      createText({
        content: SAMPLE_PARAGRAPH,
        x: 61,
        y: 160,
        width: 430,
        height: 140,
        fontSize: 20,
        textDecoration: 'underline',
      }),
      createShape({ x: 533, y: 171, width: 213, height: 117, strokeWidth: 3, rotation: 30 }),
      createShape({ x: 777, y: 333, width: 99, height: 99, shapeType: 'circle', opacity: 0.5 }),
      createImage(
        { asset: 'a'.repeat(64), naturalWidth: 400, naturalHeight: 300 },
        {
          x: 61,
          y: 331,
          width: 239,
          height: 100,
          alt: 'A still',
          zoom: 2,
          focalX: 0.25,
          radius: 20,
        },
      ),
      createText({ content: '   ' }),
    ],
  });
}

function createConnectedShapes(): readonly SlideElement[] {
  const one = createShape({ id: 'one', x: 100, y: 100, width: 120, height: 80 });
  const two = createShape({
    id: 'two',
    x: 500,
    y: 300,
    width: 120,
    height: 80,
    shapeType: 'circle',
  });
  const line = createLine({ alt: 'From script to shoot', dash: 'dashed' });
  const arrow = {
    ...line,
    from: { ...line.from, connection: { elementId: 'one', side: 'right' } },
    to: { ...line.to, connection: { elementId: 'two', side: 'left' }, arrowhead: 'triangle' },
  } as const;
  const elbow = {
    ...createLine({ route: 'elbow' }),
    from: { ...line.from, connection: { elementId: 'two', side: 'top' } },
    to: { ...line.to, connection: { elementId: 'one', side: 'bottom' } },
  } as const;
  return [
    one,
    two,
    setLineEndPoints(arrow, {
      from: connectionSiteOf(one, 'right'),
      to: connectionSiteOf(two, 'left'),
    }),
    setLineEndPoints(elbow, {
      from: connectionSiteOf(two, 'top'),
      to: connectionSiteOf(one, 'bottom'),
    }),
  ];
}

function createShapesSlide() {
  return createSlide({
    background: 'linear-gradient(90deg, #102030 0%, #405060 30%, #f0e0d0 100%)',
    elements: [
      createShape({
        customName: 'Curtain',
        alt: 'A curtain half open',
        radius: 25,
        fill: 'linear-gradient(45deg, #112233, #445566)',
      }),
      createShape({ x: 300, shapeType: 'polygon', pointCount: 3, strokeWidth: 0 }),
      createShape({ x: 500, shapeType: 'star', pointCount: 5 }),
      createShape({
        x: 650,
        width: 240,
        height: 120,
        shapeType: 'callout',
        calloutTip: { x: 0.1, y: 1.5 },
      }),
    ],
  });
}

function createBackgroundSlide() {
  return createSlide({
    backgroundPicture: {
      asset: 'a'.repeat(64),
      naturalWidth: 400,
      naturalHeight: 300,
      zoom: 1.5,
      focalX: 0.25,
      focalY: 1,
      scrimOpacity: 0.4,
      adjustments: null,
    },
    elements: [createText({ content: 'Over a still' })],
  });
}

function createVideoLinks() {
  const picture = { asset: 'a'.repeat(64), naturalWidth: 400, naturalHeight: 300 };
  const link = 'https://vimeo.com/1?a=1&b=2';
  return [
    createImage(picture, {
      x: 40,
      y: 40,
      width: 400,
      height: 300,
      rotation: 10,
      link,
      isVideo: true,
    }),
    createImage(
      { ...picture, asset: '' },
      { x: 500, y: 40, width: 400, height: 225, placeholderFill: '#0b0a09', link, isVideo: true },
    ),
    createImage(picture, { x: 500, y: 300, width: 200, height: 150, link: 'mailto:a@example.org' }),
  ];
}

function createDrawingsSlide() {
  return createSlide({
    elements: [
      createShape({
        sourceName: 'Clapperboard',
        shapeType: 'path',
        path: 'M0 0L1000 0L1000 1000C833 1000 0 833 0 0ZM250 250L500 250L500 500Z',
        x: 100,
        width: 240,
        height: 240,
        fill: 'linear-gradient(90deg, #b45309 0%, #0f172a 100%)',
        stroke: 'none',
        strokeWidth: 0,
      }),
      {
        ...createQrCode('https://example.org/trailer?a=1&b=2'),
        x: 500,
        fill: '#1e3a8a',
        rotation: 15,
      },
    ],
  });
}

function createChartsSlide() {
  return createSlide({
    elements: [
      createChart({ width: 400, height: 240 }),
      createChart({
        x: 500,
        width: 400,
        height: 240,
        kind: 'waterfall',
        rows: waterfallRowsOf(),
      }),
      createChart({ y: 380, width: 400, height: 140, kind: 'pie' }),
      createChart({ x: 500, y: 380, width: 400, height: 140, kind: 'line' }),
    ],
  });
}
