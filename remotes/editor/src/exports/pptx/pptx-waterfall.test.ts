import { createChart } from '../../elements/chart/create-chart';
import { patchWaterfallXml } from './pptx-waterfall';

const LABELS =
  '<c:dLbls><c:numFmt formatCode="#,##0" sourceLinked="0"/><c:txPr><a:srgbClr val="0F172A"/></c:txPr>' +
  '<c:showVal val="1"/></c:dLbls>';
const XML = `<c:barChart>${`<c:ser>${LABELS}</c:ser>`.repeat(4)}<c:axId val="1"/><c:axId val="2"/></c:barChart>`;

function labelsOf(...amounts: string[]): readonly string[] {
  const rows = [['', 'Amount'], ...amounts.map((amount) => ['', amount])];
  const xml = patchWaterfallXml(XML, createChart({ kind: 'waterfall', rows }));
  return Array.from(xml.matchAll(/<c:numFmt formatCode="([^"]*)"/g), ([, code = '']) =>
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

  test('signs that replacements know are written as they are', () => {
    const category = '<c:cat><c:v>Fees $& $$5</c:v></c:cat>';
    const rows = [
      ['', 'Amount'],
      ['A', '5'],
    ];
    const chart = createChart({ kind: 'waterfall', rows });
    const xml = patchWaterfallXml(
      XML.replaceAll('</c:ser>', () => `${category}</c:ser>`),
      chart,
    );
    expect(xml.split(category)).toHaveLength(6);
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
