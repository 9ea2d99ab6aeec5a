import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, Notice, TextField } from '@site/ui/mui';
import { ChoiceField } from '../../../controls/choice-field';
import { ToolButton } from '../../../controls/controls';
import type { DeckFinance, Finance, FinanceSource } from '../../../core/model/deck-schema';
import {
  FINANCE_FIGURES,
  type FinanceFigure,
  RECEIPT_CASES,
  MAX_FINANCE_SOURCES,
} from '../../../core/model/finance-terms';
import {
  addFinanceSlides,
  changeFinance,
  changeMoneyFormat,
  countFinanceViewsSetByHand,
  financeOf,
  resetFinanceViews,
  FINANCE_FIGURE_LABELS,
  formatFinanceFigure,
  insertFinanceFigure,
} from '../../../film/finance/finance-edits';
import {
  missingAmountOf,
  financeRowsOf,
  formatMoney,
  roundToCents,
  FINANCE_SOURCE_KIND_LABELS,
  FINANCE_SOURCE_STATUS_LABELS,
} from '../../../film/finance/finance-figures';
import { listTotals } from '../../../film/finance/named-budgets';
import { editDeck, showDialog } from '../../../store/editor-actions';
import { useEditor, useEditorState } from '../../../store/editor-context';
import { MoneyFormatFields } from '../money-format-fields';
import { AmountField, PercentField } from './number-fields';
import styles from './finance-form.module.css';

const NEW_SOURCE: FinanceSource = { name: '', kind: 'equity', amount: 0, status: 'wish' };

/** Edits the deck's finance model; tables and charts that show it change with it. */
export function FinanceForm() {
  const { store } = useEditor();
  const finance = financeOf(useEditorState(({ editingState }) => editingState.doc.deck));

  function patch(changes: Partial<Finance>): void {
    editDeck(
      store,
      'Finance',
      (doc) => changeFinance(doc, (before) => ({ ...before, ...changes })),
      { shouldMerge: true },
    );
  }

  function addSlides(): void {
    // Closes the dialog first, so that the new slide keeps the focus.
    flushSync(() => showDialog(store, null));
    editDeck(store, 'Finance slides', addFinanceSlides);
  }

  return (
    <div className={styles['form']}>
      <div className={styles['fields']}>
        <MoneyFormatFields
          format={finance}
          onChange={(change) =>
            editDeck(store, 'Language and currency', (doc) => changeMoneyFormat(doc, change))
          }
        />
        <AmountField
          label="Budget"
          amount={finance.budget}
          onChange={(budget) => patch({ budget })}
        />
        <BudgetButton finance={finance} onChange={patch} />
      </div>
      <FinanceSources sources={finance.sources} onChange={(sources) => patch({ sources })} />
      <Coverage finance={finance} />
      <Terms finance={finance} onChange={patch} />
      <Receipts finance={finance} onChange={patch} />
      <Returns finance={finance} />
      <ViewsSetByHand />
      <FigureButtons finance={finance} />
      <div>
        <Button variant="primary" onClick={addSlides}>
          Add finance slides
        </Button>
      </div>
    </div>
  );
}

interface PartProps {
  readonly finance: DeckFinance;
  readonly onChange: (changes: Partial<Finance>) => void;
}

/** Takes over the total of the deck's budget table, if it differs. */
function BudgetButton({ finance, onChange }: PartProps) {
  const { slides } = useEditorState(({ editingState }) => editingState.doc.deck);
  const [total] = listTotals(slides, 'budget');
  const budget = roundToCents(total?.amount ?? finance.budget);
  if (!total || budget === finance.budget) return null;
  return (
    <Button onClick={() => onChange({ budget })}>
      Use {formatMoney(finance, budget)} from slide {slides.indexOf(total.slide) + 1}
    </Button>
  );
}

function Coverage({ finance }: Pick<PartProps, 'finance'>) {
  const missing = missingAmountOf(finance);
  const total = formatMoney(finance, roundToCents(finance.budget - missing));
  const budget = formatMoney(finance, finance.budget);
  return (
    <p role="status" className={styles['sum']}>
      Sources add up to {total}.{' '}
      {missing > 0 && `${formatMoney(finance, missing)} of the ${budget} budget is still to find.`}
      {missing < 0 && `That is ${formatMoney(finance, -missing)} more than the budget.`}
      {missing === 0 && finance.budget > 0 && 'They cover the budget.'}
    </p>
  );
}

