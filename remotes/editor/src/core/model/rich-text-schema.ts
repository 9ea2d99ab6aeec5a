import * as v from 'valibot';
import { FINANCE_FIGURES } from './finance-terms';
import { DECK_LIMITS, LIST_LEVELS, NUMBERINGS } from './deck-constants';
import { isAllowedLink } from './link';
import {
  colorSchema,
  finiteNumberSchema,
  fontFamilySchema,
  fontSizeSchema,
  type Stored,
} from './schema-values';
import { typographyFields } from './theme-schema';

export type TextStyle = Stored<typeof textStyleSchema>;

/** Text with marks and lists. Only differences from the box are stored. */
export type RichText = Stored<typeof richTextSchema>;

/** Range of text in UTF-16 code units with its own marks. */
export type MarkRange = RichText['markRanges'][number];

/** Text style that differs from the box. Links pass `isAllowedLink`. */
export type TextMarks = Omit<MarkRange, 'from' | 'to'>;

/** Marks that a box has as well. */
export type BoxMarks = Pick<TextMarks, Extract<keyof TextMarks, keyof TextStyle>>;

/** Line of the content, ended by a line break, that is a list item or has a format of its own. */
export type ListItem = RichText['listItems'][number];

/** Format of a paragraph that differs from what its box and its list give it. */
export type ParagraphFormat = Omit<ListItem, 'line' | 'list' | 'level'>;

const textOffsetSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(DECK_LIMITS.text),
);

const textDecorationSchema = v.picklist(['none', 'underline']);

const textAlignSchema = v.picklist(['left', 'center', 'right', 'justify']);

export const textStyleFields = {
  fontSize: fontSizeSchema,
  fontFamily: fontFamilySchema,
  ...typographyFields,
  textDecoration: textDecorationSchema,
  /** Space between paragraphs in em of the box; none if missing. */
  paragraphSpacing: v.exactOptional(v.pipe(finiteNumberSchema, v.minValue(0), v.maxValue(10))),
  /** Indent per list level in em of the box; `LIST_INDENT_EM` if missing. */
  listIndent: v.exactOptional(v.pipe(finiteNumberSchema, v.minValue(0), v.maxValue(10))),
  color: colorSchema,
  /** Left is where a paragraph begins: the right side of one from right to left. */
  textAlign: textAlignSchema,
  /** Vertical position of the lines in a taller box. */
  verticalAlign: v.picklist(['top', 'middle', 'bottom']),
  /** Behaviour of text that exceeds its box: the box grows, the text shrinks, or it overflows. */
  overflow: v.picklist(['grow', 'shrink', 'visible']),
};

const markRangeSchema = v.object({
  from: textOffsetSchema,
  to: textOffsetSchema,
  fontWeight: v.exactOptional(typographyFields.fontWeight),
  fontStyle: v.exactOptional(typographyFields.fontStyle),
  textDecoration: v.exactOptional(textDecorationSchema),
  color: v.exactOptional(colorSchema),
  fontSize: v.exactOptional(fontSizeSchema),
  strike: v.exactOptional(v.literal('single')),
  baseline: v.exactOptional(v.picklist(['super', 'sub'])),
  /** Colour behind the letters. */
  highlight: v.exactOptional(colorSchema),
  /** Figure of the finance model that the text follows until it is set by hand. */
  financeFigure: v.exactOptional(v.picklist(FINANCE_FIGURES)),
  link: v.exactOptional(v.pipe(v.string(), v.check(isAllowedLink, 'is not an address to link to'))),
});

const indentSchema = v.pipe(finiteNumberSchema, v.minValue(-100), v.maxValue(100));

const listItemSchema = v.object({
  line: textOffsetSchema,
  list: v.picklist(['none', 'bullet', 'number']),
  /** 0 for the outermost level. */
  level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIST_LEVELS - 1)),
  /** Set by hand; that of the first letter if missing. */
  direction: v.exactOptional(v.picklist(['ltr', 'rtl'])),
  textAlign: v.exactOptional(textAlignSchema),
  lineHeight: v.exactOptional(typographyFields.lineHeight),
  /** Space above in em of the box. */
  spaceBefore: v.exactOptional(v.pipe(finiteNumberSchema, v.minValue(0), v.maxValue(10))),
  /** Distance of the lines from the edge of the box, in its em. */
  indent: v.exactOptional(indentSchema),
  /** Distance of the first line, or of the marker, from the other lines, in em of the box. */
  firstIndent: v.exactOptional(indentSchema),
  /** Bullet of another kind. */
  marker: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(4))),
  markerColor: v.exactOptional(colorSchema),
  /** Size of the marker, as a ratio of that of the text. */
  markerRatio: v.exactOptional(v.pipe(finiteNumberSchema, v.minValue(0.1), v.maxValue(4))),
  numbering: v.exactOptional(v.picklist(NUMBERINGS)),
  /** Font size of a line without text. */
  fontSize: v.exactOptional(fontSizeSchema),
});

export const richTextFields = {
  content: v.pipe(v.string(), v.maxLength(DECK_LIMITS.text)),
  markRanges: v.pipe(v.array(markRangeSchema), v.maxLength(DECK_LIMITS.markRanges)),
  listItems: v.pipe(v.array(listItemSchema), v.maxLength(DECK_LIMITS.markRanges)),
};

const textStyleSchema = v.object(textStyleFields);

const richTextSchema = v.object(richTextFields);
