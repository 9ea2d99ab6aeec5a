import { isAmount } from '../../../core/amounts/amounts';
import { isSystemFont } from '../../../core/model/fonts';
import { cellStyleOf, mergeOver } from '../style/cell-style';
import type { CellPosition } from '../../../core/elements/element-kind';
import type { CellStyle, TableElement } from '../table-schema';
import { rowsWithTotalOf } from '../totals/table-totals';
import { columnWidthsOf, lineWidthsOf, paddingOf } from '../fit/fit-table';

interface FittedColumns {
  /** In slide pixels. */
  readonly widths: readonly number[];
  /** Type size of the amounts by column, in slide pixels. */
  readonly fontSizes: readonly number[];
}

/**
 * Columns in which no amount is broken on a computer that lacks the font of the table: other programs take a wider one
 * and have no cells without line breaks. Width comes from the room beside other texts, then from their lines; amounts
 * that are too wide even so are written smaller.
 */
export function fitWithoutFont(table: TableElement): FittedColumns {
  const widths = columnWidthsOf(table);
  const fontSizes = widths.map(() => table.fontSize);
  if (isSystemFont(table.fontFamily)) return { widths, fontSizes };
  const { amounts, words, paddings } = neededWidthsOf(table);
  const lines = lineWidthsOf(table).map((width, column) => Math.max(width, words[column] ?? 0));
  const beside = grow(widths, amounts, lines);
  const whole = grow(grow(beside, amounts, words), words, words);
  return {
    widths: whole,
    fontSizes: fontSizes.map((size, column) => {
      const [width = 0, needed = 0, padding = 0] = [
        whole[column],
        amounts[column],
        paddings[column],
      ];
      if (needed <= width) return size;
      const ratio = Math.max(0.1, (width - padding) / (needed - padding));
      return Math.floor(size * ratio * 10) / 10;
    }),
  };
}

/** Widths of the longest amount and of the longest word of each column in a wide font, with their padding. */
function neededWidthsOf(table: TableElement) {
  const rows = rowsWithTotalOf(table);
  const needs = table.columnWeights.map((_, column) =>
    rows.map((cells, row) => neededWidthsOfCell(table, { row, column }, cells[column] ?? '')),
  );
  const widest = (key: 'amount' | 'word' | 'padding') =>
    needs.map((own) => Math.max(...own.map((each) => each[key])));
  const amounts = widest('amount');
  const words = widest('word').map((word, column) => Math.max(word, amounts[column] ?? 0));
  return { amounts, words, paddings: widest('padding') };
}

function neededWidthsOfCell(table: TableElement, { row, column }: CellPosition, content: string) {
  const style: Partial<CellStyle> = cellStyleOf(table, row, column) ?? {};
  const isMerged = (style.columnSpan ?? 1) > 1 || mergeOver(table, row, column);
  const text = isMerged ? '' : content;
  const isStrong = row === 0 || (table.hasTotalRow && row === table.rows.length);
  const isBold = style.fontWeight === undefined ? isStrong : style.fontWeight === 'bold';
  const padding = paddingOf(style).x;
  const widthOf = (word: string) => fallbackWidthOf(word, isBold) * table.fontSize + padding;
  const word = Math.max(0, ...text.split(/\s+/).map(widthOf));
  return { amount: isAmount(text) ? widthOf(text) : 0, word, padding };
}

/** Width in em in DejaVu Sans, which LibreOffice takes for fonts that it lacks; those of PowerPoint are narrower. */
function fallbackWidthOf(text: string, isBold: boolean): number {
  const widths = Array.from(text, (sign) => {
    if (/[\s.,'’:;|ijlftIr]/u.test(sign)) return 0.38;
    if (/[()[\]\-/]/u.test(sign)) return 0.46;
    if (/[%@—mwMW]/u.test(sign)) return 1.1;
    if (/[+−–=]/u.test(sign)) return 0.84;
    return /[\p{N}\p{Sc}]/u.test(sign) ? 0.7 : 0.74;
  });
  return widths.reduce((sum, width) => sum + width, 0) * (isBold ? 1 : 0.92);
}

/** Moves width to columns that are narrower than their target from those that are wider than both of their bounds. */
function grow(
  widths: readonly number[],
  targets: readonly number[],
  floors: readonly number[],
): readonly number[] {
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const missing = widths.map((own, column) => Math.max(0, (targets[column] ?? 0) - own));
  const slack = widths.map((own, column) =>
    Math.max(0, own - Math.max(targets[column] ?? 0, floors[column] ?? 0)),
  );
  const share = Math.min(1, sumOf(missing) / (sumOf(slack) || 1));
  const gain = Math.min(1, sumOf(slack) / (sumOf(missing) || 1));
  return widths.map(
    (own, column) => own - (slack[column] ?? 0) * share + (missing[column] ?? 0) * gain,
  );
}
