import { Slider } from '@site/ui/mui';
import { currentSlideIndexOf } from '../../core/edit/editor-document';
import { EmptyFallback, lazyWithRetry } from '../../deferred/lazy-with-retry';
import { FileSyncStatus } from './file-sync-status';
import { useEditor, useEditorState } from '../../store/editor-context';
import { MIN_CANVAS_ZOOM, MAX_CANVAS_ZOOM, setCanvasZoom } from '../../store/canvas-zoom';
import { CommandButton } from '../../controls/command-button';
import { SizeMeter } from './size-meter';
import styles from './status-bar.module.css';

const AccountStatus = lazyWithRetry(
  () => import('./account-status').then((module) => module.AccountStatus),
  { Fallback: EmptyFallback },
);

/** Status line below the canvas: slide number, size, backup, zoom; on phones undo and redo, too, because the top bar has no room. */
export function StatusBar() {
  const index = useEditorState((state) => currentSlideIndexOf(state.editingState.doc));
  const count = useEditorState((state) => state.editingState.doc.deck.slides.length);
  const zoom = useEditorState((state) => state.zoom);
  return (
    <div className={styles['bar']}>
      <span className={styles['slug']}>
        Slide {index + 1} of {count}
      </span>
      <SizeMeter />
      <span className={styles['history']}>
        <CommandButton id="undo" icon="undo" />
        <CommandButton id="redo" icon="redo" />
      </span>
      <FileSyncStatus />
      <AccountStatus />
      <span className={styles['spacer']} />
      <CommandButton id="zoom-out" icon="minus" />
      <span className={styles['zoom']}>{Math.round(zoom * 100)} %</span>
      <ZoomSlider zoom={zoom} />
      <CommandButton id="zoom-in" icon="plus" />
      <CommandButton id="zoom-fit" icon="fit" />
    </div>
  );
}

/** Logarithmic scale, so that each step changes the zoom by the same factor, as the keys do. */
function ZoomSlider({ zoom }: { zoom: number }) {
  const { store } = useEditor();
  return (
    <Slider
      className={styles['slider'] ?? ''}
      aria-label="Zoom"
      min={Math.log2(MIN_CANVAS_ZOOM)}
      max={Math.log2(MAX_CANVAS_ZOOM)}
      step={0.125}
      value={Math.log2(zoom)}
      getAriaValueText={() => `${Math.round(zoom * 100)} %`}
      onChange={(_event, power) => setCanvasZoom(store, 2 ** Number(power))}
    />
  );
}
