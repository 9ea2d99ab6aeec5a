import { TextAreaField } from '@site/ui/mui';
import { lateView } from '../../late/late';
import { part } from '../../late/part';
import { selectedOf, slideOf } from '../../core/edit/document';
import { writeNotes } from '../../core/edit/slides';
import { edit } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import controls from '../controls.module.css';
import layout from '../editor.module.css';
import styles from './panels.module.css';

/** Loads with the first selection. */
const SelectionProperties = part(() =>
  import('./selection-properties').then((module) => module.SelectionProperties),
);

const SlideFields = lateView(({ SlideFields }) => SlideFields);

export function PropertiesPanel() {
  const doc = useEditorState((state) => state.work.doc);
  const elements = selectedOf(doc);
  const [first] = elements;
  return (
    <aside className={layout['right']} data-region="right" aria-label="Properties">
      {first ? <SelectionProperties first={first} elements={elements} /> : <SlideProperties />}
    </aside>
  );
}

function SlideProperties() {
  const { store } = useEditor();
  const notes = useEditorState((state) => slideOf(state.work.doc).notes);
  const id = useEditorState((state) => state.work.doc.slideId);
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
            edit(store, 'Notes', (doc) => writeNotes(doc, event.target.value), { merges: true })
          }
        />
      </section>
      <SlideFields />
    </>
  );
}
