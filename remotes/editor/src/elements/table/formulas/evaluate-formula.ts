import type { CellPosition } from '../../../core/elements/element-kind';

export interface FormulaValue {
  readonly value: number;
  /** True for percentages and quotients of cells. */
  readonly isShare: boolean;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

type ReadCell = (cell: CellPosition) => FormulaValue | undefined;

/** Spreadsheets name the function in their language, and separate its cells by semicolons where commas are decimal. */
const TOKEN_PATTERN =
  /\s*(?:(?<range>[A-Z]\d+:[A-Z]\d*)|(?<cell>[A-Z]\d+)|(?<number>\d+(?:[.,]\d+)?%?)|(?<sign>[-+*/(),;])|(?<sum>SUM(?:ME|A)?|SOMM?A|SOMME))/iy;

type TokenKind = 'range' | 'cell' | 'number' | 'sign' | 'sum';

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

/** Value of a formula of sums, differences, products and quotients, or the error that spreadsheets show. */
export function evaluateFormula(
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

const isReference = ({ kind }: Token) => kind === 'cell' || kind === 'range';

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
