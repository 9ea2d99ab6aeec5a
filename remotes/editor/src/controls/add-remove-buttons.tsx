import type { EditorDocument } from '../core/edit/editor-document';
import { editDeck } from '../store/editor-actions';
import { useEditor } from '../store/editor-context';
import controls from './controls.module.css';
import { ToolButton } from './controls';

type Edit = (doc: EditorDocument) => EditorDocument;

/** Buttons that add one more of something, such as a row, and remove one. */
export function AddRemoveButtons({ noun, add, remove }: { noun: string; add: Edit; remove: Edit }) {
  const { store } = useEditor();
  const labels = { add: `Add ${noun}`, remove: `Remove ${noun}` };
  return (
    <div className={controls['row']}>
      <ToolButton
        icon="plus"
        label={labels.add}
        hasText
        onClick={() => editDeck(store, labels.add, add)}
      />
      <ToolButton
        icon="minus"
        label={labels.remove}
        hasText
        onClick={() => editDeck(store, labels.remove, remove)}
      />
    </div>
  );
}
