import type { CellPosition } from '../../../core/elements/element-kind';
import { typedKeysOf } from '../../../core/typed-keys-of';

/** Functions with their names in the spreadsheets of the languages of decks. */
const FUNCTION_NAMES = {
  sum: ['SUM', 'SUMME', 'SOMME', 'SUMA', 'SOMA', 'SOMMA'],
  average: ['AVERAGE', 'MITTELWERT', 'MOYENNE', 'PROMEDIO', 'MÉDIA', 'MEDIA'],
  min: ['MIN', 'MÍNIMO', 'MINIMO'],
  max: ['MAX', 'MÁXIMO', 'MAXIMO'],
  round: ['ROUND', 'RUNDEN', 'ARRONDI', 'REDONDEAR', 'ARRED', 'ARROTONDA'],
} as const;

type FunctionName = keyof typeof FUNCTION_NAMES;

const TOKEN_PATTERN =
  /\s*(?:(?<range>[A-Z]\d+:[A-Z]\d*)|(?<cell>[A-Z]\d+)|(?<number>\d+(?:[.,]\d+)?%?)|(?<sign>[-+*/(),;])|(?<name>\p{L}+))/iuy;

/** A cell with a formula begins as in spreadsheets. */
export function isFormula(cell: string): boolean {
  return cell.startsWith('=') && cell.length > 1;
}

const isReference = ({ kind }: Token) => kind === 'cell' || kind === 'range';

export interface FormulaValue {
  readonly value: number;
  /** True for percentages and quotients that are shares. */
  readonly isShare: boolean;
  /** Decimals that a function rounds to. */
  readonly digits?: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** Cells of a formula around one of its signs of division. */
export interface Quotient {
  readonly numerator: readonly CellPosition[];
  readonly divisor: readonly CellPosition[];
  readonly value: number;
}

interface FormulaCells {
  readonly size: GridSize;
  /** Undefined for a cell without an amount. */
  readonly read: (cell: CellPosition) => FormulaValue | undefined;
  readonly isShare: (quotient: Quotient) => boolean;
}

type TokenKind = 'range' | 'cell' | 'number' | 'sign' | 'name';

interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

/** Cells that a formula refers to, for example `=B2/SUM(B2:B6)`; `B2:B` leads to the last row. */
export function findReferences(formula: string, size: GridSize): readonly CellPosition[] {
  return (tokenize(formula) ?? []).flatMap((token) =>
    token.kind === 'cell' || token.kind === 'range' ? cellsOf(token.text, size) : [],
  );
}

/** True for a formula that only adds cells up. */
export function isSumFormula(formula: string): boolean {
  const tokens = tokenize(formula) ?? [];
  return (
    tokens.some(isReference) &&
    tokens.every(
      (token) =>
        isReference(token) ||
        (token.kind === 'sign' && '+(),;'.includes(token.text)) ||
        functionOf(token) === 'sum',
    )
  );
}

/** True for a formula with a function that rounds: its digits stand behind a comma. */
export function hasRounding(formula: string): boolean {
  return (tokenize(formula) ?? []).some((token) => functionOf(token) === 'round');
}

/** Value of a formula, or the error that spreadsheets show. */
export function evaluateFormula(
  formula: string,
  cells: FormulaCells,
): FormulaValue | '#NAME?' | '#DIV/0!' {
  const tokens = tokenize(formula);
  if (!tokens) return '#NAME?';
  const cursor: Cursor = { ...cells, tokens, at: 0 };
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

interface Cursor extends FormulaCells {
  readonly tokens: readonly Token[];
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
            isShare: left.isShare
              ? !right.isShare
              : refersRight &&
                !right.isShare &&
                isShareAt(cursor, { first, start }, left.value / right.value),
          };
  }
}

/** Judges the quotient of the operands that begin at two tokens and end at the cursor. */
function isShareAt(
  { tokens, size, isShare, at }: Cursor,
  { first, start }: { readonly first: number; readonly start: number },
  value: number,
): boolean {
  const cellsBetween = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .filter(isReference)
      .flatMap(({ text }) => cellsOf(text, size));
  const [numerator, divisor] = [cellsBetween(first, start), cellsBetween(start, at)];
  return isShare({ numerator, divisor, value });
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
  const name = token && functionOf(token);
  return name && takeSign(cursor, '(') !== undefined ? parseFunction(cursor, name) : undefined;
}

function functionOf({ kind, text }: Token): FunctionName | undefined {
  if (kind !== 'name') return undefined;
  return typedKeysOf(FUNCTION_NAMES).find((name) =>
    (FUNCTION_NAMES[name] as readonly string[]).includes(text),
  );
}

function parseFunction(cursor: Cursor, name: FunctionName): FormulaValue | undefined {
  if (name === 'round') return parseRounding(cursor);
  const values = parseCells(cursor);
  return values && closeBracket(cursor, summarize(values, name));
}

/** Cells without an amount do not count. */
function summarize(
  values: readonly FormulaValue[],
  name: Exclude<FunctionName, 'round'>,
): FormulaValue {
  const sum = addUp(values);
  if (name === 'sum') return sum;
  if (name === 'average') return { ...sum, value: sum.value / values.length };
  const numbers = values.map(({ value }) => value);
  return { ...sum, value: numbers.length === 0 ? 0 : Math[name](...numbers) };
}

/** Arguments of a function of cells: ranges and cells between commas or semicolons. */
function parseCells(cursor: Cursor): readonly FormulaValue[] | undefined {
  const values: FormulaValue[] = [];
  do {
    const token = cursor.tokens[cursor.at];
    if (!token || !isReference(token)) return undefined;
    cursor.at += 1;
    values.push(...readCells(cursor, token.text));
  } while (takeSign(cursor, ',;') !== undefined);
  return values;
}

/** An amount and the number of its decimals, which is negative for tens and thousands. */
function parseRounding(cursor: Cursor): FormulaValue | undefined {
  const amount = parseSum(cursor);
  if (!amount || takeSign(cursor, ',;') === undefined) return undefined;
  const digits = parseSum(cursor);
  if (!digits) return undefined;
  const value = round(amount.value, digits.value);
  return closeBracket(cursor, { ...amount, value, digits: Math.trunc(digits.value) });
}

/** Rounds half away from zero, as spreadsheets do, and tolerates the errors of binary fractions. */
function round(value: number, digits: number): number {
  const scale = 10 ** Math.trunc(digits);
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * scale).toPrecision(15)))) / scale;
}

function closeBracket(cursor: Cursor, inner: FormulaValue | undefined): FormulaValue | undefined {
  return takeSign(cursor, ')') === undefined ? undefined : inner;
}

function sumCells(cursor: Cursor, reference: string): FormulaValue {
  return addUp(readCells(cursor, reference));
}

function readCells({ size, read }: Cursor, reference: string): readonly FormulaValue[] {
  return cellsOf(reference, size).flatMap((cell) => read(cell) ?? []);
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
