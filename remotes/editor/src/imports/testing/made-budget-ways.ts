import { addGrid, type Sheet, pasteGrid } from '../../elements/paste-grid';
import { countTitleRows } from '../../elements/count-title-rows';
import { formatLikeColumn } from '../../elements/table/table-kind';
import { createTable } from '../../elements/table/create-table';
import { addTableRow, setCellText } from '../../elements/table/table-rows';
import type { TableElement } from '../../elements/table/table-schema';
import { addNewElement } from '../../core/edit/add-new-element';
import {
  createEditorDocument,
  currentSlideOf,
  type EditorDocument,
} from '../../core/edit/editor-document';
import type { CellPosition } from '../../core/elements/element-kind';
import { createDeck } from '../../core/model/create';
import { readDelimitedFile, readPastedGrid } from '../../core/pasted-text';
import type { MadeBudget } from '../../core/testing/made-budgets';
import { importWorkbook } from '../workbook/import-workbook';
import { createSampleWorkbook } from './create-sample-workbook';

type Rows = MadeBudget['rows'];

/** Enters the cells of a budget, or others in its place, into an empty deck. */
type EnterBudget = (budget: MadeBudget, rows?: Rows) => TableElement | Promise<TableElement>;

/** Each way in which the cells of a spreadsheet come into a deck. */
export const WAYS = {
  'pasted as text': (budget, rows = budget.rows) =>
    paste(budget, readPastedGrid('<table>', joinCells(rows, '\t'))),
  'pasted as a table': (budget, rows = budget.rows) =>
    paste(budget, readPastedGrid(htmlOf(rows), joinCells(rows, '\t'))),
  'imported from a text file': (budget, rows = budget.rows) =>
    open(budget, {
      rows: readDelimitedFile(
        joinCells(
          rows.map((row) => row.map(quote)),
          ';',
        ),
      ),
    }),
  'imported from a workbook': (budget, rows = budget.formulaRows) => openWorkbook(budget, rows),
  'imported from a workbook without formulas': (budget, rows = budget.rows) =>
    openWorkbook(budget, rows),
  typed: (budget, rows = budget.rows) => type(budget, rows),
  'typed with formulas': (budget, rows) => type(budget, rows ?? typedFormulasOf(budget)),
} satisfies Readonly<Record<string, EnterBudget>>;

const joinCells = (rows: Rows, separator: string) =>
  rows.map((row) => row.join(separator)).join('\r\n');

const quote = (cell: string) => `"${cell}"`;

const htmlOf = (rows: Rows) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

const startDeck = ({ language }: MadeBudget) => createEditorDocument(createDeck({ language }));

function paste(budget: MadeBudget, grid: Rows | undefined): TableElement {
  if (!grid) throw new Error('No cells were found.');
  return findTable(pasteGrid(startDeck(budget), grid));
}

function open(
  budget: MadeBudget,
  { rows, ...sheet }: Partial<Omit<Sheet, 'rows'>> & { readonly rows: Rows | undefined },
): TableElement {
  if (!rows) throw new Error('No cells were found.');
  const titleCount = countTitleRows(rows);
  return findTable(addGrid(startDeck(budget), rows, { ...sheet, titleCount }));
}

async function openWorkbook(budget: MadeBudget, rows: Rows): Promise<TableElement> {
  const result = await importWorkbook(await workbookOf(budget, rows), budget.language);
  const [sheet] = result.ok ? result.sheets : [];
  if (!sheet) throw new Error('The workbook was not read.');
  return open(budget, sheet);
}

/** A workbook whose cells are numbers with formats and formulas with results. */
function workbookOf(budget: MadeBudget, rows: Rows): Promise<File> {
  const { digits, items, column } = budget;
  const [before = '', after = ''] = (items[0]?.text ?? '').split(/\d(?:.*\d)?/);
  const code = `${before && `"${before}"`}#,##0${digits > 0 ? '.00' : ''}${after && `"${after}"`}`;
  const cellOf = (text: string, shown = '') => {
    const result = text.startsWith('=') ? shown : text;
    const isShare = result.endsWith('%');
    if (result === '' || (!isShare && !(result.startsWith(before) && result.endsWith(after))))
      return textCellOf(text);
    const number = Number(result.replaceAll(/\D/g, '')) / 10 ** (isShare ? 3 : digits);
    const formula = result === text ? '' : `<f>${text.slice(1)}</f>`;
    return `<c s="${isShare ? 2 : 1}">${formula}<v>${number}</v></c>`;
  };
  const xml = rows.map(
    (row, down) =>
      `<row>${row
        .map((text, across) =>
          down === 0 || across < column
            ? textCellOf(text)
            : cellOf(text, budget.rows[down]?.[across]),
        )
        .join('')}</row>`,
  );
  return createSampleWorkbook({
    sheets: [{ name: 'Budget', xml: `<sheetData>${xml.join('')}</sheetData>` }],
    formats: [code, '0.0%'],
  });
}

const textCellOf = (text: string) =>
  text === '' ? '<c/>' : `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** Types each cell into a new table, which gets rows as they are needed. */
function type(budget: MadeBudget, rows: Rows): TableElement {
  const width = rows[0]?.length ?? 0;
  const empty = Array.from({ length: 2 }, () => Array.from({ length: width }, () => ''));
  const table = createTable({
    rows: empty,
    language: budget.language,
    columnWeights: empty[0]?.map(() => 1) ?? [],
  });
  const start = addNewElement(startDeck(budget), table);
  const id = findTable(start).id;
  const typed = rows.reduce(
    (doc, cells, row) =>
      cells.reduce(
        (before, text, column) => typeCell(before, id, { row, column }, text),
        row < 2 ? doc : addTableRow(doc, id),
      ),
    start,
  );
  return findTable(typed);
}

/** Types a text; when its cell is left, an amount is written as those of its column. */
function typeCell(before: EditorDocument, id: string, cell: CellPosition, text: string) {
  const doc = setCellText(before, id, cell, text);
  return setCellText(doc, id, cell, formatLikeColumn(findTable(doc), cell, ''));
}

/** Formulas for the amounts; shares are typed as percents. */
const typedFormulasOf = ({ rows, formulaRows, column }: MadeBudget): Rows =>
  rows.map((row, index) => row.with(column, formulaRows[index]?.[column] ?? ''));

function findTable(doc: EditorDocument): TableElement {
  const [table] = currentSlideOf(doc).elements;
  if (table?.type !== 'table') throw new Error('No table was added.');
  return table;
}
