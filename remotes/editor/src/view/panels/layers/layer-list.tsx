import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { renameElement } from '../../../core/edit/layers';
import type { SlideElement } from '../../../elements/element-schema';
import { editDeck } from '../../../store/editor-actions';
import { useEditor, useEditorState } from '../../../store/editor-context';
import { selectLayer, moveLayer } from '../../../store/layers';
import { LayerNameField } from './layer-name-field';
import { LayerRow } from './layer-row';
import { useLayerDrag } from './use-layer-drag';
import { focusLayerRow, useLayerKeys } from './use-layer-keys';
import controls from '../../controls.module.css';
import styles from './layers-section.module.css';

export function LayerList({
  elements,
  hintId,
}: {
  elements: readonly SlideElement[];
  hintId: string;
}) {
  const { store } = useEditor();
  const list = useRef<HTMLDivElement>(null);
  const selection = useEditorState((state) => state.editingState.doc.selection);
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const { drop: dropIndex, handlers } = useLayerDrag(list, (id, layer) =>
    moveLayer(store, id, layer),
  );

  const onRowKey = useLayerKeys(list, startRenaming);

  function startRenaming(id: string): void {
    if (store.getState().role !== 'reader') setRenamedId(id);
  }

  function leaveName(id: string, isByKey: boolean): void {
    flushSync(() => setRenamedId(null));
    if (isByKey) focusLayerRow(list, id);
  }

  const rows = elements.map((element, index) => {
    const { id } = element;
    return id === renamedId ? (
      <LayerNameField
        key={id}
        element={element}
        onName={(name) => editDeck(store, 'Rename', (doc) => renameElement(doc, id, name))}
        onLeave={(isByKey) => leaveName(id, isByKey)}
      />
    ) : (
      <LayerRow
        key={id}
        element={element}
        isSelected={selection.includes(id)}
        isDropHere={dropIndex === index}
        onChoose={() => selectLayer(store, id)}
        onRename={() => startRenaming(id)}
        onKeyDown={(event) => onRowKey(event, id)}
      />
    );
  });

  return (
    <div
      ref={list}
      role="group"
      aria-label="On this slide"
      aria-describedby={hintId}
      className={`${controls['list']} ${styles['list']}`}
      data-drop={dropIndex === elements.length ? 'end' : undefined}
      {...handlers}
    >
      {rows}
    </div>
  );
}
