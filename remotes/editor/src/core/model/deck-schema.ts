import * as v from 'valibot';
import { CHART_KINDS } from './chart-kind';
import {
  LINE_DASHES,
  DECK_VERSION,
  type Deck,
  ARROWHEADS,
  LINE_ROUTES,
  SCRIMS,
  SHAPE_TYPES,
  CONNECTION_SIDES,
  type Slide,
  type SlideElement,
  SLIDE_TRANSITIONS,
} from './deck';
import { LIST_LEVELS } from './rich-text';
import { SHAPE_DEFAULTS } from './create';
import { isAllowedLink } from './link';
import { DECK_LIMITS } from './deck-limits';
import {
  assetKeySchema,
  cellsSchema,
  cellStylesSchema,
  qrLinkSchema,
  colorSchema,
  fillSchema,
  finiteNumberSchema,
  fontFamilySchema,
  guidesSchema,
  idSchema,
  imageLinkSchema,
  lengthSchema,
  colorOrNoneSchema,
  fillOrNoneSchema,
  pathSchema,
  positionSchema,
  ratioSchema,
  shortTextSchema,
  fontSizeSchema,
  strokeFields,
  imageAdjustmentsSchema,
  zoomSchema,
} from './schema-values';
import { TEXT_ROLES } from './deck-theme';
import { themeSchema, typographyFields } from './theme-schema';

const elementFields = {
  id: idSchema,
  x: positionSchema,
  y: positionSchema,
  width: lengthSchema,
  height: lengthSchema,
  rotation: v.pipe(finiteNumberSchema, v.minValue(0), v.ltValue(360)),
  opacity: v.pipe(finiteNumberSchema, v.minValue(0), v.maxValue(1)),
  locked: v.boolean(),
  groupId: v.nullable(idSchema),
  customName: shortTextSchema,
  sourceName: shortTextSchema,
  alt: shortTextSchema,
};

const textOffsetSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(DECK_LIMITS.text),
);
const textDecorationSchema = v.picklist(['none', 'underline']);

const markRangeSchema = v.object({
  from: textOffsetSchema,
  to: textOffsetSchema,
  fontWeight: v.exactOptional(typographyFields.fontWeight),
  fontStyle: v.exactOptional(typographyFields.fontStyle),
  textDecoration: v.exactOptional(textDecorationSchema),
  color: v.exactOptional(colorSchema),
  fontSize: v.exactOptional(fontSizeSchema),
  link: v.exactOptional(v.pipe(v.string(), v.check(isAllowedLink, 'is not an address to link to'))),
});

const listItemSchema = v.object({
  line: textOffsetSchema,
  list: v.picklist(['bullet', 'number']),
  level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIST_LEVELS - 1)),
});

const textSchema = v.object({
  ...elementFields,
  type: v.literal('text'),
  content: v.pipe(v.string(), v.maxLength(DECK_LIMITS.text)),
  markRanges: v.pipe(v.array(markRangeSchema), v.maxLength(DECK_LIMITS.markRanges)),
  listItems: v.pipe(v.array(listItemSchema), v.maxLength(DECK_LIMITS.markRanges)),
  fontSize: fontSizeSchema,
  fontFamily: fontFamilySchema,
  ...typographyFields,
  textDecoration: textDecorationSchema,
  color: colorSchema,
  textAlign: v.picklist(['left', 'center', 'right']),
  verticalAlign: v.picklist(['top', 'middle', 'bottom']),
  overflow: v.picklist(['grow', 'shrink', 'visible']),
  role: v.nullable(v.picklist(TEXT_ROLES)),
});

const calloutTipSchema = v.pipe(finiteNumberSchema, v.minValue(-10), v.maxValue(10));

const shapeSchema = v.object({
  ...elementFields,
  type: v.literal('shape'),
  shapeType: v.picklist(SHAPE_TYPES),
  // Optional, because decks from before these shape types don't have them.
  radius: v.optional(
    v.pipe(finiteNumberSchema, v.minValue(0), v.maxValue(480)),
    SHAPE_DEFAULTS.radius,
  ),
  pointCount: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(12)),
    SHAPE_DEFAULTS.pointCount,
  ),
  calloutTip: v.optional(
    v.object({ x: calloutTipSchema, y: calloutTipSchema }),
    SHAPE_DEFAULTS.calloutTip,
  ),
  path: pathSchema,
  link: qrLinkSchema,
  fill: fillOrNoneSchema,
  ...strokeFields,
});

