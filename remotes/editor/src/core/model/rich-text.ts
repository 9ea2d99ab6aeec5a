import type { richTextSchema, textStyleSchema } from './rich-text-schema';
import type { Stored } from './stored';

export type TextStyle = Stored<typeof textStyleSchema>;

/** Text with marks and lists. Only differences from the box are stored. */
export type RichText = Stored<typeof richTextSchema>;

/** Range of text in UTF-16 code units with its own marks. */
export type MarkRange = RichText['markRanges'][number];

/** Text style that differs from the box. Links pass `isAllowedLink`. */
export type TextMarks = Omit<MarkRange, 'from' | 'to'>;

/** Marks that a box has as well. */
export type BoxMarks = Pick<TextMarks, Extract<keyof TextMarks, keyof TextStyle>>;

/** Line of the content, ended by a line break, that is a list item. */
export type ListItem = RichText['listItems'][number];
