import { seriesColorOf, type ChartKindProps } from './chart-data';
import { BARS_RATIO, columnPlotOf } from './chart-geometry';
import { createTightScale, spansOf } from './linear-scale';
import { ChartText, estimateTextWidth, wrapText } from './chart-text';
import { StackedLabel } from './stacked-label';

/** Columns beside each other or stacked, with their amounts above or in them. */
export function ColumnChart({ chart, plotArea, data: { labels, series } }: ChartKindProps) {
  const { fontSize } = chart;
  const isStacked = chart.kind === 'stacked-column';
  const rows = labels.map((_, row) => spansOf(series, row, isStacked));
  const plot = columnPlotOf({ chart, plotArea, data: { labels, series } });
  const { slotSize: slotWidth, barSize: width } = plot;
  const at = createTightScale(plot.values, { from: plot.y + plot.height, to: plot.y });
  const [left, right] = [plotArea.x, plotArea.x + plotArea.width];
  return (
    <>
      <line x1={left} x2={right} y1={at(0)} y2={at(0)} stroke={chart.lineColor} />
      {labels.map((label, row) => {
        const slot = left + slotWidth * row;
        const start = slot + (slotWidth * (1 - BARS_RATIO)) / 2;
        return (
          <g key={`${label} ${slot}`}>
            {rows[row]?.map(([from, to], index) => (
              <Column
                key={`${series[index]?.name} ${start + index}`}
                chart={chart}
                x={isStacked ? start : start + width * index}
                width={width}
                span={[at(from), at(to)]}
                color={seriesColorOf(chart, index)}
                text={series[index]?.format(series[index].values[row] ?? 0) ?? ''}
                isStacked={isStacked}
              />
            ))}
            <ChartText
              chart={chart}
              lines={wrapText(label, slotWidth * 0.96, fontSize)}
              x={slot + slotWidth / 2}
              y={plotArea.y + plotArea.height - fontSize * 1.2}
              anchor="middle"
            />
          </g>
        );
      })}
    </>
  );
}

function Column({
  chart,
  x,
  width,
  span: [from, to],
  color,
  text,
  isStacked,
}: Pick<ChartKindProps, 'chart'> & {
  x: number;
  width: number;
  span: readonly [from: number, to: number];
  color: string;
  text: string;
  isStacked: boolean;
}) {
  const { fontSize } = chart;
  const [top, height] = [Math.min(from, to), Math.abs(from - to)];
  const middle = x + width / 2;
  return (
    <>
      <rect x={x} y={top} width={width * 0.94} height={Math.max(1, height)} fill={color} />
      {isStacked ? (
        <StackedLabel
          chart={chart}
          text={text}
          fill={color}
          x={middle}
          y={top + height / 2}
          isFitting={height >= fontSize && width >= estimateTextWidth(text, fontSize)}
        />
      ) : (
        <ChartText
          chart={chart}
          lines={[text]}
          x={middle}
          y={to > from ? to + fontSize * 0.8 : top - fontSize * 0.8}
          anchor="middle"
        />
      )}
    </>
  );
}
