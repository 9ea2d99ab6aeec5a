import { parseAmounts } from '../../core/amounts/amounts';
import { createSampleWorkbook } from '../testing/create-sample-workbook';
import { importWorkbook } from './import-workbook';

async function readSheet(xml: string) {
  const result = await importWorkbook(await createSampleWorkbook({ sheets: [{ name: 'A', xml }] }));
  return result.ok ? result.sheets[0]?.rows : result.problems.join(' ');
}

test.each([
  ['de', '1.250', '1,250', ','],
  ['de-CH', "1'250", '1.250', '.'],
  ['en-IN', '1,250', '1.250', '.'],
] as const)(
  'In a deck in %s, 1250 and 1.25 read “%s” and “%s”',
  async (language, whole, part, sign) => {
    const xml =
      '<sheetData><row><c s="1"><v>1250</v></c><c s="2"><v>1.25</v></c></row></sheetData>';
    const file = await createSampleWorkbook({
      sheets: [{ name: 'A', xml }],
      formats: ['#,##0', '0.000'],
    });
    const result = await importWorkbook(file, language);
    const sheet = result.ok ? result.sheets[0] : undefined;
    expect(sheet).toMatchObject({ rows: [[whole, part]], decimalSign: sign });
    expect(parseAmounts(sheet?.rows[0] ?? [], { language, decimalSign: sign }).values).toEqual([
      1250, 1.25,
    ]);
  },
);

test.each([
  ['a row far below the last of Excel', '<row r="60000000"><c r="A60000000"><v>1</v></c></row>'],
  ['a row before the first', '<row r="-5"><c><v>1</v></c></row>'],
  ['a row between two others', '<row r="1.5"><c><v>1</v></c></row>'],
  ['a column behind the last of Excel', '<row r="2"><c r="ZZZZZZ2"><v>1</v></c></row>'],
])('A sheet with %s is damaged', async (_, row) => {
  const xml = `<sheetData><row r="1"><c r="A1"><v>1</v></c></row>${row}</sheetData>`;
  expect(await readSheet(xml)).toMatch(/^The file is damaged: .* rows and columns of Excel/);
});

test.each([
  '<cols><col min="-30000000" max="2" hidden="1"/></cols>',
  '<cols><col min="1" max="1e9" hidden="1"/></cols>',
  '<cols><col min="9" max="3" hidden="1"/></cols>',
])('Columns that Excel does not have are not counted: %s', async (cols) => {
  const xml = `${cols}<sheetData><row r="1"><c r="D1"><v>1</v></c><c r="E1"><v>2</v></c></row></sheetData><mergeCells><mergeCell ref="A1:ZZZZZZZ99999999"/></mergeCells>`;
  expect(await readSheet(xml)).toEqual([['1', '']]);
});
