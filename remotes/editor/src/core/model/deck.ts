import type { CellStyle } from './cell-style';
import type { ChartKind } from './chart-kind';
import type { RulerGuide } from './guide';
import type { TextRole, DeckTheme } from './deck-theme';
import type { TextStyle, RichText } from './rich-text';

/** Slide size in slide pixels; 96 make an inch, so a slide is 10 × 5.625 in. */
export const SLIDE_SIZE = { width: 960, height: 540 } as const;

export const DECK_VERSION = 12;

export const DEFAULT_DECK_TITLE = 'Untitled Presentation';

/** Font sizes in the list of the toolbar; others are typed. */
export const LISTED_FONT_SIZES = [8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 48, 64] as const;

/** Font sizes that steps and themes use. */
export const FONT_SIZES = [
  8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64, 80, 96, 120,
] as const;

/** Line height of text without a chosen one. */
export const DEFAULT_LINE_HEIGHT = 1.2;

export const FRAME_GUIDES = { '2.39': 2.39, '1.85': 1.85, '1.78': 16 / 9, '1.33': 4 / 3 } as const;

export type FrameGuideName = keyof typeof FRAME_GUIDES;

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
  /** Custom name; empty if not renamed. Takes precedence wherever the element is named. */
  readonly customName: string;
  /** Name from its source, for example the file of a picture. */
  readonly sourceName: string;
  /** Alternative text for screen readers and exports. */
  readonly alt: string;
}

export interface TextElement extends ElementBase, TextStyle, RichText {
  readonly type: 'text';
  /** Role in a layout: a change of theme restyles the text accordingly. */
  readonly role: TextRole | null;
}

export const SHAPE_TYPES = [
  'rectangle',
  'circle',
  'polygon',
  'star',
  'callout',
  'path',
  'qr-code',
] as const;

export interface ShapeElement extends ElementBase {
  readonly type: 'shape';
  readonly shapeType: (typeof SHAPE_TYPES)[number];
  /** Corner radius of a rectangle, in slide pixels. */
  readonly radius: number;
  /** Number of corners of a polygon or points of a star. */
  readonly pointCount: number;
  /** Tip of a speech bubble as ratios of its box: 0 is left or top, 1 right or bottom. */
  readonly calloutTip: { readonly x: number; readonly y: number };
  /** Custom outline, for example of an icon, in the format of `core/geometry/path.ts`. */
  readonly path: string;
  /** Target of a QR code. */
  readonly link: string;
  /** A colour, a gradient, or `none`. */
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
}

/** Side of a scrim, a gradient over a picture that keeps text readable. */
export const SCRIMS = ['none', 'bottom', 'top', 'left', 'right', 'full'] as const;

export type Scrim = (typeof SCRIMS)[number];

/** Adjustments of a picture: 1 leaves a channel unchanged, 0 removes it. */
export interface ImageAdjustments {
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  /** Colours for shadows and highlights; null for the picture's own. */
  readonly duotone: { readonly dark: string; readonly light: string } | null;
}

/** Picture with its crop, or a placeholder for one. */
export interface ImageElement extends ElementBase {
  readonly type: 'image';
  /** Key of the picture in IndexedDB: SHA-256 of its bytes, in hex. Empty for a placeholder. */
  readonly asset: string;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  /** Shows the whole picture, or crops it to fill the box. */
  readonly fit: 'contain' | 'cover';
  /** Additional magnification on top of `fit`. */
  readonly zoom: number;
  /** Focal point that stays visible, from 0 (left, top) to 1. */
  readonly focalX: number;
  readonly focalY: number;
  readonly radius: number;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly hasShadow: boolean;
  readonly scrim: Scrim;
  readonly scrimColor: string;
  /** Fill of a placeholder: a colour, a gradient, or `none`. */
  readonly placeholderFill: string;
  /** Link in presentations and exports; empty for none. */
  readonly link: string;
  /** Link leads to a video, so the picture shows a play icon. */
  readonly isVideo: boolean;
  readonly adjustments: ImageAdjustments | null;
  readonly credit: string;
}

