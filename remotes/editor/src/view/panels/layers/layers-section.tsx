import { useEditorState } from '../../../store/editor-context';
import { LayerList } from './layer-list';
import controls from '../../../controls/controls.module.css';
import styles from './layers-section.module.css';

/** List of all elements, topmost first, which also reaches covered ones. */
export function LayersSection() {
  const slide = useEditorState((state) =>
    state.committedDeck.slides.find(({ id }) => id === state.editingState.doc.slideId),
  );
  const elements = slide?.elements.slice(-100).toReversed() ?? [];
  return (
    <section className={controls['group']}>
      <h2 className={controls['heading']}>On this slide</h2>
      {elements.length === 0 ? (
        <p className={controls['hint']}>
          Nothing yet. Add a text box, or drop an image on the canvas.
        </p>
      ) : (
        <>
          <LayerList elements={elements} hintId="layers-hint" />
          <p id="layers-hint" className={`${controls['hint']} ${styles['hint']}`}>
            F2 or a double-click renames, Delete removes. Drag, or press Alt with an arrow, to
            change the order.
          </p>
        </>
      )}
    </section>
  );
}
