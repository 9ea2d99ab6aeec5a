import { Button, TextField } from '@site/ui/mui';
import type { FinanceSource } from '../../../core/model/deck-schema';
import { MAX_SOURCES } from '../../../core/model/finance-terms';
import { SOURCE_KIND_LABELS, SOURCE_STATUS_LABELS } from '../../../film/finance/finance-rows';
import { ToolButton } from '../../../controls/controls';
import { AmountField } from './number-fields';
import { ChoiceField } from '../../../controls/choice-field';
import styles from './finance-form.module.css';

const NEW_SOURCE: FinanceSource = { name: '', kind: 'equity', amount: 0, status: 'wish' };

interface FinanceSourcesProps {
  readonly sources: readonly FinanceSource[];
  readonly onChange: (sources: readonly FinanceSource[]) => void;
}

export function FinanceSources({ sources, onChange }: FinanceSourcesProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>Finance plan</legend>
      {sources.map((source, index) => (
        <SourceFields
          // Sources have no identity but their position.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          number={index + 1}
          source={source}
          onChange={(changes) => onChange(sources.with(index, { ...source, ...changes }))}
          onRemove={() => onChange(sources.toSpliced(index, 1))}
        />
      ))}
      <div>
        <Button
          disabled={sources.length >= MAX_SOURCES}
          title={sources.length >= MAX_SOURCES ? `A plan has at most ${MAX_SOURCES} sources.` : ''}
          onClick={() => onChange([...sources, NEW_SOURCE])}
        >
          Add source
        </Button>
      </div>
    </fieldset>
  );
}

interface SourceFieldsProps {
  readonly number: number;
  readonly source: FinanceSource;
  readonly onChange: (changes: Partial<FinanceSource>) => void;
  readonly onRemove: () => void;
}

function SourceFields({ number, source, onChange, onRemove }: SourceFieldsProps) {
  return (
    <div role="group" aria-label={`Source ${number}`} className={styles['source']}>
      <TextField
        label="Name or territory"
        value={source.name}
        maxLength={100}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <ChoiceField
        label="Kind"
        value={source.kind}
        labels={SOURCE_KIND_LABELS}
        onChange={(kind) => onChange({ kind })}
      />
      <AmountField
        label="Amount"
        amount={source.amount}
        onChange={(amount) => onChange({ amount })}
      />
      <ChoiceField
        label="Status"
        value={source.status}
        labels={SOURCE_STATUS_LABELS}
        onChange={(status) => onChange({ status })}
      />
      <ToolButton icon="close" label={`Remove source ${number}`} onClick={onRemove} />
    </div>
  );
}
