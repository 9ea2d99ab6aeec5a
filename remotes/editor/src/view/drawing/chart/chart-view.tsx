import type { ComponentType } from 'react';
import { type Figures, figuresOf } from '../../../core/film/figures';
import type { ChartElement, ChartKind } from '../../../core/model/deck';
import { fontStack } from '../../slide/element-style';
import { Bars } from './bars';
import { colorAt } from './colors';
import type { KindProps } from './kind-props';
import { Lines } from './lines';
import { Pie } from './pie';
import { Waterfall } from './waterfall';
import { widthOf, Words } from './words';

const KINDS: Readonly<Record<ChartKind, ComponentType<KindProps>>> = {
  bar: Bars,
  line: Lines,
  pie: Pie,
  waterfall: Waterfall,
};

/** Kinds that show the first series only. */
const SINGLE: ReadonlySet<ChartKind> = new Set(['pie', 'waterfall']);

export function ChartView({ chart }: { chart: ChartElement }) {
  const figures = figuresOf(chart.rows);
  const Kind = KINDS[chart.kind];
  const hasLegend = figures.series.length > 1 && !SINGLE.has(chart.kind);
  const legend = hasLegend ? chart.fontSize * 2 : 0;
  const area = { x: 0, y: legend, width: chart.width, height: chart.height - legend };
  return (
    <svg
      width={chart.width}
      height={chart.height}
      style={{
        display: 'block',
        fontFamily: fontStack(chart.fontFamily),
        fontSize: chart.fontSize,
      }}
      aria-hidden="true"
    >
      {hasLegend && <Legend chart={chart} figures={figures} />}
      {figures.series.length === 0 ? (
        <Words
          chart={chart}
          lines={['No column of this table has only numbers.']}
          x={chart.width / 2}
          y={chart.height / 2}
          anchor="middle"
        />
      ) : (
        <Kind chart={chart} area={area} figures={figures} />
      )}
    </svg>
  );
}

function Legend({ chart, figures: { series } }: { chart: ChartElement; figures: Figures }) {
  const { fontSize } = chart;
  const widths = series.map(({ name }) => widthOf(name, fontSize) + fontSize * 3);
  return series.map(({ name }, index) => {
    const x = widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    return (
      <g key={`${name} ${x}`}>
        <rect
          x={x}
          y={fontSize * 0.3}
          width={fontSize * 0.8}
          height={fontSize * 0.8}
          fill={colorAt(chart, index)}
        />
        <Words
          chart={chart}
          lines={[name]}
          x={x + fontSize * 1.3}
          y={fontSize * 0.7}
          anchor="start"
        />
      </g>
    );
  });
}
