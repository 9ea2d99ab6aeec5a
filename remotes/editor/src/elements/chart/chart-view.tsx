import type { ComponentType } from 'react';
import { type ChartData, type ChartKindProps, readChartData, seriesColorOf } from './chart-data';
import type { ChartElement } from './chart-schema';
import type { ChartKind } from './chart-kinds';
import { fontStackOf } from '../../drawing/element-style';
import { BarChart, ColumnChart } from './drawing/column-chart';
import { LineChart } from './drawing/line-chart';
import { plotAreaOf, TITLE_RATIO, titleHeightOf } from './chart-geometry';
import { layoutLegend } from './chart-legend';
import { fitChart } from './fit-chart';
import { PointChart, RadarChart } from './points/point-chart';
import { PieChart } from './drawing/pie-chart';
import { WaterfallChart } from './drawing/waterfall-chart';
import { ChartText } from './drawing/chart-text';
import { wrapText } from '../../core/text/wrap-text';

const CHARTS_BY_KIND: Readonly<Record<ChartKind, ComponentType<ChartKindProps>>> = {
  bar: BarChart,
  column: ColumnChart,
  'stacked-bar': BarChart,
  'stacked-column': ColumnChart,
  line: LineChart,
  area: LineChart,
  pie: PieChart,
  doughnut: PieChart,
  waterfall: WaterfallChart,
  scatter: PointChart,
  bubble: PointChart,
  radar: RadarChart,
  'filled-radar': RadarChart,
};

export function ChartView({ element }: { element: ChartElement }) {
  const figures = readChartData(element.rows, element);
  const chart = fitChart(element, figures);
  const Kind = CHARTS_BY_KIND[chart.kind];
  return (
    <svg
      width={chart.width}
      height={chart.height}
      style={{
        display: 'block',
        // The widths of letters are estimates: what is a little wider stands over the edge instead of being cut.
        overflow: 'visible',
        fontFamily: fontStackOf(chart.fontFamily),
        fontSize: chart.fontSize,
      }}
      aria-hidden="true"
    >
      {chart.title !== undefined && <ChartTitle chart={chart} />}
      <Legend chart={chart} figures={figures} />
      {figures.series.length === 0 ? (
        <ChartText
          chart={chart}
          lines={['No column of this table has only numbers.']}
          x={chart.width / 2}
          y={chart.height / 2}
          anchor="middle"
        />
      ) : (
        <Kind chart={chart} plotArea={plotAreaOf(chart, figures)} data={figures} />
      )}
    </svg>
  );
}

function Legend({ chart, figures }: { chart: ChartElement; figures: ChartData }) {
  const { fontSize } = chart;
  const top = titleHeightOf(chart);
  const area = { x: 0, y: top, width: chart.width, height: chart.height - top };
  const { entries, nameWidth } = layoutLegend(chart, figures, area);
  return entries.map(({ name, index, x, y }) => (
    <g key={`${name} ${index}`}>
      <rect
        x={x}
        y={y + fontSize * 0.3}
        width={fontSize * 0.8}
        height={fontSize * 0.8}
        fill={seriesColorOf(chart, index)}
      />
      <ChartText
        chart={chart}
        lines={wrapText(name, nameWidth, fontSize, 1)}
        x={x + fontSize * 1.3}
        y={y + fontSize * 0.7}
        anchor="start"
      />
    </g>
  ));
}

function ChartTitle({ chart }: { chart: ChartElement }) {
  const fontSize = chart.fontSize * TITLE_RATIO;
  return (
    <g style={{ fontSize }}>
      <ChartText
        chart={{ ...chart, fontSize }}
        lines={wrapText(chart.title ?? '', chart.width, fontSize, 1)}
        x={chart.width / 2}
        y={fontSize * 0.8}
        anchor="middle"
        isStrong
      />
    </g>
  );
}
