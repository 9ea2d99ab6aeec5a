import { type AmountContext, parseAmounts, readAmount } from '../../../core/amounts/amounts';
import { numberSignsOf, formatPercent } from '../../../core/amounts/number-signs';
import type { CellPosition } from '../../../core/elements/element-kind';
import { digitsOf, isSameAmount } from '../totals/total-rows';

/** Spreadsheets name the function in their language, and separate its cells by semicolons where commas are decimal. */
const TOKEN_PATTERN =
  /\s*(?:(?<range>[A-Z]\d+:[A-Z]\d*)|(?<cell>[A-Z]\d+)|(?<number>\d+(?:[.,]\d+)?%?)|(?<sign>[-+*/(),;])|(?<sum>SUM(?:ME|A)?|SOMM?A|SOMME))/iy;

const isReference = ({ kind }: Token) => kind === 'cell' || kind === 'range';

type Rows = readonly (readonly string[])[];

/** A cell with a formula begins as in spreadsheets. */
export function isFormula(cell: string): boolean {
  return cell.startsWith('=') && cell.length > 1;
}

/** Rows are never changed in place, so results stay true as long as the rows exist. */
const computedRows = new WeakMap<Rows, Map<string, Rows>>();

/**
 * Rows with the results of their formulas, in the number format of the cells that these refer to. Percents of a column
 * have the same decimals: those that are typed there or referred to, and one if a share needs it.
 */
export function computeFormulas(rows: Rows, context: AmountContext = {}): Rows {
  if (!rows.some((row) => row.some(isFormula))) return rows;
  const key = `${context.language} ${context.decimalSign}`;
  const known = computedRows.get(rows)?.get(key);
  if (known) return known;
  const grid = { rows, context, results: new Map<string, CellResult>() };
  const results = rows.map((row, at) => row.map((_, column) => computeCell(grid, at, column)));
  const columns = Math.max(...rows.map((row) => row.length));
  const digits = Array.from({ length: columns }, (_, column) =>
    percentDigitsOf(results.flatMap((row) => row[column] ?? [])),
  );
  const computed = results.map((row) =>
    row.map(({ text, share }, column) =>
      share === undefined ? text : formatPercent(share * 100, context.language, digits[column]),
    ),
  );
  computedRows.set(rows, new Map([...(computedRows.get(rows) ?? []), [key, computed]]));
  return computed;
}

interface CellResult {
  /** Empty for a share. */
  readonly text: string;
  /** Percentage that a formula computes, as a ratio; not rounded, so that shares of shares are exact. */
  readonly share?: number;
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
    : evaluateCell(toPointDecimals(cell, context), operands, grid);
  const percentDigits = Math.max(0, ...operands.map((operand) => operand.percentDigits));
  results.set(key, { ...result, percentDigits });
  return { ...result, percentDigits };
}

const isShare = (text: string) => /%\s*$/.test(text);

/** Numbers in a formula are written as in the deck: 1,19 and semicolons where its language has a decimal comma. */
function toPointDecimals(formula: string, { language }: AmountContext): string {
  if (numberSignsOf(language).decimal === '.') return formula;
  return formula.replaceAll(/(?<![A-Z\d])(\d+),(\d+)/gi, '$1.$2').replaceAll(';', ',');
}

function evaluateCell(
  formula: string,
  operands: readonly (CellPosition & CellResult)[],
  { rows, context }: FormulaGrid,
): Pick<CellResult, 'text' | 'share'> {
  const shares = operands.map(({ text, share }) =>
    isShare(text) ? (readAmount(text, context) ?? 0) / 100 : share,
  );
  const { values, format, digits, withDigits } = parseAmounts(
    operands.map(({ text }, at) => (shares[at] === undefined ? text : '')),
    context,
  );
  const valueByCell = new Map(
    operands.map(({ row, column }, at): [string, FormulaValue] => [
      `${row} ${column}`,
      { value: shares[at] ?? values[at] ?? 0, isShare: shares[at] !== undefined },
    ]),
  );
  const size = { rows: rows.length, columns: rows[0]?.length ?? 0 };
  const result = evaluateFormula(formula, size, (at) => valueByCell.get(`${at.row} ${at.column}`));
  if (typeof result === 'string') return { text: result };
  const { value } = result;
  if (result.isShare) return { text: '', share: value };
  // Half of 25 is no whole number, but money has no thousandths.
  const isRound = isSameAmount(value, Math.round(value));
  return { text: isRound ? format(value) : withDigits(Math.max(digits, 2)).format(value) };
}

