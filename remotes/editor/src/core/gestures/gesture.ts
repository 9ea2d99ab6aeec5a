import type { EditorDocument } from '../edit/editor-document';
import type { CellPosition, CellStep } from '../elements/element-kind';
import type { Box, Point } from '../geometry/box';
import type { ResizeHandle } from '../geometry/resize-box';
import { cancelHistoryStep, commitHistoryStep, type EditHistory } from '../edit-history';
import type { ElementOf, SlideElement } from '../elements/slide-element';
import type { RulerGuide } from '../model/schema-values';
import type { RichText } from '../model/rich-text-schema';
import type { SnapTargets, SnapGuide } from '../snap/snap';

export type LineEndName = 'from' | 'to';

export type GestureTarget =
  | { readonly kind: 'element'; readonly id: string }
  | { readonly kind: 'handle'; readonly handle: ResizeHandle }
  | { readonly kind: 'rotate' }
  | { readonly kind: 'line-end'; readonly end: LineEndName }
  | { readonly kind: 'callout-tip' }
  /** Border after a column of a table. */
  | { readonly kind: 'column-border'; readonly column: number }
  /** Guide, or a new one dragged out of a ruler; `edge` is the rulers' edge on the screen. */
  | { readonly kind: 'guide'; readonly guide: RulerGuide; readonly edge: number }
  | { readonly kind: 'slide' };

/** Pointer position in slide pixels, with modifier keys. */
export interface PointerState {
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
      readonly target: GestureTarget;
      readonly pointer: PointerState;
      readonly scroll?: Point;
    }
  | { readonly type: 'move'; readonly pointer: PointerState }
  | { readonly type: 'up'; readonly pointer: PointerState }
  | { readonly type: 'cancel' }
  | { readonly type: 'pan-down'; readonly pointer: PointerState; readonly scroll: Point }
  /** Edits a text, crops a picture, or edits a cell of a table: the first one by default. */
  | { readonly type: 'start-text-editing'; readonly id: string; readonly cell?: CellPosition }
  | { readonly type: 'step-cell'; readonly step: CellStep }
  /** Current text; cells use only the content. `startsStep` ends the step of the history that was typed before. */
  | ({ readonly type: 'input-text'; readonly startsStep?: boolean } & TypedText)
  /** Moves and zooms the picture within its frame. */
  | { readonly type: 'crop'; readonly by: Point; readonly zoom: number }
  | { readonly type: 'finish-editing' }
  | { readonly type: 'discard-typing' };

/** Text without marks may omit them. */
type TypedText = Pick<RichText, 'content'> & Partial<RichText>;

export interface Idle {
  readonly name: 'idle';
}

export interface Pressing {
  readonly name: 'pressing';
  readonly start: PointerState;
  readonly target: GestureTarget;
  /** Element to select alone if the press on one of several selected elements ends without a drag. */
  readonly narrowTo: string | null;
  /** Scroll position, if a drag from here pans the canvas. */
  readonly panOrigin: Point | null;
}

export interface Dragging {
  readonly name: 'dragging';
  readonly start: PointerState;
  readonly base: EditorDocument;
  readonly copies: readonly SlideElement[];
  readonly box: Box;
  readonly targets: SnapTargets;
}

export interface Resizing {
  readonly name: 'resizing';
  readonly start: PointerState;
  readonly handle: ResizeHandle;
  readonly base: EditorDocument;
  readonly targets: SnapTargets;
}

export interface Rotating {
  readonly name: 'rotating';
  readonly base: EditorDocument;
  readonly centre: Point;
}

export interface MovingLineEnd {
  readonly name: 'moving-line-end';
  readonly base: EditorDocument;
  readonly id: string;
  readonly end: LineEndName;
  /** Current position, used to show connection sites nearby. */
  readonly at: Point;
}

export interface MovingCalloutTip {
  readonly name: 'moving-callout-tip';
  readonly base: EditorDocument;
  readonly id: string;
}

export interface ResizingColumn {
  readonly name: 'resizing-column';
  readonly base: EditorDocument;
  readonly id: string;
  readonly column: number;
  readonly start: Point;
}

/** Moves a guide, or returns it to its ruler. */
export interface MovingGuide {
  readonly name: 'moving-guide';
  readonly base: EditorDocument;
  readonly guide: RulerGuide;
  readonly edge: number;
  readonly targets: SnapTargets;
}

export interface Marquee {
  readonly name: 'marquee';
  readonly start: Point;
  readonly box: Box;
  readonly selectionBefore: readonly string[];
}

export interface Panning {
  readonly name: 'panning';
  readonly start: PointerState;
  readonly from: Point;
  readonly scroll: Point;
}

export interface EditingText {
  readonly name: 'editing-text';
  /** Document before the first letter was typed. */
  readonly base: EditorDocument;
  readonly id: string;
  /** Null for a text. */
  readonly cell: CellPosition | null;
}

export interface Cropping {
  readonly name: 'cropping';
  readonly id: string;
  /** Start of a drag and the picture at that time. */
  readonly drag: { readonly start: Point; readonly image: ElementOf<'image'> } | null;
}

export type Gesture =
  | Idle
  | Pressing
  | Dragging
  | Resizing
  | Rotating
  | MovingLineEnd
  | MovingCalloutTip
  | ResizingColumn
  | MovingGuide
  | Marquee
  | Panning
  | EditingText
  | Cropping;

/** Complete editing state as one immutable value. */
export interface EditingState {
  readonly doc: EditorDocument;
  readonly history: EditHistory;
  readonly gesture: Gesture;
  readonly snapGuides: readonly SnapGuide[];
}

/** Handlers of the events that can occur in a gesture; other events leave the state unchanged. */
export type GestureHandlers<G extends Gesture> = {
  readonly [T in GestureEvent['type']]?: (
    state: EditingState,
    gesture: G,
    event: Extract<GestureEvent, { readonly type: T }>,
  ) => EditingState;
};

/** Handlers of gestures that only one kind of element has. */
export type KindGestures = {
  readonly [
    G in Cropping | MovingCalloutTip | MovingLineEnd | ResizingColumn as G['name']
  ]: GestureHandlers<G>;
};

export const IDLE_GESTURE: Idle = { name: 'idle' };

/** Ends a gesture and commits its change as one step. */
export function finishGesture(state: EditingState, label: string): EditingState {
  return {
    doc: state.doc,
    history: commitHistoryStep(state.history, state.doc, label),
    gesture: IDLE_GESTURE,
    snapGuides: [],
  };
}

/** Ends a gesture and discards its change. */
export function cancelGesture(state: EditingState): EditingState {
  return { ...cancelHistoryStep(state.history, state.doc), gesture: IDLE_GESTURE, snapGuides: [] };
}
