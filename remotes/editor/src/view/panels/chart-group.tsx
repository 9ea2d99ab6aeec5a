import { SelectField } from '@site/ui/mui';
import {
  addFigure,
  type ChartPatch,
  patchChart,
  removeLastFigure,
  writeFigure,
} from '../../core/edit/charts';
import { isStrange } from '../../core/film/amounts';
import { CHART_KINDS, type ChartElement, type ChartKind } from '../../core/model/deck';
import { edit } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { ColorField, NumberField, Tool } from '../controls';
import controls from '../controls.module.css';
import { CellGrid } from './cell-grid';

const KIND_WORDS: Readonly<Record<ChartKind, string>> = {
  bar: 'Bars',
  line: 'Line',
  pie: 'Pie',
  waterfall: 'Waterfall',
};

export function ChartGroup({ chart }: { chart: ChartElement }) {
  const { store } = useEditor();
  const patch = (change: ChartPatch) =>
    edit(store, 'Chart', (doc) => patchChart(doc, chart.id, change), { merges: true });
  return (
    <>
      <section className={controls['fields']}>
        <div className={controls['pair']}>
          <SelectField
            label="Kind of chart"
            value={chart.kind}
            onChange={({ target }) =>
              patch({ kind: CHART_KINDS.find((kind) => kind === target.value) ?? 'bar' })
            }
          >
            {CHART_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_WORDS[kind]}
              </option>
            ))}
          </SelectField>
          <NumberField
            label="Type size"
            min={6}
            max={96}
            value={chart.fontSize}
            onChange={(fontSize) => patch({ fontSize })}
          />
        </div>
        {chart.colors.slice(0, shownColors(chart)).map((color, index) => (
          <ColorField
            key={labelOf(chart, index)}
            label={labelOf(chart, index)}
            value={color}
            onChange={(next) => patch({ colors: chart.colors.with(index, next) })}
          />
        ))}
      </section>
      <section className={controls['group']}>
        <h2 className={controls['heading']}>Figures</h2>
        {chart.source === null ? (
          <Figures chart={chart} />
        ) : (
          <p className={controls['hint']}>
            They are those of the table on this slide: change them there. When the table is deleted,
            the chart keeps them.
          </p>
        )}
      </section>
    </>
  );
}

const STEP_WORDS = ['What comes in', 'What goes out', 'What is left'];

function labelOf({ kind }: ChartElement, index: number): string {
  if (kind === 'waterfall') return STEP_WORDS[index] ?? '';
  return `Colour ${index + 1}`;
}

function shownColors({ kind, rows }: ChartElement): number {
  if (kind === 'waterfall') return STEP_WORDS.length;
  return kind === 'pie' ? rows.length - 1 : (rows[0]?.length ?? 2) - 1;
}

function Figures({ chart }: { chart: ChartElement }) {
  const { store } = useEditor();
  return (
    <>
      <CellGrid
        rows={chart.rows}
        isInvalid={({ row, column }, text) => row > 0 && column > 0 && isStrange(text)}
        onWrite={(cell, text) =>
          edit(store, 'Edit figure', (doc) => writeFigure(doc, chart.id, cell, text), {
            merges: true,
          })
        }
      />
      <div className={controls['row']}>
        <Tool
          icon="plus"
          label="Add figure"
          hasText
          onClick={() => edit(store, 'Add figure', (doc) => addFigure(doc, chart.id))}
        />
        <Tool
          icon="minus"
          label="Remove figure"
          hasText
          onClick={() => edit(store, 'Remove figure', (doc) => removeLastFigure(doc, chart.id))}
        />
      </div>
    </>
  );
}
