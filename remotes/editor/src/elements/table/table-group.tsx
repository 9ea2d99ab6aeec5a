import { FormControlLabel, Radio } from '@site/ui/mui';
import { CheckboxField } from '../../controls/checkbox-field';
import { AddRemoveButtons } from '../../controls/add-remove-buttons';
import { CellGrid } from '../../controls/cell-grid';
import { ChoiceField } from '../../controls/choice-field';
import { ToolButton } from '../../controls/controls';
import { ColorField, NumberField } from '../../controls/value-fields';
import { hasMixedCurrencies, isInvalidAmount } from '../../core/amounts/amounts';
import { currentSlideOf, type EditorDocument } from '../../core/edit/editor-document';
import { backgroundColorOf } from '../../core/edit/slides/background-edits';
import type { CellPosition } from '../../core/elements/element-kind';
import { typedKeysOf } from '../../core/typed-keys-of';
import { pasteCells, reportLongCell } from '../../effects/paste-cells';
import { editDeck } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { AmountReadingHint } from '../amount-reading-hint';
import { describeFormulaFaults } from '../amount-review';
import { FinanceNote } from '../finance-note';
import { listCells } from './cell-edits';
import { CellStyleGroup } from './style/cell-style-group';
import {
  type TableColors,
  tableColorsOf,
  tableStyleOf,
  type TableStyle,
} from './style/apply-theme-to-table';
import { changeTable } from './table-edits';
import { writeLikeColumn } from './table-kind';
import {
  addTableRow,
  removeTableRows,
  setCellText,
  addTableColumn,
  removeTableColumn,
  setColumnWidth,
} from './table-rows';
import type { TableElement } from './table-schema';
import {
  addTotalRow,
  addedColumnsOf,
  isAmountColumn,
  mainTotalOf,
  rowsWithTotalOf,
  unreadableCellsOf,
} from './totals/table-totals';
import { useCellRange } from './use-cell-range';
import controls from '../../controls/controls.module.css';
import styles from '../../controls/panels.module.css';

export function TableGroup({ element: table }: { element: TableElement }) {
  const { store } = useEditor();
  const { range, isChosen, select } = useCellRange(table);
  const results = rowsWithTotalOf(table);
  const lastRow = table.rows.length - 1;
  // Rows are added below the chosen cells, and removed with them; without a choice, at the end.
  const rows = isChosen ? range : { top: lastRow, bottom: lastRow };
  return (
    <>
      <TableStyleGroup table={table} />
      <section className={controls['group']}>
        <h2 className={controls['heading']}>Cells</h2>
        <FinanceNote element={table} />
        <CellGrid
          rows={table.rows}
          isInvalid={({ row, column }) =>
            row > 0 &&
            table.hasTotalRow &&
            isAmountColumn(table, column) &&
            isInvalidAmount(results[row]?.[column] ?? '')
          }
          onWrite={(cell, text) => {
            editDeck(store, 'Edit cell', (doc) => setCellText(doc, table.id, cell, text), {
              shouldMerge: true,
            });
            reportLongCell(store, text);
          }}
          onFinish={(cell, before) =>
            editDeck(
              store,
              'Edit cell',
              (doc) => changeTable(doc, table.id, (typed) => writeLikeColumn(typed, cell, before)),
              { shouldMerge: true },
            )
          }
          onPasteGrid={(start, grid) => pasteCells(store, table.id, { start, grid })}
          isSelected={(cell) => listCells(range).some(isSameCell(cell))}
          onSelect={select}
        />
        <AmountReadingHint element={table} />
        <TotalHint table={table} />
        <FormulaHint table={table} />
        <AddRemoveButtons
          noun="row"
          add={(doc) => addTableRow(doc, table.id, rows.bottom)}
          remove={(doc) => removeTableRows(doc, table.id, rows)}
        />
        <TotalRowField table={table} />
      </section>
      <CellStyleGroup table={table} range={range} />
      <ColumnFields table={table} />
    </>
  );
}

function TotalRowField({ table }: { table: TableElement }) {
  const { store } = useEditor();
  const setTotalRow = (hasTotalRow: boolean) =>
    editDeck(store, 'Row of totals', (doc) =>
      changeTable(doc, table.id, (before) =>
        hasTotalRow ? addTotalRow(before) : { ...before, hasTotalRow },
      ),
    );
  return (
    <CheckboxField label="Row of totals" isChecked={table.hasTotalRow} onChange={setTotalRow} />
  );
}

const isSameCell = (one: CellPosition) => (other: CellPosition) =>
  one.row === other.row && one.column === other.column;

