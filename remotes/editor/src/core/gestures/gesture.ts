import type { Document } from '../edit/document';
import type { Cell, CellStep } from '../edit/tables';
import type { Box, Point } from '../geometry/box';
import type { EndName } from '../geometry/line';
import type { Handle } from '../geometry/resize';
import type { History } from '../history';
import type { ImageElement, SlideElement } from '../model/deck';
import type { RulerGuide } from '../model/guide';
import type { Words } from '../model/words';
import type { SnapTargets } from '../snap/lines';
import type { Guide } from '../snap/snap-move';

export type Target =
  | { readonly kind: 'element'; readonly id: string }
  | { readonly kind: 'handle'; readonly handle: Handle }
  | { readonly kind: 'rotate' }
  | { readonly kind: 'end'; readonly end: EndName }
  | { readonly kind: 'tip' }
  /** The line after a column of a table. */
  | { readonly kind: 'column'; readonly column: number }
  /** A guide, or one that comes out of a ruler; `edge` is where on the screen the rulers begin. */
  | { readonly kind: 'guide'; readonly guide: RulerGuide; readonly edge: number }
  | { readonly kind: 'slide' };

/** A pointer, as the core sees it: places in slide pixels, and what is held down. */
export interface Pointer {
  readonly at: Point;
  /** The same place in screen pixels, for thresholds and panning. */
  readonly screen: Point;
  /** Screen pixels per slide pixel. */
  readonly zoom: number;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly mod: boolean;
  readonly coarse: boolean;
}

export type GestureEvent =
  /** With a finger `scroll` says where the canvas stands: a finger also moves the canvas. */
  | {
      readonly type: 'down';
      readonly target: Target;
      readonly pointer: Pointer;
      readonly scroll?: Point;
    }
  | { readonly type: 'move'; readonly pointer: Pointer }
  | { readonly type: 'up'; readonly pointer: Pointer }
  | { readonly type: 'cancel' }
  | { readonly type: 'pan-down'; readonly pointer: Pointer; readonly scroll: Point }
  /** A text, a picture in its frame, or a cell of a table: the first one unless another is named. */
  | { readonly type: 'edit-text'; readonly id: string; readonly cell?: Cell }
  | { readonly type: 'step-cell'; readonly step: CellStep }
  /** The words as they are now, and the height they need; of a cell only what is written counts. */
  | ({ readonly type: 'type'; readonly height: number } & Typed)
  /** Moves and zooms the picture within its frame. */
  | { readonly type: 'crop'; readonly by: Point; readonly zoom: number }
  | { readonly type: 'leave-text' };

/** Words without marks may be given as they are. */
type Typed = Pick<Words, 'content'> & Partial<Words>;

export interface Idle {
  readonly name: 'idle';
}

export interface Pressing {
  readonly name: 'pressing';
  readonly start: Pointer;
  readonly target: Target;
  /** A press on one of several selected elements picks it alone only if nothing was dragged. */
  readonly narrowTo: string | null;
  /** Where the canvas stands, if a drag from here moves it. */
  readonly pansFrom: Point | null;
}

export interface Dragging {
  readonly name: 'dragging';
  readonly start: Pointer;
  readonly base: Document;
  readonly copies: readonly SlideElement[];
  readonly box: Box;
  readonly targets: SnapTargets;
}

export interface Resizing {
  readonly name: 'resizing';
  readonly start: Pointer;
  readonly handle: Handle;
  readonly base: Document;
  readonly targets: SnapTargets;
}

export interface Rotating {
  readonly name: 'rotating';
  readonly base: Document;
  readonly centre: Point;
}

/** One end of a line is pulled. */
export interface Pulling {
  readonly name: 'pulling';
  readonly base: Document;
  readonly id: string;
  readonly end: EndName;
  /** Where it is now, so that the places that would hold it can be shown. */
  readonly at: Point;
}

/** The tip of a speech bubble is pulled. */
export interface Pointing {
  readonly name: 'pointing';
  readonly base: Document;
  readonly id: string;
}

/** The line between two columns of a table is pulled. */
export interface Spreading {
  readonly name: 'spreading';
  readonly base: Document;
  readonly id: string;
  readonly column: number;
  readonly start: Point;
}

/** A guide is put somewhere, or back into its ruler. */
export interface Guiding {
  readonly name: 'guiding';
  readonly base: Document;
  readonly guide: RulerGuide;
  readonly edge: number;
  readonly targets: SnapTargets;
}

export interface Marquee {
  readonly name: 'marquee';
  readonly start: Point;
  readonly box: Box;
  readonly before: readonly string[];
}

export interface Panning {
  readonly name: 'panning';
  readonly start: Pointer;
  readonly from: Point;
  readonly scroll: Point;
}

export interface TextEditing {
  readonly name: 'text-editing';
  readonly id: string;
  /** Null in a text. */
  readonly cell: Cell | null;
}

export interface Cropping {
  readonly name: 'cropping';
  readonly id: string;
  /** Where a drag of the picture began, and the picture then. */
  readonly held: { readonly start: Point; readonly image: ImageElement } | null;
}

export type Gesture =
  | Idle
  | Pressing
  | Dragging
  | Resizing
  | Rotating
  | Pulling
  | Pointing
  | Spreading
  | Guiding
  | Marquee
  | Panning
  | TextEditing
  | Cropping;

/** Everything that changes while somebody works, in one value. */
export interface Work {
  readonly doc: Document;
  readonly history: History;
  readonly gesture: Gesture;
  readonly guides: readonly Guide[];
}

/** A state answers only the events that can happen in it; the rest leave everything as it is. */
export type State<G extends Gesture> = {
  readonly [T in GestureEvent['type']]?: (
    work: Work,
    gesture: G,
    event: Extract<GestureEvent, { readonly type: T }>,
  ) => Work;
};

export const IDLE: Idle = { name: 'idle' };
