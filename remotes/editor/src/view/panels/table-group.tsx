import { keysOf } from '../../core/keys-of';
import { Checkbox, FormControlLabel, Radio } from '@site/ui/mui';
import { addRow, changeTable, removeLastRow, writeCell } from '../../core/edit/tables';
import { isMixed, isStrange } from '../../core/film/amounts';
import { slideOf } from '../../core/edit/document';
import { colorsOf, lookOf, type TableLook } from '../../core/film/table-looks';
import { amountsOf, isAmountColumn, totalOf } from '../../core/film/tables';
import type { TableElement } from '../../core/model/deck';
import { edit } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { ColorField, Tool } from '../controls';
import { CellGrid } from './cell-grid';
import { ColumnFields } from './column-fields';
import controls from '../controls.module.css';
import styles from './panels.module.css';

export function TableGroup({ table }: { table: TableElement }) {
  const { store } = useEditor();
  return (
    <>
      <LookGroup table={table} />
      <section className={controls['group']}>
        <h2 className={controls['heading']}>Cells</h2>
        <CellGrid
          rows={table.rows}
          isInvalid={({ row, column }, text) =>
            row > 0 && isAmountColumn(table, column) && isStrange(text)
          }
          onWrite={(cell, text) =>
            edit(store, 'Edit cell', (doc) => writeCell(doc, table.id, cell, text), {
              merges: true,
            })
          }
        />
        <TotalWords table={table} />
        <div className={controls['row']}>
          <Tool
            icon="plus"
            label="Add row"
            hasText
            onClick={() => edit(store, 'Add row', (doc) => addRow(doc, table.id))}
          />
          <Tool
            icon="minus"
            label="Remove row"
            hasText
            onClick={() => edit(store, 'Remove row', (doc) => removeLastRow(doc, table.id))}
          />
        </div>
        <FormControlLabel
          label="Row of totals"
          control={
            <Checkbox
              size="small"
              checked={table.total}
              onChange={({ target }) =>
                edit(store, 'Row of totals', (doc) =>
                  changeTable(doc, table.id, (before) => ({ ...before, total: target.checked })),
                )
              }
            />
          }
        />
      </section>
      <ColumnFields table={table} />
    </>
  );
}

const LOOKS: Readonly<Record<TableLook, string>> = {
  lines: 'Lines',
  bar: 'Heading bar',
  bands: 'Bands',
};

function LookGroup({ table }: { table: TableElement }) {
  const { store } = useEditor();
  const look = lookOf(table);
  const paint = (change: Partial<TableElement>) =>
    edit(
      store,
      'Table look',
      (doc) => changeTable(doc, table.id, (before) => ({ ...before, ...change })),
      { merges: true },
    );
  const choose = (name: TableLook) =>
    paint(colorsOf(name, slideOf(store.getState().work.doc).background));
  return (
    <section className={controls['fields']}>
      <fieldset className={styles['looks']}>
        <legend className={controls['heading']}>Look</legend>
        {keysOf(LOOKS).map((name) => (
          <FormControlLabel
            key={name}
            label={LOOKS[name]}
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
      <ColorField label="Lines" value={table.line} onChange={(line) => paint({ line })} />
      {look === 'bar' && (
        <ColorField
          label="Heading"
          value={table.headFill}
          onChange={(headFill) => paint({ headFill })}
        />
      )}
      {look === 'bands' && (
        <ColorField label="Band" value={table.band} onChange={(band) => paint({ band })} />
      )}
    </section>
  );
}

/** Total, with the values that it does not count. */
function TotalWords({ table }: { table: TableElement }) {
  if (!table.total) return null;
  const amounts = amountsOf(table);
  const invalid = Array.from(new Set(amounts.filter(isStrange)));
  return (
    <div role="status">
      <p className={controls['hint']}>Total: {totalOf(table)}</p>
      {invalid.map((text) => (
        <p key={text} className={styles['wrong']}>
          “{text}” is not a number, so the total leaves it out.
        </p>
      ))}
      {isMixed(amounts) && (
        <p className={styles['wrong']}>The amounts are in different currencies.</p>
      )}
    </div>
  );
}