const TABLE_STYLE_LABELS: Readonly<Record<TableStyle, string>> = {
  lines: 'Lines',
  header: 'Heading bar',
  bands: 'Bands',
};

const VERTICAL_ALIGN_LABELS = { top: 'Top', middle: 'Middle', bottom: 'Bottom' } as const;

function TableStyleGroup({ table }: { table: TableElement }) {
  const { store } = useEditor();
  const look = tableStyleOf(table);
  const paint = (change: Partial<TableElement>) =>
    editDeck(
      store,
      'Table look',
      (doc) => changeTable(doc, table.id, (before) => ({ ...before, ...change })),
      { shouldMerge: true },
    );
  const choose = (name: TableStyle) => paint(stylesIn(store.getState().editingState.doc, name));
  return (
    <section className={controls['fields']}>
      <fieldset className={styles['tableStyles']}>
        <legend className={controls['heading']}>Look</legend>
        {typedKeysOf(TABLE_STYLE_LABELS).map((name) => (
          <FormControlLabel
            key={name}
            label={TABLE_STYLE_LABELS[name]}
            control={
              <Radio
                size="small"
                name="table-look"
                checked={look === name}
                onChange={() => choose(name)}
              />
            }
          />
        ))}
      </fieldset>
      <ColorField
        label="Lines"
        value={table.lineColor}
        onChange={(lineColor) => paint({ lineColor })}
      />
      <ChoiceField
        label="Text in cells"
        value={table.verticalAlign ?? 'middle'}
        labels={VERTICAL_ALIGN_LABELS}
        onChange={(verticalAlign) => paint({ verticalAlign })}
      />
      {look === 'header' && (
        <ColorField
          label="Heading"
          value={table.headerFill}
          onChange={(headerFill) => paint({ headerFill })}
        />
      )}
      {look === 'bands' && (
        <ColorField
          label="Band"
          value={table.bandFill}
          onChange={(bandFill) => paint({ bandFill })}
        />
      )}
    </section>
  );
}

function stylesIn(doc: EditorDocument, name: TableStyle): TableColors {
  return tableColorsOf(name, backgroundColorOf(currentSlideOf(doc)), doc.deck.theme);
}

/** Formulas that cannot be calculated, or count a text as nothing. */
function FormulaHint({ table }: { table: TableElement }) {
  return (
    <div role="status">
      {describeFormulaFaults(table).map((fault) => (
        <p key={fault} className={styles['wrong']}>
          {fault}.
        </p>
      ))}
    </div>
  );
}

/** Total, with the values that it does not count. */
function TotalHint({ table }: { table: TableElement }) {
  if (!table.hasTotalRow) return null;
  const columns = addedColumnsOf(table);
  const invalid = Array.from(new Set(columns.flatMap(unreadableCellsOf)));
  return (
    <div role="status">
      <p className={controls['hint']}>Total: {mainTotalOf(table)}</p>
      {invalid.map((text) => (
        <p key={text} className={styles['wrong']}>
          “{text}” is not a number, so the total leaves it out.
        </p>
      ))}
      {columns.some(hasMixedCurrencies) && (
        <p className={styles['wrong']}>The amounts are in different currencies.</p>
      )}
    </div>
  );
}

function ColumnFields({ table }: { table: TableElement }) {
  const { store } = useEditor();
  const totalWidth = table.columnWeights.reduce((sum, column) => sum + column, 0);
  const columns = table.columnWeights.map((width, column) => ({
    column,
    name: table.rows[0]?.[column] || `Column ${column + 1}`,
    percent: (width / totalWidth) * 100,
  }));
  return (
    <section className={controls['group']}>
      <h2 className={controls['heading']}>Columns</h2>
      {columns.map(({ column, name, percent }) => (
        <div key={column} className={styles['column']}>
          <NumberField
            label={`${name}: width %`}
            min={4}
            max={90}
            value={percent}
            onChange={(newPercent) =>
              editDeck(
                store,
                'Width of a column',
                (doc) =>
                  changeTable(doc, table.id, (before) =>
                    setColumnWidth(before, column, newPercent / 100),
                  ),
                { shouldMerge: true },
              )
            }
          />
          <ToolButton
            icon="minus"
            label={`Remove column ${name}`}
            disabledReason={columns.length === 1 && 'A table keeps one column.'}
            onClick={() =>
              editDeck(store, 'Remove column', (doc) => removeTableColumn(doc, table.id, column))
            }
          />
        </div>
      ))}
      <ToolButton
        icon="plus"
        label="Add column"
        hasText
        onClick={() => editDeck(store, 'Add column', (doc) => addTableColumn(doc, table.id))}
      />
    </section>
  );
}