const imageSchema = v.object({
  ...elementFields,
  type: v.literal('image'),
  asset: assetKeySchema,
  naturalWidth: lengthSchema,
  naturalHeight: lengthSchema,
  fit: v.picklist(['contain', 'cover']),
  zoom: zoomSchema,
  focalX: ratioSchema,
  focalY: ratioSchema,
  radius: v.pipe(finiteNumberSchema, v.minValue(0), v.maxValue(480)),
  ...strokeFields,
  hasShadow: v.boolean(),
  scrim: v.picklist(SCRIMS),
  scrimColor: colorSchema,
  placeholderFill: fillOrNoneSchema,
  link: imageLinkSchema,
  isVideo: v.boolean(),
  adjustments: imageAdjustmentsSchema,
  credit: shortTextSchema,
});

const tableSchema = v.object({
  ...elementFields,
  type: v.literal('table'),
  rows: cellsSchema,
  columnWeights: v.pipe(
    v.array(v.pipe(finiteNumberSchema, v.minValue(0.01))),
    v.minLength(1),
    v.maxLength(20),
  ),
  hasTotalRow: v.boolean(),
  fontSize: fontSizeSchema,
  fontFamily: fontFamilySchema,
  color: colorSchema,
  lineColor: colorSchema,
  headerFill: colorOrNoneSchema,
  headerColor: colorSchema,
  bandFill: colorOrNoneSchema,
  cellStyles: cellStylesSchema,
});

const lineEndSchema = v.object({
  x: ratioSchema,
  y: ratioSchema,
  arrowhead: v.picklist(ARROWHEADS),
  connection: v.nullable(v.object({ elementId: idSchema, side: v.picklist(CONNECTION_SIDES) })),
});

const lineSchema = v.object({
  ...elementFields,
  type: v.literal('line'),
  from: lineEndSchema,
  to: lineEndSchema,
  route: v.picklist(LINE_ROUTES),
  stroke: colorSchema,
  strokeWidth: v.pipe(finiteNumberSchema, v.minValue(0.25), v.maxValue(100)),
  dash: v.picklist(LINE_DASHES),
});

const chartSchema = v.object({
  ...elementFields,
  type: v.literal('chart'),
  kind: v.picklist(CHART_KINDS),
  rows: cellsSchema,
  sourceTableId: v.nullable(idSchema),
  colors: v.pipe(v.array(colorSchema), v.minLength(1), v.maxLength(12)),
  fontSize: fontSizeSchema,
  fontFamily: fontFamilySchema,
  color: colorSchema,
  lineColor: colorSchema,
});

export const elementSchema: v.GenericSchema<unknown, SlideElement> = v.variant('type', [
  textSchema,
  shapeSchema,
  imageSchema,
  tableSchema,
  lineSchema,
  chartSchema,
]);

const backgroundPictureSchema = v.object({
  asset: assetKeySchema,
  naturalWidth: lengthSchema,
  naturalHeight: lengthSchema,
  zoom: zoomSchema,
  focalX: ratioSchema,
  focalY: ratioSchema,
  scrimOpacity: ratioSchema,
  adjustments: imageAdjustmentsSchema,
});

export const slideSchema: v.GenericSchema<unknown, Slide> = v.object({
  id: idSchema,
  elements: v.pipe(v.array(elementSchema), v.maxLength(DECK_LIMITS.elements)),
  background: fillSchema,
  backgroundPicture: v.nullable(backgroundPictureSchema),
  notes: v.pipe(v.string(), v.maxLength(DECK_LIMITS.notes)),
  hidden: v.boolean(),
  transition: v.picklist(SLIDE_TRANSITIONS),
  section: v.pipe(v.string(), v.maxLength(DECK_LIMITS.section)),
});

export const deckSchema: v.GenericSchema<unknown, Deck> = v.object({
  version: v.literal(DECK_VERSION),
  id: idSchema,
  title: v.pipe(v.string(), v.maxLength(200)),
  slides: v.pipe(v.array(slideSchema), v.minLength(1), v.maxLength(DECK_LIMITS.slides)),
  swatches: v.pipe(v.array(colorSchema), v.maxLength(24)),
  frameGuide: v.nullable(v.picklist(['2.39', '1.85', '1.78', '1.33'])),
  theme: v.nullable(themeSchema),
  guides: guidesSchema,
});
