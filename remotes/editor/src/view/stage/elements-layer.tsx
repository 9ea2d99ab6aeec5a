import { memo } from 'react';
import { ElementEditor } from '../../elements/element-editors';
import { currentSlideOf } from '../../core/edit/editor-document';
import type { CellPosition } from '../../core/elements/element-kind';
import type { SlideElement } from '../../core/elements/slide-element';
import { describeElement, elementTypeLabelOf } from '../../core/elements/element-labels';
import { useEditorState } from '../../store/editor-context';
import { ElementView, type InteractiveProps, SlideBackground } from '../slide/slide-view';
import { isPicturePlaceholder } from '../../core/elements/element-guards';
import styles from '../../controls/stage.module.css';

const MOVING_GESTURES = new Set([
  'dragging',
  'resizing',
  'rotating',
  'moving-line-end',
  'moving-callout-tip',
  'resizing-column',
]);

export function ElementsLayer() {
  const slide = useEditorState((state) => currentSlideOf(state.editingState.doc));
  const selection = useEditorState((state) => state.editingState.doc.selection);
  const zoom = useEditorState((state) => state.zoom);
  const isMoving = useEditorState((state) => MOVING_GESTURES.has(state.editingState.gesture.name));
  const editedId = useEditorState(({ editingState: { gesture } }) =>
    gesture.name === 'editing-text' || gesture.name === 'cropping' ? gesture.id : null,
  );
  const cell = useEditorState(({ editingState: { gesture } }) =>
    gesture.name === 'editing-text' ? gesture.cell : null,
  );
  const tabStopId = selection[0] ?? slide.elements[0]?.id;
  return (
    <div
      className={styles['elements']}
      data-moving={isMoving || undefined}
      style={{ background: slide.background, transform: `scale(${zoom})` }}
    >
      <SlideBackground picture={slide.backgroundPicture} />
      {splitIntoRows(slide.elements).map(({ place: key, row }) => (
        <ElementRow
          key={key}
          row={row}
          selection={selection}
          tabStopId={tabStopId}
          isMoving={isMoving}
          editedId={editedId}
          cell={cell}
        />
      ))}
    </div>
  );
}

const ROW_SIZE = 50;

/** Rows are keyed by index: removing an element moves only one element per row. */
function splitIntoRows(elements: readonly SlideElement[]) {
  return Array.from({ length: Math.ceil(elements.length / ROW_SIZE) }, (_, index) => ({
    place: `row ${index}`,
    row: elements.slice(index * ROW_SIZE, (index + 1) * ROW_SIZE),
  }));
}

interface RowProps {
  readonly row: readonly SlideElement[];
  readonly selection: readonly string[];
  readonly tabStopId: string | undefined;
  readonly isMoving: boolean;
  readonly editedId: string | null;
  readonly cell: CellPosition | null;
}

/** Fifty elements in drawing order. A drag re-renders one row instead of a thousand elements. */
const ElementRow = memo(function Row({
  row,
  selection,
  tabStopId,
  isMoving,
  editedId,
  cell,
}: RowProps) {
  const selectedIds = new Set(selection);
  return row.map((element) => (
    <CanvasElement
      key={element.id}
      element={element}
      isTabStop={element.id === tabStopId}
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
    before.tabStopId === after.tabStopId &&
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
  cell: CellPosition | null;
}) {
  const interactive: InteractiveProps = {
    role: 'group',
    tabIndex: isTabStop ? 0 : -1,
    'aria-roledescription': `slide ${elementTypeLabelOf(element).toLowerCase()}`,
    'aria-label': isSelected ? `${describeElement(element)}, selected` : describeElement(element),
    ...(isSelected ? { 'data-selected': true } : {}),
    ...(isPicturePlaceholder(element) ? { 'data-placeholder': true } : {}),
  };
  return (
    <ElementView element={element} isMoving={isMoving} interactive={interactive}>
      {isEdited ? <ElementEditor element={element} cell={cell} /> : null}
    </ElementView>
  );
});
