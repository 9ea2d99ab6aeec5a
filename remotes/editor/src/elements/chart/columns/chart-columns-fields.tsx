import { Checkbox, FormControlLabel } from '@site/ui/mui';
import controls from '../../../controls/controls.module.css';
import styles from '../../../controls/panels.module.css';
import type { ChartPatch } from '../chart-edits';
import { POINT_KINDS } from '../chart-kinds';
import type { ChartElement } from '../chart-schema';
import { chooseColumn, listChartColumns, mixedPercentsOf } from './chart-columns';

/** Columns of the rows that a chart shows, and whether their rows are its series. */
export function ChartColumnsFields({
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
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                size="small"
                checked={isDrawn}
                // A chart shows one column at least.
                disabled={isDrawn && drawnCount === 1}
                onChange={({ target }) =>
                  onChange({ columns: chooseColumn(choices, name, target.checked) })
                }
              />
            }
          />
        ))}
      <FormControlLabel
        label="Swap rows and columns"
        control={
          <Checkbox
            size="small"
            checked={chart.isSwapped ?? false}
            onChange={({ target }) => onChange({ isSwapped: target.checked || undefined })}
          />
        }
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
