import { defaultAlignmentOf } from '../table-totals';
import { CELL_SIDES, type CellSide, type CellStyle, type TableElement } from '../table-schema';
import { readColor } from '../../../ooxml/colors';
import { findFill } from '../../../ooxml/fills';
import { cellFillOf, type StyledCell } from './read-table-style';
import type { ImportContext } from '../../../ooxml/import-context';
import {
  findChild,
  readAttribute,
  readBoolean,
  readNumber,
} from '../../../ooxml/package/xml-elements';

export type StyledCellAt = (row: number, column: number) => StyledCell | undefined;

type CellSpans = Pick<CellStyle, 'columnSpan' | 'rowSpan'>;
type CellLook = Required<Omit<CellStyle, 'row' | 'column' | keyof CellSpans>>;

/** Styles of the cells that differ from those of the table as a whole. */
export function readCellStyles(
  cells: readonly (readonly Element[])[],
  imported: TableElement,
  { context, styleAt }: { readonly context: ImportContext; readonly styleAt: StyledCellAt },
): readonly CellStyle[] {
  const rowCount = imported.rows.length + (imported.hasTotalRow ? 1 : 0);
  return cells.slice(0, rowCount).flatMap((row, rowIndex) =>
    imported.columnWeights.flatMap((_, column): readonly CellStyle[] => {
      const cell = row[column];
      if (!cell || isCovered(cell)) return [];
      const styled = styleAt(rowIndex, column) ?? UNSTYLED;
      const look = { ...styled, ...readCellLook(cell, styled.borders, context) };
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

const UNSTYLED: StyledCell = { fill: 'none', fontWeight: 'normal', borders: ['bottom'] };

function isCovered(cell: Element): boolean {
  return readBoolean(cell, 'hMerge') || readBoolean(cell, 'vMerge');
}

/** Columns and rows of a merged cell, within the table. */
function readSpans(
  cell: Element,
  most: { readonly rows: number; readonly columns: number },
): CellSpans {
  const columnSpan = Math.min(most.columns, Math.trunc(readNumber(cell, 'gridSpan') ?? 1));
  const rowSpan = Math.min(most.rows, Math.trunc(readNumber(cell, 'rowSpan') ?? 1));
  return { ...(columnSpan > 1 ? { columnSpan } : {}), ...(rowSpan > 1 ? { rowSpan } : {}) };
}

/** Explicit style of a cell. */
function readCellLook(
  cell: Element,
  styledBorders: readonly CellSide[],
  { fills }: ImportContext,
): Partial<CellLook> {
  const ownFill = findFill(findChild(cell, 'tcPr'), fills);
  const fill = ownFill && cellFillOf(ownFill);
  const paragraph = findChild(cell, 'txBody', 'p');
  const run = findChild(paragraph, 'r', 'rPr');
  const color = readColor(findChild(run, 'solidFill'), fills.colors)?.color;
  const textAlign = ALIGNMENTS[readAttribute(findChild(paragraph, 'pPr'), 'algn') ?? ''];
  return {
    ...(fill === undefined ? {} : { fill }),
    ...(color === undefined ? {} : { color }),
    ...(run?.hasAttribute('b') ? { fontWeight: readBoolean(run, 'b') ? 'bold' : 'normal' } : {}),
    ...(textAlign === undefined ? {} : { textAlign }),
    borders: readBorders(findChild(cell, 'tcPr'), styledBorders),
  };
}

const BORDER_TAGS: Readonly<Record<CellSide, string>> = {
  left: 'lnL',
  right: 'lnR',
  top: 'lnT',
  bottom: 'lnB',
};

/** Sides with a line. A side that is not set is that of the table's style. */
function readBorders(
  properties: Element | undefined,
  styledBorders: readonly CellSide[],
): readonly CellSide[] {
  return CELL_SIDES.filter((side) => {
    const line = findChild(properties, BORDER_TAGS[side]);
    return line ? !findChild(line, 'noFill') : styledBorders.includes(side);
  });
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
    textAlign: defaultAlignmentOf(table, row, column),
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
