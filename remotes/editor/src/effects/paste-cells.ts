import type { CellPosition } from '../core/elements/element-kind';
import type { PastedGrid } from '../core/pasted-text';
import { fillCells, findGridProblems, hasLongCell } from '../elements/paste-grid';
import { editDeck, pasteOrAsk } from '../store/editor-actions';
import type { EditorStore } from '../store/editor-store';

/** Fills cells of a table or chart from one of them on, after a question if there are more than it can hold. */
export function pasteCells(
  store: EditorStore,
  elementId: string,
  filling: { readonly start: CellPosition; readonly grid: PastedGrid },
): void {
  const { start, grid } = filling;
  const rows = start.row + grid.length;
  const columns = start.column + (grid[0]?.length ?? 0);
  const problems = findGridProblems('With these cells, the table', grid, { rows, columns });
  pasteOrAsk(store, problems, () =>
    editDeck(store, 'Paste cells', (doc) => fillCells(doc, elementId, filling)),
  );
}

/** Tells that the end of a text has no room in its cell. */
export function reportLongCell(store: EditorStore, text: string): void {
  const [problem] = hasLongCell([[text]]) ? findGridProblems('', [[text]]) : [];
  if (problem !== undefined) store.setState({ notice: `${problem} The end was left out.` });
}
