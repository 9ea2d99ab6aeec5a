import { selectedElementsOf } from '../../core/edit/editor-document';
import { hasGuides } from '../../core/edit/slides/guides';
import { kindOf } from '../../core/elements/kinds';
import type { SlideElement } from '../../core/elements/slide-element';
import { type Box, unionBoundsOf, type RotatedBox } from '../../core/geometry/box';
import {
  HANDLE_HIT_PX,
  handleCentersOf,
  type ResizeHandle,
  RESIZE_HANDLES,
} from '../../core/geometry/resize-box';
import type { Gesture } from '../../core/gestures/gesture';
import type { Axis } from '../../core/snap/snap';
import { EmptyFallback, lazyWithRetry } from '../../deferred/lazy-with-retry';
import { useSlideSize } from '../../drawing/slide-size-context';
import { frameGuideBoxOf } from '../../film/frame-guides';
import { useEditorState } from '../../store/editor-context';
import { RulerGuides } from '../rulers/rulers';
import styles from '../../controls/stage.module.css';

const CURSORS: Record<ResizeHandle, string> = {
  nw: 'nwse-resize',
  n: 'ns-resize',
  ne: 'nesw-resize',
  e: 'ew-resize',
  se: 'nwse-resize',
  s: 'ns-resize',
  sw: 'nesw-resize',
  w: 'ew-resize',
};

const SIDES = RESIZE_HANDLES.filter((handle) => handle.length === 1);

const KNOB_GAP_PX = 4;

/** Loads with the first selection: handles for one kind of element. */
const ElementHandles = lazyWithRetry(
  () => import('../../elements/element-handles').then((module) => module.ElementHandles),
  {
    Fallback: EmptyFallback,
  },
);

/** Selection, guides and handles over the slide, laid out apart from it. */
export function StageOverlay() {
  const zoom = useEditorState((state) => state.zoom);
  const gesture = useEditorState((state) => state.editingState.gesture);
  const slide = useSlideSize();
  const frame = useEditorState((state) => state.editingState.doc.deck.frameGuide);
  const areGuidesShown = useEditorState(
    ({ editingState }) =>
      hasGuides(editingState.doc) || editingState.gesture.name === 'moving-guide',
  );
  return (
    <div className={styles['overlay']}>
      <div className={styles['origin']}>
        {frame && (
          <div className={styles['frame']} style={scaleBox(frameGuideBoxOf(frame, slide), zoom)}>
            <span>{frame}:1</span>
          </div>
        )}
        <SnapGuides />
        {areGuidesShown && <RulerGuides zoom={zoom} />}
        <Selection zoom={zoom} />
        {gesture.name === 'marquee' && (
          <div className={styles['marquee']} style={scaleBox(gesture.box, zoom)} />
        )}
      </div>
    </div>
  );
}

/** Gestures inside an element, during which its box stays fixed. */
const INNER_GESTURES: ReadonlySet<Gesture['name']> = new Set(['editing-text', 'cropping']);

function Selection({ zoom }: { zoom: number }) {
  const doc = useEditorState((state) => state.editingState.doc);
  const isEditing = useEditorState(({ editingState: { gesture } }) =>
    INNER_GESTURES.has(gesture.name),
  );
  const isReader = useEditorState((state) => state.role === 'reader');
  const elements = selectedElementsOf(doc);
  const bounds = unionBoundsOf(elements);
  const [only] = elements;
  if (!bounds || !only) return null;
  const isSingle = elements.length === 1;
  const box = isSingle ? only : { ...bounds, rotation: 0 };
  const isFixed = isEditing || isReader || elements.every(({ locked }) => locked);
  const inner = <ElementHandles element={only} zoom={zoom} />;
  if (isSingle && kindOf(only).hasNoBox) return isFixed ? null : inner;
  return (
    <>
      {!isSingle &&
        elements.map((element) => <MemberOutline key={element.id} element={element} zoom={zoom} />)}
      <div className={styles['outline']} style={transformBox(box, zoom)}>
        {!isFixed && (
          <>
            <SelectionHandles width={box.width * zoom} height={box.height * zoom} />
            {isSingle && inner}
          </>
        )}
      </div>
    </>
  );
}

function MemberOutline({ element, zoom }: { element: SlideElement; zoom: number }) {
  return (
    <div
      className={`${styles['outline']} ${styles['member']}`}
      style={transformBox(element, zoom)}
    />
  );
}

function scaleBox(box: Box, zoom: number) {
  return {
    left: box.x * zoom,
    top: box.y * zoom,
    width: box.width * zoom,
    height: box.height * zoom,
  };
}

/** Moved by transform, so that a drag causes no layout. */
function transformBox(box: RotatedBox, zoom: number) {
  const { left, top, width, height } = scaleBox(box, zoom);
  return {
    left: 0,
    top: 0,
    width,
    height,
    transform: `translate(${left}px, ${top}px) rotate(${box.rotation}deg)`,
  };
}

const GUIDE_SLOTS = [0, 1, 2, 3] as const;

/** Always mounted and moved by transform, so that showing a guide causes no layout. */
function SnapGuides() {
  const guides = useEditorState((state) => state.editingState.snapGuides);
  const zoom = useEditorState((state) => state.zoom);
  const size = useSlideSize();
  return (
    <div aria-hidden="true">
      {(['x', 'y'] as const).map((axis) =>
        GUIDE_SLOTS.map((slot) => {
          const guide = guides.filter((candidate) => candidate.axis === axis)[slot];
          return (
            <div
              key={`${axis}${slot}`}
              className={`${styles['guide']} ${styles[axis === 'x' ? 'vertical' : 'horizontal']}`}
              data-shown={guide ? true : undefined}
              data-kind={guide?.kind}
              style={guideStyleOf(axis, (guide?.position ?? 0) * zoom, size[LENGTHS[axis]] * zoom)}
            />
          );
        }),
      )}
    </div>
  );
}

const LENGTHS = { x: 'height', y: 'width' } as const;

function guideStyleOf(axis: Axis, at: number, length: number) {
  return axis === 'x'
    ? { height: length, transform: `translateX(${at}px)` }
    : { width: length, transform: `translateY(${at}px)` };
}

/** Handles for pointers; the properties panel and shortcuts make the same changes. */
function SelectionHandles({ width, height }: { width: number; height: number }) {
  const isCoarse = window.matchMedia('(pointer: coarse)').matches;
  const hitPx = HANDLE_HIT_PX[isCoarse ? 'coarse' : 'fine'];
  const centers = handleCentersOf({ width, height }, hitPx);
  const top = (centers.get('n')?.y ?? 0) - hitPx - KNOB_GAP_PX;
  return (
    <div aria-hidden="true">
      {SIDES.map((side) => (
        <div
          key={side}
          className={styles['side']}
          data-handle={side}
          style={{ cursor: CURSORS[side] }}
        />
      ))}
      {Array.from(centers, ([handle, { x, y }]) => (
        <div
          key={handle}
          className={styles['handle']}
          data-handle={handle}
          style={{ left: x, top: y, cursor: CURSORS[handle] }}
        />
      ))}
      <div
        className={`${styles['handle']} ${styles['knob']}`}
        data-handle="rotate"
        style={{ left: width / 2, top, cursor: 'grab' }}
      />
    </div>
  );
}
