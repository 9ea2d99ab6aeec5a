import { TextAreaField } from '@site/ui/mui';
import { lazyWithRetry } from '../../deferred/lazy-with-retry';
import { selectedElementsOf, currentSlideOf } from '../../core/edit/editor-document';
import { setSpeakerNotes } from '../../core/edit/slides/slides';
import { editDeck } from '../../store/editor-actions';
import { useDocumentToRead, useEditor, useEditorState } from '../../store/editor-context';
import controls from '../../controls/controls.module.css';
import layout from '../editor.module.css';
import { SlideFields } from './fields/slide-fields';
import styles from '../../controls/panels.module.css';

/** Loads with the first selection. */
const SelectionProperties = lazyWithRetry(() =>
  import('./selection-properties').then((module) => module.SelectionProperties),
);

export function PropertiesPanel() {
  const elements = selectedElementsOf(useDocumentToRead());
  const [first] = elements;
  const isReader = useEditorState((state) => state.role === 'reader');
  return (
    <aside className={layout['right']} data-region="right" aria-label="Properties">
      <fieldset disabled={isReader} className={controls['fieldset']}>
        {first ? <SelectionProperties first={first} elements={elements} /> : <SlideProperties />}
      </fieldset>
    </aside>
  );
}

function SlideProperties() {
  const { store } = useEditor();
  const notes = useEditorState((state) => currentSlideOf(state.editingState.doc).notes);
  const id = useEditorState((state) => state.editingState.doc.slideId);
  return (
    <>
      <section className={controls['group']}>
        <div className={styles['wide']}>
          <h2 className={controls['heading']}>Slide</h2>
          <p className={controls['hint']}>Select an element to see its place, size and colours.</p>
        </div>
        <TextAreaField
          key={id}
          label="Speaker notes"
          className={styles['notes'] ?? ''}
          rows={8}
          value={notes}
          onChange={(event) =>
            editDeck(store, 'Notes', (doc) => setSpeakerNotes(doc, event.target.value), {
              shouldMerge: true,
            })
          }
        />
      </section>
      <SlideFields />
    </>
  );
}
