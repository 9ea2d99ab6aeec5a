import { isFormula } from './compute-formulas';

/** Letters of columns behind a removed one move up; the removed one itself is an error, as in spreadsheets. */
export function removeReferencedColumn(cell: string, column: number): string {
  if (!isFormula(cell)) return cell;
  return cell.replaceAll(/\b([A-Z])(\d*)(?![\w(])/gi, (reference, letter: string, row: string) => {
    const at = letter.toUpperCase().charCodeAt(0) - 65;
    if (at < column) return reference;
    return at === column ? '#REF!' : `${String.fromCharCode(at + 64)}${row}`;
  });
}
