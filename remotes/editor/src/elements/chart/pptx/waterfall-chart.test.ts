import { readChartData } from '../chart-data';
import { createChart } from '../create-chart';
import { planWaterfall } from './waterfall-chart';
import { xml } from '../../../ooxml/package/xml';

function labelsOf(...amounts: string[]): readonly string[] {
  const rows = [['', 'Amount'], ...amounts.map((amount) => ['', amount])];
  const data = readChartData(rows);
  const [first] = data.series;
  if (!first) throw new Error('The rows hold no amounts.');
  const { plot } = planWaterfall(createChart({ kind: 'waterfall', rows }), data, first);
  const [bars = ''] = xml`${plot}`.markup.split('</c:barChart>');
  return Array.from(bars.matchAll(/<c:numFmt formatCode="([^"]*)"/g), ([, code = '']) =>
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
      literal('9'),
      '#,##0',
      literal('−8'),
      literal('−2'),
      String.raw`\−#,##0`,
      '#,##0',
    ]);
  });
});
