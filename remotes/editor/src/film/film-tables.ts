import type { SlideElement } from '../core/elements/slide-element';
import { createTable } from '../elements/table/create-table';
import type { TableElement } from '../elements/table/table-schema';
import { tableColorsOf, tableStyleOf } from '../elements/table/style/apply-theme-to-table';
import type { DeckLanguage } from '../core/amounts/deck-languages';
import { type DeckTerm, deckTermOf } from '../core/amounts/deck-terms';
import { findTotalRows } from '../elements/table/totals/total-rows';
import { rowsWithTotalOf } from '../elements/table/totals/table-totals';
import { isPercentAmount, parseAmounts } from '../core/amounts/amounts';

/** Preferred height of the rows of tables. */
export const TABLE_ROW_HEIGHT_PX = 46;

/** Smallest type that is read from a seat: 18 points. */
const READABLE_SIZE_PX = 24;

/** Budget on a single page, in the five lines that investors read first, with its total. */
export function createBudgetTable(language: DeckLanguage = 'en'): TableElement {
  const term = (name: DeckTerm) => deckTermOf(language, name);
  return createTable({
    ...(language !== 'en' && { language }),
    alt: term('Budget top sheet'),
    fontSize: READABLE_SIZE_PX,
    headerFill: '#0f172a',
    headerColor: '#f8fafc',
    hasTotalRow: true,
    columnWeights: [3, 1],
    rows: [
      [term('Budget'), term('Amount')],
      [term('Above-the-line'), '0'],
      [term('Pre-production'), '0'],
      [term('Production'), '0'],
      [term('Post'), '0'],
      [term('Marketing'), '0'],
    ],
  });
}

/** Films with the audience that this one is looking for. */
export function createComparablesTable(language: DeckLanguage = 'en'): TableElement {
  const term = (name: DeckTerm) => deckTermOf(language, name);
  return createTable({
    ...(language !== 'en' && { language }),
    alt: term('Comparable films'),
    fontSize: READABLE_SIZE_PX,
    headerFill: '#0f172a',
    headerColor: '#f8fafc',
    columnWeights: [3, 1, 1.5, 1.5, 3],
    rows: [
      [term('Title'), term('Year'), term('Budget'), term('Gross'), term('Why it compares')],
      ['', '', '', '', ''],
      ['', '', '', '', ''],
      ['', '', '', '', ''],
      ['', '', '', '', ''],
      ['', '', '', '', ''],
    ],
  });
}

/** Table of the finance model: a plan with its total, or the returns of each case. */
export function createFinanceTable(
  table: Pick<TableElement, 'rows' | 'financeView'> & Partial<TableElement>,
): TableElement {
  if (table.financeView === 'plan')
    return createTable({ ...table, hasTotalRow: true, columnWeights: [3, 2, 2] });
  return createTable({ ...table, columnWeights: [2, 1.5, 1.5, 1.5] });
}

/** Gives a table the look of the first one among elements, or that of the templates, and their row heights. */
export function withLookOfTables(
  table: TableElement,
  elements: readonly SlideElement[],
): TableElement {
  const other = elements.find((element) => 'hasTotalRow' in element);
  // A theme brings colors of its own to the parts that have some.
  const colors = tableColorsOf(other ? tableStyleOf(other) : 'header', '#ffffff');
  const height = Math.min(table.height, rowsWithTotalOf(table).length * TABLE_ROW_HEIGHT_PX);
  return { ...table, ...colors, height };
}

/** First table that shows the finance plan, with its words as they were changed by hand. */
export function findPlanTable(elements: readonly SlideElement[]): TableElement | undefined {
  return elements.find(
    (element): element is TableElement =>
      'hasTotalRow' in element && element.financeView === 'plan',
  );
}

/** First table with a total and amounts. */
export function findFilledTotal(elements: readonly SlideElement[]): TableElement | undefined {
  return elements.find(
    (element): element is TableElement =>
      'hasTotalRow' in element && element.hasTotalRow && /[1-9]/.test(element.rows.join()),
  );
}

/** Total of a table in its last column of amounts; undefined for other elements and tables without a total. */
export function readTableTotal(element: SlideElement): number | undefined {
  if (!('hasTotalRow' in element)) return undefined;
  const rows = rowsWithTotalOf(element);
  const last = rows.at(-1) ?? [];
  const isTotal = element.hasTotalRow || findTotalRows(rows, element).has(rows.length - 1);
  if (!isTotal) return undefined;
  const column = last.findLastIndex((cell) => !isPercentAmount(cell) && /\d/.test(cell));
  // Written out, whatever scale the amounts share.
  const cells = [...rows.map((row) => row[column] ?? ''), '1'];
  return parseAmounts(cells, element).values.at(-2);
}
