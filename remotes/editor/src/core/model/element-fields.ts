import * as v from 'valibot';
import { DECK_LANGUAGES } from '../amounts/deck-languages';
import {
  finiteNumberSchema,
  idSchema,
  lengthSchema,
  positionSchema,
  shortTextSchema,
} from './schema-values';

/** Fields of every kind of element. */
export const elementFields = {
  id: idSchema,
  x: positionSchema,
  y: positionSchema,
  width: lengthSchema,
  height: lengthSchema,
  /** Degrees, clockwise, in [0, 360). */
  rotation: v.pipe(finiteNumberSchema, v.minValue(0), v.ltValue(360)),
  /** 0 is invisible, 1 is solid. */
  opacity: v.pipe(finiteNumberSchema, v.minValue(0), v.maxValue(1)),
  locked: v.boolean(),
  /** Groups around the element, outermost first (decision record 0080). */
  groupIds: v.array(idSchema),
  /** Custom name; empty if not renamed. Takes precedence wherever the element is named. */
  customName: shortTextSchema,
  /** Name from its source, for example the file of a picture. */
  sourceName: shortTextSchema,
  /** Alternative text for screen readers and exports. */
  alt: shortTextSchema,
};

/** Fields of elements with amounts. */
export const amountFields = {
  /** Language of the deck, in which results are written; English if missing. */
  language: v.exactOptional(v.picklist(DECK_LANGUAGES)),
  /** Decimal sign of amounts that allow two, chosen by a person or known from a file. */
  decimalSign: v.exactOptional(v.picklist(['.', ','])),
};
