import { DEFAULT_LINE_HEIGHT, FONT_SIZES, SLIDE_SIZE } from '../../../core/model/deck-constants';
import {
  averageLetterWidthOf,
  countWrappedLines,
  longestWordWidthOf,
} from '../../../core/theme/fit-font-size';
import { isAmount } from '../../../core/amounts/amounts';
import { estimateTextWidth } from '../../../core/text/wrap-text';
import { cellStyleOf, coveringMergeOf } from '../style/cell-style';
import type { CellStyle, TableElement } from '../table-schema';
import { rowsWithTotalOf } from '../totals/table-totals';

/** Padding of a cell on both sides, with the line below it, in slide pixels. */
const CELL_PADDING_PX = { x: 16, y: 9 };

/** Margins of a cell, with the line below it. */
export function paddingOf({ margins }: Pick<CellStyle, 'margins'>) {
  if (!margins) return CELL_PADDING_PX;
  return { x: margins.left + margins.right, y: margins.top + margins.bottom + 1 };
}

/** Smallest type that a table is fitted with. */
const MIN_FONT_SIZE_PX = 12;

/** Height of a row of one line in the smallest type. */
export const MIN_ROW_HEIGHT_PX = MIN_FONT_SIZE_PX * DEFAULT_LINE_HEIGHT + CELL_PADDING_PX.y;

/** Distance of a fitted table from the edges of its slide, in slide pixels. */
export const TABLE_MARGIN_PX = 16;

/** Difference of widths that is rounding. */
const TOLERANCE_PX = 0.1;

interface TableRoom {
  /** Right and bottom edge of the room, in slide pixels. */
  readonly right: number;
  readonly bottom: number;
}

/** Heights of the rows, with that of the total, in slide pixels: equal or by weight, as far as their text leaves it. */
export function rowHeightsOf(table: TableElement): readonly number[] {
  const { rowWeights, height } = table;
  const needed = neededRowHeightsOf(table);
  if (!rowWeights) return shareHeight(needed, height);
  // Rows that were added have the mean of the others.
  const mean = rowWeights.reduce((sum, weight) => sum + weight, 0) / rowWeights.length;
  const weights = needed.map((_, row) => rowWeights[row] ?? mean);
  const unit = height / weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight * unit);
}

/** Height of the drawn table, estimated without measuring: rows grow with their text. */
export function estimateTableHeight(table: TableElement): number {
  const heights = rowHeightsOf(table);
  const needed = neededRowHeightsOf(table);
  return heights.reduce((sum, height, row) => sum + Math.max(height, needed[row] ?? 0), 0);
}

/** Equal rows, but for those whose text needs more. */
function shareHeight(needed: readonly number[], height: number): readonly number[] {
  const ascending = needed.toSorted((one, other) => one - other);
  let rest = height;
  for (let count = needed.length; count > 0; count -= 1) {
    const level = rest / count;
    const largest = ascending[count - 1] ?? 0;
    if (largest <= level) return needed.map((own) => Math.max(own, level));
    rest -= largest;
  }
  return needed;
}

/**
 * Gives columns the width of their words and the table the largest type with which it fits its room, from the size that
 * was chosen downwards. A table that does not fit even so goes over the edge of its room.
 */
export function fitTableToRoom(
  table: TableElement,
  room: TableRoom,
  { keepsColumns }: { readonly keepsColumns: boolean },
): TableElement {
  const { fullFontSize = table.fontSize, ...rest } = table;
  const sizes = FONT_SIZES.filter((size) => size < fullFontSize && size >= MIN_FONT_SIZE_PX);
  const candidates = [fullFontSize, ...sizes.toReversed()].map((fontSize) => {
    const sized = { ...rest, fontSize };
    return keepsColumns ? sized : widenColumns(sized, room);
  });
  const space = Math.max(table.height, room.bottom - table.y);
  const fitted =
    candidates.find((each) => neededHeightOf(each) <= space && hasWholeWords(each)) ??
    candidates.find((each) => neededHeightOf(each) <= space && hasWholeAmounts(each)) ??
    candidates.at(-1) ??
    table;
  const height = Math.max(table.height, Math.ceil(neededHeightOf(fitted)));
  const isSmaller = fitted.fontSize < fullFontSize;
  const result = { ...fitted, height, ...(isSmaller && { fullFontSize }) };
  return hasSameFit(table, result) ? table : result;
}

