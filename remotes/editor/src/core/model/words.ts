export interface TextStyle {
  readonly fontSize: number;
  readonly fontFamily: string;
  readonly fontWeight: 'normal' | 'bold';
  readonly fontStyle: 'normal' | 'italic';
  readonly textDecoration: 'none' | 'underline';
  readonly color: string;
  readonly textAlign: 'left' | 'center' | 'right';
  /** As a share of the type size. */
  readonly letterSpacing: number;
  /** From one baseline to the next, as a multiple of the type size. */
  readonly lineHeight: number;
  /** Where the lines stand in a box that is taller than they are. */
  readonly verticalAlign: 'top' | 'middle' | 'bottom';
  readonly textCase: 'none' | 'upper';
  /** When the words need more room than the box has: it grows, they shrink, or they spill over. */
  readonly overflow: 'grow' | 'shrink' | 'spill';
}

/** How some of the words differ from their box. A link is an address that `isLink` allows. */
export type Marks = Partial<
  Pick<TextStyle, 'fontWeight' | 'fontStyle' | 'textDecoration' | 'color' | 'fontSize'>
> & { readonly link?: string };

/** A stretch of the words, counted in UTF-16 units, that is set otherwise than its box. */
export interface Run extends Marks {
  readonly from: number;
  readonly to: number;
}

/** How deep lists go. */
export const LEVELS = 3;

/** A line of the words, ended by a line break, that stands in a list. */
export interface ListItem {
  readonly line: number;
  readonly list: 'bullet' | 'number';
  /** 0 for the outermost. */
  readonly level: number;
}

/** Words with what is set otherwise among them. Only what differs is written down. */
export interface Words {
  readonly content: string;
  readonly runs: readonly Run[];
  readonly items: readonly ListItem[];
}
