import type { TextRole, Theme } from './theme';

/** The slide's size in slide pixels; 96 of them make an inch, so a slide is 10 × 5.625 in. */
export const SLIDE = { width: 960, height: 540 } as const;

export const DECK_VERSION = 5;

export const DEFAULT_TITLE = 'Untitled Presentation';

export const BACKGROUNDS = [
  '#ffffff',
  '#f8fafc',
  '#f1f5f9',
  '#cbd5e1',
  '#94a3b8',
  '#334155',
  '#0f172a',
  '#fef2f2',
  '#fee2e2',
  '#fecaca',
] as const;

export const FONT_SIZES = [
  8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64, 80, 96, 120,
] as const;

/** Type on a slide is set with this line height where nobody chose another. */
export const LINE_HEIGHT = 1.2;

export const FRAMES = { '2.39': 2.39, '1.85': 1.85, '1.78': 16 / 9, '1.33': 4 / 3 } as const;

export type FrameName = keyof typeof FRAMES;

interface ElementBase {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise, in [0, 360). */
  readonly rotation: number;
  /** 0 is invisible, 1 is solid. */
  readonly opacity: number;
  readonly locked: boolean;
  readonly groupId: string | null;
  /** What its maker calls it: a picture's file, for example. */
  readonly name: string;
  /** What a screen reader says and what exports carry as alternative text. */
  readonly alt: string;
}

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

export interface TextElement extends ElementBase, TextStyle, Words {
  readonly type: 'text';
  /** What the words are for, where a layout placed them: a change of theme sets them anew. */
  readonly role: TextRole | null;
}

export interface ShapeElement extends ElementBase {
  readonly type: 'shape';
  readonly shapeType: 'rectangle' | 'circle';
  /** A colour, a gradient, or `none`. */
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
}

/** The side from which a picture is darkened, so that words over it can be read. */
export const SHADES = ['none', 'bottom', 'top', 'left', 'right', 'whole'] as const;

export type Shade = (typeof SHADES)[number];

/** A picture in its frame, or a frame that waits for one. */
export interface ImageElement extends ElementBase {
  readonly type: 'image';
  /** Key of the picture in the browser's database: SHA-256 of its bytes, in hex. Empty: no picture yet. */
  readonly asset: string;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  /** How the picture sits in its box: whole, or cropped to fill it. */
  readonly fit: 'contain' | 'cover';
  /** How much larger than `fit` asks the picture lies in its frame. */
  readonly zoom: number;
  /** The point of the picture that stays in sight, from 0 (left, top) to 1. */
  readonly focusX: number;
  readonly focusY: number;
  readonly radius: number;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly shadow: boolean;
  readonly shade: Shade;
  readonly shadeColor: string;
  /** What is seen of an empty frame: a colour, a gradient, or `none`. */
  readonly ground: string;
  readonly credit: string;
}

export interface TableElement extends ElementBase {
  readonly type: 'table';
  readonly rows: readonly (readonly string[])[];
  /** Share of the width per column; any positive numbers. */
  readonly columns: readonly number[];
  /** Adds a last row with the sum of the last column. */
  readonly total: boolean;
  readonly fontSize: number;
  readonly fontFamily: string;
  readonly color: string;
  readonly line: string;
  /** `none` where the first row has no ground of its own. */
  readonly headFill: string;
  readonly headColor: string;
  /** The ground of every second row; `none` for no bands. */
  readonly band: string;
}

export type SlideElement = TextElement | ShapeElement | ImageElement | TableElement;

export interface Slide {
  readonly id: string;
  /** Drawing order: the last element lies on top. */
  readonly elements: readonly SlideElement[];
  /** A colour or a gradient. */
  readonly background: string;
  readonly notes: string;
  readonly hidden: boolean;
}

export interface Deck {
  readonly version: typeof DECK_VERSION;
  readonly id: string;
  readonly title: string;
  readonly slides: readonly Slide[];
  /** Swatches taken from the deck's stills. */
  readonly palette: readonly string[];
  readonly frame: FrameName | null;
  /** Null: the deck's maker chooses every colour and face by hand. */
  readonly theme: Theme | null;
}