export interface TableElement extends ElementBase {
  readonly type: 'table';
  readonly rows: readonly (readonly string[])[];
  /** Relative width per column; any positive numbers. */
  readonly columnWeights: readonly number[];
  /** Adds a row with the sum of the last column. */
  readonly hasTotalRow: boolean;
  readonly fontSize: number;
  readonly fontFamily: string;
  readonly color: string;
  readonly lineColor: string;
  /** `none` for a header without a fill. */
  readonly headerFill: string;
  readonly headerColor: string;
  /** Fill of every second row; `none` for no bands. */
  readonly bandFill: string;
  readonly cellStyles?: readonly CellStyle[];
}

export const CONNECTION_SIDES = ['top', 'right', 'bottom', 'left'] as const;

export type ConnectionSide = (typeof CONNECTION_SIDES)[number];

/** Connection of a line end to the middle of a side of another element. */
export interface Connection {
  readonly elementId: string;
  readonly side: ConnectionSide;
}

export const ARROWHEADS = ['none', 'arrow', 'triangle', 'circle'] as const;

export type Arrowhead = (typeof ARROWHEADS)[number];

export const LINE_DASHES = ['solid', 'dashed', 'dotted'] as const;

export type LineDash = (typeof LINE_DASHES)[number];

export const LINE_ROUTES = ['straight', 'elbow'] as const;

export interface LineEnd {
  /** Position of the end within the line's box, as ratios from 0 (left, top) to 1. */
  readonly x: number;
  readonly y: number;
  readonly arrowhead: Arrowhead;
  readonly connection: Connection | null;
}

export interface LineElement extends ElementBase {
  readonly type: 'line';
  readonly from: LineEnd;
  readonly to: LineEnd;
  readonly route: (typeof LINE_ROUTES)[number];
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly dash: LineDash;
}

export interface ChartElement extends ElementBase {
  readonly type: 'chart';
  readonly kind: ChartKind;
  /** Labels in the first column, series names in the first row, as in a table. */
  readonly rows: readonly (readonly string[])[];
  /** Id of the table on the same slide that the rows come from; null for own rows. */
  readonly sourceTableId: string | null;
  /** Colours of series, slices, or rise, fall and total of a waterfall. */
  readonly colors: readonly string[];
  readonly fontSize: number;
  readonly fontFamily: string;
  readonly color: string;
  readonly lineColor: string;
}

export type SlideElement =
  TextElement | ShapeElement | ImageElement | TableElement | LineElement | ChartElement;

/** Transition into a slide from the previous one. */
export const SLIDE_TRANSITIONS = ['cut', 'dissolve', 'dip-to-black', 'dip-to-white'] as const;

export type SlideTransition = (typeof SLIDE_TRANSITIONS)[number];

/** Picture that covers the slide's background. */
export type SlideBackgroundPicture = Pick<
  ImageElement,
  'asset' | 'naturalWidth' | 'naturalHeight' | 'zoom' | 'focalX' | 'focalY' | 'adjustments'
> & {
  /** Opacity of the black scrim: 0 none, 1 opaque. */
  readonly scrimOpacity: number;
};

export interface Slide {
  readonly id: string;
  /** Drawing order: the last element is on top. */
  readonly elements: readonly SlideElement[];
  /** A colour or a gradient. */
  readonly background: string;
  /** Above the background and below the elements. */
  readonly backgroundPicture: SlideBackgroundPicture | null;
  readonly notes: string;
  readonly hidden: boolean;
  readonly transition: SlideTransition;
  /** Section name; empty for none. Consecutive slides with the same name form a section. */
  readonly section: string;
}

export interface Deck {
  readonly version: typeof DECK_VERSION;
  readonly id: string;
  readonly title: string;
  readonly slides: readonly Slide[];
  /** Swatches extracted from the deck's pictures. */
  readonly swatches: readonly string[];
  readonly frameGuide: FrameGuideName | null;
  /** Null if every colour and font is chosen by hand. */
  readonly theme: DeckTheme | null;
  readonly guides: readonly RulerGuide[];
}
