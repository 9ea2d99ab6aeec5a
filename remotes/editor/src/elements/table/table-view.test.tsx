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

test('A merged cell of the header reaches into the rows below it', () => {
  const rows = [
    ['Territory', 'Advance'],
    ['', 'Low'],
    ['Germany', '120'],
  ];
  const cellStyles = [{ row: 0, column: 0, rowSpan: 2 }];
  render(<TableView element={{ ...createTable({ rows, columnWeights: [1, 1] }), cellStyles }} />);
  // Cells do not span the groups of rows of a table.
  const head = screen.getByRole('columnheader', { name: 'Territory' }).closest('thead');
  expect(head?.textContent).toBe('TerritoryAdvanceLow');
  expect(screen.getByRole('cell', { name: 'Germany' }).closest('tbody')).not.toBeNull();
});

test('A header cell without a fill lies on the slide, not on the header’s fill', () => {
  const cellStyles = [{ row: 0, column: 1, fill: 'none' }];
  render(<TableView element={{ ...createTable({ headerFill: '#0f172a' }), cellStyles }} />);
  const cell = screen.getByRole('columnheader', { name: 'Amount' });
  expect(cell.style.background).toBe('none');
  expect(cell.parentElement?.style.background).toBe('');
});
