import { hasMixedCurrencies } from '../../core/film/amounts';
import { describeFormulaFaults, describeWrongTotals, hasFormula } from '../amount-review';
import { type ElementReview, hasLowContrast } from '../element-review';
import { MIN_FONT_SIZE_PX } from '../text/text-review';
import { addedColumnsOf, unreadableCellsOf } from './table-totals';
import type { TableElement } from './table-schema';
import { listWrittenTotals } from './total-rows';

export const tableReview: ElementReview<TableElement> = {
  check: (table, { colorBehind }) => ({
    'small-text': table.fontSize < MIN_FONT_SIZE_PX,
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
};

function quote(cells: readonly string[]): readonly string[] {
  return cells.map((cell) => `“${cell.trim()}”`);
}

/** Cells are judged as small text, whatever their size. */
function hasLowTableContrast(table: TableElement, background: string | null): boolean {
  if (background === null) return false;
  const headerFill = table.headerFill === 'none' ? background : table.headerFill;
  return (
    hasLowContrast({ color: table.headerColor, fontSize: 0 }, headerFill) ||
    hasLowContrast({ color: table.color, fontSize: 0 }, background)
  );
}
