import { restoreSums, restoreTotalRow } from '../totals/table-totals';
import { createTable } from '../create-table';
import type { TableElement } from '../table-schema';
import { readTransform, elementBoxOf, readPx } from '../../../ooxml/transforms';
import { readColor } from '../../../ooxml/colors';
import { findFill } from '../../../ooxml/fills';
import {
  paragraphLevelOf,
  type RunProperties,
  resolveRunProperties,
} from '../../../ooxml/text/run-properties';
import {
  findChild,
  childrenOf,
  descendantsOf,
  readAttribute,
  readNumber,
} from '../../../ooxml/package/xml-elements';
import { resolveThemeFont } from '../../../ooxml/slide-inheritance';
import { COLUMN_WIDTH_URI, readObjectNames } from '../../../ooxml/object-names';
import type { ImportContext } from '../../../ooxml/import-context';
import { readCellStyles, type StyledCellAt } from './read-cell-styles';
import { readTableStyle } from './read-table-style';
import { readParagraphText } from '../../../ooxml/text/rich-text';

const MAX_TABLE = { columns: 20, rows: 400, letters: 500 } as const;

export function readTable(frame: Element, context: ImportContext): TableElement | undefined {
  const table = findChild(frame, 'graphic', 'graphicData', 'tbl');
  const transform = readTransform(findChild(frame, 'xfrm'));
  const tableRows = childrenOf(table, 'tr');
  const widths = readColumnWidths(childrenOf(findChild(table, 'tblGrid'), 'gridCol'));
  if (!table || !transform || tableRows.length === 0 || widths.length === 0) return undefined;
  const cells = tableRows.map((tableRow) => childrenOf(tableRow, 'tc'));
  warnTableLosses(cells, context);
  // Some programs don't update the frame's height, so the rows' heights are used.
  const height =
    tableRows.reduce((sum, tableRow) => sum + readPx(tableRow, 'h'), 0) || transform.height;
  const width = widths.reduce((sum, each) => sum + each, 0);
  const columnWeights = widths.slice(0, MAX_TABLE.columns).map((each) => Math.max(0.01, each));
  const { fontSize, ...ownFont } = readRowProperties(cells.at(-1) ?? [], context);
  // Cells without a font of their own have that of the theme's texts.
  const hasOwnFont = descendantsOf(table, 'latin').length > 0;
  const themeFont = resolveThemeFont('+mn-lt', context.inheritance.theme);
  const fontFamily = hasOwnFont ? ownFont.fontFamily : (themeFont ?? ownFont.fontFamily);
  const size = { rows: cells.length, columns: widths.length };
  const styleAt = readTableStyle(table, size, context) ?? (() => undefined);
  const created = createTable({
    ...elementBoxOf(context.project({ ...transform, width, height })),
    ...readObjectNames(frame),
    rotation: 0,
    rows: cells
      .slice(0, MAX_TABLE.rows)
      .map((row) =>
        columnWeights.map((_, column) => cellTextOf(row[column]).slice(0, MAX_TABLE.letters)),
      ),
    columnWeights,
    ...readRowWeights(tableRows),
    ...readVerticalAlign(cells),
    hasTotalRow: false,
    fontSize,
    fontFamily,
    ...readTableLook(cells, styleAt, context),
  });
  const whole = restoreTotalRow(restoreSums(created));
  const cellStyles = readCellStyles(cells, whole, { context, styleAt });
  return cellStyles.length === 0 ? whole : { ...whole, cellStyles };
}

/** Widths in pixels: those of this editor, unless another program has changed one that was written. */
function readColumnWidths(columns: readonly Element[]): readonly number[] {
  const own = columns.map((column) => {
    const extension = childrenOf(findChild(column, 'extLst'), 'ext').find(
      (each) => readAttribute(each, 'uri') === COLUMN_WIDTH_URI,
    );
    const chosen = findChild(extension, 'column');
    const isSame = readAttribute(chosen, 'written') === readAttribute(column, 'w');
    return chosen && { width: readPx(chosen, 'width', 1), isSame };
  });
  const isChanged = own.some((each) => each?.isSame === false);
  return columns.map(
    (column, index) => (!isChanged && own[index]?.width) || readPx(column, 'w', 1),
  );
}

/** Heights as multiples of the lowest row; none if all rows are as high, but for rounding. */
function readRowWeights(rows: readonly Element[]): Pick<TableElement, 'rowWeights'> {
  const heights = rows.slice(0, MAX_TABLE.rows).map((row) => Math.max(0.01, readPx(row, 'h')));
  const lowest = Math.min(...heights);
  if (Math.max(...heights) - lowest < 0.1) return {};
  return { rowWeights: heights.map((height) => Math.round((height / lowest) * 1000) / 1000) };
}

