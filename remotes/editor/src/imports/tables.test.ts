import type { TableElement } from '../elements/table/table-schema';
import { readPresentation } from './read-presentation';
import { createSamplePptx } from './testing/create-sample-pptx';

interface SampleCell {
  readonly text: string;
  readonly run?: string;
  readonly paragraph?: string;
  readonly cell?: string;
  readonly span?: string;
}

const cellXml = ({ text, run = '', paragraph = '', cell = '', span = '' }: SampleCell) =>
  `<a:tc ${span}><a:txBody><a:bodyPr/><a:p><a:pPr ${paragraph}/><a:r><a:rPr ${run}/><a:t>${text}</a:t></a:r></a:p></a:txBody>` +
  `<a:tcPr>${cell}</a:tcPr></a:tc>`;

const solid = (color: string) => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;

async function readTableFrom(rows: readonly (readonly SampleCell[])[], properties = '<a:tblPr/>') {
  const columns = rows[0]?.map(() => '<a:gridCol w="952500"/>').join('') ?? '';
  const body = rows.map((row) => `<a:tr h="381000">${row.map(cellXml).join('')}</a:tr>`).join('');
  const frame =
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Table 3"/></p:nvGraphicFramePr>' +
    '<p:xfrm><a:off x="0" y="0"/><a:ext cx="1905000" cy="381000"/></p:xfrm><a:graphic>' +
    '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table">' +
    `<a:tbl>${properties}<a:tblGrid>${columns}</a:tblGrid>${body}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
  const { deck, warnings } = await readPresentation(await createSamplePptx({ shapes: frame }), {
    name: 'Budget.pptx',
    readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
  });
  return { table: deck.slides[0]?.elements[0] as TableElement, warnings };
}

describe('tables of a presentation', () => {
  test('keep the fill, weight, colour and alignment of their cells', async () => {
    const { table, warnings } = await readTableFrom([
      [
        { text: 'Territory', run: 'b="1"' },
        { text: 'Price', run: 'b="1"', paragraph: 'algn="r"' },
      ],
      [{ text: 'India' }, { text: '12 lakh', paragraph: 'algn="r"', cell: solid('FFEE00') }],
      [
        { text: 'Total', run: 'b="1"' },
        { text: 'tbc', paragraph: 'algn="ctr"' },
      ],
    ]);
    expect(table).toMatchObject({ headerFill: 'none', bandFill: 'none', hasTotalRow: false });
    expect(table.cellStyles).toEqual([
      { row: 0, column: 1, textAlign: 'right' },
      { row: 1, column: 1, fill: '#ffee00', textAlign: 'right' },
      { row: 2, column: 0, fontWeight: 'bold' },
      { row: 2, column: 1, textAlign: 'center' },
    ]);
    expect(warnings).toEqual([]);
  });

  test('of one look have no styles of single cells', async () => {
    const { table } = await readTableFrom(
      [[{ text: 'Item' }], [{ text: 'Script' }]],
      '<a:tblPr firstRow="1"><a:tableStyleId>{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}</a:tableStyleId></a:tblPr>',
    );
    expect(table.headerFill).toBe('#4472c4');
    expect(table).not.toHaveProperty('cellStyles');
  });

  test('have a total row again if their last row is the sum', async () => {
    const rows = [
      [
        { text: 'Item', run: 'b="1"' },
        { text: 'Amount', run: 'b="1"' },
      ],
      [{ text: 'Script' }, { text: '₹12,00,000' }],
      [{ text: 'Shoot' }, { text: '₹95,00,000' }],
    ];
    const sum = [
      { text: 'Total', run: 'b="1"' },
      { text: '₹1,07,00,000', run: 'b="1"' },
    ];
    const { table } = await readTableFrom([...rows, sum]);
    expect(table).toMatchObject({ hasTotalRow: true });
    expect(table.rows).toHaveLength(3);
    const wrong = await readTableFrom([...rows, [{ text: 'Total' }, { text: '₹1' }]]);
    expect(wrong.table).toMatchObject({ hasTotalRow: false });
  });

  test('are split where cells are merged; no text is lost, and it is said', async () => {
    const { table, warnings } = await readTableFrom([
      [
        { text: 'Finance plan', span: 'gridSpan="2"' },
        { text: '', span: 'hMerge="1"' },
      ],
      [{ text: 'Equity' }, { text: '40%' }],
    ]);
    expect(table.rows).toEqual([
      ['Finance plan', ''],
      ['Equity', '40%'],
    ]);
    expect(warnings).toEqual(['1 table is shown with its merged cells apart.']);
  });
});
