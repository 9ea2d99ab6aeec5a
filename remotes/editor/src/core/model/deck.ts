import type { RulerGuide } from './guide';
import type { TextRole, Theme } from './theme';
import type { TextStyle, Words } from './words';

/** The slide's size in slide pixels; 96 of them make an inch, so a slide is 10 × 5.625 in. */
export const SLIDE = { width: 960, height: 540 } as const;

export const DECK_VERSION = 11;

export const DEFAULT_TITLE = 'Untitled Presentation';

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

export interface TextElement extends ElementBase, TextStyle, Words {
  readonly type: 'text';
  /** What the words are for, where a layout placed them: a change of theme sets them anew. */
  readonly role: TextRole | null;
}

export const SHAPE_TYPES = [
  'rectangle',
  'circle',
  'polygon',
  'star',
  'bubble',
  'path',
  'code',
] as const;

export interface ShapeElement extends ElementBase {
  readonly type: 'shape';
  readonly shapeType: (typeof SHAPE_TYPES)[number];
  /** Of the corners of a rectangle, in slide pixels. */
  readonly radius: number;
  /** How many corners a polygon has, or how many points a star. */
  readonly points: number;
  /** Where a speech bubble points to, in shares of its box: 0 is left or top, 1 right or bottom. */
  readonly tip: { readonly x: number; readonly y: number };
  /** Of a free outline, an icon for one: as `core/geometry/path.ts` has it. */
  readonly path: string;
  /** Of a QR code: where it leads. */
  readonly link: string;
  /** A colour, a gradient, or `none`. */
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
}

/** The side from which a picture is darkened, so that words over it can be read. */
export const SHADES = ['none', 'bottom', 'top', 'left', 'right', 'whole'] as const;

export type Shade = (typeof SHADES)[number];

/** How a picture is changed that is not as it was taken: 1 leaves a part as it is, 0 takes it away. */
export interface Tone {
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  /** Colours that dark and light become; null for the picture's own. */
  readonly duotone: { readonly dark: string; readonly light: string } | null;
}

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
  /** What a click on it opens, in the show and in exports; empty for nothing. */
  readonly link: string;
  /** What it leads to is a film: a sign on the picture says so. */
  readonly film: boolean;
  readonly tone: Tone | null;
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

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;

export type Side = (typeof SIDES)[number];

/** Where the end of a line sticks: in the middle of a side of another element of the slide. */
export interface Joint {
  readonly id: string;
  readonly side: Side;
}

export const HEADS = ['none', 'arrow', 'triangle', 'circle'] as const;

export type Head = (typeof HEADS)[number];

export const DASHES = ['solid', 'dashed', 'dotted'] as const;

export type Dash = (typeof DASHES)[number];

export const ROUTES = ['straight', 'elbow'] as const;

export interface LineEnd {
  /** Where in the line's box the end lies, as shares of its sides, from 0 (left, top) to 1. */
  readonly x: number;
  readonly y: number;
  readonly head: Head;
  readonly joint: Joint | null;
}

export interface LineElement extends ElementBase {
  readonly type: 'line';
  readonly from: LineEnd;
  readonly to: LineEnd;
  readonly route: (typeof ROUTES)[number];
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly dash: Dash;
}

export const CHART_KINDS = ['bar', 'line', 'pie', 'waterfall'] as const;

export type ChartKind = (typeof CHART_KINDS)[number];

export interface ChartElement extends ElementBase {
  readonly type: 'chart';
  readonly kind: ChartKind;
  /** As in a table: names in the first column, names of the series in the first row. */
  readonly rows: readonly (readonly string[])[];
  /** The table of the same slide whose figures these are; null: the chart has figures of its own. */
  readonly source: string | null;
  /** Of the series, the slices, or what comes in, what goes out and what is left. */
  readonly colors: readonly string[];
  readonly fontSize: number;
  readonly fontFamily: string;
  readonly color: string;
  readonly line: string;
}

export type SlideElement =
  TextElement | ShapeElement | ImageElement | TableElement | LineElement | ChartElement;

/** How a slide follows the one before it in the show. */
export const TRANSITIONS = ['cut', 'dissolve', 'black', 'white'] as const;

export type Transition = (typeof TRANSITIONS)[number];

/** A picture behind a slide, covering it. */
export type SlidePicture = Pick<
  ImageElement,
  'asset' | 'naturalWidth' | 'naturalHeight' | 'zoom' | 'focusX' | 'focusY' | 'tone'
> & {
  /** How much of its light black takes away: 0 none, 1 all. */
  readonly darkening: number;
};

export interface Slide {
  readonly id: string;
  /** Drawing order: the last element lies on top. */
  readonly elements: readonly SlideElement[];
  /** A colour or a gradient. */
  readonly background: string;
  /** Lies over the background and under the elements. */
  readonly picture: SlidePicture | null;
  readonly notes: string;
  readonly hidden: boolean;
  readonly transition: Transition;
  /** The name of the section it stands in; empty for none. Neighbours of one name are one section. */
  readonly section: string;
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
  readonly guides: readonly RulerGuide[];
}
