import {
  type AmountContext,
  isInvalidAmount,
  isPercentAmount,
  parseAmounts,
  ROUNDING_ERROR,
  sumExactly,
} from '../../../core/amounts/amounts';
import { digitsOf } from '../../../core/amounts/parse-amount';

export type Rows = readonly (readonly string[])[];

/** Amounts of a column by row; undefined for cells without one. */
type Amounts = readonly (number | undefined)[];

/** A written sum, and what its cells add up to. */
export interface WrittenTotal {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly value: number;
  /** Sums of the rows above that the row could name: since the last total, and of all. */
  readonly sums: readonly number[];
  /** Rows of each sum, or its columns where the sum is that of a row. */
  readonly addends: readonly (readonly number[])[];
  /** Largest difference that rounding explains. */
  readonly rounding: number;
}

/** Labels in the languages of decks that stand for a total whatever the amounts are. */
const TOTAL_PATTERN =
  /^(?:(?:grand |net )?totals?|sum|sub-?\s?totals?|(?:gesamt|zwischen|end)?(?:summe|total)|gesamt(?:betrag|kosten|budget)?|total (?:général|generale?|general|geral|ht|ttc|cost|costs|budget|amount)|sous-total|somme|suma|soma|सकल योग|कुल(?: योग| राशि)?|योग|उप-?योग|合計|総計|総額|小計|計)$/iu;

/** Words for the sum of a part of a table, which no item has, beside the name of that part. */
const SUBTOTAL_PATTERN =
  /^(?:zwischen|teil)(?:summen?|total)\b|\b(?:zwischen|teil)summe$|\bsub-?\s?tota(?:ls?|le)\b|\bsous-?total\b|\btotale? (?:parziale|parcial|partiel)\b|\b(?:suma|soma) parcial\b|उप-?योग|小計|中計/iu;

/** Labels such as "Summe Dreh" or "Stab gesamt": sums, if their amount is near one. */
const SUM_OF_PART_PATTERN =
  /^(?:summe|totale?|sum of|somme|suma|soma|gesamt(?:summe|kosten|betrag)|कुल)\s\S|\s(?:gesamt|insgesamt|total)$|合計$/iu;

/** Parts of labels that name what they add up; only a sum that is right confirms them. */
const NAMED_TOTAL_PATTERN =
  /total|summe|gesamt|somme|\bsuma\b|\bsoma\b|saldo|\bbalance\b|\bsolde\b|कुल|योग|शेष|合計|小計|計$|残高/iu;

/** True for a label that names a total, in any of the languages. */
export function isTotalLabel(label: string): boolean {
  const plain = plainLabelOf(label);
  return TOTAL_PATTERN.test(plain) || SUBTOTAL_PATTERN.test(plain);
}

/** True for a label with a word of totals; only a sum that is right confirms it. */
export function isNamedTotal(label: string): boolean {
  return NAMED_TOTAL_PATTERN.test(plainLabelOf(label));
}

/**
 * Indexes of the rows that hold sums of others: of the rows above them, or, at the head of a group, of the rows below.
 * Cells have the results of their formulas.
 */
export function findTotalRows(rows: Rows, context: AmountContext): ReadonlySet<number> {
  return readTotals(rows, context).totals;
}

interface Totals {
  /** Amounts of the columns behind the first. */
  readonly columns: readonly Amounts[];
  readonly totals: ReadonlySet<number>;
  /** Those at the head of a group, with the row behind it. */
  readonly heads: ReadonlyMap<number, number>;
}

export function readTotals(rows: Rows, context: AmountContext): Totals {
  const columns = columnsOf(rows).map((column) => readColumn(rows, column, context));
  const heads = findGroupHeads(rows, columns);
  const totals = new Set(heads.keys());
  for (const [row, cells] of rows.entries()) {
    if (row === 0 || totals.has(row)) continue;
    const isOutsideGroups = heads.size > 0 && codeKindOf(cells[0] ?? '') === undefined;
    const isSum = (isSame: IsSame) => isSumOfRows(columns, row, { totals, isSame });
    if (isTotal(labelOf(cells), isOutsideGroups, isSum)) totals.add(row);
  }
  return { columns, heads, totals: totals.size === rows.length - 1 ? new Set() : totals };
}

