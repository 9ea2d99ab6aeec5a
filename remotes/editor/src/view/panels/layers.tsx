import { ToggleButton } from '@site/ui/mui';
import type { SlideElement } from '../../core/model/deck';
import { nameOf } from '../../core/words';
import { slideOf } from '../../core/edit/document';
import { pick } from '../../core/edit/elements';
import { setWork } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { Icon, type IconName } from '../icons';
import controls from '../controls.module.css';

function iconOf(element: SlideElement): IconName {
  if (element.locked) return 'lock';
  return element.type === 'shape' ? element.shapeType : element.type;
}

/** Every element by name, the top one first: a way to reach what lies under something else. */
export function Layers() {
  const { store } = useEditor();
  const slide = useEditorState((state) =>
    state.settled.slides.find(({ id }) => id === state.work.doc.slideId),
  );
  const selection = useEditorState((state) => state.work.doc.selection);
  const elements = slide?.elements.slice(-100).toReversed() ?? [];

  /** The list reaches into groups: it picks exactly what was chosen. */
  function choose(id: string): void {
    const { work } = store.getState();
    if (slideOf(work.doc).elements.some((element) => element.id === id))
      setWork(store, { ...work, doc: pick(work.doc, [id]) });
  }

  return (
    <section className={controls['group']}>
      <h2 className={controls['heading']}>On this slide</h2>
      {elements.length === 0 && (
        <p className={controls['hint']}>
          Nothing yet. Add a text box, or drop an image on the canvas.
        </p>
      )}
      <div className={controls['list']}>
        {elements.map((element) => (
          <ToggleButton
            key={element.id}
            value={element.id}
            className={controls['entry']}
            selected={selection.includes(element.id)}
            onClick={() => choose(element.id)}
          >
            <Icon name={iconOf(element)} />
            <span className={controls['name']}>{nameOf(element)}</span>
          </ToggleButton>
        ))}
      </div>
    </section>
  );
}
