import { Slider, Button } from '@site/ui/mui';
import { useRunCommand } from '../../commands/run-command';
import { CommandButton } from '../../controls/command-button';
import { ToolButton } from '../../controls/controls';
import { currentSlideIndexOf } from '../../core/edit/editor-document';
import { EmptyFallback, lazyWithRetry } from '../../deferred/lazy-with-retry';
import { resumeFileSync, stopFileSync, fileSyncLabelOf } from '../../file-sync/choose-sync-file';
import { MIN_CANVAS_ZOOM, MAX_CANVAS_ZOOM, setCanvasZoom } from '../../store/canvas-zoom';
import { useEditor, useEditorState, type Editor } from '../../store/editor-context';
import type { FileSyncState } from '../../store/editor-store';
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

/** Status of the backup file, with the one action that helps. */
function FileSyncStatus() {
  const editor = useEditor();
  const copy = useEditorState((state) => state.fileSync);
  const run = useRunCommand();
  // The account is the better backup, so its offer comes first.
  const hasAccount = useEditorState(
    ({ accountSync }) => accountSync?.kind === 'saved' || accountSync?.kind === 'local',
  );
  if (!copy || (copy.kind === 'none' && hasAccount)) return null;
  const label = fileSyncLabelOf(copy);
  if (label === '') return null;
  const action = findAction(copy, editor, run);
  return (
    <span className={styles['fileSync']} data-stopped={copy.kind === 'stopped' || undefined}>
      <span className={styles['fileSyncLabel']} title={label}>
        {label}
      </span>
      {action && (
        <Button variant="tool" onClick={action.run}>
          {action.label}
        </Button>
      )}
      {copy.kind !== 'none' && (
        <ToolButton icon="close" label="Stop backup" onClick={() => void stopFileSync(editor)} />
      )}
    </span>
  );
}

function findAction(copy: FileSyncState, editor: Editor, run: (command: string) => void) {
  if (copy.kind === 'none')
    return {
      label: window.showSaveFilePicker ? 'Keep a backup' : 'Download deck file',
      run: () => run(window.showSaveFilePicker ? 'start-file-sync' : 'save-file'),
    };
  if (copy.kind === 'paused' || (copy.kind === 'stopped' && copy.reason === 'denied'))
    return { label: 'Allow writing', run: () => void resumeFileSync(editor) };
  if (copy.kind === 'stopped')
    return { label: 'Choose another file', run: () => run('start-file-sync') };
  return null;
}
