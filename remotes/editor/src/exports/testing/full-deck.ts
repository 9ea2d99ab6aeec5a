import { siteOf, withEnds } from '../../core/geometry/line';
import type { SlideElement } from '../../core/model/deck';
import { budgetTable, FINANCE } from '../../core/film/tables';
import { sampleSlide } from '../../film/layouts/sample';
import { themeNamed } from '../../film/themes/themes';
import {
  createCode,
  createDeck,
  createImage,
  createLine,
  createShape,
  createSlide,
  createText,
} from '../../core/model/create';
import { createChart } from '../../core/model/create-figures';

export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFhAKBUHMmnwAAAABJRU5ErkJggg==';

export const PARAGRAPH =
  'A retired projectionist steals the last reel of a banned film and drives it across two borders, ' +
  'with the granddaughter who was told he had died.';

/** Text with marks, lists, a link and Hindi. */
const SET_WORDS = createText({
  content: 'The reel\nstolen & hidden\nat night\nfound\nread on\nअंतिम रील',
  runs: [
    { from: 4, to: 8, fontWeight: 'bold', color: '#c2410c', fontSize: 40 },
    { from: 9, to: 15, fontStyle: 'italic' },
    { from: 40, to: 47, link: 'https://example.org/reel?a=1&b=2' },
  ],
  items: [
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
export function fullDeck() {
  return createDeck({
    title: 'The last reel',
    slides: [
      firstSlide(),
      createSlide({ elements: [budgetTable()] }),
      sampleSlide('cover', themeNamed('noir')),
      createSlide({ elements: joinedShapes() }),
      shapesSlide(),
      chartsSlide(),
      createSlide({ elements: [SET_WORDS] }),
      drawingsSlide(),
      createSlide({ elements: films() }),
      groundSlide(),
      createSlide({ elements: [createText({ content: 'For questions' })], hidden: true }),
    ],
  });
}

function firstSlide() {
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
        content: PARAGRAPH,
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
          focusX: 0.25,
          radius: 20,
        },
      ),
      createText({ content: '   ' }),
    ],
  });
}

function joinedShapes(): readonly SlideElement[] {
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
    from: { ...line.from, joint: { id: 'one', side: 'right' } },
    to: { ...line.to, joint: { id: 'two', side: 'left' }, head: 'triangle' },
  } as const;
  const elbow = {
    ...createLine({ route: 'elbow' }),
    from: { ...line.from, joint: { id: 'two', side: 'top' } },
    to: { ...line.to, joint: { id: 'one', side: 'bottom' } },
  } as const;
  return [
    one,
    two,
    withEnds(arrow, { from: siteOf(one, 'right'), to: siteOf(two, 'left') }),
    withEnds(elbow, { from: siteOf(two, 'top'), to: siteOf(one, 'bottom') }),
  ];
}

function shapesSlide() {
  return createSlide({
    background: 'linear-gradient(90deg, #102030 0%, #405060 30%, #f0e0d0 100%)',
    elements: [
      createShape({
        title: 'Curtain',
        alt: 'A curtain half open',
        radius: 25,
        fill: 'linear-gradient(45deg, #112233, #445566)',
      }),
      createShape({ x: 300, shapeType: 'polygon', points: 3, strokeWidth: 0 }),
      createShape({ x: 500, shapeType: 'star', points: 5 }),
      createShape({
        x: 650,
        width: 240,
        height: 120,
        shapeType: 'bubble',
        tip: { x: 0.1, y: 1.5 },
      }),
    ],
  });
}

function groundSlide() {
  return createSlide({
    picture: {
      asset: 'a'.repeat(64),
      naturalWidth: 400,
      naturalHeight: 300,
      zoom: 1.5,
      focusX: 0.25,
      focusY: 1,
      darkening: 0.4,
      tone: null,
    },
    elements: [createText({ content: 'Over a still' })],
  });
}

function films() {
  const picture = { asset: 'a'.repeat(64), naturalWidth: 400, naturalHeight: 300 };
  const link = 'https://vimeo.com/1?a=1&b=2';
  return [
    createImage(picture, { x: 40, y: 40, width: 400, height: 300, rotation: 10, link, film: true }),
    createImage(
      { ...picture, asset: '' },
      { x: 500, y: 40, width: 400, height: 225, ground: '#0b0a09', link, film: true },
    ),
    createImage(picture, { x: 500, y: 300, width: 200, height: 150, link: 'mailto:a@example.org' }),
  ];
}

function drawingsSlide() {
  return createSlide({
    elements: [
      createShape({
        name: 'Clapperboard',
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
        ...createCode('https://example.org/trailer?a=1&b=2'),
        x: 500,
        fill: '#1e3a8a',
        rotation: 15,
      },
    ],
  });
}

function chartsSlide() {
  return createSlide({
    elements: [
      createChart({ width: 400, height: 240 }),
      createChart({ x: 500, width: 400, height: 240, kind: 'waterfall', rows: FINANCE }),
      createChart({ y: 380, width: 400, height: 140, kind: 'pie' }),
      createChart({ x: 500, y: 380, width: 400, height: 140, kind: 'line' }),
    ],
  });
}
