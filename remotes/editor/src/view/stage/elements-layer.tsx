import { memo, type ReactNode } from 'react';
import { slideOf } from '../../core/edit/document';
import type { Cell } from '../../core/edit/tables';
import type { SlideElement } from '../../core/model/deck';
import { describe, kindOf } from '../../core/words';
import { closedAgain } from '../../late/closed-again';
import { lateView } from '../../late/late';
import { send } from '../../store/actions';
import { useEditorState } from '../../store/editor-context';
import { ElementView, type InteractiveProps } from '../slide/element-view';
import { isEmptyFrame } from '../../core/edit/crop';
import { TextEditor } from './text-editor';
import { SlideGround } from '../slide/slide-ground';
import styles from './stage.module.css';

const Lost = closedAgain<object>((_props, { store }) => send(store, { type: 'leave-text' }));
const TableEditor = lateView(({ TableEditor }) => TableEditor, { Lost });
const CropEditor = lateView(({ CropEditor }) => CropEditor, { Lost });

const MOVING = new Set(['dragging', 'resizing', 'rotating', 'pulling', 'pointing', 'spreading']);

export function ElementsLayer() {
  const slide = useEditorState((state) => slideOf(state.work.doc));
  const selection = useEditorState((state) => state.work.doc.selection);
  const zoom = useEditorState((state) => state.zoom);
  const isMoving = useEditorState((state) => MOVING.has(state.work.gesture.name));
  const editedId = useEditorState(({ work: { gesture } }) =>
    gesture.name === 'text-editing' || gesture.name === 'cropping' ? gesture.id : null,
  );
  const cell = useEditorState(({ work: { gesture } }) =>
    gesture.name === 'text-editing' ? gesture.cell : null,
  );
  const tabStopId = selection[0] ?? slide.elements[0]?.id;
  return (
    <div
      className={styles['elements']}
      data-moving={isMoving || undefined}
      style={{ background: slide.background, transform: `scale(${zoom})` }}
    >
      <SlideGround picture={slide.picture} />
      {rowsOf(slide.elements).map(({ place: key, row }) => (
        <Row
          key={key}
          row={row}
          selection={selection}
          stop={tabStopId}
          isMoving={isMoving}
          editedId={editedId}
          cell={cell}
        />
      ))}
    </div>
  );
}

const ROW = 50;

/** Rows are keyed by index: removing an element moves only one element per row. */
function rowsOf(elements: readonly SlideElement[]) {
  return Array.from({ length: Math.ceil(elements.length / ROW) }, (_, index) => ({
    place: `row ${index}`,
    row: elements.slice(index * ROW, (index + 1) * ROW),
  }));
}

interface RowProps {
  readonly row: readonly SlideElement[];
  readonly selection: readonly string[];
  readonly stop: string | undefined;
  readonly isMoving: boolean;
  readonly editedId: string | null;
  readonly cell: Cell | null;
}

/** Fifty elements in drawing order. A drag re-renders one row instead of a thousand elements. */
const Row = memo(function Row({ row, selection, stop, isMoving, editedId, cell }: RowProps) {
  const selectedIds = new Set(selection);
  return row.map((element) => (
    <CanvasElement
      key={element.id}
      element={element}
      isTabStop={element.id === stop}
      isSelected={selectedIds.has(element.id)}
      isMoving={isMoving && selectedIds.has(element.id)}
      isEdited={element.id === editedId}
      cell={element.id === editedId ? cell : null}
    />
  ));
}, isSameRow);

function isSameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.selection === after.selection &&
    before.stop === after.stop &&
    before.isMoving === after.isMoving &&
    before.editedId === after.editedId &&
    before.cell === after.cell &&
    before.row.length === after.row.length &&
    before.row.every((element, index) => element === after.row[index])
  );
}

/** Memoized, or a drag would compute the label of every element in every frame. */
const CanvasElement = memo(function CanvasElement({
  element,
  isTabStop,
  isSelected,
  isMoving,
  isEdited,
  cell,
}: {
  element: SlideElement;
  isTabStop: boolean;
  isSelected: boolean;
  isMoving: boolean;
  isEdited: boolean;
  cell: Cell | null;
}) {
  const interactive: InteractiveProps = {
    role: 'group',
    tabIndex: isTabStop ? 0 : -1,
    'aria-roledescription': `slide ${kindOf(element).toLowerCase()}`,
    'aria-label': isSelected ? `${describe(element)}, selected` : describe(element),
    ...(isSelected ? { 'data-selected': true } : {}),
    ...(isEmptyFrame(element) ? { 'data-waits': true } : {}),
  };
  const editor = isEdited ? editorOf(element, cell) : null;
  return (
    <ElementView element={element} isMoving={isMoving} interactive={interactive}>
      {editor}
    </ElementView>
  );
});

/** Editor that replaces an element's content. */
function editorOf(element: SlideElement, cell: Cell | null): ReactNode {
  if (element.type === 'image') return <CropEditor image={element} />;
  if (element.type === 'text') return <TextEditor text={element} />;
  if (element.type !== 'table' || !cell) return null;
  return <TableEditor table={element} cell={cell} />;
}
