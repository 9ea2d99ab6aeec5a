import { Button, TextField } from '@site/ui/mui';
import { useState } from 'react';
import type { DeckLanguage } from '../../../core/amounts/deck-languages';
import { numberSignsOf, SCALE_LABELS } from '../../../core/amounts/number-signs';
import { findUncertainAmounts } from '../../../core/amounts/amounts';
import { formatMoney, parseMoney, roundToCents } from '../../../film/finance/finance-figures';
import { useEditorState } from '../../../store/editor-context';
import { NumberField } from '../../../controls/value-fields';
import styles from './finance-form.module.css';

interface PercentFieldProps {
  readonly label: string;
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}

interface AmountFieldProps {
  readonly label: string;
  readonly amount: number;
  readonly onChange: (amount: number) => void;
}

/** Field for an amount with cents; takes effect while it is typed. */
export function AmountField({ label, amount, onChange }: AmountFieldProps) {
  const [typed, setTyped] = useState('');
  const [isTyping, setTyping] = useState(false);
  const language = useEditorState(({ editingState }) => editingState.doc.deck.language);
  const write = (value: number) => formatMoney({ language, currency: '' }, value);
  const value = isTyping ? parseMoney(typed, language) : amount;
  const isInvalid = value === undefined;
  // It stays when the field is left: what is pressed then must not move away from under the pointer.
  const isRead =
    typed !== '' && value !== undefined && ![String(value), write(value)].includes(typed.trim());
  const [uncertain] = findUncertainAmounts([typed], { language });
  const otherValue =
    uncertain && uncertain.value === value ? roundToCents(uncertain.otherValue) : undefined;
  return (
    <div className={styles['group']}>
      <TextField
        label={label}
        inputMode="text"
        maxLength={40}
        value={isTyping ? typed : amount === 0 ? '' : write(amount)}
        hint={isRead ? `Read as ${write(value)}.` : undefined}
        error={
          isInvalid
            ? `Enter an amount such as ${write(1_200_000)} or ${writeScaled(language)}.`
            : undefined
        }
        onChange={({ target }) => {
          setTyped(target.value);
          setTyping(true);
          const parsed = parseMoney(target.value, language);
          if (parsed !== undefined) onChange(parsed);
        }}
        onBlur={() => {
          if (!isInvalid) setTyping(false);
        }}
      />
      {otherValue !== undefined && (
        <Button
          onClick={() => {
            setTyped('');
            setTyping(false);
            onChange(otherValue);
          }}
        >
          Read as {write(otherValue)}
        </Button>
      )}
    </div>
  );
}

/** A million and two hundred thousand, as the language of a deck writes it in words. */
function writeScaled(language: DeckLanguage): string {
  const { decimal, isIndian } = numberSignsOf(language);
  return isIndian ? '12 lakh' : `1${decimal}2${SCALE_LABELS[language].M}`.replace(/\.$/, '');
}

/** Field for percents with two decimals. */
export function PercentField({ label, percent, onChange }: PercentFieldProps) {
  return (
    <NumberField
      label={label}
      value={percent}
      min={0}
      max={100}
      onChange={(value) => onChange(roundToCents(value))}
    />
  );
}
