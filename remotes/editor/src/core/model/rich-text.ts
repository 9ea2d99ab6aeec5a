export interface TextStyle {
  readonly fontSize: number;
  readonly fontFamily: string;
  readonly fontWeight: 'normal' | 'bold';
  readonly fontStyle: 'normal' | 'italic';
  readonly textDecoration: 'none' | 'underline';
  readonly color: string;
  readonly textAlign: 'left' | 'center' | 'right';
  /** In em. */
  readonly letterSpacing: number;
  /** Distance of baselines, as a multiple of the font size. */
  readonly lineHeight: number;
  /** Vertical position of the lines in a taller box. */
  readonly verticalAlign: 'top' | 'middle' | 'bottom';
  readonly textCase: 'none' | 'upper';
  /** Behaviour of text that exceeds its box: the box grows, the text shrinks, or it overflows. */
  readonly overflow: 'grow' | 'shrink' | 'visible';
}

/** Text style that differs from the box. Links pass `isAllowedLink`. */
export type TextMarks = Partial<
  Pick<TextStyle, 'fontWeight' | 'fontStyle' | 'textDecoration' | 'color' | 'fontSize'>
> & { readonly link?: string };

/** Range of text in UTF-16 code units with its own marks. */
export interface MarkRange extends TextMarks {
  readonly from: number;
  readonly to: number;
}

/** Number of list levels. */
export const LIST_LEVELS = 3;

/** Line of the content, ended by a line break, that is a list item. */
export interface ListItem {
  readonly line: number;
  readonly list: 'bullet' | 'number';
  /** 0 for the outermost level. */
  readonly level: number;
}

/** Text with marks and lists. Only differences from the box are stored. */
export interface RichText {
  readonly content: string;
  readonly markRanges: readonly MarkRange[];
  readonly listItems: readonly ListItem[];
}
