import { type AmountContext, parseAmounts, readAmount } from '../../../core/amounts/amounts';
import { type DecimalSign, numberSignsOf, formatPercent } from '../../../core/amounts/number-signs';
import { digitsOf, parseAmount } from '../../../core/amounts/parse-amount';
import type { DeckLanguage } from '../../../core/amounts/deck-languages';
import type { CellPosition } from '../../../core/elements/element-kind';
import { type CellNumberFormat, isPercentFormat, writeResult } from '../formats/write-number';
import { cellStyleOf } from '../style/cell-style';
import type { CellStyle } from '../table-schema';
import { isSameAmount } from '../totals/total-rows';
import {
  evaluateFormula,
  findReferences,
  type FormulaValue,
  hasRounding,
  isFormula,
  isSumFormula,
} from './evaluate-formula';
import { isShareOf } from './share-quotients';

type Rows = readonly (readonly string[])[];

export interface FormulaContext extends AmountContext {
  /** Number formats of cells. */
  readonly cellStyles?: readonly CellStyle[];
}

/** Rows are never changed in place, so results stay true as long as the rows exist. */
const computedRows = new WeakMap<Rows, Map<string, Rows>>();

/**
 * Rows with the results of their formulas, in the number format of the cells that these refer to. Percents of a column
 * have the same decimals: those that are typed there or referred to, and one if a share needs it.
 */
export function computeFormulas(rows: Rows, context: FormulaContext = {}): Rows {
  if (!rows.some((row) => row.some(isFormula))) return rows;
  const formats = context.cellStyles?.filter(({ numberFormat }) => numberFormat) ?? [];
  const key = `${context.language} ${context.decimalSign} ${JSON.stringify(formats)}`;
  const known = computedRows.get(rows)?.get(key);
  if (known) return known;
  const grid = { rows, context, results: new Map<string, CellResult>() };
  const results = rows.map((row, at) => row.map((_, column) => computeCell(grid, at, column)));
  const columns = Math.max(...rows.map((row) => row.length));
  const digits = Array.from({ length: columns }, (_, column) =>
    percentDigitsOf(results.flatMap((row) => row[column] ?? [])),
  );
  const computed = results.map((row, at) =>
    row.map((result, column) => {
      const format = cellStyleOf(context, at, column)?.numberFormat;
      return format && isFormula(rows[at]?.[column] ?? '')
        ? writeFormatted(result, format, context)
        : writeShare(result, context, digits[column]);
    }),
  );
  computedRows.set(rows, new Map([...(computedRows.get(rows) ?? []), [key, computed]]));
  return computed;
}

function writeShare({ text, share }: CellResult, { language }: AmountContext, digits?: number) {
  return share === undefined ? text : formatPercent(share * 100, language, digits);
}

function writeFormatted(result: CellResult, format: CellNumberFormat, context: AmountContext) {
  const { text, share, quotient } = result;
  const ratio = share ?? quotient;
  const isPercent = ratio !== undefined && isPercentFormat(format);
  const value = isPercent ? ratio * 100 : (ratio ?? readAmount(text, context));
  return value === undefined ? text : writeResult(format, value, context);
}

interface CellResult {
  /** Empty for a share. */
  readonly text: string;
  /** Percentage that a formula computes, as a ratio; not rounded, so that shares of shares are exact. */
  readonly share?: number;
  /** Value of a division that is no share, not rounded. */
  readonly quotient?: number;
  /** Decimals of percents that are typed in the cell or that its formula refers to. */
  readonly percentDigits: number;
}

function percentDigitsOf(results: readonly CellResult[]): number {
  const isWhole = ({ share = 0 }: CellResult) =>
    Math.abs(share * 100 - Math.round(share * 100)) < 0.05;
  return Math.max(
    results.every(isWhole) ? 0 : 1,
    ...results.map(({ percentDigits }) => percentDigits),
  );
}

/** Error of spreadsheets for a formula that refers to itself. */
const CIRCULAR = '#REF!';

/** Cells that a formula refers to. */
export function findFormulaReferences(formula: string, rows: Rows, context: AmountContext) {
  const size = { rows: rows.length, columns: rows[0]?.length ?? 0 };
  return findReferences(toPointDecimals(formula, context), size);
}

/** Cells that the formula of a cell adds up; none for other cells. */
function addendsOf({ row, column }: CellPosition, rows: Rows, context: AmountContext) {
  const cell = rows[row]?.[column] ?? '';
  return isSum(cell, context) ? findFormulaReferences(cell, rows, context) : [];
}

/** True for a formula that only adds cells up. */
export function isSum(cell: string, context: AmountContext): boolean {
  return isFormula(cell) && isSumFormula(toPointDecimals(cell, context));
}

interface FormulaGrid {
  readonly rows: Rows;
  readonly context: AmountContext;
  readonly results: Map<string, CellResult>;
}

function computeCell(grid: FormulaGrid, row: number, column: number): CellResult {
  const { rows, context, results } = grid;
  const cell = rows[row]?.[column] ?? '';
  if (!isFormula(cell)) return { text: cell, percentDigits: isShare(cell) ? digitsOf([cell]) : 0 };
  const key = `${row} ${column}`;
  const known = results.get(key);
  if (known !== undefined) return known;
  results.set(key, { text: CIRCULAR, percentDigits: 0 });
  const cells = findFormulaReferences(cell, rows, context).filter(
    (at) => at.row !== row || at.column !== column,
  );
  const operands = cells.map((at) => ({ ...at, ...computeCell(grid, at.row, at.column) }));
  const result = operands.some(({ text }) => text === CIRCULAR)
    ? { text: CIRCULAR }
    : evaluateCell({ row, column, text: cell }, operands, grid);
  const percentDigits = Math.max(0, ...operands.map((operand) => operand.percentDigits));
  results.set(key, { ...result, percentDigits });
  return { ...result, percentDigits };
}

