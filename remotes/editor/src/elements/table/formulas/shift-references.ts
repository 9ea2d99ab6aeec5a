import { isFormula } from './evaluate-formula';

export type TableAxis = 'row' | 'column';

/** The cell that a reference, or one end of a range, leads to afterwards; undefined if it is gone. */
type Shift = (index: number, role: 'cell' | 'start' | 'end') => number | undefined;

const REFERENCE_PATTERN = /\b[A-Z]\d+(?::[A-Z]\d*)?(?![\w(])/gi;

/** References behind a removed row or column move up, ranges shrink; the removed cell itself is an error. */
export function removeReferences(cell: string, axis: TableAxis, removed: number): string {
  return shiftReferences(cell, axis, (index, role) => {
    if (index === removed && role === 'cell') return undefined;
    return index > removed || (index === removed && role === 'end') ? index - 1 : index;
  });
}

/** References behind a new row or column move down, and ranges around it grow. */
export function insertReferences(cell: string, axis: TableAxis, inserted: number): string {
  return shiftReferences(cell, axis, (index) => (index >= inserted ? index + 1 : index));
}

function shiftReferences(cell: string, axis: TableAxis, shift: Shift): string {
  if (!isFormula(cell)) return cell;
  return cell.replaceAll(REFERENCE_PATTERN, (reference) => {
    const [first = '', last] = reference.toUpperCase().split(':');
    if (last === undefined) return moveName(first, axis, (at) => shift(at, 'cell'));
    const start = moveName(first, axis, (at) => shift(at, 'start'));
    const end = moveName(last, axis, (at) => shift(at, 'end'));
    return isBackwards(start, end) ? '#REF!' : `${start}:${end}`;
  });
}

/** A name without a row leads to the last one, which stays the last. */
function moveName(
  name: string,
  axis: TableAxis,
  move: (index: number) => number | undefined,
): string {
  const [letter, row] = [name.charAt(0), name.slice(1)];
  if (axis === 'row' && row === '') return name;
  const moved = move(axis === 'row' ? Number(row) - 1 : letter.charCodeAt(0) - 65);
  if (moved === undefined) return '#REF!';
  return axis === 'row' ? `${letter}${moved + 1}` : `${String.fromCharCode(moved + 65)}${row}`;
}

/** True for the range that is left of a single removed cell. */
function isBackwards(start: string, end: string): boolean {
  const row = (name: string) => Number(name.slice(1) || Infinity);
  return end < 'A' || start.charAt(0) > end.charAt(0) || row(start) > row(end);
}
