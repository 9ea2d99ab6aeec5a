import { type KeyboardEvent, Suspense, type WheelEvent, useEffect, useRef } from 'react';
import { pictureBoxOf } from './picture-box';
import type { ElementEditorProps } from '../element-editor-props';
import type { ImageElement } from './image-schema';
import { sendGestureEvent } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { wheelZoomFactor } from '../../store/canvas-zoom';
import { AssetImage } from './asset-image';
import { PictureFrame } from './picture-frame';
import styles from '../../controls/stage.module.css';

const STEP_PX = 10;
const ZOOM_FACTOR = 1.1;

const MOVES: Readonly<Record<string, readonly [x: number, y: number, zoom: number]>> = {
  ArrowLeft: [-1, 0, 1],
  ArrowRight: [1, 0, 1],
  ArrowUp: [0, -1, 1],
  ArrowDown: [0, 1, 1],
  '+': [0, 0, ZOOM_FACTOR],
  '=': [0, 0, ZOOM_FACTOR],
  '-': [0, 0, 1 / ZOOM_FACTOR],
};

/** Crop mode: the whole picture behind its frame, moved by pointer or keys, zoomed by wheel or keys. */
export function CropEditor({ element: image }: ElementEditorProps<ImageElement>) {
  const { store } = useEditor();
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => node.current?.focus({ preventScroll: true }), []);
  const pictureArea = pictureBoxOf(image);

  function finish(): void {
    if (store.getState().editingState.gesture.name === 'cropping')
      sendGestureEvent(store, { type: 'finish-editing' });
  }

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const move = MOVES[event.key];
    if (!move && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (move) return moveOrZoom(move, event.shiftKey ? 1 : STEP_PX);
    const holder = node.current?.closest<HTMLElement>('[data-id]');
    finish();
    holder?.focus({ preventScroll: true });
  }

  function moveOrZoom([x, y, zoom]: readonly [number, number, number], step: number): void {
    sendGestureEvent(store, { type: 'crop', by: { x: x * step, y: y * step }, zoom });
  }

  function handleWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey)
      sendGestureEvent(store, { type: 'crop', by: { x: 0, y: 0 }, zoom: wheelZoomFactor(event) });
  }

  return (
    <div
      ref={node}
      className={styles['crop']}
      role="group"
      aria-label="Picture in its frame. Arrows move it, plus and minus zoom, Enter is done."
      // Focusable, because keys move the picture.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={handleKey}
      onWheel={handleWheel}
      onBlur={finish}
    >
      <div
        className={styles['ghost']}
        style={{
          left: pictureArea.x,
          top: pictureArea.y,
          width: pictureArea.width,
          height: pictureArea.height,
        }}
        aria-hidden="true"
      >
        <Suspense fallback={null}>
          <AssetImage image={{ ...image, ...uncroppedIn(pictureArea) }} />
        </Suspense>
      </div>
      <PictureFrame element={image} />
    </div>
  );
}

/** The uncropped picture, in a frame of its own size. */
function uncroppedIn({ width, height }: { width: number; height: number }) {
  return { width, height, zoom: 1, focalX: 0, focalY: 0 } as const;
}
