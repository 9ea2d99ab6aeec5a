import { Button, TextField } from '@site/ui/mui';
import { CheckboxField } from '../../controls/checkbox-field';
import { AddRemoveButtons } from '../../controls/add-remove-buttons';
import { CellGrid } from '../../controls/cell-grid';
import { ChoiceField } from '../../controls/choice-field';
import { ColorField, NumberField } from '../../controls/value-fields';
import { isInvalidAmount } from '../../core/amounts/amounts';
import { currentSlideIndexOf } from '../../core/edit/editor-document';
import { pasteCells } from '../../effects/paste-cells';
import { editDeck } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { AmountReadingHint } from '../amount-reading-hint';
import { FinanceNote } from '../finance-note';
import { readChartData } from './chart-data';
import {
  addChartRow,
  addChartSeries,
  type ChartPatch,
  patchChart,
  removeLastChartRow,
  removeLastChartSeries,
  setChartValue,
  unlinkChart,
} from './chart-edits';
import { type ChartKind, SINGLE_SERIES_KINDS, SLICE_KINDS, POINT_KINDS } from './chart-kinds';
import { ChartOptionsFields } from './chart-options-fields';
import type { ChartElement } from './chart-schema';
import { chooseColumn, listChartColumns, mixedPercentsOf } from './chart-kind';
import { fitChart } from './fit-chart';
import { totalLabelOf } from './waterfall';
import controls from '../../controls/controls.module.css';
import styles from '../../controls/panels.module.css';

const CHART_KIND_LABELS: Readonly<Record<ChartKind, string>> = {
  bar: 'Bars',
  column: 'Columns',
  'stacked-bar': 'Stacked bars',
  'stacked-column': 'Stacked columns',
  line: 'Line',
  area: 'Area',
  pie: 'Pie',
  doughnut: 'Doughnut',
  waterfall: 'Waterfall',
  scatter: 'Scatter',
  bubble: 'Bubbles',
  radar: 'Radar',
  'filled-radar': 'Filled radar',
};

export function ChartGroup({ element: chart }: { element: ChartElement }) {
  const { store } = useEditor();
  const patch = (change: ChartPatch) =>
    editDeck(store, 'Chart', (doc) => patchChart(doc, chart.id, change), { shouldMerge: true });
  const drawn = fitChart(chart, readChartData(chart.rows, chart));
  return (
    <>
      <section className={controls['fields']}>
        <div className={controls['pair']}>
          <ChoiceField
            label="Kind of chart"
            value={chart.kind}
            labels={CHART_KIND_LABELS}
            onChange={(kind) => patch({ kind })}
          />
          <NumberField
            label="Type size"
            min={6}
            max={96}
            value={chart.fontSize}
            onChange={(fontSize) => patch({ fontSize })}
          />
        </div>
        {drawn.fontSize < chart.fontSize && (
          <p className={controls['hint']}>
            Its text is drawn in size {drawn.fontSize}, so that all of it has room.
          </p>
        )}
        {chart.kind === 'waterfall' && (
          <TextField
            label="Name of the last column"
            value={totalLabelOf(chart)}
            maxLength={100}
            onChange={({ target }) => patch({ totalLabel: target.value })}
          />
        )}
        {chart.colors.slice(0, usedColorCountOf(chart)).map((color, index) => (
          <ColorField
            key={colorLabelOf(chart, index)}
            label={colorLabelOf(chart, index)}
            value={color}
            onChange={(next) => patch({ colors: chart.colors.with(index, next) })}
          />
        ))}
      </section>
      <ChartOptionsFields chart={chart} drawn={drawn} onChange={patch} />
      <section className={controls['group']}>
        <ChartColumnsFields chart={chart} onChange={patch} />
      </section>
      <section className={controls['group']}>
        <h2 className={controls['heading']}>Figures</h2>
        {chart.sourceTableId === null ? (
          <ChartDataFields chart={chart} />
        ) : (
          <SourceTableNote chart={chart} />
        )}
      </section>
    </>
  );
}

