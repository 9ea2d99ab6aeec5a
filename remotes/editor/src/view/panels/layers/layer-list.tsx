import { type KeyboardEvent, type RefObject, useRef, useState, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { InputBase, ToggleButton } from '@site/ui/mui';
import { useRunCommand } from '../../../commands/run-command';
import { Icon, type IconName } from '../../../controls/icons';
import { renameElement } from '../../../core/edit/arrange';
import { shortElementLabelOf } from '../../../core/elements/element-labels';
import { kindOf } from '../../../core/elements/kinds';
import type { SlideElement } from '../../../core/elements/slide-element';
import type { CssStyle } from '../../../drawing/text-run-style';
import { editDeck } from '../../../store/editor-actions';
import { useEditor, useEditorState } from '../../../store/editor-context';
import { moveLayer, moveLayerBy, selectLayer } from '../../../store/layers';
import controls from '../../../controls/controls.module.css';
import styles from './layers-section.module.css';

const DRAG_THRESHOLD_PX = 6;

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function LayerList({ elements, hintId }: { elements: readonly SlideElement[]; hintId: string }) {
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

/** Name field of an element. Enter and blur keep the input, Escape discards it. */
function LayerNameField({
  element,
  onName,
  onLeave,
}: {
  element: SlideElement;
  onName: (name: string) => void;
  onLeave: (isByKey: boolean) => void;
}) {
  const [title, setTitle] = useState(element.customName);
  const [focusInput] = useState(() => (input: HTMLInputElement | null) => {
    input?.focus();
    input?.select();
  });

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onName(title);
    onLeave(true);
  }

  return (
    <div className={`${controls['entry']} ${styles['nameField']}`} style={depthStyleOf(element)}>
      <Icon name={elementIconOf(element)} />
      <InputBase
        inputRef={focusInput}
        className={styles['field'] ?? ''}
        slotProps={{
          input: { 'aria-label': `Name of ${shortElementLabelOf(element)}`, maxLength: 500 },
        }}
        placeholder={shortElementLabelOf(element)}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          onName(title);
          onLeave(false);
        }}
      />
    </div>
  );
}

/** Alt with an arrow moves the row, F2 renames it, Delete removes its element. */
function useLayerKeys(
  list: RefObject<HTMLElement | null>,
  onRename: (id: string) => void,
): (event: KeyboardEvent, id: string) => void {
  const { store } = useEditor();
  const run = useRunCommand();
  return (event, id) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      event.stopPropagation();
      const { nextElementSibling, previousElementSibling } = event.currentTarget;
      const next = nextElementSibling ?? previousElementSibling;
      flushSync(() => {
        selectLayer(store, id);
        run('delete');
      });
      if (next instanceof HTMLElement) next.focus();
      return;
    }
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (step === undefined && event.key !== 'F2') return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) return onRename(id);
    flushSync(() => moveLayerBy(store, id, step));
    focusLayerRow(list, id);
  };
}

/** A row that was moved in the DOM or mounted again has lost the focus. */
function focusLayerRow(list: RefObject<HTMLElement | null>, id: string): void {
  list.current?.querySelector<HTMLElement>(`[data-layer="${id}"]`)?.focus();
}

function LayerRow({
  element,
  isSelected,
  isDropHere,
  onChoose,
  onRename,
  onKeyDown,
}: {
  element: SlideElement;
  isSelected: boolean;
  isDropHere: boolean;
  onChoose: () => void;
  onRename: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  return (
    <ToggleButton
      value={element.id}
      className={`${controls['entry']} ${styles['row']}`}
      style={depthStyleOf(element)}
      data-layer={element.id}
      data-drop={isDropHere || undefined}
      selected={isSelected}
      onClick={onChoose}
      onDoubleClick={onRename}
      onKeyDown={onKeyDown}
    >
      <Icon name={elementIconOf(element)} />
      <span className={controls['name']}>{shortElementLabelOf(element)}</span>
    </ToggleButton>
  );
}

/** Members of a group are indented. */
function depthStyleOf({ groupIds }: SlideElement): CssStyle {
  return { '--depth': String(groupIds.length) };
}

function elementIconOf(element: SlideElement): IconName {
  return element.locked ? 'lock' : kindOf(element).iconOf(element);
}

/**
 * Drags a row of the list to another position. `drop` is the index of the gap under the pointer. Touch scrolls the list
 * instead.
 */
function useLayerDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (id: string, layer: number) => void,
) {
  const dragged = useRef<{ readonly id: string; readonly y: number } | null>(null);
  const [dropIndex, setDropIndex] = useState<number | null>(null);

  function stop(): void {
    dragged.current = null;
    setDropIndex(null);
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      const target = event.target instanceof Element ? event.target : null;
      const row = target?.closest<HTMLElement>('[data-layer]');
      const id = row?.dataset['layer'];
      if (id === undefined || event.button !== 0 || event.pointerType === 'touch') return;
      // The first move may already be outside the list.
      row?.setPointerCapture(event.pointerId);
      dragged.current = { id, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (!dragged.current || event.buttons === 0) return;
      if (dropIndex === null && Math.abs(event.clientY - dragged.current.y) < DRAG_THRESHOLD_PX)
        return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const rows = rowsOf(list);
      const gap = gapIndexAt(rows, event.clientY);
      setDropIndex(gap);
      // Keeps both rows beside the gap visible, so that a long list scrolls along.
      for (const row of rows.slice(Math.max(0, gap - 1), gap + 1))
        row.scrollIntoView({ block: 'nearest' });
    },
    onPointerUp(): void {
      const id = dragged.current?.id;
      const from = rowsOf(list).findIndex((row) => row.dataset['layer'] === id);
      stop();
      if (id === undefined || dropIndex === null) return;
      const to = dropIndex > from ? dropIndex - 1 : dropIndex;
      if (to !== from) onMove(id, to);
    },
    onPointerCancel: stop,
    onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || dropIndex === null) return;
      event.stopPropagation();
      stop();
    },
  };
  return { drop: dropIndex, handlers };
}

function rowsOf(list: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  return Array.from(list.current?.querySelectorAll<HTMLElement>('[data-layer]') ?? []);
}

/** Number of rows whose middle is above a screen position. */
function gapIndexAt(rows: readonly HTMLElement[], y: number): number {
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

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
