import { readChartData } from '../chart-data';
import { columnPlotOf, plotAreaOf } from '../chart-geometry';
import { createChart } from '../create-chart';
import { planWaterfall } from './waterfall-chart';
import { xml } from '../../../ooxml/package/xml';

function planOf(...amounts: string[]) {
  const rows = [['', 'Amount'], ...amounts.map((amount) => ['', amount])];
  const data = readChartData(rows);
  const [first] = data.series;
  if (!first) throw new Error('The rows hold no amounts.');
  const chart = createChart({ kind: 'waterfall', rows });
  const { plot } = planWaterfall(chart, data, first);
  const [bars = ''] = xml`${plot}`.markup.split('</c:barChart>');
  const points = Array.from(bars.matchAll(/<c:dLbl><c:idx val="(\d+)"\/>.*?<\/c:dLbl>/gs));
  const labels = points
    .toSorted(([, one], [, other]) => Number(one) - Number(other))
    .map(([label]) => label);
  const box = columnPlotOf({ chart, plotArea: plotAreaOf(chart, data), data });
  return { chart, bars, box, labels: labels.join('') };
}

function labelsOf(...amounts: string[]): readonly string[] {
  return Array.from(planOf(...amounts).labels.matchAll(/formatCode="([^"]*)"/g), ([, code = '']) =>
    code.replaceAll('&quot;', '"').replaceAll('&gt;', '>'),
  );
}

describe('labels of a waterfall', () => {
  test('costs in lakh keep their grouping behind the minus sign', () => {
    const [, fall] = labelsOf('₹95,00,000', '-₹35,00,000');
    expect(fall?.split(';')).toEqual([
      '[>=10000000]\\−"₹"##\\,##\\,##\\,##0',
      '[>=100000]\\−"₹"##\\,##\\,##0',
      '\\−"₹"##,##0',
    ]);
  });

  test('a column across the axis, or below it, is labelled with its amount, not with its height', () => {
    const literal = (text: string) => `"${text}";"${text}";"${text}"`;
    expect(labelsOf('5', '-8', '-2', '9')).toEqual([
      '#,##0',
      literal('−8'),
      literal('−2'),
      literal('9'),
      '#,##0',
    ]);
  });

  test('amounts stand where they stand on the slide', () => {
    const { chart, box, labels } = planOf('60', '-20', '-70');
    const at = box.scale.positionOf;
    const above = chart.fontSize * 0.8;
    const distances = Array.from(
      labels.matchAll(/<c:y val="([^"]*)"/g),
      ([, y]) => Number(y) * chart.height,
    );
    const halfOf = (from: number, to: number) => Math.abs(at(from) - at(to)) / 2;
    // The column that crosses the axis begins above it, and PowerPoint's label stands in its part below.
    const across = at(40) - above - (at(0) + at(-30)) / 2;
    expect(distances.map(Math.round)).toEqual(
      [-halfOf(0, 60) - above, -halfOf(60, 40) - above, across, -halfOf(0, -30) - above].map(
        Math.round,
      ),
    );
  });

  test('a column across the axis is seen on both of its sides', () => {
    const { bars } = planOf('60', '-70');
    const [base = '', , out = ''] = bars.match(/<c:ser>.*?<\/c:ser>/gs) ?? [];
    const valuesOf = (series: string) =>
      Array.from(
        series.split('<c:val>')[1]?.matchAll(/idx="(\d+)"><c:v>([^<]*)/g) ?? [],
        ([, row, value]) => [row, value],
      );
    expect(valuesOf(base)).toEqual([['1', '60']]);
    expect(valuesOf(out)).toEqual([['1', '-10']]);
    expect(/<c:dPt><c:idx val="1"\/>.*?<\/c:dPt>/s.exec(base)?.[0]).toContain('64748B');
  });
});
