import { hasMixedCurrencies } from '../../core/film/amounts';
import { describeFormulaFaults, describeWrongTotals, hasFormula } from '../amount-review';
import { type ElementReview, hasLowContrast } from '../element-review';
import { MIN_FONT_SIZE_PX } from '../text/text-review';
import { estimateTableHeight, exceedsSlide } from './fit/fit-table';
import { addedColumnsOf, unreadableCellsOf } from './table-totals';
import type { TableElement } from './table-schema';
import { listWrittenTotals } from './total-rows';

export const tableReview: ElementReview<TableElement> = {
  check: (table, { colorBehind, slideHeight }) => ({
    'small-text': table.fontSize < MIN_FONT_SIZE_PX,
    'off-slide': exceedsSlide(table, slideHeight),
    'low-contrast': hasLowTableContrast(table, colorBehind()),
  }),
  figureFaultsOf(table) {
    const columns = addedColumnsOf(table);
    return {
      ...(columns.length > 0 && {
        total: quote(columns.flatMap(unreadableCellsOf)),
        currencies: quote(columns.filter(hasMixedCurrencies).flatMap((cells) => cells.slice(0, 2))),
      }),
      ...(listWrittenTotals(table.rows, table).length > 0 && { sum: describeWrongTotals(table) }),
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
  const { headerFill, headerColor, bandFill, color } = table;
  const behind = (fill: string) => (fill === 'none' ? background : fill);
  return (
    hasLowContrast({ color: headerColor, fontSize: 0 }, behind(headerFill)) ||
    hasLowContrast({ color, fontSize: 0 }, background) ||
    hasLowContrast({ color, fontSize: 0 }, behind(bandFill))
  );
}