/** Position that most cells with text have. */
function readVerticalAlign(
  cells: readonly (readonly Element[])[],
): Pick<TableElement, 'verticalAlign'> {
  const anchors = cells
    .flat()
    .filter((cell) => cellTextOf(cell).trim() !== '')
    .map((cell) => readAttribute(findChild(cell, 'tcPr'), 'anchor') ?? 't');
  const countOf = (name: string) => anchors.filter((anchor) => anchor === name).length;
  const [top, middle, bottom] = [countOf('t'), countOf('ctr'), countOf('b')];
  if (middle >= top && middle >= bottom) return {};
  return { verticalAlign: top >= bottom ? 'top' : 'bottom' };
}

/** Text of a cell. Its list items begin with a bullet, because cells have no lists. */
function cellTextOf(cell: Element | undefined): string {
  return childrenOf(findChild(cell, 'txBody'), 'p')
    .map((paragraph) => {
      const text = readParagraphText(paragraph);
      const properties = findChild(paragraph, 'pPr');
      const isItem = text.trim() !== '' && findChild(properties, 'buChar') !== undefined;
      return isItem ? `${'  '.repeat(paragraphLevelOf(paragraph))}• ${text}` : text;
    })
    .join('\n');
}

function warnTableLosses(
  cells: readonly (readonly Element[])[],
  { warnings }: ImportContext,
): void {
  const all = cells.flat();
  // A header stands alone, so that readers of the screen find it.
  const isHeaderMerged = cells[0]?.some((cell) => (readNumber(cell, 'rowSpan') ?? 1) > 1);
  if (isHeaderMerged) warnings.count('merged');
  const isLong = all.some((cell) => cellTextOf(cell).length > MAX_TABLE.letters);
  if (isLong || cells.length > MAX_TABLE.rows) warnings.count('cut');
}

/** Properties of the first text in a row. */
function readRowProperties(row: readonly Element[], { text }: ImportContext): RunProperties {
  const cell = row.find((each) => cellTextOf(each).trim() !== '') ?? row[0];
  const body = findChild(cell, 'txBody');
  const paragraph = findChild(body, 'p');
  const ownLists = [findChild(body, 'lstStyle')].filter((list) => list !== undefined);
  const inheritedLists = [findChild(text.inheritance.presentation, 'defaultTextStyle')].filter(
    (list) => list !== undefined,
  );
  const lists = { own: ownLists, reference: undefined, inherited: inheritedLists };
  const run = findChild(paragraph, 'r', 'rPr') ?? findChild(paragraph, 'endParaRPr');
  return resolveRunProperties(run, paragraph ?? cell ?? text.inheritance.presentation, {
    lists,
    facts: text,
  });
}

/** Look of the table as a whole: what its first cells have themselves, or else from its style. */
function readTableLook(
  cells: readonly (readonly Element[])[],
  styleAt: StyledCellAt,
  context: ImportContext,
): Pick<TableElement, 'color' | 'lineColor' | 'headerFill' | 'headerColor' | 'bandFill'> {
  const [headerRow = [], secondRow = []] = cells;
  const lastRow = cells.at(-1) ?? [];
  const { fills } = context;
  const border = readColor(findChild(lastRow[0], 'tcPr', 'lnB', 'solidFill'), fills.colors);
  const own = {
    color: readRowProperties(lastRow, context).color,
    headerFill: readCellFill(headerRow, context),
    headerColor: readRowProperties(headerRow, context).color,
    bandFill: readCellFill(secondRow, context),
  };
  const header = { fill: 'none', color: own.headerColor, ...styleAt(0, 0) };
  const body = { fill: 'none', color: own.color, lineColor: DEFAULT_LINE_COLOR, ...styleAt(1, 0) };
  // Headers without a fill of their own take fill and colour from the table style.
  const isStyled = own.headerFill === undefined && own.headerColor === own.color;
  return {
    color: body.color,
    lineColor: border?.color ?? body.lineColor,
    headerFill: own.headerFill ?? header.fill,
    headerColor: isStyled ? header.color : own.headerColor,
    bandFill: own.bandFill ?? body.fill,
  };
}

const DEFAULT_LINE_COLOR = '#94a3b8';

function readCellFill([first]: readonly Element[], { fills }: ImportContext): string | undefined {
  const fill = findFill(findChild(first, 'tcPr'), fills)?.fill ?? '';
  return /#[0-9a-f]{6}/i.exec(fill)?.[0];
}
