import type PptxGen from 'pptxgenjs';
import { isAmountColumn, rowsWithTotalOf } from '../../elements/table/table-totals';
import { cellStyleOf } from '../../elements/table/cell-style';
import type { TableElement } from '../../elements/table/table-schema';
import { POINTS_PER_PX, PX_PER_INCH } from '../../core/geometry/units';
import { toPptxColor } from './pptx-markup';

/** In inches. */
interface TablePosition {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** Padding of a cell, as on the canvas. */
const CELL_PADDING_INCH = { x: 8 / PX_PER_INCH, y: 4 / PX_PER_INCH };

export function addTable(page: PptxGen.Slide, table: TableElement, place: TablePosition): void {
  const rows = rowsWithTotalOf(table);
  const share =
    table.width / PX_PER_INCH / table.columnWeights.reduce((sum, column) => sum + column, 0);
  const border = { type: 'solid', pt: POINTS_PER_PX, color: toPptxColor(table.lineColor) } as const;
  const { x, y, w } = place;
  page.addTable(
    rows.map((row, index) =>
      row.map((text, column) => ({
        text,
        options: {
          bold: index === 0 || (table.hasTotalRow && index === rows.length - 1),
          ...cellFillOf(table, index),
          align: isAmountColumn(table, column) ? 'right' : 'left',
          border: [{ type: 'none' }, { type: 'none' }, border, { type: 'none' }],
          ...ownCellOptionsOf(table, index, column),
        },
      })),
    ),
    {
      x,
      y,
      w,
      colW: table.columnWeights.map((column) => column * share),
      rowH: table.height / PX_PER_INCH / rows.length,
      fontFace: table.fontFamily,
      fontSize: table.fontSize * POINTS_PER_PX,
      color: toPptxColor(table.color),
      margin: [CELL_PADDING_INCH.y, CELL_PADDING_INCH.x, CELL_PADDING_INCH.y, CELL_PADDING_INCH.x],
      valign: 'middle',
    },
  );
}

function ownCellOptionsOf(table: TableElement, row: number, column: number) {
  const { fill, color, fontWeight, textAlign } = cellStyleOf(table, row, column) ?? {};
  return {
    ...(fill === undefined ? {} : { fill: pptxFillOf(fill) }),
    ...(color === undefined ? {} : { color: toPptxColor(color) }),
    ...(fontWeight === undefined ? {} : { bold: fontWeight === 'bold' }),
    ...(textAlign === undefined ? {} : { align: textAlign }),
  };
}

/** A cell cannot be without a fill in PptxGenJS, but its fill can be transparent. */
function pptxFillOf(fill: string) {
  return fill === 'none' ? { color: 'FFFFFF', transparency: 100 } : { color: toPptxColor(fill) };
}

/** Header fill and colour; below, bands on every second row. */
function cellFillOf({ headerFill, headerColor, bandFill }: TableElement, index: number) {
  const fill = index === 0 ? headerFill : index % 2 === 1 ? bandFill : 'none';
  return {
    ...(index === 0 ? { color: toPptxColor(headerColor) } : {}),
    ...(fill === 'none' ? {} : { fill: { color: toPptxColor(fill) } }),
  };
}
