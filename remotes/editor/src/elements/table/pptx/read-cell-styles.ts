import { defaultAlignmentOf } from '../totals/table-totals';
import { CELL_SIDES, type CellSide, type CellStyle, type TableElement } from '../table-schema';
import { readColor } from '../../../ooxml/colors';
import { readPx } from '../../../ooxml/transforms';
import { roundPx } from '../../../core/edit/elements';
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
type CellLook = Required<
  Omit<CellStyle, 'row' | 'column' | 'margins' | 'numberFormat' | keyof CellSpans>
>;

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
        ...readMargins(findChild(cell, 'tcPr'), context.scale),
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
    ...readVerticalAlign(cell),
    borders: readBorders(findChild(cell, 'tcPr'), styledBorders),
  };
}

/** Position of text; an empty cell has none. */
function readVerticalAlign(cell: Element): Pick<CellStyle, 'verticalAlign'> {
  if (!findChild(cell, 'txBody', 'p', 'r')) return {};
  const anchor = readAttribute(findChild(cell, 'tcPr'), 'anchor') ?? 't';
  return { verticalAlign: ANCHORS[anchor] ?? 'top' };
}

const ANCHORS: Readonly<Record<string, CellLook['verticalAlign']>> = {
  t: 'top',
  ctr: 'middle',
  b: 'bottom',
};

/** Smallest and largest usual margin at a side and of two sides together: those of PowerPoint, and of this editor. */
const USUAL_MARGIN_PX = { min: 7.4, max: 10.2 };

/** Margins that differ from the usual ones. */
function readMargins(properties: Element | undefined, scale: number): Pick<CellStyle, 'margins'> {
  const [left, right, top, bottom] = [
    readPx(properties, 'marL', 9.6),
    readPx(properties, 'marR', 9.6),
    readPx(properties, 'marT', 4.8),
    readPx(properties, 'marB', 4.8),
  ].map((margin) => Math.min(960, Math.max(0, roundPx(margin * scale))));
  const { min, max } = USUAL_MARGIN_PX;
  const areUsual = [left, right, (top ?? 0) + (bottom ?? 0)].every(
    (size = 0) => size >= min * scale && size <= max * scale,
  );
  if (areUsual) return {};
  return { margins: { left: left ?? 0, right: right ?? 0, top: top ?? 0, bottom: bottom ?? 0 } };
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
    verticalAlign: table.verticalAlign ?? 'middle',
    borders: ['bottom'],
  };
}

function differenceOf(look: Partial<CellLook>, base: CellLook): Partial<CellLook> {
  const changed = LOOK_FIELDS.filter(
    (field) => look[field] !== undefined && String(look[field]) !== String(base[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, look[field]]));
}

const LOOK_FIELDS = [
  'fill',
  'color',
  'fontWeight',
  'textAlign',
  'verticalAlign',
  'borders',
] as const satisfies readonly (keyof CellLook)[];
