import { SelectField, ToggleButtonGroup } from '@site/ui/mui';
import { editDeck } from '../../../store/editor-actions';
import { useEditor } from '../../../store/editor-context';
import { ToolButton } from '../../../controls/controls';
import controls from '../../../controls/controls.module.css';
import { ColorField } from '../../../controls/value-fields';
import {
  canMergeCells,
  type CellLookPatch,
  type CellRange,
  hasMergedCells,
  mergeCells,
  patchCells,
  splitCells,
  listCells,
  canInsertFormula,
  FORMULA_KINDS,
  type FormulaKind,
  insertFormulas,
} from '../cell-edits';
import { nameOf } from '../table-cells';
import { cellStyleOf } from './cell-style';
import {
  clearNumberFormats,
  formatNumbers,
  numberFormatOf,
  numberFormatsOf,
} from '../formats/number-formats';
import { changeTable } from '../table-edits';
import type { CellSide, TableElement } from '../table-schema';

interface CellStyleGroupProps {
  readonly table: TableElement;
  readonly range: CellRange;
}

/** Style, number format, formulas and merging of the chosen cells. */
export function CellStyleGroup({ table, range }: CellStyleGroupProps) {
  const { store } = useEditor();
  const { bold, fill, color } = lookOf(table, range);
  const change = (title: string, edit: (before: TableElement) => TableElement) =>
    editDeck(store, title, (doc) => changeTable(doc, table.id, edit), { shouldMerge: true });
  const paint = (patch: CellLookPatch) =>
    change('Style of cells', (before) => patchCells(before, range, patch));
  return (
    <section className={controls['fields']} aria-label="Chosen cells">
      <h2 className={controls['heading']}>{describeRange(range)}</h2>
      <div className={controls['row']}>
        <ToolButton
          icon="bold"
          label="Bold cells"
          isPressed={bold}
          onClick={() => paint({ fontWeight: bold ? 'normal' : 'bold' })}
        />
        <AlignmentButtons table={table} range={range} onChange={paint} />
      </div>
      <MergeButtons table={table} range={range} onChange={change} />
      <ColorField label="Fill of cells" value={fill} onChange={(next) => paint({ fill: next })} />
      <ColorField label="Text of cells" value={color} onChange={(next) => paint({ color: next })} />
      <div className={controls['pair']}>
        <BordersField table={table} range={range} onChange={paint} />
        <NumberFormatField table={table} range={range} onChange={change} />
      </div>
      <FormulaButtons range={range} onChange={change} />
      <div>
        <ToolButton icon="close" label="Reset cells" hasText onClick={() => paint(PLAIN_LOOK)} />
      </div>
    </section>
  );
}

const PLAIN_LOOK: CellLookPatch = {
  fill: undefined,
  color: undefined,
  fontWeight: undefined,
  textAlign: undefined,
  verticalAlign: undefined,
  margins: undefined,
  borders: undefined,
};

function lookOf(table: TableElement, range: CellRange) {
  const { top, left } = range;
  const style = cellStyleOf(table, top, left);
  return {
    // A half-bold choice becomes bold first.
    bold: listCells(range).every(({ row, column }) => isBoldCell(table, row, column)),
    fill: style?.fill ?? (top === 0 ? table.headerFill : 'none'),
    color: style?.color ?? (top === 0 ? table.headerColor : table.color),
  };
}

function isBoldCell(table: TableElement, row: number, column: number): boolean {
  const weight = cellStyleOf(table, row, column)?.fontWeight ?? (row === 0 ? 'bold' : 'normal');
  return weight === 'bold';
}

function describeRange({ top, left, bottom, right }: CellRange): string {
  const first = nameOf(top, left);
  return top === bottom && left === right
    ? `Cell ${first}`
    : `Cells ${first}:${nameOf(bottom, right)}`;
}

type ChangeTable = (title: string, edit: (before: TableElement) => TableElement) => void;

