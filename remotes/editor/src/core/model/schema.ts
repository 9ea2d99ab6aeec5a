import * as v from 'valibot';
import {
  CHART_KINDS,
  DASHES,
  DECK_VERSION,
  type Deck,
  HEADS,
  ROUTES,
  SHADES,
  SHAPE_TYPES,
  SIDES,
  type Slide,
  type SlideElement,
  TRANSITIONS,
} from './deck';
import { LEVELS } from './words';
import { PLAIN_SHAPE } from './create';
import { isLink } from './link';
import { LIMITS } from './limits';
import {
  assetKey,
  cells,
  codeLink,
  colour,
  fill,
  finite,
  font,
  guides,
  id,
  imageLink,
  length,
  paint,
  paintOrFill,
  path,
  position,
  share,
  short,
  size,
  stroke,
  tone,
  zoom,
} from './schema-values';
import { LOGO_PLACES, PALETTE_ROLES, TEXT_ROLES, type Theme } from './theme';

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
  title: short,
  name: short,
  alt: short,
};

const lettering = {
  fontWeight: v.picklist(['normal', 'bold']),
  fontStyle: v.picklist(['normal', 'italic']),
  letterSpacing: v.pipe(finite, v.minValue(-0.2), v.maxValue(2)),
  lineHeight: v.pipe(finite, v.minValue(0.5), v.maxValue(4)),
  textCase: v.picklist(['none', 'upper']),
};

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.text));
const decoration = v.picklist(['none', 'underline']);

const run = v.object({
  from: place,
  to: place,
  fontWeight: v.exactOptional(lettering.fontWeight),
  fontStyle: v.exactOptional(lettering.fontStyle),
  textDecoration: v.exactOptional(decoration),
  color: v.exactOptional(colour),
  fontSize: v.exactOptional(size),
  link: v.exactOptional(v.pipe(v.string(), v.check(isLink, 'is not an address to link to'))),
});

const item = v.object({
  line: place,
  list: v.picklist(['bullet', 'number']),
  level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LEVELS - 1)),
});

const text = v.object({
  ...base,
  type: v.literal('text'),
  content: v.pipe(v.string(), v.maxLength(LIMITS.text)),
  runs: v.pipe(v.array(run), v.maxLength(LIMITS.runs)),
  items: v.pipe(v.array(item), v.maxLength(LIMITS.runs)),
  fontSize: size,
  fontFamily: font,
  ...lettering,
  textDecoration: decoration,
  color: colour,
  textAlign: v.picklist(['left', 'center', 'right']),
  verticalAlign: v.picklist(['top', 'middle', 'bottom']),
  overflow: v.picklist(['grow', 'shrink', 'spill']),
  role: v.nullable(v.picklist(TEXT_ROLES)),
});

const tip = v.pipe(finite, v.minValue(-10), v.maxValue(10));

const shape = v.object({
  ...base,
  type: v.literal('shape'),
  shapeType: v.picklist(SHAPE_TYPES),
  // Optional, because decks from before these shape types don't have them.
  radius: v.optional(v.pipe(finite, v.minValue(0), v.maxValue(480)), PLAIN_SHAPE.radius),
  points: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(12)),
    PLAIN_SHAPE.points,
  ),
  tip: v.optional(v.object({ x: tip, y: tip }), PLAIN_SHAPE.tip),
  path,
  link: codeLink,
  fill: paintOrFill,
  ...stroke,
});

const image = v.object({
  ...base,
  type: v.literal('image'),
  asset: assetKey,
  naturalWidth: length,
  naturalHeight: length,
  fit: v.picklist(['contain', 'cover']),
  zoom,
  focusX: share,
  focusY: share,
  radius: v.pipe(finite, v.minValue(0), v.maxValue(480)),
  ...stroke,
  shadow: v.boolean(),
  shade: v.picklist(SHADES),
  shadeColor: colour,
  ground: paintOrFill,
  link: imageLink,
  film: v.boolean(),
  tone,
  credit: short,
});

const table = v.object({
  ...base,
  type: v.literal('table'),
  rows: cells,
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

const lineEnd = v.object({
  x: share,
  y: share,
  head: v.picklist(HEADS),
  joint: v.nullable(v.object({ id, side: v.picklist(SIDES) })),
});

const line = v.object({
  ...base,
  type: v.literal('line'),
  from: lineEnd,
  to: lineEnd,
  route: v.picklist(ROUTES),
  stroke: colour,
  strokeWidth: v.pipe(finite, v.minValue(0.25), v.maxValue(100)),
  dash: v.picklist(DASHES),
});

const chart = v.object({
  ...base,
  type: v.literal('chart'),
  kind: v.picklist(CHART_KINDS),
  rows: cells,
  source: v.nullable(id),
  colors: v.pipe(v.array(colour), v.minLength(1), v.maxLength(12)),
  fontSize: size,
  fontFamily: font,
  color: colour,
  line: colour,
});

export const elementSchema: v.GenericSchema<unknown, SlideElement> = v.variant('type', [
  text,
  shape,
  image,
  table,
  line,
  chart,
]);

const slidePicture = v.object({
  asset: assetKey,
  naturalWidth: length,
  naturalHeight: length,
  zoom,
  focusX: share,
  focusY: share,
  darkening: share,
  tone,
});

export const slideSchema: v.GenericSchema<unknown, Slide> = v.object({
  id,
  elements: v.pipe(v.array(elementSchema), v.maxLength(LIMITS.elements)),
  background: fill,
  picture: v.nullable(slidePicture),
  notes: v.pipe(v.string(), v.maxLength(LIMITS.notes)),
  hidden: v.boolean(),
  transition: v.picklist(TRANSITIONS),
  section: v.pipe(v.string(), v.maxLength(LIMITS.section)),
});

const themeSchema: v.GenericSchema<unknown, Theme> = v.object({
  name: short,
  title: short,
  titleFace: font,
  textFace: font,
  palette: v.object(v.entriesFromList(PALETTE_ROLES, colour)),
  titles: v.object(lettering),
  texts: v.object(lettering),
  backgrounds: v.tuple([fill, fill, fill]),
  still: fill,
  rule: v.object({ width: length, height: length }),
  logo: v.picklist(LOGO_PLACES),
  radius: v.pipe(finite, v.minValue(0), v.maxValue(480)),
});

export const deckSchema: v.GenericSchema<unknown, Deck> = v.object({
  version: v.literal(DECK_VERSION),
  id,
  title: v.pipe(v.string(), v.maxLength(200)),
  slides: v.pipe(v.array(slideSchema), v.minLength(1), v.maxLength(LIMITS.slides)),
  palette: v.pipe(v.array(colour), v.maxLength(24)),
  frame: v.nullable(v.picklist(['2.39', '1.85', '1.78', '1.33'])),
  theme: v.nullable(themeSchema),
  guides,
});
