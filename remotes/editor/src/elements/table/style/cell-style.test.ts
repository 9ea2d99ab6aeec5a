import { cellStyleOf, coveringMergeOf, removeCellColors, removeStyles } from './cell-style';

const table = {
  cellStyles: [
    { row: 1, column: 0, fill: '#ffee00' },
    { row: 1, column: 1, color: '#b45309', fontWeight: 'bold' },
    { row: 2, column: 2, textAlign: 'center' },
  ],
} as const;

describe('styles of single cells', () => {
  test('move with their column when one before it is removed', () => {
    const narrow = removeStyles(table, 'column', 1);
    expect(cellStyleOf(narrow, 1, 0)).toMatchObject({ fill: '#ffee00' });
    expect(cellStyleOf(narrow, 2, 1)).toMatchObject({ textAlign: 'center' });
    expect(narrow.cellStyles).toHaveLength(2);
  });

  test('of merged cells tell what they cover, and shrink with a removed column', () => {
    const merged = { cellStyles: [{ row: 1, column: 1, columnSpan: 3, rowSpan: 2 }] };
    const coveredOf = (row: number) =>
      [0, 1, 2, 3, 4].filter((column) => coveringMergeOf(merged, row, column) !== undefined);
    expect([0, 1, 2, 3].map(coveredOf)).toEqual([[], [2, 3], [1, 2, 3], []]);
    expect(removeStyles(merged, 'column', 2).cellStyles).toEqual([
      { row: 1, column: 1, columnSpan: 2, rowSpan: 2 },
    ]);
  });

  test('lose their colours, but not their weight, for a theme', () => {
    expect(removeCellColors(table).cellStyles).toEqual([
      { row: 1, column: 0 },
      { row: 1, column: 1, fontWeight: 'bold' },
      { row: 2, column: 2, textAlign: 'center' },
    ]);
  });

  test('are the first of a cell if it has several', () => {
    const [first, second] = [
      { row: 0, column: 0, fill: '#111111' },
      { row: 0, column: 0 },
    ];
    expect(cellStyleOf({ cellStyles: [first, second] }, 0, 0)).toBe(first);
  });

  test('are none for most tables', () => {
    const plain: { readonly cellStyles?: (typeof table)['cellStyles'] } = {};
    expect(cellStyleOf(plain, 0, 0)).toBeUndefined();
    expect(removeStyles(plain, 'column', 0)).toBe(plain);
  });
});
