import { memo } from 'react';
import { slideOf } from '../../core/edit/document';
import type { SlideElement } from '../../core/model/deck';
import { describe, kindOf } from '../../core/words';
import { useEditorState } from '../../store/editor-context';
import { ElementView, type InteractiveProps } from '../slide/element-view';
import { TextEditor } from './text-editor';
import styles from './stage.module.css';

const MOVING = new Set(['dragging', 'resizing', 'rotating']);

export function ElementsLayer() {
  const slide = useEditorState((state) => slideOf(state.work.doc));
  const selection = useEditorState((state) => state.work.doc.selection);
  const zoom = useEditorState((state) => state.zoom);
  const isMoving = useEditorState((state) => MOVING.has(state.work.gesture.name));
  const editedId = useEditorState(({ work: { gesture } }) =>
    gesture.name === 'text-editing' ? gesture.id : null,
  );
  const picked = new Set(selection);
  const stop = selection[0] ?? slide.elements[0]?.id;
  return (
    <div
      className={styles['elements']}
      data-moving={isMoving || undefined}
      style={{ background: slide.background, transform: `scale(${zoom})` }}
    >
      {slide.elements.map((element) => (
        <CanvasElement
          key={element.id}
          element={element}
          isStop={element.id === stop}
          isSelected={picked.has(element.id)}
          isMoving={isMoving && picked.has(element.id)}
          isEdited={element.id === editedId}
        />
      ))}
    </div>
  );
}

/** Remembered by identity, or a drag would describe every element of the slide in every frame. */
const CanvasElement = memo(function CanvasElement({
  element,
  isStop,
  isSelected,
  isMoving,
  isEdited,
}: {
  element: SlideElement;
  isStop: boolean;
  isSelected: boolean;
  isMoving: boolean;
  isEdited: boolean;
}) {
  const interactive: InteractiveProps = {
    role: 'group',
    tabIndex: isStop ? 0 : -1,
    'aria-roledescription': `slide ${kindOf(element).toLowerCase()}`,
    'aria-label': isSelected ? `${describe(element)}, selected` : describe(element),
    ...(isSelected ? { 'data-selected': true } : {}),
  };
  if (isEdited && element.type === 'text')
    return (
      <ElementView element={element} interactive={interactive}>
        <TextEditor text={element} />
      </ElementView>
    );
  return <ElementView element={element} isMoving={isMoving} interactive={interactive} />;
});
