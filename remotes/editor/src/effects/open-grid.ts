import { formatCount } from '../core/elements/element-labels';
import { addGrid, findSheetProblem, type Sheet } from '../elements/paste-grid';
import type { DeckLanguage } from '../core/amounts/deck-languages';
import { countTitleRows } from '../elements/count-title-rows';
import { readDelimitedFile } from '../core/pasted-text';
import { editDeck, showDialog } from '../store/editor-actions';
import type { EditorStore } from '../store/editor-store';
import { isWorkbookFileName } from './openable-files';

/** Adds the cells of a file to the current slide as a table; of several sheets, the member chooses one. */
export async function openGrid(store: EditorStore, file: File): Promise<void> {
  const result = await readSheets(file, store.getState().editingState.doc.deck.language);
  if (!result.ok) return showProblems(store, result.problems);
  const [sheet, ...others] = result.sheets;
  if (others.length === 0 && sheet) return addSheet(store, sheet);
  store.setState({ importedSheets: result.sheets });
  showDialog(store, 'sheets');
}

/** Adds a table with the cells of a sheet, in one step of the history, or shows why it cannot be added. */
export function addSheet(store: EditorStore, sheet: Sheet): void {
  const problem = findSheetProblem(sheet);
  if (problem !== undefined) return showProblems(store, [problem]);
  const titleCount = countTitleRows(sheet.rows);
  editDeck(store, 'Add table', (doc) => addGrid(doc, sheet.rows, { ...sheet, titleCount }));
  const notice = describeLeftOut(sheet, sheet.rows.slice(0, titleCount).flat());
  if (notice !== null) store.setState({ notice });
}

export function showProblems(store: EditorStore, importProblems: readonly string[]): void {
  store.setState({ importProblems });
  showDialog(store, 'problems');
}

async function readSheets(file: File, language: DeckLanguage) {
  if (isWorkbookFileName(file.name)) {
    const { importWorkbook } = await import('../imports/workbook/import-workbook');
    return importWorkbook(file, language);
  }
  const rows = readDelimitedFile(await file.text());
  if (!rows) return { ok: false, problems: [`“${file.name}” has no cells.`] } as const;
  const size = { rows: rows.length, columns: rows[0]?.length ?? 0 };
  const sheet: Sheet = { ...NOTHING_HIDDEN, name: file.name, size, rows, cellStyles: [] };
  return { ok: true, sheets: [sheet] } as const;
}

const NOTHING_HIDDEN = { hiddenRows: 0, hiddenColumns: 0, hasMissingResults: false };

function describeLeftOut(
  { name, hiddenRows, hiddenColumns }: Sheet,
  titles: readonly string[],
): string | null {
  const shownTitles = titles.filter((title) => title !== '').join(', ');
  const parts = [
    ...(hiddenRows > 0 ? [formatCount(hiddenRows, 'hidden row')] : []),
    ...(hiddenColumns > 0 ? [formatCount(hiddenColumns, 'hidden column')] : []),
    ...(shownTitles === '' ? [] : [`the rows above the heading (${shownTitles})`]),
  ];
  return parts.length === 0 ? null : `Left out of “${name}”: ${parts.join(' and ')}.`;
}
