import '../elements/kinds';
import { currentSlideOf } from '../core/edit/editor-document';
import { textRowsOf } from '../core/elements/kinds';
import type { SlideElement } from '../core/elements/slide-element';
import { createDeck, createSlide } from '../core/model/create';
import { paragraphsOf, type TextRun } from '../core/text/marks';
import { validateDeck } from '../elements/parse-deck';
import { createTable } from '../elements/table/create-table';
import type { Editor } from '../store/editor-context';
import { createEditorStore, type EditorStore } from '../store/editor-store';
import {
  RECORDED_CLIPBOARDS,
  type RecordedClipboard,
} from '../text-editing/testing/recorded-clipboards';
import { startTyping } from '../text-editing/testing/start-typing';
import { handlePasteEvent } from './clipboard';
import { pasteCells, reportLongCell } from './paste-cells';

// jsdom reads no pictures.
Object.assign(globalThis, { createImageBitmap: async () => ({ width: 400, height: 300 }) });
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
Object.assign(HTMLImageElement.prototype, { decode: async () => undefined });
Object.assign(HTMLCanvasElement.prototype, {
  getContext: () => null,
  toBlob: (onBlob: BlobCallback) => onBlob(new Blob(['picture'])),
});
Object.assign(Blob.prototype, {
  text(this: Blob) {
    const reader = new FileReader();
    reader.readAsText(this);
    return new Promise((resolve) => reader.addEventListener('load', () => resolve(reader.result)));
  },
});

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', pdf: 'application/pdf' };

const fileOf = (name: string) =>
  new File([name === 'budget.csv' ? 'Name,Amount\nAnna,12\n' : name], name, {
    type: TYPES[name.split('.').at(-1) ?? ''] ?? '',
  });

const editorOf = (store: EditorStore) =>
  ({
    store,
    session: {
      assets: {
        add: async (_: Blob, { width, height }: { width: number; height: number }) => ({
          asset: 'picture',
          naturalWidth: width,
          naturalHeight: height,
        }),
      },
    },
  }) as unknown as Editor;

/** Waits for code that loads and pictures that are read. */
async function waitForPaste(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function pasteOnCanvas({ html = '', text = '', files = [] }: Partial<RecordedClipboard>) {
  const store = createEditorStore(createDeck());
  const getData = (type: string) => ({ 'text/html': html, 'text/plain': text })[type] ?? '';
  const event = new Event('paste', { cancelable: true });
  const clipboardData = { getData, files: files.map(fileOf) };
  handlePasteEvent(
    editorOf(store),
    Object.assign(event, { clipboardData }) as unknown as ClipboardEvent,
  );
  await waitForPaste();
  return store;
}

async function pasteInTextBox({ html = '', text = '', files = [] }: Partial<RecordedClipboard>) {
  const { store, paste } = startTyping({ content: '' });
  const event = paste(html, text, files.map(fileOf));
  const isText = event.defaultPrevented;
  // The listener of the document takes what the text has left.
  if (!isText) handlePasteEvent(editorOf(store), event);
  await waitForPaste();
  return { store, isText };
}

const SIGNS = { fontWeight: '**', fontStyle: '_', strike: '~', baseline: '^' } as const;

function writeRun({ text, marks }: TextRun): string {
  const sign = (Object.keys(SIGNS) as (keyof typeof SIGNS)[])
    .map((key) => (marks[key] === undefined ? '' : SIGNS[key]))
    .join('');
  const marked = `${sign}${text}${Array.from(sign.matchAll(/\*\*|./g), String)
    .toReversed()
    .join('')}`;
  return marks.link === undefined ? marked : `[${marked}](${marks.link})`;
}

const MARKERS = { none: '', bullet: '• ', number: '# ' };

function linesOf(element: SlideElement): readonly string[] {
  if (element.type === 'image') return ['<picture>'];
  if (element.type !== 'text') return textRowsOf(element).map((row) => `| ${row.join(' | ')} |`);
  return paragraphsOf(element).map(
    ({ list, level, runs }) =>
      `${'  '.repeat(level)}${MARKERS[list]}${runs.map(writeRun).join('')}`,
  );
}

const elementsOf = (store: EditorStore) =>
  currentSlideOf(store.getState().editingState.doc).elements;

const resultOf = (store: EditorStore) =>
  elementsOf(store)
    .flatMap(linesOf)
    .filter((line, index) => index > 0 || line !== '');

/** Sentence that somebody reads; none for a question. */
const noticeOf = (store: EditorStore) => store.getState().notice ?? '';

test('At least thirty clipboards are recorded', () => {
  expect(new Set(RECORDED_CLIPBOARDS.map(({ from }) => from)).size).toBeGreaterThanOrEqual(30);
});

test.each(RECORDED_CLIPBOARDS.map((clipboard) => [clipboard.from, clipboard] as const))(
  'On the canvas: %s',
  async (_, clipboard) => {
    const store = await pasteOnCanvas(clipboard);
    expect(resultOf(store)).toEqual(clipboard.result);
    expect(noticeOf(store)).toMatch(clipboard.notice ?? /^(?:Image added\..*)?$/);
    expect(store.getState().dialog).toBeNull();
  },
);

test.each(RECORDED_CLIPBOARDS.map((clipboard) => [clipboard.from, clipboard] as const))(
  'In a text box: %s',
  async (_, clipboard) => {
    const { store, isText } = await pasteInTextBox(clipboard);
    const { result, notice = /^(?:Image added\..*)?$/ } = clipboard;
    const words = result
      .filter((line) => line !== '<picture>')
      .map((line) => (line.startsWith('| ') ? line.slice(2, -2).split(' | ').join('\t') : line));
    expect(resultOf(store)).toEqual(isText ? words : result);
    const losesPicture = isText && result.includes('<picture>');
    expect(noticeOf(store)).toMatch(losesPicture ? /without its pictures/ : notice);
    expect(store.getState().dialog).toBeNull();
  },
);

const grid = (rows: number, columns: number, cell = 'a') =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => cell).join('\t')).join(
    '\n',
  );

