/** @jest-environment node */
import { readChartData } from '../../elements/chart/chart-data';
import { createTable } from '../../elements/table/create-table';
import { computeFormulas } from '../../elements/table/formulas/compute-formulas';
import { formatNumbers, numberFormatsOf } from '../../elements/table/formats/number-formats';
import { rowsWithTotalOf } from '../../elements/table/totals/table-totals';
import { AMOUNT_WRITINGS } from '../../core/testing/amount-writings';
import { isPercentAmount, readAmount } from '../../core/amounts/amounts';
import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { parseMoney, roundToCents } from '../finance/finance-figures';
import { isBlankAmount } from '../../core/amounts/parse-amount';

const rowsOf = (text: string) => [
  ['Item', 'Amount'],
  ['Cast', text],
];

/** Value of an amount where it is read, if it is read there. */
const PLACES: Readonly<
  Record<string, (text: string, language: DeckLanguage) => number | undefined>
> = {
  // The plain 1 keeps the amounts from sharing a scale.
  chart: (text, language) =>
    readChartData([...rowsOf(text), ['Crew', '1']], { language }).series[0]?.values[0],
  total(text, language) {
    const table = createTable({ rows: rowsOf(text), language, hasTotalRow: true });
    return readAmount(rowsWithTotalOf(table).at(-1)?.[1] ?? '', table);
  },
  formula(text, language) {
    const rows = computeFormulas([...rowsOf(text), ['Crew', '=B2']], { language });
    return readAmount(rows[2]?.[1] ?? '', { language });
  },
  'finance field': (text, language) => parseMoney(text, language),
  'number format'(text, language) {
    const table = createTable({ rows: rowsOf(text), language });
    const range = { top: 1, left: 1, bottom: 1, right: 1 };
    const [plain] = numberFormatsOf(language);
    const changed = plain ? formatNumbers(table, range, plain) : table;
    return readAmount(changed.rows[1]?.[1] ?? '', table);
  },
};

const cases = AMOUNT_WRITINGS.filter(
  // Percents are shares in formulas and totals, which have tests of their own.
  ([text, , , value]) => value !== undefined && !isPercentAmount(text) && !isBlankAmount(text),
).flatMap(([text, language, , value = 0]) =>
  Object.keys(PLACES).map((place) => [text, language, place, value] as const),
);

test.each(cases)('“%s” in a deck in %s is in a %s %d', (text, language, place, value) => {
  if (place !== 'finance field') return expect(PLACES[place]?.(text, language)).toBe(value);
  const cents = value < 0 ? undefined : roundToCents(value);
  return expect(PLACES[place]?.(text, language)).toBe(cents);
});

test.each(AMOUNT_WRITINGS.filter(([, , , value]) => value === undefined))(
  '“%s” in a deck in %s is no amount in any place',
  (text, language) => {
    expect(parseMoney(text, language)).toBeUndefined();
    expect(readChartData(rowsOf(text), { language }).series).toEqual([]);
    const table = createTable({ rows: rowsOf(text), language, hasTotalRow: true });
    expect(rowsWithTotalOf(table).at(-1)?.[1]).toBe('0');
  },
);
