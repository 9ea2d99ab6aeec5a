import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sheet } from '../../elements/paste-grid';
import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { createSampleWorkbook, toFile } from '../testing/create-sample-workbook';
import { withFormulas } from '../../elements/table/formulas/sheet-formulas';
import { importWorkbook } from './import-workbook';

async function readSheets(file: File, language?: DeckLanguage): Promise<readonly Sheet[]> {
  const result = await importWorkbook(file, language);
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.sheets;
}

async function readRows(file: File, language: DeckLanguage): Promise<Sheet['rows'] | undefined> {
  const [sheet] = await readSheets(file, language);
  return sheet && withFormulas(sheet.rows, sheet.formulas ?? [], { ...sheet, language });
}

async function readProblems(file: File): Promise<string> {
  const result = await importWorkbook(file);
  return result.ok ? 'It was read.' : result.problems.join(' ');
}

/** Sheet with one row for each list of cells. */
const rowsXml = (...rows: readonly string[]) =>
  `<sheetData>${rows.map((cells) => `<row>${cells}</row>`).join('')}</sheetData>`;

test.each([
  [1200.5, '[$$-409]#,##0.00;[RED]\\-[$$-409]#,##0.00', '$1,200.50'],
  [-1200.5, '[$$-409]#,##0.00;[RED]\\-[$$-409]#,##0.00', '-$1,200.50'],
  [-1234, '"$"#,##0_);\\("$"#,##0\\)', '($1,234)'],
  [0, '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', '$-'],
  [1234567, '[$₹-4009]#,##,##0', '₹12,34,567'],
  [1234567.4, '#,##0" €"', '1,234,567 €'],
  [1234.5, '#,##0.00 [$€-407]', '1,234.50 €'],
  [46_096, '[$-407]d. mmmm yyyy', '15. März 2026'],
  [1_500_000, '#,##0.0,,"M"', '1.5M'],
  [0.125, '0.0%', '12.5%'],
  [46_096, 'yyyy\\-mm\\-dd', '2026-03-15'],
  [46_096, '[$-809]d mmmm yyyy;@', '15 March 2026'],
  [46_096, 15, '15-Mar-26'],
  [0.75, 20, '18:00'],
  [1.25, 12, '1 1/4'],
  [1234567, 3, '1,234,567'],
  [0.5, 9, '50%'],
  [0.1 + 0.2, 0, '0.3'],
  [42, ';;;', ''],
  [42, 'no [valid', '42'],
  [46_096, 14, new Date(2026, 2, 15).toLocaleDateString()],
  [46_096.75, 22, `${new Date(2026, 2, 15).toLocaleDateString()} 18:00`],
])('%d under the format %s reads “%s”', async (value, format, text) => {
  const xml = rowsXml(`<c t="inlineStr"><is><t>.</t></is></c><c s="1"><v>${value}</v></c>`);
  const file = await createSampleWorkbook({ sheets: [{ name: 'A', xml }], formats: [format] });
  expect((await readSheets(file))[0]?.rows[0]?.[1] ?? '').toBe(text);
});

test('Strings, booleans, errors and results of formulas are read as they are shown', async () => {
  const xml = rowsXml(
    '<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="inlineStr"><is><t>inline</t></is></c>',
    '<c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    '<c><f>SUM(1,2)</f><v>3</v></c><c t="str"><f>A1&amp;"!"</f><v>Crew!</v></c><c t="d"><v>2026-03-15T00:00:00</v></c>',
  );
  const file = await createSampleWorkbook({
    sheets: [{ name: 'A', xml }],
    strings: [
      'Crew &\nCast',
      '<r><t>rich</t></r><r><t xml:space="preserve"> text_x000D_</t></r><rPh><t>x</t></rPh>',
    ],
  });
  const [sheet] = await readSheets(file);
  expect(sheet?.rows).toEqual([
    ['Crew & Cast', 'rich text', 'inline'],
    ['TRUE', 'FALSE', '#DIV/0!'],
    ['3', 'Crew!', '46096'],
  ]);
  expect(sheet?.cellStyles.map(({ row, column, textAlign }) => [row, column, textAlign])).toEqual([
    [1, 0, 'center'],
    [1, 1, 'center'],
    [1, 2, 'center'],
    [2, 0, 'right'],
    [2, 2, 'right'],
  ]);
});

const text = (content: string, style = 0) =>
  `<c t="inlineStr" s="${style}"><is><t>${content}</t></is></c>`;
const formula = (content: string, result: number, style = 0) =>
  `<c s="${style}"><f>${content}</f><v>${result}</v></c>`;

