import { AREA_OPACITY, seriesColorOf, type ChartKindProps } from '../chart-data';
import { linePlotOf } from '../chart-geometry';
import { groupingOf, type Span } from '../chart-layers';
import { ChartText, LabelAxis, ValueAxis } from './chart-text';
import { ChartCurve } from './curve';
import { placeLineAmounts } from '../labels/written-amounts';

const NO_BLANKS: ReadonlySet<number> = new Set();

export function LineChart({ chart, plotArea, data }: ChartKindProps) {
  const { series } = data;
  if (series.length === 0) return null;
  const plot = linePlotOf({ chart, plotArea, data });
  const { layers, slotSize: slotWidth, scale } = plot;
  const isStacked = groupingOf(chart) !== 'clustered';
  const columnCenterOf = (index: number) => plot.x + slotWidth * (index + 0.5);
  const amounts = placeLineAmounts({ chart, data }, plot);
  return (
    <>
      <ValueAxis chart={chart} data={data} plot={plot} />
      <LabelAxis chart={chart} plotArea={plotArea} plot={plot} />
      {layers.flat(2).some((value) => value < 0) && (
        <line
          x1={plot.x}
          x2={plot.x + plot.width}
          y1={scale.positionOf(0)}
          y2={scale.positionOf(0)}
          stroke={chart.lineColor}
        />
      )}
      {series.map(({ name, values, blanks }, index) => (
        <ChartCurve
          key={`${name} ${values.join(' ')}`}
          color={seriesColorOf(chart, index)}
          areaOpacity={chart.kind !== 'area' ? 0 : isStacked ? 1 : AREA_OPACITY}
          spans={(layers[index] ?? []).map(([from, to]): Span => [
            scale.positionOf(from),
            scale.positionOf(to),
          ])}
          xOf={columnCenterOf}
          hasPoints={chart.hasPoints}
          // In a stack, an empty cell counts as zero.
          blanks={chart.kind === 'line' && !isStacked ? blanks : NO_BLANKS}
        />
      ))}
      {amounts.map((line, index) =>
        line.map((amount, row) => {
          if (!amount) return null;
          const { text, x, y, anchor } = amount;
          return (
            <ChartText
              key={`${index} ${columnCenterOf(row)}`}
              chart={chart}
              lines={[text]}
              {...{ x, y, anchor }}
            />
          );
        }),
      )}
    </>
  );
}