function Terms({ finance, onChange }: PartProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>Terms of recoupment, in the order of payment</legend>
      <div className={styles['fields']}>
        <PercentField
          label="Sales fee, % of receipts"
          percent={finance.salesFeePercent}
          onChange={(salesFeePercent) => onChange({ salesFeePercent })}
        />
        <AmountField
          label="Sales expenses, at most"
          amount={finance.salesExpensesCap}
          onChange={(salesExpensesCap) => onChange({ salesExpensesCap })}
        />
        <PercentField
          label="Interest on debt and gap, %"
          percent={finance.lendingCostPercent}
          onChange={(lendingCostPercent) => onChange({ lendingCostPercent })}
        />
        <PercentField
          label="Premium on equity, %"
          percent={finance.premiumPercent}
          onChange={(premiumPercent) => onChange({ premiumPercent })}
        />
        <AmountField
          label="Deferrals"
          amount={finance.deferrals}
          onChange={(deferrals) => onChange({ deferrals })}
        />
        <PercentField
          label="Net profits to investors, %"
          percent={finance.investorPercent}
          onChange={(investorPercent) => onChange({ investorPercent })}
        />
      </div>
    </fieldset>
  );
}

const CASE_LABELS = { low: 'Low case', base: 'Base case', high: 'High case' } as const;

function Receipts({ finance, onChange }: PartProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>Receipts after distribution, without pre-sales in the finance plan</legend>
      <div className={styles['fields']}>
        {RECEIPT_CASES.map((name) => (
          <AmountField
            key={name}
            label={CASE_LABELS[name]}
            amount={finance.receipts[name]}
            onChange={(amount) => onChange({ receipts: { ...finance.receipts, [name]: amount } })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Returns({ finance }: Pick<PartProps, 'finance'>) {
  const [head = [], ...rows] = financeRowsOf(finance, 'returns');
  return (
    // Amounts with cents are wider than a phone, and what scrolls has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label="Returns" tabIndex={0} className={styles['wide']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...cells]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Inserts figures into running text. */
function FigureButtons({ finance }: Pick<PartProps, 'finance'>) {
  const { store } = useEditor();

  function insert(figure: FinanceFigure): void {
    flushSync(() => showDialog(store, null));
    editDeck(store, 'Insert figure', (doc) => insertFinanceFigure(doc, finance, figure));
  }

  return (
    <fieldset className={styles['group']}>
      <legend>Figures in your text</legend>
      <p className={styles['sum']}>
        A figure goes to the end of the selected text, or into a new text box. It follows these
        numbers until you type over it.
      </p>
      <div className={styles['figures']}>
        {FINANCE_FIGURES.map((figure) => (
          <Button key={figure} onClick={() => insert(figure)}>
            {FINANCE_FIGURE_LABELS[figure]}: {formatFinanceFigure(finance, figure)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function ViewsSetByHand() {
  const { store } = useEditor();
  const count = useEditorState(({ editingState }) =>
    countFinanceViewsSetByHand(editingState.doc.deck),
  );
  if (count === 0) return null;
  return (
    <Notice kind="info">
      {count === 1 ? '1 table, chart or text was' : `${count} tables, charts or texts were`} set by
      hand, so the figures there don’t follow.{' '}
      <Button onClick={() => editDeck(store, 'Reset finance figures', resetFinanceViews)}>
        Reset figures
      </Button>
    </Notice>
  );
}

interface FinanceSourcesProps {
  readonly sources: readonly FinanceSource[];
  readonly onChange: (sources: readonly FinanceSource[]) => void;
}

function FinanceSources({ sources, onChange }: FinanceSourcesProps) {
  const [added, setAdded] = useState<number>();
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
          isAdded={index === added}
          onChange={(changes) => onChange(sources.with(index, { ...source, ...changes }))}
          onRemove={() => onChange(sources.toSpliced(index, 1))}
        />
      ))}
      <div>
        <Button
          disabled={sources.length >= MAX_FINANCE_SOURCES}
          title={
            sources.length >= MAX_FINANCE_SOURCES
              ? `A plan has at most ${MAX_FINANCE_SOURCES} sources.`
              : ''
          }
          onClick={() => {
            setAdded(sources.length);
            onChange([...sources, NEW_SOURCE]);
          }}
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
  /** True for the source that was added last. */
  readonly isAdded: boolean;
}

function SourceFields({ number, source, isAdded, onChange, onRemove }: SourceFieldsProps) {
  return (
    <div role="group" aria-label={`Source ${number}`} className={styles['source']}>
      <TextField
        label="Name or territory"
        value={source.name}
        maxLength={100}
        // Whoever adds a source names it next.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isAdded}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <ChoiceField
        label="Kind"
        value={source.kind}
        labels={FINANCE_SOURCE_KIND_LABELS}
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
        labels={FINANCE_SOURCE_STATUS_LABELS}
        onChange={(status) => onChange({ status })}
      />
      <ToolButton icon="close" label={`Remove source ${number}`} onClick={onRemove} />
    </div>
  );
}
