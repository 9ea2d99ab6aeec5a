import { createDeck, createSlide } from '../../../core/model/create';
import { createTable } from '../create-table';
import type { TableElement } from '../table-schema';
import { writePptxBytes } from '../../../exports/testing/write-pptx-bytes';
import { readPresentation } from '../../../imports/read-presentation';
import { createSamplePptx } from '../../../imports/testing/create-sample-pptx';

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

const DEFAULT_STYLE = '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}';

const styled = (flags: string) =>
  `<a:tblPr ${flags}><a:tableStyleId>${DEFAULT_STYLE}</a:tableStyleId></a:tblPr>`;

/** Part of a table style: text, lines between rows, fill. */
const look = (fill: string, text = '', line = '') =>
  `<a:tcTxStyle ${text}/><a:tcStyle><a:tcBdr>${line && `<a:insideH><a:ln>${solid(line)}</a:ln></a:insideH>`}</a:tcBdr><a:fill>${solid(fill)}</a:fill></a:tcStyle>`;

function fillAt(table: TableElement, row: number, column: number): string {
  const style = table.cellStyles?.find((each) => each.row === row && each.column === column);
  return style?.fill ?? (row === 0 ? table.headerFill : row % 2 === 1 ? table.bandFill : 'none');
}

async function readTableFrom(
  rows: readonly (readonly SampleCell[])[],
  properties = '<a:tblPr/>',
  style?: { readonly whole: string; readonly parts: string },
) {
  const columns = rows[0]?.map(() => '<a:gridCol w="952500"/>').join('') ?? '';
  const body = rows.map((row) => `<a:tr h="381000">${row.map(cellXml).join('')}</a:tr>`).join('');
  const frame =
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Table 3"/></p:nvGraphicFramePr>' +
    '<p:xfrm><a:off x="0" y="0"/><a:ext cx="1905000" cy="381000"/></p:xfrm><a:graphic>' +
    '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table">' +
    `<a:tbl>${properties}<a:tblGrid>${columns}</a:tblGrid>${body}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
  const { deck, warnings } = await readPresentation(
    await createSamplePptx({
      shapes: frame,
      ...(style && {
        tableStyle: `<a:tblStyle styleId="${DEFAULT_STYLE}"><a:wholeTbl>${style.whole}</a:wholeTbl>${style.parts}</a:tblStyle>`,
      }),
    }),
    {
      name: 'Budget.pptx',
      readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
    },
  );
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
      { row: 1, column: 1, fill: '#ffee00' },
      { row: 2, column: 0, fontWeight: 'bold' },
      { row: 2, column: 1, textAlign: 'center' },
    ]);
    expect(warnings).toEqual([]);
  });

  test('of one look have no styles of single cells', async () => {
    const { table } = await readTableFrom([
      [{ text: 'Item', run: 'b="1"', cell: solid('4472C4') }],
      [{ text: 'Script' }],
    ]);
    expect(table.headerFill).toBe('#4472c4');
    expect(table).not.toHaveProperty('cellStyles');
  });

  test('look as their style says, by header, bands and last column', async () => {
    const rows = ['Item', 'Script', 'Shoot', 'Post'].map((text) => [{ text }, { text: '1' }]);
    const { table } = await readTableFrom(rows, styled('firstRow="1" bandRow="1" lastCol="1"'), {
      whole: `${look('FF0000', 'b="on"', '00AA00')}`,
      parts: `<a:band1H>${look('FFEE00')}</a:band1H><a:lastCol>${look('0000FF')}</a:lastCol><a:firstRow>${look('111111', 'b="off"')}</a:firstRow>`,
    });
    expect(table).toMatchObject({ headerFill: '#111111', bandFill: '#ffee00' });
    expect(table).toMatchObject({ lineColor: '#00aa00' });
    const fills = [0, 1, 2, 3].map((row) =>
      [0, 1].map((column) => fillAt(table, row, column)).join(' '),
    );
    expect(fills).toEqual([
      '#111111 #111111',
      '#ffee00 #0000ff',
      '#ff0000 #0000ff',
      '#ffee00 #0000ff',
    ]);
    expect(table.cellStyles).toContainEqual(
      expect.objectContaining({
        row: 1,
        column: 0,
        fontWeight: 'bold',
        borders: ['top', 'bottom'],
      }),
    );
  });

  test('have the fill of their style behind cells that let it through', async () => {
    const rows = [1, 2, 3].map(() => [{ text: 'a' }]);
    const { table } = await readTableFrom(rows, styled('bandRow="1"'), {
      whole: '<a:tcStyle><a:tcBdr/><a:fill><a:noFill/></a:fill></a:tcStyle>',
      parts: `<a:tblBg><a:fill>${solid('0000FF')}</a:fill></a:tblBg><a:band1H><a:tcStyle><a:fill><a:solidFill><a:srgbClr val="FF0000"><a:alpha val="40000"/></a:srgbClr></a:solidFill></a:fill></a:tcStyle></a:band1H>`,
    });
    expect([0, 1, 2].map((row) => fillAt(table, row, 0))).toEqual([
      '#660099',
      '#0000ff',
      '#660099',
    ]);
  });

  test('have the style that PowerPoint gives new ones, also if the file does not define it', async () => {
    const rows = ['Item', 'Script', 'Shoot'].map((text) => [{ text }]);
    const { table } = await readTableFrom(rows, styled('firstRow="1" bandRow="1"'));
    expect(table).toMatchObject({ headerFill: '#4472c4', headerColor: '#ffffff' });
    expect(table).toMatchObject({ bandFill: '#cfd5ea', lineColor: '#ffffff' });
    expect(fillAt(table, 2, 0)).toBe('#e9ebf5');
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

  test('keep merged cells', async () => {
    const { table, warnings } = await readTableFrom([
      [
        { text: 'Finance plan', span: 'gridSpan="3"' },
        { text: '', span: 'hMerge="1"' },
        { text: '', span: 'hMerge="1"' },
      ],
      [
        { text: 'Equity', span: 'rowSpan="2" gridSpan="2"' },
        { text: '', span: 'rowSpan="2" hMerge="1"' },
        { text: '40%' },
      ],
      [
        { text: '', span: 'gridSpan="2" vMerge="1"' },
        { text: '', span: 'hMerge="1" vMerge="1"' },
        { text: '60%' },
      ],
    ]);
    expect(table.cellStyles).toEqual([
      { row: 0, column: 0, columnSpan: 3, fontWeight: 'normal' },
      { row: 1, column: 0, columnSpan: 2, rowSpan: 2 },
    ]);
    expect(warnings).toEqual([]);
  });

  test('keep the lines around their cells, and the line below that is not set', async () => {
    const line = (side: string) => `<a:${side} w="12700">${solid('000000')}</a:${side}>`;
    const none = (side: string) => `<a:${side} w="0"><a:noFill/></a:${side}>`;
    const { table } = await readTableFrom([
      [{ text: 'Item', run: 'b="1"' }],
      [{ text: 'Script', cell: line('lnL') + none('lnB') }],
      [{ text: 'Shoot', cell: line('lnT') }],
    ]);
    expect(table.cellStyles).toEqual([
      { row: 1, column: 0, borders: ['left'] },
      { row: 2, column: 0, borders: ['top', 'bottom'] },
    ]);
  });

  test('show a header that is merged with rows below it apart, and it is said', async () => {
    const { table, warnings } = await readTableFrom([
      [{ text: 'Plan', span: 'rowSpan="2"' }, { text: 'Amount' }],
      [{ text: '', span: 'vMerge="1"' }, { text: '40%' }],
    ]);
    expect(JSON.stringify(table.cellStyles)).not.toContain('Span');
    expect(warnings).toEqual([
      '1 table is shown with its header apart from the rows that it was merged with.',
    ]);
  });

  test('come back with their merged cells, styles and lines', async () => {
    const cellStyles = [
      { row: 0, column: 1, columnSpan: 2 },
      { row: 1, column: 0, rowSpan: 2, columnSpan: 2, textAlign: 'center' as const },
      { row: 3, column: 0, fontWeight: 'bold' as const, fill: '#ffee00', borders: [] },
      { row: 3, column: 1, color: '#b45309', borders: ['left', 'bottom'] as const },
    ];
    const rows = [
      ['Plan', 'Amounts', ''],
      ['Equity', '', '40%'],
      ['', '', '60%'],
      ['Debt', '1', '2'],
    ];
    const table = createTable({ rows, columnWeights: [2, 1, 1], cellStyles });
    const bytes = await writePptxBytes(
      createDeck({ slides: [createSlide({ elements: [table] })] }),
    );
    const { deck, warnings } = await readPresentation(new Uint8Array(bytes), {
      name: 'deck.pptx',
      readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
    });
    expect(deck.slides[0]?.elements[0]).toMatchObject({ rows, cellStyles });
    expect(warnings).toEqual([]);
  });
});