/** @param isSum true if the amounts of the row are a sum in this sense */
function isTotal(
  label: string,
  isOutsideGroups: boolean,
  isSum: (isSame: IsSame) => boolean,
): boolean {
  const plain = plainLabelOf(label);
  if (isTotalLabel(label)) return true;
  const isNamed = plain === '' || isOutsideGroups || NAMED_TOTAL_PATTERN.test(plain);
  return (
    (isNamed && isSum(isRightTotal)) || (SUM_OF_PART_PATTERN.test(plain) && isSum(isNearTotal))
  );
}

/** Amounts in rows of totals, with what their rows add up to. */
export function listWrittenTotals(rows: Rows, context: AmountContext): readonly WrittenTotal[] {
  const { columns, ...found } = readTotals(rows, context);
  return columns.flatMap((values, index) => {
    const column = index + 1;
    return [...found.totals].flatMap((row) => {
      const value = values[row];
      const addends = addendsOf(row, found).filter((each) => sumOf(values, each).length > 0);
      if (value === undefined || addends.length === 0) return [];
      const sums = addends.flatMap((each) => sumOf(values, each));
      const text = rows[row]?.[column] ?? '';
      const above = rows.slice(1, row).map((cells) => cells[column] ?? '');
      const rounding = isPercentAmount(text) ? roundingOf(above) : ROUNDING_ERROR;
      return [{ row, column, text, value, sums, addends, rounding }];
    });
  });
}

/** True if the sums allow the value, but for the rounding of what is written. */
export function isRightTotal({
  value,
  sums,
  rounding = ROUNDING_ERROR,
}: Pick<WrittenTotal, 'value' | 'sums'> & Partial<WrittenTotal>): boolean {
  return sums.some((sum) => Math.abs(sum - value) <= rounding);
}

/** Largest ratio of a total to its sum, and of the sum to it, that amounts changed since then explain. */
const MAX_STALE_RATIO = 2;

/** True if changes of a few amounts explain why the value is not the sum since the last total. */
function isNearTotal({ value, sums: [sum = 0] }: Pick<WrittenTotal, 'value' | 'sums'>): boolean {
  const ratio = value / sum;
  return ratio >= 1 / MAX_STALE_RATIO && ratio <= MAX_STALE_RATIO;
}

type IsSame = (total: Pick<WrittenTotal, 'value' | 'sums'>) => boolean;

export function isSameAmount(one: number, other: number): boolean {
  return Math.abs(one - other) <= ROUNDING_ERROR;
}

/** Sum of what rounding takes from or adds to percents. */
export function roundingOf(percents: readonly string[]): number {
  const filled = percents.filter(isPercentAmount);
  return (filled.length * 0.5) / 10 ** digitsOf(percents) + ROUNDING_ERROR;
}

/** True if a last row without a label of totals is one by its amounts: too many agree for a coincidence. */
export function isUnnamedTotal(rows: Rows, context: AmountContext): boolean {
  const row = rows.length - 1;
  const totals = findTotalRows(rows.slice(0, -1), context);
  const columns = columnsOf(rows)
    .map((column) => readColumn(rows, column, context))
    .filter((values) => values[row] !== undefined);
  const areSums = columns.every((values) =>
    isSumOfRows([values], row, { totals, isSame: isRightTotal }),
  );
  const addends = Math.max(0, ...columns.map((values) => countAddends(values, row, totals)));
  return columns.length > 0 && areSums && (addends > 2 || columns.length > 1);
}

/**
 * Rows at the head of a group, whose amounts are the sums of the rows below, with the row behind the group. In budgets,
 * position codes tell heads from items (A and 1, 1 and 1.1, 1 and 11); half of their sums have to be right.
 */