/** A table that fits is left as it is, so that fitting ends. */
function hasSameFit(one: TableElement, other: TableElement): boolean {
  const [widths, otherWidths] = [columnWidthsOf(one), columnWidthsOf(other)];
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.fontSize === other.fontSize &&
    one.fullFontSize === other.fullFontSize &&
    widths.every((width, column) => Math.abs(width - (otherWidths[column] ?? 0)) < TOLERANCE_PX)
  );
}

/** Room of a table on a slide, above what stands below it and left of what stands beside it. */
export function tableRoomOf(
  table: TableElement,
  others: readonly Pick<TableElement, 'x' | 'y' | 'width' | 'height'>[],
  slideHeight: number,
): TableRoom {
  const below = others.filter(
    ({ x, y, width }) =>
      y >= table.y + table.height - 1 && x < table.x + table.width && x + width > table.x,
  );
  const right = table.x + table.width;
  const beside = others.filter(
    ({ x, y, height }) => x >= right && y < table.y + table.height && y + height > table.y,
  );
  return {
    right: Math.max(
      right,
      Math.min(SLIDE_SIZE.width, ...beside.map(({ x }) => x)) - TABLE_MARGIN_PX,
    ),
    bottom: Math.min(slideHeight - TABLE_MARGIN_PX, ...below.map(({ y }) => y)),
  };
}

/** True if the text of a table, as estimated, is higher than what is left of the slide. */
export function exceedsSlide(table: TableElement, slideHeight: number): boolean {
  const bottom = table.y + estimateTableHeight(table);
  return table.rotation === 0 && bottom > slideHeight + 1;
}

/** True if the words of a table surely have room in their columns. */
export function hasWholeWords(table: TableElement): boolean {
  const widths = columnWidthsOf(table);
  return wordWidthsOf(table).every(
    (needed, column) => needed <= (widths[column] ?? 0) + TOLERANCE_PX,
  );
}

/** True if no amount runs over the edge of its cell, where words would break into lines. */
function hasWholeAmounts(table: TableElement): boolean {
  const widths = columnWidthsOf(table);
  return rowsWithTotalOf(table).every((cells) =>
    cells.every(
      (text, column) =>
        !isAmount(text) || estimateTextWidth(text, table.fontSize) <= (widths[column] ?? 0),
    ),
  );
}

/** Takes width for columns that are narrower than their words from the others, then from the room beside the table. */
function widenColumns(table: TableElement, { right }: TableRoom): TableElement {
  if (hasWholeWords(table)) return table;
  const words = wordWidthsOf(table);
  const total = words.reduce((sum, width) => sum + width, 0);
  const width = Math.min(Math.max(table.width, total), right - table.x);
  const widths = columnWidthsOf({ ...table, width });
  const slack = widths.map((own, column) => Math.max(0, own - (words[column] ?? 0)));
  const missing = widths.map((own, column) => Math.max(0, (words[column] ?? 0) - own));
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const share = Math.min(1, sumOf(missing) / (sumOf(slack) || 1));
  const gain = Math.min(1, sumOf(slack) / sumOf(missing));
  const columnWeights = widths.map(
    (own, column) => own - (slack[column] ?? 0) * share + (missing[column] ?? 0) * gain,
  );
  return { ...table, width, columnWeights };
}

function neededHeightOf(table: TableElement): number {
  return neededRowHeightsOf(table).reduce((sum, height) => sum + height, 0);
}

