import { pasteGrid } from '../core/clipboard-content';
import { formatCount } from '../core/element-labels';
import { DECK_LIMITS } from '../core/model/deck-constants';
import { readDelimitedFile, type Sheet } from '../core/pasted-text';
import { MAX_CELL_LENGTH } from '../elements/table/table-cells';
import { MAX_TABLE_COLUMNS } from '../elements/table/table-columns';
import { editDeck, showDialog } from '../store/editor-actions';
import type { EditorStore } from '../store/editor-store';
import { isWorkbookFileName } from './openable-files';

/** Adds the cells of a file to the current slide as a table; of several sheets, the member chooses one. */
export async function openGrid(store: EditorStore, file: File): Promise<void> {
  const result = await readSheets(file);
  if (!result.ok) return showProblems(store, result.problems);
  const [sheet, ...others] = result.sheets;
  if (others.length === 0 && sheet) return addSheet(store, sheet);
  store.setState({ importedSheets: result.sheets });
  showDialog(store, 'sheets');
}

/** Adds a table with the cells of a sheet, in one step of the history, or shows why it cannot be added. */
export function addSheet(store: EditorStore, sheet: Sheet): void {
  const problem = findProblem(sheet);
  if (problem !== undefined) return showProblems(store, [problem]);
  editDeck(store, 'Add table', (doc) => pasteGrid(doc, sheet.rows, sheet.cellStyles));
  const notice = describeHidden(sheet);
  if (notice !== null) store.setState({ notice });
}

export function showProblems(store: EditorStore, importProblems: readonly string[]): void {
  store.setState({ importProblems });
  showDialog(store, 'problems');
}

async function readSheets(file: File) {
  if (isWorkbookFileName(file.name)) {
    const { importWorkbook } = await import('../imports/workbook/import-workbook');
    return importWorkbook(file);
  }
  const rows = readDelimitedFile(await file.text());
  if (!rows) return { ok: false, problems: [`“${file.name}” has no cells.`] } as const;
  const size = { rows: rows.length, columns: rows[0]?.length ?? 0 };
  const sheet: Sheet = { ...NOTHING_HIDDEN, name: file.name, size, rows, cellStyles: [] };
  return { ok: true, sheets: [sheet] } as const;
}

const NOTHING_HIDDEN = { hiddenRows: 0, hiddenColumns: 0, hasMissingResults: false };

function findProblem({ name, size, rows, hasMissingResults }: Sheet): string | undefined {
  if (size.rows > DECK_LIMITS.cells || size.columns > MAX_TABLE_COLUMNS)
    return `“${name}” has ${formatCount(size.rows, 'row')} and ${formatCount(size.columns, 'column')}. A table holds up to ${DECK_LIMITS.cells} rows and ${MAX_TABLE_COLUMNS} columns: copy the cells you want to show, and paste them here.`;
  if (hasMissingResults)
    return `Formulas in “${name}” have no results in the file. Open it in a spreadsheet program, save it there, and open it here again.`;
  const longest = Math.max(...rows.flat().map(({ length }) => length));
  if (longest > MAX_CELL_LENGTH)
    return `A cell of “${name}” has ${longest} characters. Cells of a table hold up to ${MAX_CELL_LENGTH}: shorten it first.`;
  return undefined;
}

function describeHidden({ name, hiddenRows, hiddenColumns }: Sheet): string | null {
  const hidden = [
    ...(hiddenRows > 0 ? [formatCount(hiddenRows, 'hidden row')] : []),
    ...(hiddenColumns > 0 ? [formatCount(hiddenColumns, 'hidden column')] : []),
  ];
  return hidden.length === 0 ? null : `Left out of “${name}”: ${hidden.join(' and ')}.`;
}
