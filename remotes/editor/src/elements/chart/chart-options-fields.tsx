import { TextField } from '@site/ui/mui';
import { CheckboxField } from '../../controls/checkbox-field';
import { ChoiceField } from '../../controls/choice-field';
import controls from '../../controls/controls.module.css';
import type { ChartPatch } from './chart-edits';
import { hasGridLines, hasValueAxis, labelsOf, LINE_KINDS } from './chart-geometry';
import { readChartData } from './chart-data';
import { groupingOf } from './chart-layers';
import { SINGLE_SERIES_KINDS, SLICE_KINDS } from './chart-kinds';
import type { ChartElement } from './chart-schema';
import { listLeftOutAmounts } from './labels/written-amounts';

const GROUPING_LABELS = {
  clustered: 'Each from zero',
  stacked: 'Stacked',
  percent: 'Shares of 100 %',
};

const POINT_LABELS = { none: 'None', ends: 'First and last', all: 'All that fit' } as const;

const SLICE_LABELS = { both: 'Amount and share', amount: 'Amount', percent: 'Share' } as const;

const SCALE_OPTIONS = { own: 'As typed', k: 'Thousands', M: 'Millions' } as const;

const LEGEND_LABELS = {
  none: 'None',
  top: 'Above',
  right: 'Right',
  bottom: 'Below',
  left: 'Left',
} as const;

interface ChartOptionsProps {
  readonly chart: ChartElement;
  readonly onChange: (change: ChartPatch) => void;
}

/** Title, stacking, labels, legend and axis of a chart, as far as its kind has them. */
export function ChartOptionsFields({
  chart,
  drawn,
  onChange,
}: ChartOptionsProps & {
  /** The chart as it is fitted to its box. */
  readonly drawn: ChartElement;
}) {
  const hasSlices = SLICE_KINDS.has(chart.kind);
  const isWaterfall = chart.kind === 'waterfall';
  return (
    <section className={controls['fields']} aria-label="What the chart shows">
      <TextField
        label="Title"
        value={chart.title ?? ''}
        maxLength={500}
        onChange={({ target }) => onChange({ title: target.value || undefined })}
      />
      <GroupingField chart={chart} onChange={onChange} />
      <ScaleFields chart={chart} onChange={onChange} />
      {!isWaterfall && (
        <div className={controls['pair']}>
          <ChoiceField
            label="Amounts"
            value={labelsOf(chart)}
            labels={hasSlices ? { none: POINT_LABELS.none, all: 'All' } : POINT_LABELS}
            onChange={(labels) => onChange({ labels })}
          />
          {hasSlices ? (
            <SliceLabelsField chart={chart} onChange={onChange} />
          ) : (
            <LegendField chart={chart} onChange={onChange} />
          )}
        </div>
      )}
      <LeftOut chart={drawn} />
      {!hasSlices && !isWaterfall && <AxisFields drawn={drawn} onChange={onChange} />}
    </section>
  );
}

/** Series that are not drawn, or whose amounts are not. */
function LeftOut({ chart }: { chart: ChartElement }) {
  const data = readChartData(chart.rows, chart);
  const [first, ...others] = data.series;
  const isSingle = SINGLE_SERIES_KINDS.has(chart.kind) && first && others.length > 0;
  const { ends, none } = listLeftOutAmounts({ chart, data });
  const hints = [
    isSingle &&
      `This kind of chart shows “${first.name}” alone. For all ${data.series.length} series, choose columns, bars or lines.`,
    ends.length > 0 &&
      `Only the first and last amounts of ${quote(ends)} are written, because not all of them have room.`,
    none.length > 0 &&
      `The amounts of ${quote(none)} are left out, because not all of them have room.`,
  ].filter(Boolean);
  return hints.map((hint) => (
    <p key={String(hint)} className={controls['hint']}>
      {hint}
    </p>
  ));
}

function quote(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(', ');
}

/** Scale and unit, with the largest amount as it is written. */
function ScaleFields({ chart, onChange }: ChartOptionsProps) {
  const { scale, unit, rows } = chart;
  const [first] = readChartData(rows, chart).series;
  if (!first || groupingOf(chart) === 'percent') return null;
  return (
    <>
      <div className={controls['pair']}>
        <ChoiceField
          label="Written in"
          value={scale ?? 'own'}
          labels={SCALE_OPTIONS}
          onChange={(next) => onChange({ scale: next === 'own' ? undefined : next })}
        />
        <TextField
          label="Unit"
          value={unit ?? ''}
          maxLength={20}
          placeholder="Currency"
          onChange={({ target }) => onChange({ unit: target.value || undefined })}
        />
      </div>
      <p className={controls['hint']}>Example: {first.format(Math.max(...first.values))}</p>
    </>
  );
}

function GroupingField({ chart, onChange }: ChartOptionsProps) {
  const grouping = groupingOf(chart);
  const isLine = LINE_KINDS.has(chart.kind);
  if (!isLine && grouping === 'clustered') return null;
  const { clustered, ...stackLabels } = GROUPING_LABELS;
  return (
    <ChoiceField
      label="Series"
      value={grouping}
      labels={isLine ? { clustered, ...stackLabels } : stackLabels}
      onChange={(next) => onChange({ grouping: next === 'clustered' ? undefined : next })}
    />
  );
}

function LegendField({ chart, onChange }: ChartOptionsProps) {
  const { legend } = chart;
  const hasSeveral = readChartData(chart.rows, chart).series.length > 1;
  return (
    <ChoiceField
      label="Legend"
      value={legend ?? (hasSeveral ? 'top' : 'none')}
      labels={LEGEND_LABELS}
      onChange={(next) => onChange({ legend: next })}
    />
  );
}

function SliceLabelsField({ chart, onChange }: ChartOptionsProps) {
  return (
    <ChoiceField
      label="Written at slices"
      value={chart.sliceLabels ?? 'both'}
      labels={SLICE_LABELS}
      onChange={(next) => onChange({ sliceLabels: next === 'both' ? undefined : next })}
    />
  );
}

/** The axis is drawn although nobody chose it if amounts have no room. */
function AxisFields({
  drawn,
  onChange,
}: {
  drawn: ChartElement;
  onChange: ChartOptionsProps['onChange'];
}) {
  return (
    <div>
      <CheckboxField
        label="Axis with numbers"
        isChecked={hasValueAxis(drawn)}
        onChange={(isChecked) => onChange({ hasValueAxis: isChecked })}
      />
      <CheckboxField
        label="Grid lines"
        isChecked={hasGridLines(drawn)}
        onChange={(isChecked) => onChange({ hasGridLines: isChecked })}
      />
    </div>
  );
}
