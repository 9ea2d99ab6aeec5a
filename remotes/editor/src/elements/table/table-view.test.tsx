import { render, screen } from '@testing-library/react';
import { createTable } from './create-table';
import { TableView } from './table-view';

test('A merged cell covers its neighbours, which are not drawn', () => {
  const rows = [
    ['Plan', 'Amount', 'Share'],
    ['Equity', '', '40%'],
    ['', '', '60%'],
  ];
  const cellStyles = [{ row: 1, column: 0, columnSpan: 2, rowSpan: 2 }];
  render(
    <TableView element={{ ...createTable({ rows, columnWeights: [1, 1, 1] }), cellStyles }} />,
  );
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['Equity', '40%', '60%']);
  const merged = screen.getByRole('cell', { name: 'Equity' });
  expect(merged.getAttribute('colspan')).toBe('2');
  expect(merged.getAttribute('rowspan')).toBe('2');
});
