import { useRef } from 'react';
import { slideIndexOf } from '../../core/edit/document';
import { SLIDE } from '../../core/model/deck';
import { lateView } from '../../late/late';
import { Nothing } from '../../late/part';
import { useEditorState } from '../../store/editor-context';
import { ElementsLayer } from './elements-layer';
import { Overlay } from './overlay';
import { useAddedFocus } from './use-added-focus';
import { useEscape } from './use-escape';
import { useFit } from './use-fit';
import { usePinch } from './use-pinch';
import { useStagePointer } from './use-stage-pointer';
import { useTabStops } from './use-tab-stops';
import { useWheelZoom } from './use-wheel-zoom';
import { useZoomAnchor } from './use-zoom-anchor';
import styles from './stage.module.css';

const Rulers = lateView(({ Rulers }) => Rulers, { Lost: Nothing });

/** Canvas with the slide's elements and the overlay. */
export function Stage() {
  const stage = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const zoom = useEditorState((state) => state.zoom);
  const isPanning = useEditorState((state) => state.work.gesture.name === 'panning');
  const number = useEditorState((state) => slideIndexOf(state.work.doc) + 1);
  const count = useEditorState((state) => state.work.doc.deck.slides.length);
  const isRuled = useEditorState((state) => state.isRuled);
  useFit(stage);
  useZoomAnchor(stage, board);
  useWheelZoom(stage);
  usePinch(stage);
  useEscape();
  useAddedFocus(stage);

  const pointer = useStagePointer(stage, board);
  const handleTab = useTabStops();

  return (
    <>
      <div
        ref={stage}
        className={styles['stage']}
        data-region="canvas"
        data-panning={isPanning || undefined}
        data-ruled={isRuled || undefined}
        role="region"
        aria-label={`Canvas, slide ${number} of ${count}`}
        // The canvas itself takes the focus if nothing on it is selected.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={handleTab}
        {...pointer}
      >
        <div className={styles['room']}>
          <div
            ref={board}
            className={styles['board']}
            data-board
            style={{ width: SLIDE.width * zoom, height: SLIDE.height * zoom }}
          >
            <ElementsLayer />
            <Overlay />
          </div>
        </div>
      </div>
      {isRuled && <Rulers stage={stage} board={board} />}
    </>
  );
}