interface FormulaValue {
  readonly value: number;
  /** True for percentages and quotients of cells. */
  readonly isShare: boolean;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

type ReadCell = (cell: CellPosition) => FormulaValue | undefined;

type TokenKind = 'range' | 'cell' | 'number' | 'sign' | 'sum';

interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

/** Cells that a formula refers to, for example `=B2/SUM(B2:B6)`; `B2:B` leads to the last row. */
function findReferences(formula: string, size: GridSize): readonly CellPosition[] {
  return (tokenize(formula) ?? []).flatMap((token) =>
    token.kind === 'cell' || token.kind === 'range' ? cellsOf(token.text, size) : [],
  );
}

/** Value of a formula of sums, differences, products and quotients, or the error that spreadsheets show. */
function evaluateFormula(
  formula: string,
  size: GridSize,
  read: ReadCell,
): FormulaValue | '#NAME?' | '#DIV/0!' {
  const tokens = tokenize(formula);
  if (!tokens) return '#NAME?';
  const cursor: Cursor = { tokens, size, read, at: 0 };
  const result = parseSum(cursor);
  if (!result || cursor.at < tokens.length) return '#NAME?';
  return Number.isFinite(result.value) ? result : '#DIV/0!';
}

function tokenize(formula: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  const text = formula.trimEnd();
  TOKEN_PATTERN.lastIndex = 1;
  while (TOKEN_PATTERN.lastIndex < text.length) {
    const [kind, match] =
      Object.entries(TOKEN_PATTERN.exec(text)?.groups ?? {}).find(([, part]) => part) ?? [];
    if (kind === undefined || match === undefined) return undefined;
    // Groups of the pattern are named after the kinds.
    tokens.push({ kind: kind as TokenKind, text: match.toUpperCase() });
  }
  return tokens;
}

function cellsOf(reference: string, size: GridSize): readonly CellPosition[] {
  const [first = '', last = first] = reference.split(':');
  const from = positionOf(first, size);
  const to = positionOf(last, size);
  const cells: CellPosition[] = [];
  for (let row = from.row; row <= Math.min(to.row, size.rows - 1); row += 1)
    for (let column = from.column; column <= Math.min(to.column, size.columns - 1); column += 1)
      cells.push({ row, column });
  return cells;
}

function positionOf(name: string, size: GridSize): CellPosition {
  const row = name.length > 1 ? Number(name.slice(1)) - 1 : size.rows - 1;
  return { row, column: (name.codePointAt(0) ?? 0) - 65 };
}

interface Cursor {
  readonly tokens: readonly Token[];
  readonly size: GridSize;
  readonly read: ReadCell;
  at: number;
}

/** Sums of products of operands, by recursive descent; undefined if the formula is incomplete. */
function parseSum(cursor: Cursor): FormulaValue | undefined {
  let left = parseProduct(cursor);
  for (;;) {
    const sign = takeSign(cursor, '+-');
    if (sign === undefined || !left) return left;
    const right = parseProduct(cursor);
    if (!right) return undefined;
    left = {
      value: left.value + (sign === '-' ? -right.value : right.value),
      isShare: left.isShare && right.isShare,
    };
  }
}

function parseProduct(cursor: Cursor): FormulaValue | undefined {
  const first = cursor.at;
  let left = parseOperand(cursor);
  for (;;) {
    const sign = takeSign(cursor, '*/');
    if (sign === undefined || !left) return left;
    const start = cursor.at;
    const right = parseOperand(cursor);
    if (!right) return undefined;
    const [refersLeft, refersRight] = [
      cursor.tokens.slice(first, start).some(isReference),
      cursor.tokens.slice(start, cursor.at).some(isReference),
    ];
    left =
      sign === '*'
        ? {
            value: left.value * right.value,
            // Twice a share is a share; an amount times a share is an amount.
            isShare:
              refersLeft === refersRight
                ? left.isShare && right.isShare
                : (refersLeft ? left : right).isShare,
          }
        : {
            value: left.value / right.value,
            // Half of an amount is an amount; an amount of a total is a share.
            isShare: left.isShare ? !right.isShare : refersRight && !right.isShare,
          };
  }
}

function parseOperand(cursor: Cursor): FormulaValue | undefined {
  if (takeSign(cursor, '-') !== undefined) {
    const operand = parseOperand(cursor);
    return operand && { ...operand, value: -operand.value };
  }
  if (takeSign(cursor, '(') !== undefined) return closeBracket(cursor, parseSum(cursor));
  const token = cursor.tokens[cursor.at];
  cursor.at += 1;
  if (token?.kind === 'number') {
    const isShare = token.text.endsWith('%');
    return {
      value: Number.parseFloat(token.text.replace(',', '.')) / (isShare ? 100 : 1),
      isShare,
    };
  }
  if (token?.kind === 'cell') return sumCells(cursor, token.text);
  if (token?.kind === 'sum' && takeSign(cursor, '(') !== undefined) return parseSumOfCells(cursor);
  return undefined;
}

/** Arguments of SUM: ranges and cells between commas or semicolons. */
function parseSumOfCells(cursor: Cursor): FormulaValue | undefined {
  const parts: FormulaValue[] = [];
  do {
    const token = cursor.tokens[cursor.at];
    if (!token || !isReference(token)) return undefined;
    cursor.at += 1;
    parts.push(sumCells(cursor, token.text));
  } while (takeSign(cursor, ',;') !== undefined);
  return closeBracket(cursor, addUp(parts));
}

function closeBracket(cursor: Cursor, inner: FormulaValue | undefined): FormulaValue | undefined {
  return takeSign(cursor, ')') === undefined ? undefined : inner;
}

function sumCells({ size, read }: Cursor, reference: string): FormulaValue {
  return addUp(cellsOf(reference, size).flatMap((cell) => read(cell) ?? []));
}

function addUp(values: readonly FormulaValue[]): FormulaValue {
  return {
    value: values.reduce((sum, { value }) => sum + value, 0),
    isShare: values.length > 0 && values.every(({ isShare }) => isShare),
  };
}

function takeSign(cursor: Cursor, signs: string): string | undefined {
  const token = cursor.tokens[cursor.at];
  if (token?.kind !== 'sign' || !signs.includes(token.text)) return undefined;
  cursor.at += 1;
  return token.text;
}
