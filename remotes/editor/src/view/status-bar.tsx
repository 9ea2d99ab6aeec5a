import { Slider } from '@site/ui/mui';
import { slideIndexOf } from '../core/edit/document';
import { lateView } from '../late/late';
import { Nothing } from '../late/part';
import { useEditor, useEditorState } from '../store/editor-context';
import { LEAST_ZOOM, MOST_ZOOM, zoomTo } from '../store/zoom';
import { CommandTool } from './command-tool';
import styles from './status-bar.module.css';

const CopyStatus = lateView(({ CopyStatus }) => CopyStatus, { Lost: Nothing });
const SizeMeter = lateView(({ SizeMeter }) => SizeMeter, { Lost: Nothing });

/** Status line below the canvas: slide number, size, backup, zoom. */
export function StatusBar() {
  const index = useEditorState((state) => slideIndexOf(state.work.doc));
  const count = useEditorState((state) => state.work.doc.deck.slides.length);
  const zoom = useEditorState((state) => state.zoom);
  return (
    <div className={styles['bar']}>
      <span className={styles['slug']}>
        SC. {String(index + 1).padStart(2, '0')} / {String(count).padStart(2, '0')}
      </span>
      <SizeMeter />
      <CopyStatus />
      <span className={styles['spring']} />
      <CommandTool id="zoom-out" icon="minus" />
      <span className={styles['zoom']}>{Math.round(zoom * 100)} %</span>
      <ZoomSlider zoom={zoom} />
      <CommandTool id="zoom-in" icon="plus" />
      <CommandTool id="zoom-fit" icon="fit" />
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
      min={Math.log2(LEAST_ZOOM)}
      max={Math.log2(MOST_ZOOM)}
      step={0.125}
      value={Math.log2(zoom)}
      getAriaValueText={() => `${Math.round(zoom * 100)} %`}
      onChange={(_event, power) => zoomTo(store, 2 ** Number(power))}
    />
  );
}
