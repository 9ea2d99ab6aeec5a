import '../elements/kinds';
import { currentSlideOf } from '../core/edit/editor-document';
import { createDeck } from '../core/model/create';
import { createSampleWorkbook } from '../imports/testing/create-sample-workbook';
import { undoInStore } from '../store/editor-actions';
import { createEditorStore, type EditorStore } from '../store/editor-store';
import { addSheet, openGrid } from './open-grid';

const textFile = (name: string, text: string) =>
  // `File.text` is missing in jsdom.
  Object.assign(new File([text], name), { text: async () => text });

const elementsOf = (store: EditorStore) =>
  currentSlideOf(store.getState().editingState.doc).elements;

const numbers = (count: number) => Array.from({ length: count }, () => '<c><v>1</v></c>').join('');
const sheetOf = (name: string, rows: string) => ({ name, xml: `<sheetData>${rows}</sheetData>` });

test('The only sheet of a workbook becomes a table, and what it hides is named; one undo removes it', async () => {
  const store = createEditorStore(createDeck());
  const rows = `<row>${numbers(2)}</row><row hidden="1">${numbers(1)}</row><row>${numbers(1)}</row>`;
  await openGrid(store, await createSampleWorkbook({ sheets: [sheetOf('Costs', rows)] }));
  expect(elementsOf(store)).toMatchObject([
    {
      type: 'table',
      rows: [
        ['1', '1'],
        ['1', ''],
      ],
    },
  ]);
  expect(store.getState()).toMatchObject({
    dialog: null,
    notice: 'Left out of “Costs”: 1 hidden row.',
  });
  undoInStore(store);
  expect(elementsOf(store)).toEqual([]);
});

test('Rows above the heading of the figures are left out and named', async () => {
  const store = createEditorStore(createDeck());
  await openGrid(
    store,
    textFile('Costs.csv', 'Costs in k€,,\nAs of,May 2026,\n,,\nItem,DE,FR\nCrew,10,20\n'),
  );
  expect(elementsOf(store)).toMatchObject([
    {
      rows: [
        ['Item', 'DE', 'FR'],
        ['Crew', '10', '20'],
      ],
    },
  ]);
  expect(store.getState().notice).toBe(
    'Left out of “Costs.csv”: the rows above the heading (Costs in k€, As of, May 2026).',
  );
});

test('Of several sheets one is chosen', async () => {
  const store = createEditorStore(createDeck());
  const sheets = ['Costs', 'Income'].map((name) => sheetOf(name, `<row>${numbers(2)}</row>`));
  await openGrid(store, await createSampleWorkbook({ sheets }));
  expect(elementsOf(store)).toEqual([]);
  expect(store.getState().dialog).toBe('sheets');
  const [, income] = store.getState().importedSheets;
  if (income) addSheet(store, income);
  expect(elementsOf(store)).toMatchObject([{ type: 'table', rows: [['1', '1']] }]);
});

test.each([
  ['more rows', `<row>${numbers(1)}</row>`.repeat(401), /“A” has 401 rows and 1 column\./],
  ['more columns', `<row>${numbers(21)}</row>`, /“A” has 1 row and 21 columns\. .* up to 400 rows/],
  ['formulas without results', '<row><c><f>1</f></c><c><v>1</v></c></row>', /no results/],
  [
    'a long text',
    `<row>${numbers(1)}<c t="str"><v>${'a'.repeat(501)}</v></c></row>`,
    /has 501 characters/,
  ],
])('A sheet with %s is refused, and nothing changes', async (_, rows, sentence) => {
  const store = createEditorStore(createDeck());
  const { editingState } = store.getState();
  await openGrid(store, await createSampleWorkbook({ sheets: [sheetOf('A', rows)] }));
  expect(store.getState()).toMatchObject({ dialog: 'problems', editingState });
  expect(store.getState().importProblems).toEqual([expect.stringMatching(sentence)]);
});

test('A text without cells, or with too many, is refused as well', async () => {
  const store = createEditorStore(createDeck());
  await openGrid(store, textFile('a.csv', ''));
  expect(store.getState().importProblems).toEqual(['“a.csv” has no cells.']);
  await openGrid(store, textFile('a.csv', 'a,b\n'.repeat(401)));
  expect(store.getState().importProblems).toEqual([expect.stringMatching(/401 rows/)]);
  expect(elementsOf(store)).toEqual([]);
});
