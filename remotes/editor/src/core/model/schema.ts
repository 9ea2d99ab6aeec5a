import * as v from 'valibot';
import { DECK_VERSION, type Deck, type Slide, type SlideElement } from './deck';

/** A deck larger than this is not a deck somebody made; refusing it keeps the page alive. */
export const LIMITS = { slides: 500, elements: 5_000, text: 20_000, notes: 50_000, cells: 400 };

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'is not a usable id'));
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'is not a colour such as #1a2b3c'));
const paint = v.union([colour, v.literal('none')], 'is not a colour such as #1a2b3c, nor "none"');
const font = v.pipe(v.string(), v.regex(/^[\w ,'"-]{1,80}$/, 'is not a font name'));
const finite = v.pipe(v.number(), v.finite());
const position = v.pipe(finite, v.minValue(-20_000), v.maxValue(20_000));
const length = v.pipe(finite, v.minValue(1), v.maxValue(20_000));
const size = v.pipe(finite, v.minValue(1), v.maxValue(400));
const short = v.pipe(v.string(), v.maxLength(500));

const base = {
  id,
  x: position,
  y: position,
  width: length,
  height: length,
  rotation: v.pipe(finite, v.minValue(0), v.ltValue(360)),
  opacity: v.pipe(finite, v.minValue(0), v.maxValue(1)),
  locked: v.boolean(),
  groupId: v.nullable(id),
  name: short,
  alt: short,
};

const text = v.object({
  ...base,
  type: v.literal('text'),
  content: v.pipe(v.string(), v.maxLength(LIMITS.text)),
  fontSize: size,
  fontFamily: font,
  fontWeight: v.picklist(['normal', 'bold']),
  fontStyle: v.picklist(['normal', 'italic']),
  textDecoration: v.picklist(['none', 'underline']),
  color: colour,
  textAlign: v.picklist(['left', 'center', 'right']),
});

const shape = v.object({
  ...base,
  type: v.literal('shape'),
  shapeType: v.picklist(['rectangle', 'circle']),
  fill: paint,
  stroke: paint,
  strokeWidth: v.pipe(finite, v.minValue(0), v.maxValue(200)),
});

const image = v.object({
  ...base,
  type: v.literal('image'),
  asset: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'does not name a picture')),
  naturalWidth: length,
  naturalHeight: length,
  fit: v.picklist(['contain', 'cover']),
  credit: short,
});

const table = v.object({
  ...base,
  type: v.literal('table'),
  rows: v.pipe(
    v.array(v.pipe(v.array(short), v.minLength(1), v.maxLength(20))),
    v.minLength(1),
    v.maxLength(LIMITS.cells),
  ),
  columns: v.pipe(v.array(v.pipe(finite, v.minValue(0.01))), v.minLength(1), v.maxLength(20)),
  total: v.boolean(),
  fontSize: size,
  fontFamily: font,
  color: colour,
  line: colour,
  headFill: paint,
  headColor: colour,
  band: paint,
});

export const elementSchema: v.GenericSchema<unknown, SlideElement> = v.variant('type', [
  text,
  shape,
  image,
  table,
]);

export const slideSchema: v.GenericSchema<unknown, Slide> = v.object({
  id,
  elements: v.pipe(v.array(elementSchema), v.maxLength(LIMITS.elements)),
  background: colour,
  notes: v.pipe(v.string(), v.maxLength(LIMITS.notes)),
  hidden: v.boolean(),
});

export const deckSchema: v.GenericSchema<unknown, Deck> = v.object({
  version: v.literal(DECK_VERSION),
  id,
  title: v.pipe(v.string(), v.maxLength(200)),
  slides: v.pipe(v.array(slideSchema), v.minLength(1), v.maxLength(LIMITS.slides)),
  palette: v.pipe(v.array(colour), v.maxLength(24)),
  frame: v.nullable(v.picklist(['2.39', '1.85', '1.78', '1.33'])),
});
