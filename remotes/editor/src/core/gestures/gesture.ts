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
  /** Border after a column of a table. */
  | { readonly kind: 'column'; readonly column: number }
  /** Guide, or a new one dragged out of a ruler; `edge` is the rulers' edge on the screen. */
  | { readonly kind: 'guide'; readonly guide: RulerGuide; readonly edge: number }
  | { readonly kind: 'slide' };

/** Pointer position in slide pixels, with modifier keys. */
export interface Pointer {
  readonly at: Point;
  /** Same position in screen pixels, for thresholds and panning. */
  readonly screen: Point;
  /** Screen pixels per slide pixel. */
  readonly zoom: number;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly mod: boolean;
  readonly coarse: boolean;
}

export type GestureEvent =
  /** For touch, `scroll` is the canvas's scroll position, because a finger also pans. */
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
  /** Edits a text, crops a picture, or edits a cell of a table: the first one by default. */
  | { readonly type: 'edit-text'; readonly id: string; readonly cell?: Cell }
  | { readonly type: 'step-cell'; readonly step: CellStep }
  /** Current text and the height it needs; cells use only the content. */
  | ({ readonly type: 'type'; readonly height: number } & Typed)
  /** Moves and zooms the picture within its frame. */
  | { readonly type: 'crop'; readonly by: Point; readonly zoom: number }
  | { readonly type: 'leave-text' };

/** Text without marks may omit them. */
type Typed = Pick<Words, 'content'> & Partial<Words>;

export interface Idle {
  readonly name: 'idle';
}

export interface Pressing {
  readonly name: 'pressing';
  readonly start: Pointer;
  readonly target: Target;
  /** Element to select alone if the press on one of several selected elements ends without a drag. */
  readonly narrowTo: string | null;
  /** Scroll position, if a drag from here pans the canvas. */
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

export interface Pulling {
  readonly name: 'pulling';
  readonly base: Document;
  readonly id: string;
  readonly end: EndName;
  /** Current position, used to show connection sites nearby. */
  readonly at: Point;
}

export interface Pointing {
  readonly name: 'pointing';
  readonly base: Document;
  readonly id: string;
}

export interface Spreading {
  readonly name: 'spreading';
  readonly base: Document;
  readonly id: string;
  readonly column: number;
  readonly start: Point;
}

/** Moves a guide, or returns it to its ruler. */
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
  /** Null for a text. */
  readonly cell: Cell | null;
}

export interface Cropping {
  readonly name: 'cropping';
  readonly id: string;
  /** Start of a drag and the picture at that time. */
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

/** Complete editing state as one immutable value. */
export interface Work {
  readonly doc: Document;
  readonly history: History;
  readonly gesture: Gesture;
  readonly guides: readonly Guide[];
}

/** Handlers of the events that can occur in a gesture; other events leave the state unchanged. */
export type State<G extends Gesture> = {
  readonly [T in GestureEvent['type']]?: (
    state: Work,
    gesture: G,
    event: Extract<GestureEvent, { readonly type: T }>,
  ) => Work;
};

export const IDLE: Idle = { name: 'idle' };
