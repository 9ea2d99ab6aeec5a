import { Checkbox, FormControlLabel, TextField } from '@site/ui/mui';
import { ChoiceField } from '../../view/choice-field';
import controls from '../../view/controls.module.css';
import type { ChartPatch } from './chart-edits';
import { hasGridLines, hasValueAxis, labelsOf, LINE_KINDS } from './chart-geometry';
import { groupingOf } from './chart-layers';
import { SLICE_KINDS } from './chart-kinds';
import type { ChartElement } from './chart-schema';

const GROUPING_LABELS = {
  clustered: 'Each from zero',
  stacked: 'Stacked',
  percent: 'Shares of 100 %',
};

const POINT_LABELS = { none: 'None', ends: 'First and last', all: 'All that fit' } as const;

const SLICE_LABELS = { both: 'Amount and share', amount: 'Amount', percent: 'Share' } as const;

const LEGEND_LABELS = {
  none: 'None',
  top: 'Above',
  right: 'Right',
  bottom: 'Below',
  left: 'Left',
} as const;

/** Title, stacking, labels, legend and axis of a chart, as far as its kind has them. */
export function ChartOptionsFields({
  chart,
  onChange,
}: {
  chart: ChartElement;
  onChange: (change: ChartPatch) => void;
}) {
  const { kind, rows } = chart;
  const hasSlices = SLICE_KINDS.has(kind);
  const grouping = groupingOf(chart);
  const canStack = LINE_KINDS.has(kind) || grouping !== 'clustered';
  const hasLegend = !hasSlices && kind !== 'waterfall';
  const { clustered, ...stackLabels } = GROUPING_LABELS;
  return (
    <section className={controls['fields']} aria-label="What the chart shows">
      <TextField
        label="Title"
        value={chart.title ?? ''}
        maxLength={500}
        onChange={({ target }) => onChange({ title: target.value || undefined })}
      />
      {canStack && (
        <ChoiceField
          label="Series"
          value={grouping}
          labels={LINE_KINDS.has(kind) ? { clustered, ...stackLabels } : stackLabels}
          onChange={(next) => onChange({ grouping: next === 'clustered' ? undefined : next })}
        />
      )}
      {kind !== 'waterfall' && (
        <div className={controls['pair']}>
          <ChoiceField
            label="Amounts"
            value={labelsOf(chart)}
            labels={hasSlices ? { none: POINT_LABELS.none, all: 'All' } : POINT_LABELS}
            onChange={(labels) => onChange({ labels })}
          />
          {hasLegend ? (
            <ChoiceField
              label="Legend"
              value={chart.legend ?? ((rows[0]?.length ?? 0) > 2 ? 'top' : 'none')}
              labels={LEGEND_LABELS}
              onChange={(legend) => onChange({ legend })}
            />
          ) : (
            <ChoiceField
              label="Written at slices"
              value={chart.sliceLabels ?? 'both'}
              labels={SLICE_LABELS}
              onChange={(next) => onChange({ sliceLabels: next === 'both' ? undefined : next })}
            />
          )}
        </div>
      )}
      {hasLegend && <AxisFields chart={chart} onChange={onChange} />}
    </section>
  );
}

function AxisFields({
  chart,
  onChange,
}: {
  chart: ChartElement;
  onChange: (change: ChartPatch) => void;
}) {
  return (
    <div>
      <FormControlLabel
        label="Axis with numbers"
        control={
          <Checkbox
            size="small"
            checked={hasValueAxis(chart)}
            onChange={({ target }) => onChange({ hasValueAxis: target.checked })}
          />
        }
      />
      <FormControlLabel
        label="Grid lines"
        control={
          <Checkbox
            size="small"
            checked={hasGridLines(chart)}
            onChange={({ target }) => onChange({ hasGridLines: target.checked })}
          />
        }
      />
    </div>
  );
}