const MAX_DIGITS = 6;

const DIVISION_PATTERN = /\/\s*[(A-Z]/i;

const isShare = (text: string) => /%\s*$/.test(text);

/**
 * Numbers in a formula are read as in the deck: 1,19 and 12.500 where its language has a decimal comma, with semicolons
 * between arguments. A number that the language does not write, such as 0.5 there, has the other decimal sign.
 */
function toPointDecimals(formula: string, { language }: AmountContext): string {
  const { decimal } = numberSignsOf(language);
  const hasCommas = decimal === '.' && !formula.includes(';') && hasRounding(formula);
  const separated = hasCommas ? formula.replaceAll(/(\d),(?=\d)/g, '$1;') : formula;
  return separated.replaceAll(LITERAL_PATTERN, (literal) => toPointDecimal(literal, decimal));
}

/** Numbers of a formula that have a sign between their digits. */
const LITERAL_PATTERN = /(?<![A-Z\d])\d+(?:[.,'’]\d+)+/gi;

function toPointDecimal(literal: string, decimal: DecimalSign): string {
  const readings = parseAmount(literal)?.readings ?? {};
  const sign = readings[decimal] ? decimal : decimal === '.' ? ',' : '.';
  if (!readings[sign]) return literal;
  const [integer = '', fraction] = literal.split(sign);
  const whole = integer.replaceAll(/\D/g, '');
  return fraction === undefined ? whole : `${whole}.${fraction}`;
}

/**
 * First factor or divisor of a formula that is read as thousands and looks like a fraction, such as 1.075 in German. Its
 * text, and the number as it is read.
 */
export function findThousandfold(
  formula: string,
  { language }: AmountContext,
): { readonly text: string; readonly value: string } | undefined {
  const { decimal } = numberSignsOf(language);
  for (const [, after, text = after ?? ''] of formula.matchAll(FACTOR_PATTERN)) {
    const value = toPointDecimal(text, decimal);
    if (!value.includes('.')) return { text, value };
  }
  return undefined;
}

/** A factor or divisor with one digit before its only sign, and three behind it. */
const FACTOR_PATTERN = /[*/]\s*(\d[.,]\d{3})(?![\d.,])|(?<![\d.,])(\d[.,]\d{3})\s*\*/g;

/** A formula in the signs of another language, with the same result. */
export function translateFormula(
  formula: string,
  { from, to }: { readonly from: DeckLanguage; readonly to: DeckLanguage },
): string {
  const pointed = toPointDecimals(formula, { language: from });
  return numberSignsOf(to).decimal === '.'
    ? pointed
    : pointed.replaceAll(',', ';').replaceAll('.', ',');
}

function evaluateCell(
  { text: formula, ...at }: CellPosition & { readonly text: string },
  operands: readonly (CellPosition & CellResult)[],
  { rows, context }: FormulaGrid,
): Omit<CellResult, 'percentDigits'> {
  const pointed = toPointDecimals(formula, context);
  const shares = operands.map(({ text, share }) =>
    isShare(text) ? (readAmount(text, context) ?? 0) / 100 : share,
  );
  const texts = operands.map(({ text }, index) => (shares[index] === undefined ? text : ''));
  // Millions divided by millions are no millions, so they are written out.
  const isDivided = DIVISION_PATTERN.test(pointed);
  const { values, format, digits, withDigits } = parseAmounts(
    isDivided ? [...texts, '1'] : texts,
    context,
  );
  const valueByCell = new Map(
    operands.flatMap(({ row, column }, index): [string, FormulaValue][] => {
      const value = shares[index] ?? values[index];
      const isPercent = shares[index] !== undefined;
      return value === undefined ? [] : [[`${row} ${column}`, { value, isShare: isPercent }]];
    }),
  );
  const textByCell = new Map(
    operands.map(({ row, column }, index) => [`${row} ${column}`, texts[index] ?? '']),
  );
  const result = evaluateFormula(pointed, {
    size: { rows: rows.length, columns: rows[0]?.length ?? 0 },
    read: ({ row, column }) => valueByCell.get(`${row} ${column}`),
    isShare: (quotient) =>
      isShareOf(quotient, {
        rows,
        at,
        textOf: ({ row, column }) => textByCell.get(`${row} ${column}`) ?? '',
        addendsOf: (cell) => addendsOf(cell, rows, context),
      }),
  });
  if (typeof result === 'string') return { text: result };
  const { value } = result;
  if (result.isShare) return { text: '', share: value };
  const text = writeValue(result, { format, digits, withDigits });
  return { text, ...(isDivided && { quotient: value }) };
}

function writeValue(
  { value, digits: rounding }: FormulaValue,
  {
    format,
    digits,
    withDigits,
  }: Pick<ReturnType<typeof parseAmounts>, 'format' | 'digits' | 'withDigits'>,
): string {
  if (rounding !== undefined)
    return withDigits(Math.min(Math.max(rounding, 0), MAX_DIGITS)).format(value);
  // Half of 25 is no whole number, but money has no thousandths.
  const isRound = isSameAmount(value, Math.round(value));
  return isRound ? format(value) : withDigits(Math.max(digits, 2)).format(value);
}