const LONG_TEXT = Array.from({ length: 2500 }, (_, index) => `word ${index}`.padEnd(9))
  .join(' ')
  .slice(0, 25_000);

test.each([
  [
    'a long text',
    LONG_TEXT,
    /^The text has 24,999 characters\. A text box holds up to 20,000 characters\.$/,
  ],
  [
    '30 columns',
    grid(2, 30),
    /has 2 rows and 30 columns\. A table holds up to 400 rows and 20 columns\./,
  ],
  ['500 rows', grid(500, 2), /has 500 rows and 2 columns\./],
  [
    'a long cell',
    grid(2, 2, 'b'.repeat(600)),
    /A cell has 600 characters\. Cells of a table hold up to 500\./,
  ],
  ['a long list', '•\tCrew\n'.repeat(1200), /has 1,200 list items.*up to 1,000/],
])('On the canvas, %s is cut only after a question', async (_, text, sentence) => {
  const store = await pasteOnCanvas({ text });
  expect(elementsOf(store)).toEqual([]);
  const { dialog, pendingPaste } = store.getState();
  expect([dialog, ...(pendingPaste?.problems ?? [])]).toEqual([
    'paste',
    expect.stringMatching(sentence),
  ]);
  pendingPaste?.paste();
  expect(elementsOf(store)).toHaveLength(1);
  expect(validateDeck(store.getState().editingState.doc.deck).ok).toBe(true);
});

test('A text box asks before it cuts a text, and takes the rest of what it has room for', () => {
  const { text, store, paste, key } = startTyping();
  key('End');
  paste('', LONG_TEXT);
  expect(text().content).toBe('Mira waits');
  const { dialog, pendingPaste } = store.getState();
  expect(dialog).toBe('paste');
  expect(pendingPaste?.problems).toEqual([
    'The text has 24,999 characters. A text box holds up to 20,000 characters.',
  ]);
  pendingPaste?.paste();
  expect(text().content).toBe(LONG_TEXT.slice(0, 20_000));
  paste('', 'more');
  expect(store.getState().pendingPaste?.problems).toEqual([
    'The text has 4 characters. This text box has room for 0 more characters.',
  ]);
});

test('Cells of a table ask before a paste would leave some out, and a long text in one is told', () => {
  const table = createTable();
  const store = createEditorStore(createDeck({ slides: [createSlide({ elements: [table] })] }));
  const grid = [Array.from({ length: 19 }, (_, column) => `${column}`)];
  pasteCells(store, table.id, { start: { row: 1, column: 1 }, grid });
  expect(store.getState().dialog).toBeNull();
  pasteCells(store, table.id, { start: { row: 1, column: 2 }, grid });
  expect(store.getState().pendingPaste?.problems).toEqual([
    'With these cells, the table has 2 rows and 21 columns. A table holds up to 400 rows and 20 columns.',
  ]);
  reportLongCell(store, 'a'.repeat(501));
  expect(noticeOf(store)).toMatch(/A cell has 501 characters.*The end was left out/);
});
