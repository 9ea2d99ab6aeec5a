import '../../../elements/kinds';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createDeck } from '../../../core/model/create';
import { DECK_LANGUAGES, type DeckLanguage } from '../../../core/amounts/deck-languages';
import { type Editor, EditorContext } from '../../../store/editor-context';
import { createEditorStore } from '../../../store/editor-store';
import { AmountField } from './number-fields';

const onChange = jest.fn();

function Budget() {
  const [amount, setAmount] = useState(0);
  onChange(amount);
  return <AmountField label="Budget" amount={amount} onChange={setAmount} />;
}

function openField(language: DeckLanguage) {
  const store = createEditorStore(createDeck({ language }));
  render(
    <EditorContext value={{ store } as unknown as Editor}>
      <Budget />
    </EditorContext>,
  );
  return screen.getByLabelText('Budget');
}

test('An amount of two readings is read as in a table, and one click reads the other', () => {
  const field = openField('de');
  fireEvent.change(field, { target: { value: '1,257' } });
  expect(onChange).toHaveBeenLastCalledWith(1257);
  expect(screen.getAllByText('Read as 1.257.')).not.toEqual([]);
  fireEvent.blur(field);
  fireEvent.click(screen.getByRole('button', { name: 'Read as 1,26' }));
  expect(onChange).toHaveBeenLastCalledWith(1.26);
  expect(field).toHaveProperty('value', '1,26');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['1.255', '1.255,5', '1255', '12,5'])(
  '“%s” in a German deck needs no question',
  (text) => {
    fireEvent.change(openField('de'), { target: { value: text } });
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test.each([
  ['2.100.000', false],
  ['2100000', false],
  ['2,1 Mio', true],
  ['2 100 000', true],
])('“%s” is repeated as it is read only where that says more', (text, isRepeated) => {
  fireEvent.change(openField('de'), { target: { value: text } });
  expect(screen.queryAllByText('Read as 2.100.000.').length > 0).toBe(isRepeated);
});

test.each(DECK_LANGUAGES)('A field in %s gives samples that it reads', (language) => {
  const field = openField(language);
  fireEvent.change(field, { target: { value: 'soon' } });
  const [, ...samples] =
    /such as (.+) or (.+)\.$/.exec(screen.getByText(/^Enter an amount/).textContent ?? '') ?? [];
  expect(samples).toHaveLength(2);
  for (const value of samples) {
    fireEvent.change(field, { target: { value } });
    expect(onChange).toHaveBeenLastCalledWith(1_200_000);
    fireEvent.change(field, { target: { value: '' } });
  }
});
