import { Button } from '@site/ui/mui';
import { changeElementsById } from '../core/edit/editor-document';
import type { DecimalSign } from '../core/amounts/number-signs';
import { editDeck } from '../store/editor-actions';
import { useEditor } from '../store/editor-context';
import controls from '../controls/controls.module.css';
import { listUncertainAmounts, writeAmount } from './amount-review';
import type { ChartElement } from './chart/chart-schema';
import type { TableElement } from './table/table-schema';
import { withDecimalSign } from './amount-edits';

/** Says how an amount is read that could mean two things, and offers both readings for the whole element. */
export function AmountReadingHint({ element }: { element: TableElement | ChartElement }) {
  const { store } = useEditor();
  const [amount] = listUncertainAmounts(element);
  if (!amount) return null;
  const [value, otherValue] = [amount.value, amount.otherValue].map((each) =>
    writeAmount(each, element),
  );
  const choose = (sign: DecimalSign) =>
    editDeck(store, 'Reading of amounts', (doc) =>
      changeElementsById(doc, [element.id], (each) => withDecimalSign(each, sign)),
    );
  return (
    <div role="status">
      <p className={controls['hint']}>
        “{amount.text}” is read as {value}.
      </p>
      <Button onClick={() => choose(amount.otherSign)}>Read as {otherValue}</Button>
      <Button onClick={() => choose(amount.otherSign === '.' ? ',' : '.')}>Keep {value}</Button>
    </div>
  );
}
