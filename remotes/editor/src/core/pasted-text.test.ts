/** @jest-environment node */
import { readDelimitedFile, readPastedGrid, readPastedLists } from './pasted-text';

const TABLE = '<html><body><table><tr><td>…</td></tr></table></body></html>';

test('Cells of a spreadsheet are read with their line breaks and quotes', () => {
  expect(readPastedGrid(TABLE, 'Item\tAmount\r\nCrew\t12 lakh\r\n')).toEqual([
    ['Item', 'Amount'],
    ['Crew', '12 lakh'],
  ]);
  expect(readPastedGrid('', '"two\nlines"\t"a ""b"""\n1\t')).toEqual([
    ['two lines', 'a "b"'],
    ['1', ''],
  ]);
  expect(readPastedGrid(TABLE, 'one\ttwo')).toEqual([['one', 'two']]);
});

test.each([
  ['commas', 'Item,Amount\n"Crew, day","1,200,000"\nCast,45%\n'],
  ['semicolons', '\uFEFFItem;Amount\r\nCrew, day;1,200,000\r\nCast;45%'],
  ['tabs', 'Item\tAmount\nCrew, day\t1,200,000\nCast\t45%\n\n'],
])('A file of values between %s is a grid, with its amounts as they were', (_, text) => {
  expect(readDelimitedFile(text)).toEqual([
    ['Item', 'Amount'],
    ['Crew, day', '1,200,000'],
    ['Cast', '45%'],
  ]);
});

test('Other text is no grid', () => {
  expect(readPastedGrid('', 'one\ttwo')).toBeUndefined();
  expect(readPastedGrid('', 'Two\nlines')).toBeUndefined();
  expect(readPastedGrid('', 'one\ttwo\nthree')).toBeUndefined();
  expect(readPastedGrid('<p>·\tFirst</p>', '·\tFirst\n·\tSecond')).toBeUndefined();
});

test('Bullets and numbers of a word processor become a list', () => {
  expect(readPastedLists('Points\n·\tFirst point\no\tBelow\n1.\tOne')).toEqual({
    content: 'Points\nFirst point\nBelow\nOne',
    markRanges: [],
    listItems: [
      { line: 1, list: 'bullet', level: 0 },
      { line: 2, list: 'bullet', level: 1 },
      { line: 3, list: 'number', level: 0 },
    ],
  });
});
