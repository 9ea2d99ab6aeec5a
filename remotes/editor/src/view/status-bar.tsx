import { slideIndexOf } from '../core/edit/document';
import { useEditorState } from '../store/editor-context';
import { CommandTool } from './command-tool';
import { SizeMeter } from './size-meter';
import styles from './status-bar.module.css';

/** One calm line below the canvas: where you are, how near, how heavy. */
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
      <span className={styles['spring']} />
      <CommandTool id="zoom-out" icon="minus" />
      <span className={styles['zoom']}>{Math.round(zoom * 100)} %</span>
      <CommandTool id="zoom-in" icon="plus" />
      <CommandTool id="zoom-fit" icon="fit" />
    </div>
  );
}