function findGroupHeads(rows: Rows, columns: readonly Amounts[]): ReadonlyMap<number, number> {
  const kinds = rows.map(([cell = '']) => codeKindOf(cell));
  const starts = kinds.flatMap((kind, row) =>
    row > 0 && (kind === undefined || kind === kinds[1]) ? [row] : [],
  );
  const groups = starts
    .map((head, index) => [head, starts[index + 1] ?? rows.length] as const)
    .filter(([head, end]) => kinds[head] !== undefined && end - head > 1);
  const areHeads = columns.some((values) => {
    const right = groups.filter(([head, end]) => {
      const value = values[head];
      return (
        value !== undefined &&
        isRightTotal({ value, sums: sumOf(values, listNumbers(head + 1, end)) })
      );
    });
    return right.length > 0 && right.length * 2 >= groups.length;
  });
  return new Map(areHeads && groups.length > 1 ? groups : []);
}

/** Form of a position code such as `A`, `12` or `1.1`; undefined for a cell that begins with none. */
function codeKindOf(cell: string): string | undefined {
  const [, code] =
    /^([A-Z](?=[.):\s])|[A-Z]{1,4}(?=[.):]?$)|\d+(?:\.\d+)*)[.):]?(?=\s|$)/.exec(cell.trim()) ?? [];
  return code?.replaceAll(/\d+(?=\.)|[A-Z]+/g, '$').replaceAll(/\d/g, '0');
}

/** Columns that can hold amounts: all but the first. */
function columnsOf(rows: Rows): readonly number[] {
  return (rows[0] ?? []).slice(1).map((_, index) => index + 1);
}

function readColumn(rows: Rows, column: number, context: AmountContext): Amounts {
  const cells = rows.map((row, index) => (index === 0 ? '' : (row[column] ?? '')));
  // Written out, whatever scale the amounts share.
  return parseAmounts([...cells, '1'], context).values.slice(0, -1);
}

/** First text of a row that is no amount; a note can stand before the label of a total. */
function labelOf(cells: readonly string[]): string {
  const amount = cells.findIndex((cell) => /\d/.test(cell) && !isInvalidAmount(cell));
  const texts = cells.filter((cell) => cell.trim() !== '' && isInvalidAmount(cell));
  const labels = amount > 0 ? cells.slice(0, amount).filter(isTotalLabel) : [];
  return labels[0] ?? texts[0] ?? '';
}

/** Without units, notes and punctuation. */
function plainLabelOf(label: string): string {
  return label
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[:=*.€$£₹¥]|\b(?:EUR|USD|GBP|CHF|INR)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function isSumOfRows(
  columns: readonly Amounts[],
  row: number,
  { totals, isSame }: { readonly totals: ReadonlySet<number>; readonly isSame: IsSame },
): boolean {
  return columns.some((values) => {
    const value = values[row];
    if (value === undefined || value === 0 || countAddends(values, row, totals) < 2) return false;
    const sums = addendsOf(row, { totals }).flatMap((addends) => sumOf(values, addends));
    return isSame({ value, sums });
  });
}

function countAddends(values: Amounts, row: number, totals: ReadonlySet<number>): number {
  return values.filter((value, at) => value && at < row && !totals.has(at)).length;
}

/** Rows that a row of totals could add up: those of its group, or else those since the last total, or all above. */
function addendsOf(
  row: number,
  { totals, heads }: Partial<Pick<Totals, 'heads'>> & Pick<Totals, 'totals'>,
): readonly (readonly number[])[] {
  const end = heads?.get(row);
  if (end !== undefined) return [listNumbers(row + 1, end)];
  const last = Math.max(0, ...[...totals].filter((at) => at < row));
  return [last + 1, 1].map((start) => listNumbers(start, row).filter((at) => !totals.has(at)));
}

function listNumbers(start: number, end: number): readonly number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at);
}

/** Nothing if there are no amounts. */
function sumOf(values: Amounts, addends: readonly number[]): readonly number[] {
  const amounts = addends.map((row) => values[row]);
  return amounts.some((amount) => amount !== undefined) ? [sumExactly(amounts)] : [];
}
