import { act, fireEvent, render, screen } from '@testing-library/react';
import { CellGrid } from './cell-grid';

test('Arrows lead to the cells above and below, also where no cells are selected', () => {
  const rows = [
    ['Month', 'Cinema'],
    ['May', '12'],
  ];
  render(
    <CellGrid rows={rows} isInvalid={() => false} onWrite={() => {}} onPasteGrid={() => {}} />,
  );
  const cellOf = (row: number) => screen.getByRole('textbox', { name: `Row ${row}, column 2` });
  act(() => cellOf(1).focus());
  fireEvent.keyDown(cellOf(1), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cellOf(2));
  fireEvent.keyDown(cellOf(2), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cellOf(2));
  fireEvent.keyDown(cellOf(2), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(cellOf(1));
});