test('Formulas of sums, differences, products and quotients stay formulas in the cells of the table; others become their results', async () => {
  const xml =
    '<cols><col min="2" max="2" hidden="1"/></cols><sheetData>' +
    `<row r="2">${['A2', 'C2', 'D2', 'E2', 'F2'].map((r) => `<c r="${r}" t="inlineStr"><is><t>${r}</t></is></c>`).join('')}</row>` +
    '<row r="3"><c r="A3"><v>1</v></c><c r="B3"><v>7</v></c><c r="C3"><v>10</v></c><c r="D3"><v>20</v></c><c r="E3"><f t="shared" ref="E3:E4" si="0">C3+$D3</f><v>30</v></c><c r="F3"><f>C3*1.5</f><v>15</v></c></row>' +
    '<row r="4"><c r="A4"><v>1</v></c><c r="C4"><v>11</v></c><c r="D4"><v>21</v></c><c r="E4"><f t="shared" si="0"/><v>32</v></c><c r="F4"><f>B3+C3</f><v>17</v></c></row>' +
    '<row r="5"><c r="A5"><v>1</v></c><c r="C5"><f>SUM(C3:C4)</f><v>21</v></c><c r="D5"><f>SUM(D3,D4)</f><v>41</v></c><c r="E5"><f>MAX(E3:E4)</f><v>32</v></c><c r="F5"><f>SUM(Other!A1:A2)</f><v>4</v></c></row></sheetData>';
  const file = await createSampleWorkbook({ sheets: [{ name: 'A', xml }] });
  expect((await readRows(file, 'de'))?.slice(1)).toEqual([
    ['1', '10', '20', '=B2+C2', '=B2*1,5'],
    ['1', '11', '21', '=B3+C3', '17'],
    ['1', '=SUM(B2:B3)', '=SUM(C2;C3)', '32', '4'],
  ]);
});

test('A formula whose result here differs from that of the file becomes the result', async () => {
  const xml = rowsXml(
    `<c s="1"><v>0.4</v></c><c s="1"><v>0.4</v></c>${formula('A1+B1', 0.8, 1)}${formula('A1+B1', 0.8, 2)}`,
  );
  const file = await createSampleWorkbook({ sheets: [{ name: 'A', xml }], formats: ['0', '0.0'] });
  expect(await readRows(file, 'en')).toEqual([['0', '0', '1', '0.8']]);
});

test('Bold cells stay bold', async () => {
  const xml = rowsXml(`${text('Crew')}<c s="1"><v>1</v></c>`, text('Subtotal', 1));
  const styles =
    '<styleSheet><fonts><font/><font><b/></font><font><b val="0"/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs></styleSheet>';
  const file = await createSampleWorkbook({
    sheets: [{ name: 'A', xml }],
    parts: { 'xl/styles.xml': styles },
  });
  expect((await readSheets(file))[0]?.cellStyles).toEqual([
    { row: 0, column: 1, textAlign: 'right', fontWeight: 'bold' },
    { row: 1, column: 0, fontWeight: 'bold' },
  ]);
});

test('Dates are counted from 1904 where the workbook does', async () => {
  const file = await createSampleWorkbook({
    sheets: [{ name: 'A', xml: rowsXml('<c s="1"><v>44634</v></c><c s="2"><v>44634</v></c>') }],
    formats: ['yyyy-mm-dd', '0'],
    is1904: true,
  });
  expect((await readSheets(file))[0]?.rows).toEqual([['2026-03-15', '44634']]);
});

test('Empty edges and hidden rows and columns are left out, and counted if they have content', async () => {
  const xml =
    '<cols><col min="3" max="4" hidden="1"/></cols><sheetData>' +
    '<row r="3"><c r="B3"><v>1</v></c><c r="C3"><v>2</v></c><c r="E3"><v>3</v></c></row>' +
    '<row r="4" hidden="1"><c r="B4"><v>4</v></c></row>' +
    '<row r="5" hidden="true"/>' +
    '<row r="7"><c r="E7"><v>5</v></c><c r="F7" s="0"/></row></sheetData>';
  const [sheet] = await readSheets(await createSampleWorkbook({ sheets: [{ name: 'A', xml }] }));
  expect(sheet).toMatchObject({
    rows: [
      ['1', '3'],
      ['', ''],
      ['', '5'],
    ],
    size: { rows: 3, columns: 2 },
    hiddenRows: 1,
    hiddenColumns: 1,
  });
});

test('Merged cells stay merged around what is hidden, and a header keeps to its row', async () => {
  const xml =
    '<cols><col min="1" max="1" hidden="1"/></cols><sheetData>' +
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Title</t></is></c><c r="D1" t="inlineStr"><is><t>Sum</t></is></c></row>' +
    '<row r="2"><c r="B2"><v>1</v></c><c r="C2"><v>9</v></c><c r="D2"><v>2</v></c></row>' +
    '<row r="3"><c r="D3"><v>3</v></c></row></sheetData>' +
    '<mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="B2:C3"/><mergeCell ref="D1:D2"/></mergeCells>';
  const [sheet] = await readSheets(await createSampleWorkbook({ sheets: [{ name: 'A', xml }] }));
  expect(sheet?.rows).toEqual([
    ['Title', '', 'Sum'],
    ['1', '', '2'],
    ['', '', '3'],
  ]);
  expect(sheet?.cellStyles.filter(({ columnSpan = 1 }) => columnSpan > 1)).toEqual([
    { row: 0, column: 0, rowSpan: 1, columnSpan: 2 },
    { row: 1, column: 0, rowSpan: 2, columnSpan: 2 },
  ]);
});

