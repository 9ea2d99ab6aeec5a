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

test('The digits of an amount stay on one line, and texts break', () => {
  const rows = [
    ['Plan', 'Amount'],
    ['Equity and its partners', '780 500,00 €'],
  ];
  render(<TableView element={createTable({ rows })} />);
  const cells = screen.getAllByRole('cell').map(({ style }) => style.whiteSpace);
  expect(cells).toEqual(['', 'nowrap']);
});

test('A header cell without a fill lies on the slide, not on the header’s fill', () => {
  const cellStyles = [{ row: 0, column: 1, fill: 'none' }];
  render(<TableView element={{ ...createTable({ headerFill: '#0f172a' }), cellStyles }} />);
  const cell = screen.getByRole('columnheader', { name: 'Amount' });
  expect(cell.style.background).toBe('none');
  expect(cell.parentElement?.style.background).toBe('');
});
