import { render } from '@testing-library/react';
import { createDeck, createSlide } from '../../../core/model/create';
import { writePptxBytes } from '../../../exports/testing/write-pptx-bytes';
import { readPresentation } from '../../../imports/read-presentation';
import { readFromSample } from '../../../imports/testing/read-from-sample';
import { createTable } from '../create-table';
import { TableView } from '../table-view';
import type { TableElement } from '../table-schema';
import { rowHeightsOf } from '../fit/fit-table';

const rowXml = (height: number, paragraphs: string, anchor = '') =>
  `<a:tr h="${height * 9525}"><a:tc><a:txBody><a:bodyPr/>${paragraphs}</a:txBody><a:tcPr ${anchor}/></a:tc></a:tr>`;
const paragraph = (text: string, properties = '') =>
  `<a:p>${properties}<a:r><a:rPr/><a:t>${text}</a:t></a:r></a:p>`;

async function readTable(...rows: readonly string[]) {
  const shapes =
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Table 3"/></p:nvGraphicFramePr>' +
    '<p:xfrm><a:off x="0" y="0"/><a:ext cx="1905000" cy="381000"/></p:xfrm><a:graphic>' +
    '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table">' +
    `<a:tbl><a:tblPr/><a:tblGrid><a:gridCol w="952500"/></a:tblGrid>${rows.join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
  const { elements } = await readFromSample({ shapes });
  return elements[0] as TableElement;
}

test('Rows are as high as in the file, and their text stands where it stands there', async () => {
  const table = await readTable(
    rowXml(20, paragraph('Plan')),
    rowXml(60, paragraph('Equity')),
    rowXml(40, paragraph('Debt'), 'anchor="ctr"'),
  );
  expect(table.rowWeights).toEqual([1, 3, 2]);
  expect(rowHeightsOf(table)).toEqual([20, 60, 40]);
  expect(table.verticalAlign).toBe('top');
  // A row that is added is as high as the others are on average.
  expect(rowHeightsOf({ ...table, rows: [...table.rows, ['Gap']], height: 160 })[3]).toBe(40);
});

test('Lines and list items of a cell stay apart', async () => {
  const item = paragraph('Two', '<a:pPr lvl="1"><a:buChar char="•"/></a:pPr>');
  const table = await readTable(rowXml(20, paragraph('Plan')), rowXml(20, paragraph('One') + item));
  expect(table.rows).toEqual([['Plan'], ['One\n  • Two']]);
});

test.each(['-1', '1e9', '0.5', '9'])(
  'A list item of the level %s is one of the first',
  async (level) => {
    const item = paragraph('One', `<a:pPr lvl="${level}"><a:buChar char="•"/></a:pPr>`);
    const table = await readTable(rowXml(20, paragraph('Plan')), rowXml(20, item));
    expect(table.rows).toEqual([['Plan'], ['• One']]);
  },
);

test('Text without a font of its own has that of the theme', async () => {
  expect((await readTable(rowXml(20, paragraph('Plan')))).fontFamily).toBe('Verdana');
});

test('Heights of rows and the place of their text come back as they went', async () => {
  const rows = [['Plan'], ['Equity'], ['Debt']];
  const table = createTable({
    rows,
    columnWeights: [1],
    rowWeights: [1, 2, 3],
    verticalAlign: 'bottom',
    height: 120,
  });
  const bytes = await writePptxBytes(createDeck({ slides: [createSlide({ elements: [table] })] }));
  const { deck } = await readPresentation(new Uint8Array(bytes), {
    name: 'deck.pptx',
    readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
  });
  expect(deck.slides[0]?.elements[0]).toMatchObject({
    rowWeights: [1, 2, 3],
    verticalAlign: 'bottom',
  });
});

test('Cells have their own place and margins, on the slide and back in PowerPoint', async () => {
  const table = await readTable(
    rowXml(60, paragraph('Plan')),
    rowXml(60, paragraph('Equity'), 'anchor="b"'),
    rowXml(60, paragraph('Debt'), 'anchor="ctr" marL="571500" marT="285750"'),
    rowXml(60, paragraph('Gap'), 'marL="91440" marR="91440" marT="45720" marB="45720"'),
  );
  const styles = table.cellStyles ?? [];
  expect(table.verticalAlign).toBe('top');
  expect(styles.find(({ row }) => row === 1)).toMatchObject({ verticalAlign: 'bottom' });
  expect(styles.find(({ row }) => row === 2)).toMatchObject({
    verticalAlign: 'middle',
    margins: { left: 60, right: 9.6, top: 30, bottom: 4.8 },
  });
  expect(styles.filter(({ margins }) => margins)).toHaveLength(1);
  const { container } = render(<TableView element={table} />);
  expect(container.querySelector<HTMLElement>('[data-cell="2 0"]')?.style).toMatchObject({
    padding: '30px 9.6px 4.8px 60px',
    verticalAlign: 'middle',
  });
  const deck = createDeck({ slides: [createSlide({ elements: [table] })] });
  const read = await readPresentation(new Uint8Array(await writePptxBytes(deck)), {
    name: 'deck.pptx',
    readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
  });
  expect(read.deck.slides[0]?.elements[0]).toMatchObject({ cellStyles: styles });
});