test('Sheets that are hidden or empty are not offered', async () => {
  const xml = rowsXml('<c><v>1</v></c><c><v>2</v></c>');
  const file = await createSampleWorkbook({
    sheets: [
      { name: 'Empty', xml: '<sheetData/>' },
      { name: 'Costs', xml },
      { name: 'Secret', state: 'veryHidden', xml },
      { name: 'Income', xml },
    ],
  });
  expect((await readSheets(file)).map(({ name }) => name)).toEqual(['Costs', 'Income']);
  const empty = await createSampleWorkbook({ sheets: [{ name: 'Empty', xml: '<sheetData/>' }] });
  expect(await readProblems(empty)).toBe('The workbook has no cells to show.');
});

test('A sheet that no table holds is named with its size only', async () => {
  const xml =
    '<sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1000000"><c r="XFD1000000"><v>1</v></c></row></sheetData>';
  const [sheet] = await readSheets(await createSampleWorkbook({ sheets: [{ name: 'A', xml }] }));
  expect(sheet).toMatchObject({ rows: [], size: { rows: 1_000_000, columns: 16_384 } });
});

test.each(['<f>A1*2</f>', '<f>A1*2</f><v/>'])(
  'A formula %s without a result is noticed',
  async (formula) => {
    const xml = rowsXml(`<c><v>1</v></c><c>${formula}</c>`);
    const [sheet] = await readSheets(await createSampleWorkbook({ sheets: [{ name: 'A', xml }] }));
    expect(sheet?.hasMissingResults).toBe(true);
  },
);

test('Files that are no workbook are refused with a sentence that helps', async () => {
  const encrypted = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]);
  expect(await readProblems(toFile('a.xlsx', encrypted))).toMatch(
    /password, or it is in the format of before 2007 \(\.xls\)\. .* as \.xlsx without a password\.$/,
  );
  expect(await readProblems(toFile('a.xlsx', new Uint8Array([1, 2])))).toMatch(
    /^The file is damaged, or it is no Excel workbook \(\.xlsx\)\. Open it in the program/,
  );
  const broken = await createSampleWorkbook({ sheets: [{ name: 'A', xml: '<row' }] });
  expect(await readProblems(broken)).toMatch(/^The file is damaged/);
  const other = { 'xl/workbook.xml': '<document/>' };
  expect(await readProblems(await createSampleWorkbook({ sheets: [], parts: other }))).toMatch(
    /another kind, not a workbook/,
  );
  const openDocument = { mimetype: 'application/vnd.oasis.opendocument.spreadsheet' };
  expect(
    await readProblems(await createSampleWorkbook({ sheets: [], parts: openDocument })),
  ).toMatch(/Save it as Excel \(\.xlsx\)/);
  const large = Object.defineProperty(toFile('a.xlsx', encrypted), 'size', { value: 60_000_000 });
  expect(await readProblems(large)).toMatch(/57 MB\. Files up to 50 MB can be opened: copy/);
});

test('A workbook of LibreOffice reads as it is shown there', async () => {
  const bytes = readFileSync(join(import.meta.dirname, '../testing/libreoffice-budget.xlsx'));
  const [budget, estimates, ...others] = await readSheets(toFile('Budget.xlsx', bytes));
  expect(budget).toMatchObject({
    name: 'Budget',
    rows: [
      ['Budget of the film', '', '', '', ''],
      ['Item', 'Share', 'Due', 'Paid', 'Amount'],
      ['Above-the-line', '25.0%', '15 Mar 2026', 'TRUE', '$250,000'],
      ['', '12.5%', '1 Apr 2026', 'FALSE', '$125,000'],
      ['Post & sound', '62.5%', '', '', '$625,000'],
      ['Ratio', '', '', '', '#DIV/0!'],
      ['Total', '', '', '', '$1,000,000'],
    ],
    formulas: expect.arrayContaining([{ row: 6, column: 4, text: '=E3+E4+E5' }]),
    hiddenRows: 1,
    hiddenColumns: 0,
    hasMissingResults: false,
  });
  expect(budget?.cellStyles).toEqual(
    expect.arrayContaining([
      { row: 0, column: 0, rowSpan: 1, columnSpan: 5 },
      { row: 0, column: 0, textAlign: 'center' },
      { row: 2, column: 0, rowSpan: 2, columnSpan: 1 },
      { row: 2, column: 4, textAlign: 'right' },
    ]),
  );
  expect(estimates?.rows).toEqual([
    ['Territory', 'Low', 'High'],
    ['Germany', '1,234.50', '20,000.00'],
    ['France', '900.00', '15,000.25'],
  ]);
  expect(others).toEqual([]);
});
