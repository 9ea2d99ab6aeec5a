import { budgetTable } from '../../core/film/tables';
import { sampleSlide } from '../../film/layouts/sample';
import { themeNamed } from '../../film/themes/themes';
import {
  createDeck,
  createImage,
  createShape,
  createSlide,
  createText,
} from '../../core/model/create';

/** A grey pixel. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFhAKBUHMmnwAAAABJRU5ErkJggg==';

export const PARAGRAPH =
  'A retired projectionist steals the last reel of a banned film and drives it across two borders, ' +
  'with the granddaughter who was told he had died.';

/** Words that are set in several ways, in lists, with a link and in Hindi. */
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

/** One of everything, in places no default would give. */
export function fullDeck() {
  return createDeck({
    title: 'The last reel',
    slides: [
      createSlide({
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
      }),
      createSlide({ elements: [budgetTable()] }),
      sampleSlide('cover', themeNamed('noir')),
      createSlide({ elements: [SET_WORDS] }),
    ],
  });
}
