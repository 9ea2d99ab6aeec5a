import { isAmountColumn } from '../table-totals';
import { CELL_SIDES, type CellSide, type CellStyle, type TableElement } from '../table-schema';
import { readColor } from '../../../imports/shapes/colors';
import { findFill } from '../../../imports/shapes/fills';
import type { ImportContext } from '../../../imports/import-context';
import {
  findChild,
  readAttribute,
  readBoolean,
  readNumber,
} from '../../../imports/package/xml-elements';

/** Table styles without colours: "No Style, No Grid" and "No Style, Table Grid". */
export const PLAIN_STYLE_IDS: readonly string[] = [
  '{2D5ABB26-0587-4C30-8999-92F81FD0307C}',
  '{5940675A-B579-460E-94D1-54222C63F5DA}',
];

type CellSpans = Pick<CellStyle, 'columnSpan' | 'rowSpan'>;
type CellLook = Required<Omit<CellStyle, 'row' | 'column' | keyof CellSpans>>;

/** Styles of the cells that differ from those of the table as a whole. */
export function readCellStyles(
  table: Element,
  cells: readonly (readonly Element[])[],
  imported: TableElement,
  context: ImportContext,
): readonly CellStyle[] {
  const properties = findChild(table, 'tblPr');
  const styleId = findChild(properties, 'tableStyleId')?.textContent ?? undefined;
  const isStyled = styleId !== undefined && !PLAIN_STYLE_IDS.includes(styleId);
  const hasStyledHeader = isStyled && readBoolean(properties, 'firstRow');
  const rowCount = imported.rows.length + (imported.hasTotalRow ? 1 : 0);
  return cells.slice(0, rowCount).flatMap((row, rowIndex) =>
    imported.columnWeights.flatMap((_, column): readonly CellStyle[] => {
      const cell = row[column];
      if (!cell || isCovered(cell)) return [];
      const look = {
        ...(isStyled ? {} : { fill: 'none' }),
        ...(hasStyledHeader || rowIndex > 0 ? {} : { fontWeight: 'normal' as const }),
        ...readCellLook(cell, context),
      };
      const changes = {
        ...differenceOf(look, tableLookOf(imported, rowIndex, column)),
        ...readSpans(cell, {
          rows: rowIndex === 0 ? 1 : rowCount - rowIndex,
          columns: imported.columnWeights.length - column,
        }),
      };
      return Object.keys(changes).length === 0 ? [] : [{ row: rowIndex, column, ...changes }];
    }),
  );
}

function isCovered(cell: Element): boolean {
  return readBoolean(cell, 'hMerge') || readBoolean(cell, 'vMerge');
}

/** Columns and rows of a merged cell, within the table. */
function readSpans(
  cell: Element,
  most: { readonly rows: number; readonly columns: number },
): CellSpans {
  const columnSpan = Math.min(most.columns, readNumber(cell, 'gridSpan') ?? 1);
  const rowSpan = Math.min(most.rows, readNumber(cell, 'rowSpan') ?? 1);
  return { ...(columnSpan > 1 ? { columnSpan } : {}), ...(rowSpan > 1 ? { rowSpan } : {}) };
}

/** Explicit style of a cell. */
function readCellLook(cell: Element, { fills }: ImportContext): Partial<CellLook> {
  const fill = readCellFill(cell, fills);
  const paragraph = findChild(cell, 'txBody', 'p');
  const run = findChild(paragraph, 'r', 'rPr');
  const color = readColor(findChild(run, 'solidFill'), fills.colors)?.color;
  const textAlign = ALIGNMENTS[readAttribute(findChild(paragraph, 'pPr'), 'algn') ?? ''];
  return {
    ...(fill === undefined ? {} : { fill }),
    ...(color === undefined ? {} : { color }),
    ...(run?.hasAttribute('b') ? { fontWeight: readBoolean(run, 'b') ? 'bold' : 'normal' } : {}),
    ...(textAlign === undefined ? {} : { textAlign }),
    ...readBorders(findChild(cell, 'tcPr')),
  };
}

const BORDER_TAGS: Readonly<Record<CellSide, string>> = {
  left: 'lnL',
  right: 'lnR',
  top: 'lnT',
  bottom: 'lnB',
};

/** Sides with a line. Without any setting of its own, a cell has the table's. */
function readBorders(properties: Element | undefined): Pick<Partial<CellLook>, 'borders'> {
  const lines = CELL_SIDES.map((side) => ({
    side,
    line: findChild(properties, BORDER_TAGS[side]),
  }));
  if (lines.every(({ line }) => line === undefined)) return {};
  const borders = lines
    .filter(({ side, line }) => (line ? !findChild(line, 'noFill') : side === 'bottom'))
    .map(({ side }) => side);
  return { borders };
}

function readCellFill(cell: Element, fills: ImportContext['fills']): string | undefined {
  const imported = findFill(findChild(cell, 'tcPr'), fills);
  if (!imported) return undefined;
  const { fill, alpha } = imported;
  return alpha === 0 || fill === 'none' ? 'none' : /#[0-9a-f]{6}/i.exec(fill)?.[0];
}

const ALIGNMENTS: Readonly<Record<string, CellLook['textAlign']>> = {
  l: 'left',
  just: 'left',
  ctr: 'center',
  r: 'right',
};

/** Style that the editor gives a cell without one of its own. */
function tableLookOf(table: TableElement, row: number, column: number): CellLook {
  const isTotal = table.hasTotalRow && row === table.rows.length;
  return {
    fill: row === 0 ? table.headerFill : row % 2 === 1 ? table.bandFill : 'none',
    color: row === 0 ? table.headerColor : table.color,
    fontWeight: row === 0 || isTotal ? 'bold' : 'normal',
    textAlign: isAmountColumn(table, column) ? 'right' : 'left',
    borders: ['bottom'],
  };
}

function differenceOf(look: Partial<CellLook>, base: CellLook): Partial<CellLook> {
  const { fill, color, fontWeight, textAlign, borders } = look;
  return {
    ...(fill === undefined || fill === base.fill ? {} : { fill }),
    ...(color === undefined || color === base.color ? {} : { color }),
    ...(fontWeight === undefined || fontWeight === base.fontWeight ? {} : { fontWeight }),
    ...(textAlign === undefined || textAlign === base.textAlign ? {} : { textAlign }),
    ...(borders === undefined || borders.join() === base.borders.join() ? {} : { borders }),
  };
}
