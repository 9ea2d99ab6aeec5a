import { isInvalidAmount } from '../../core/film/amounts';
import { type ElementReview, hasLowContrast } from '../element-review';
import { MIN_FONT_SIZE_PX } from '../text/text-review';
import { estimateTableHeight, exceedsSlide } from './fit/fit-table';
import { totalCellsOf } from './table-totals';
import type { TableElement } from './table-schema';

export const tableReview: ElementReview<TableElement> = {
  check(table, { colorBehind, slideHeight }) {
    const cells = totalCellsOf(table);
    return {
      'small-text': table.fontSize < MIN_FONT_SIZE_PX,
      'off-slide': exceedsSlide(table, slideHeight),
      'low-contrast': hasLowTableContrast(table, colorBehind()),
      ...(cells.length === 0 ? {} : { total: cells.some(isInvalidAmount) }),
    };
  },
  inkBoxOf: (table) => ({ ...table, height: estimateTableHeight(table) }),
  invalidAmountsOf: (table) => totalCellsOf(table).filter(isInvalidAmount),
};

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
