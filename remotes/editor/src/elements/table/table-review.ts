import { hasMixedCurrencies } from '../../core/amounts/amounts';
import {
  describeFormulaFaults,
  describeWrongShares,
  describeWrongTotals,
  hasFormula,
} from '../amount-review';
import { type ElementReview, hasLowContrast } from '../element-review';
import { MIN_FONT_SIZE_PX } from '../text/text-review';
import { estimateTableHeight, hasWholeWords } from './fit/fit-table';
import { cellColorsOf } from './style/cell-style';
import { addedColumnsOf, unreadableCellsOf } from './totals/table-totals';
import type { TableElement } from './table-schema';

export const tableReview: ElementReview<TableElement> = {
  check: (table, { colorBehind }) => ({
    'small-text': table.fontSize < MIN_FONT_SIZE_PX,
    ...(!hasWholeWords(table) && { 'broken-word': true }),
    'low-contrast': hasLowTableContrast(table, colorBehind()),
  }),
  figureFaultsOf(table) {
    const columns = addedColumnsOf(table);
    const sum = describeWrongTotals(table);
    const share = describeWrongShares(table);
    return {
      ...(columns.length > 0 && {
        total: quote(columns.flatMap(unreadableCellsOf)),
        currencies: quote(columns.filter(hasMixedCurrencies).flatMap((cells) => cells.slice(0, 2))),
      }),
      ...(sum && { sum }),
      ...(share && { share }),
      ...(hasFormula(table) && { formula: describeFormulaFaults(table) }),
    };
  },
  inkBoxOf: (table) => ({ ...table, height: estimateTableHeight(table) }),
};

function quote(cells: readonly string[]): readonly string[] {
  return cells.map((cell) => `“${cell.trim()}”`);
}

/** Cells are judged as small text, whatever their size. */
function hasLowTableContrast(table: TableElement, background: string | null): boolean {
  if (background === null) return false;
  const { headerFill, headerColor, bandFill, color, cellStyles = [] } = table;
  const behind = (fill: string) => (fill === 'none' ? background : fill);
  return (
    hasLowContrast({ color: headerColor, fontSize: 0 }, behind(headerFill)) ||
    hasLowContrast({ color, fontSize: 0 }, background) ||
    hasLowContrast({ color, fontSize: 0 }, behind(bandFill)) ||
    cellStyles.some((style) => {
      const { color: ink, fill } = cellColorsOf(table, style);
      return hasLowContrast({ color: ink, fontSize: 0 }, behind(fill));
    })
  );
}