function AlignmentButtons({
  table,
  range,
  onChange,
}: CellStyleGroupProps & { readonly onChange: (patch: CellLookPatch) => void }) {
  const current = cellStyleOf(table, range.top, range.left)?.textAlign;
  return (
    <ToggleButtonGroup aria-label="Alignment of cells">
      {(['left', 'center', 'right'] as const).map((textAlign) => (
        <ToolButton
          key={textAlign}
          icon={textAlign}
          label={`Align cells ${textAlign}`}
          isPressed={current === textAlign}
          onClick={() => onChange({ textAlign: current === textAlign ? undefined : textAlign })}
        />
      ))}
    </ToggleButtonGroup>
  );
}

function MergeButtons({
  table,
  range,
  onChange,
}: CellStyleGroupProps & { readonly onChange: ChangeTable }) {
  const isMerged = hasMergedCells(table, range);
  return (
    <div className={controls['row']}>
      <ToolButton
        icon="table"
        label="Merge cells"
        hasText
        disabledReason={!canMergeCells(range) && 'Choose cells with Shift to merge them'}
        onClick={() => onChange('Merge cells', (before) => mergeCells(before, range))}
      />
      {isMerged && (
        <ToolButton
          icon="grid"
          label="Split cells"
          hasText
          onClick={() => onChange('Split cells', (before) => splitCells(before, range))}
        />
      )}
    </div>
  );
}

const BORDERS: Readonly<Record<string, readonly CellSide[]>> = {
  Below: ['bottom'],
  Above: ['top'],
  'Above and below': ['top', 'bottom'],
  'All sides': ['left', 'right', 'top', 'bottom'],
  None: [],
};

function BordersField({
  table,
  range,
  onChange,
}: CellStyleGroupProps & { readonly onChange: (patch: CellLookPatch) => void }) {
  const borders = cellStyleOf(table, range.top, range.left)?.borders ?? ['bottom'];
  const current = Object.keys(BORDERS).find((name) => BORDERS[name]?.join() === borders.join());
  return (
    <SelectField
      label="Lines of cells"
      value={current ?? ''}
      onChange={({ target }) => onChange({ borders: BORDERS[target.value] })}
    >
      {current === undefined && <option value="">Mixed</option>}
      {Object.keys(BORDERS).map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}

const NO_AMOUNTS =
  'The chosen cells have no amounts for this format. Choose cells with amounts or formulas.';

function NumberFormatField({
  table,
  range,
  onChange,
}: CellStyleGroupProps & { readonly onChange: ChangeTable }) {
  const { store } = useEditor();
  const formats = numberFormatsOf(table.language);
  const choose = (example: string) => {
    const format = formats.find((each) => each.example === example);
    const edit = (before: TableElement) =>
      format ? formatNumbers(before, range, format) : clearNumberFormats(before, range);
    if (format && edit(table) === table) store.setState({ notice: NO_AMOUNTS });
    else onChange('Number format', edit);
  };
  return (
    <SelectField
      label="Number format"
      value={numberFormatOf(table, range)?.example ?? ''}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">As typed</option>
      {formats.map(({ example }) => (
        <option key={example}>{example}</option>
      ))}
    </SelectField>
  );
}

const FORMULA_LABELS: Readonly<Record<FormulaKind, string>> = {
  sum: 'Sum of the cells above',
  share: 'Share of the column before',
  difference: 'Difference of two cells',
};

function FormulaButtons({
  range,
  onChange,
}: Pick<CellStyleGroupProps, 'range'> & { readonly onChange: ChangeTable }) {
  return (
    <div>
      <div className={controls['row']}>
        {FORMULA_KINDS.filter((kind) => canInsertFormula(kind, range)).map((kind) => (
          <ToolButton
            key={kind}
            icon="plus"
            label={FORMULA_LABELS[kind]}
            hasText
            onClick={() => onChange('Formula', (before) => insertFormulas(before, range, kind))}
          />
        ))}
      </div>
      <p className={controls['hint']}>
        Or type one in a cell: =SUM(B2:B6), =B2-B3, =B2/SUM(B2:B). Results follow their cells.
      </p>
    </div>
  );
}
