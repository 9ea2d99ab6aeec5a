import { textRowsOf } from '../elements/kinds';
import type { EditorDocument } from './edit/editor-document';
import { addElements, copyElements } from './edit/elements';
import { addNewElement } from './edit/add-new-element';
import { addSlideCopies } from './edit/slides/slides';
import { MAX_TABLE_COLUMNS } from '../elements/table/table-columns';
import { unionBoundsOf, type Point } from './geometry/box';
import { createText } from '../elements/text/create-text';
import { areAmounts } from '../elements/chart/chart-data';
import { createTable } from '../elements/table/create-table';
import { MAX_CELL_LENGTH } from '../elements/table/table-cells';
import type { CellStyle, TableElement } from '../elements/table/table-schema';
import { restoreTotalRow, totalCellsOf } from '../elements/table/table-totals';
import { isInvalidAmount } from './film/amounts';
import { DECK_LIMITS, DECK_VERSION, SLIDE_SIZE } from './model/deck-constants';
import type { Slide } from './model/deck-schema';
import type { SlideElement } from '../elements/element-schema';
import { type PastedGrid, readPastedLists } from './pasted-text';

export interface ClipboardContent {
  readonly elements: readonly SlideElement[];
  readonly slides: readonly Slide[];
}

const CLIPBOARD_ATTRIBUTE = 'data-slide-clip';

/** Elements as HTML that other programs can paste, with the deck data in an attribute. */
export function encodeClipboardContent(clip: ClipboardContent): {
  readonly html: string;
  readonly text: string;
} {
  const elements = [...clip.elements, ...clip.slides.flatMap((slide) => slide.elements)];
  const texts = elements.flatMap(textsOf);
  const payload = encodeURIComponent(JSON.stringify({ ...clip, version: DECK_VERSION }));
  const body = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return {
    html: `<div ${CLIPBOARD_ATTRIBUTE}="${payload}">${body}</div>`,
    text: texts.join('\n') || ' ',
  };
}

/** Tells whether pasted HTML contains deck data. */
export function hasClipboardContent(html: string): boolean {
  return html.includes(CLIPBOARD_ATTRIBUTE);
}

/** Pastes a clip onto the slide: at a point, or slightly offset from where it was copied. */
export function pasteClipboardContent(
  doc: EditorDocument,
  clip: ClipboardContent,
  at?: Point,
): EditorDocument {
  if (clip.slides.length > 0) return addSlideCopies(doc, clip.slides);
  const bounds = unionBoundsOf(clip.elements);
  if (!bounds) return doc;
  const shift = at
    ? { x: at.x - bounds.x - bounds.width / 2, y: at.y - bounds.y - bounds.height / 2 }
    : { x: 16, y: 16 };
  return addElements(doc, copyElements(clip.elements, shift));
}

export function pasteText(doc: EditorDocument, content: string, at?: Point): EditorDocument {
  const trimmed = content.trim().slice(0, 20_000);
  if (trimmed === '') return doc;
  const richText = readPastedLists(trimmed);
  const lines = richText.content.split('\n').length;
  const size = { width: 400, height: Math.max(50, Math.ceil(lines * 19.2)) };
  const position = at ? { x: Math.round(at.x), y: Math.round(at.y) } : {};
  return addNewElement(doc, createText({ ...richText, ...size, ...position }));
}

const ROW_HEIGHT_PX = 40;
const COLUMN_WIDTH_PX = 200;
const MAX_PASTED_SIZE = { width: 880, height: 400 };

/** Pastes cells of a spreadsheet as a table whose columns are as wide as their longest cells. */
export function pasteGrid(
  doc: EditorDocument,
  grid: PastedGrid,
  cellStyles: readonly CellStyle[] = [],
): EditorDocument {
  const rows = grid
    .slice(0, DECK_LIMITS.cells)
    .map((row) => row.slice(0, MAX_TABLE_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_LENGTH)));
  const columnWeights = (rows[0] ?? []).map((_, column) =>
    Math.min(40, Math.max(8, ...rows.map((row) => row[column]?.length ?? 0))),
  );
  const width = Math.min(MAX_PASTED_SIZE.width, columnWeights.length * COLUMN_WIDTH_PX);
  const height = Math.min(MAX_PASTED_SIZE.height, rows.length * ROW_HEIGHT_PX);
  const x = (SLIDE_SIZE.width - width) / 2;
  const table = createTable({ rows, columnWeights, x, width, height });
  const styled = addCellStyles(alignAmounts(table), cellStyles);
  const whole = restoreTotalRow(styled);
  // A total that leaves something out stays the text that it was.
  return addNewElement(doc, totalCellsOf(whole).some(isInvalidAmount) ? styled : whole);
}

function addCellStyles(table: TableElement, added: readonly CellStyle[]): TableElement {
  if (added.length === 0) return table;
  const styles = new Map<string, CellStyle>();
  for (const style of [...(table.cellStyles ?? []), ...added]) {
    const key = `${style.row} ${style.column}`;
    styles.set(key, { ...styles.get(key), ...style });
  }
  return { ...table, cellStyles: [...styles.values()] };
}

/** Aligns columns of amounts to the right, as spreadsheets do. */
function alignAmounts(table: TableElement): TableElement {
  const columns = table.columnWeights.map((_, column) =>
    areAmounts(table.rows.slice(1).map((row) => row[column] ?? '')),
  );
  const cellStyles = table.rows.flatMap((cells, row) =>
    cells.flatMap((_, column) =>
      columns[column] ? [{ row, column, textAlign: 'right' as const }] : [],
    ),
  );
  return cellStyles.length === 0 ? table : { ...table, cellStyles };
}

function textsOf(element: SlideElement): readonly string[] {
  const rows = textRowsOf(element);
  if (rows.length > 0) return rows.map((row) => row.join('\t'));
  return element.alt === '' ? [] : [element.alt];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