/** Place of the table that a chart follows, and the way to figures of its own. */
function SourceTableNote({ chart }: { chart: ChartElement }) {
  const { store } = useEditor();
  const place = useEditorState(({ editingState: { doc } }) => {
    const at = doc.deck.slides.findIndex(({ elements }) =>
      elements.some(({ id }) => id === chart.sourceTableId),
    );
    return at === currentSlideIndexOf(doc) ? 'this slide' : `slide ${at + 1}`;
  });
  return (
    <>
      <p className={controls['hint']}>
        The data come from the table on {place}: edit them there. If you delete the table, the chart
        keeps them.
      </p>
      <Button onClick={() => editDeck(store, 'Unlink chart', (doc) => unlinkChart(doc, chart.id))}>
        Unlink chart
      </Button>
    </>
  );
}

const STEP_LABELS = ['What comes in', 'What goes out', 'What is left'];

function colorLabelOf({ kind }: ChartElement, index: number): string {
  if (kind === 'waterfall') return STEP_LABELS[index] ?? '';
  return `Colour ${index + 1}`;
}

function usedColorCountOf(chart: ChartElement): number {
  if (chart.kind === 'waterfall') return STEP_LABELS.length;
  const { labels, series } = readChartData(chart.rows, chart);
  return SLICE_KINDS.has(chart.kind) ? labels.length : series.length;
}

function ChartDataFields({ chart }: { chart: ChartElement }) {
  const { store } = useEditor();
  return (
    <>
      <FinanceNote element={chart} />
      <CellGrid
        rows={chart.rows}
        isInvalid={({ row, column }, text) => row > 0 && column > 0 && isInvalidAmount(text)}
        onWrite={(cell, text) =>
          editDeck(store, 'Edit figure', (doc) => setChartValue(doc, chart.id, cell, text), {
            shouldMerge: true,
          })
        }
        onPasteGrid={(start, grid) => pasteCells(store, chart.id, { start, grid })}
      />
      <AmountReadingHint element={chart} />
      <AddRemoveButtons
        noun="figure"
        add={(doc) => addChartRow(doc, chart.id)}
        remove={(doc) => removeLastChartRow(doc, chart.id)}
      />
      {SINGLE_SERIES_KINDS.has(chart.kind) || (
        <AddRemoveButtons
          noun="series"
          add={(doc) => addChartSeries(doc, chart.id)}
          remove={(doc) => removeLastChartSeries(doc, chart.id)}
        />
      )}
    </>
  );
}

/** Columns of the rows that a chart shows, and whether their rows are its series. */
function ChartColumnsFields({
  chart,
  onChange,
}: {
  readonly chart: ChartElement;
  readonly onChange: (change: ChartPatch) => void;
}) {
  const choices = listChartColumns(chart);
  const drawnCount = choices.filter(({ isDrawn }) => isDrawn).length;
  const mixed = mixedPercentsOf(chart);
  if (POINT_KINDS.has(chart.kind) || chart.hasAllFigures) return <MixedUnits names={mixed} />;
  return (
    <fieldset className={styles['tableStyles']}>
      <legend className={controls['heading']}>Columns</legend>
      {choices.length > 1 &&
        choices.map(({ name, isDrawn }) => (
          <CheckboxField
            key={name}
            label={name}
            isChecked={isDrawn}
            // A chart shows one column at least.
            isDisabled={isDrawn && drawnCount === 1}
            onChange={(isChecked) => onChange({ columns: chooseColumn(choices, name, isChecked) })}
          />
        ))}
      <CheckboxField
        label="Swap rows and columns"
        isChecked={chart.isSwapped ?? false}
        onChange={(isChecked) => onChange({ isSwapped: isChecked || undefined })}
      />
      <MixedUnits names={mixed} />
    </fieldset>
  );
}

function MixedUnits({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className={controls['hint']} role="status">
      Percents ({names.map((name) => `“${name}”`).join(', ')}) stand on one axis with amounts. Draw
      one of the two.
    </p>
  );
}