function neededRowHeightsOf(table: TableElement): readonly number[] {
  const widths = columnWidthsOf(table);
  const lineHeight = table.fontSize * DEFAULT_LINE_HEIGHT;
  return rowsWithTotalOf(table).map((cells, row) => {
    const heights = cells.map((text, column) => {
      const style: Partial<CellStyle> = cellStyleOf(table, row, column) ?? {};
      const { columnSpan = 1, rowSpan = 1 } = style;
      if (rowSpan > 1 || coveringMergeOf(table, row, column)) return 0;
      const width = widths.slice(column, column + columnSpan).reduce((sum, own) => sum + own, 0);
      const padding = paddingOf(style);
      return countCellLines(table, text, width - padding.x) * lineHeight + padding.y;
    });
    return Math.max(lineHeight + CELL_PADDING_PX.y, ...heights);
  });
}

function countCellLines(table: TableElement, text: string, width: number): number {
  if (isAmount(text)) return 1;
  return countWrappedLines(
    text,
    width / (letterWidthOf(table, text) * WIDTH_RESERVE * table.fontSize),
  );
}

/** Share by which the letters of a few words may be wider than the average of their font. */
const WIDTH_RESERVE = 1.04;

/** Average width of a letter in em. Names of funds and broadcasters have more capitals than the average text. */
function letterWidthOf(table: TableElement, text: string): number {
  const style = letterStyleOf(table, text);
  const [small, capital] = (['none', 'upper'] as const).map((textCase) =>
    averageLetterWidthOf({ ...style, textCase }),
  ) as [number, number];
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return small + ((capital - small) * capitals) / Math.max(1, text.length);
}

/** Widths of the longest word of each column, with its padding. */
function wordWidthsOf(table: TableElement): readonly number[] {
  const rows = rowsWithTotalOf(table);
  return table.columnWeights.map((_, column) => {
    const widths = rows.flatMap((cells, row) => {
      const own: Partial<CellStyle> = cellStyleOf(table, row, column) ?? {};
      const { columnSpan = 1, fontWeight } = own;
      const isTotal = table.hasTotalRow && row === rows.length - 1;
      const content =
        columnSpan > 1 || coveringMergeOf(table, row, column) ? '' : (cells[column] ?? '');
      // The signs of an amount stay together, so its spaces count as points, which are as wide.
      const word = isAmount(content) ? content.replaceAll(/\s/g, '.') : content;
      const style = letterStyleOf(table, word);
      const weight = fontWeight ?? (row === 0 || isTotal ? 'bold' : 'normal');
      const padding = columnSpan > 1 ? CELL_PADDING_PX : paddingOf(own);
      return longestWordWidthOf({ ...style, fontWeight: weight }) * table.fontSize + padding.x;
    });
    return Math.max(CELL_PADDING_PX.x, ...widths);
  });
}

/** Widths in which the texts of each column stay on one line, with their padding. */
export function lineWidthsOf(table: TableElement): readonly number[] {
  const rows = rowsWithTotalOf(table);
  return table.columnWeights.map((_, column) =>
    Math.max(
      ...rows.map((cells, row) => {
        const text = cells[column] ?? '';
        const width = text.length * letterWidthOf(table, text) * WIDTH_RESERVE * table.fontSize;
        return width + paddingOf(cellStyleOf(table, row, column) ?? {}).x;
      }),
    ),
  );
}

/** Widths of the columns in slide pixels. */
export function columnWidthsOf({ width, columnWeights }: TableElement): readonly number[] {
  const unit = width / columnWeights.reduce((sum, weight) => sum + weight, 0);
  return columnWeights.map((weight) => weight * unit);
}

function letterStyleOf({ fontFamily }: TableElement, content: string) {
  return {
    content,
    fontFamily,
    fontWeight: 'normal',
    letterSpacing: 0,
    textCase: 'none',
  } as const;
}
