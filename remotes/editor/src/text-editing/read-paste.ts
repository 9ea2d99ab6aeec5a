import { DOMParser, Slice } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { RichText, TextMarks } from '../core/model/rich-text-schema';
import {
  type PastedBlock,
  readPastedGrid,
  readPastedLists,
  type PastedGrid,
  toPastedGrid,
} from '../core/pasted-text';
import { type Paragraph, paragraphsOf, richTextFromParagraphs } from '../core/text/marks';
import { hasLongCell } from '../elements/paste-grid';
import type { PasteData } from './paste-data';
import { toParagraph } from './prosemirror-conversion';
import { proseMirrorSchema } from './prosemirror-schema';

const PREFORMATTED = 'pre, [data-css*="white-space:pre"], [data-css*="white-space: pre"]';

const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6';

/** Either words or files; neither, if there is nothing that a slide can show. */
interface PastedContent {
  /** Texts and tables in their order. */
  readonly blocks: readonly PastedBlock[];
  /** Plain text takes the style of the text around it. */
  readonly isPlain: boolean;
  readonly files: readonly File[];
  /** Addresses of pictures in the HTML. */
  readonly pictureUrls: readonly string[];
}

/**
 * Reads a clipboard in the order in which a person means its formats: rich text and tables, plain text, files. Files come
 * first only if the text is nothing but their name or address.
 */
export function readPaste({ html, text, files }: PasteData): PastedContent {
  const { blocks, pictureUrls } = html === '' ? NO_HTML : readHtml(html);
  const isPlain = blocks.length === 0;
  const words = isPlain ? readPlainText(text) : blocks;
  const meant = SVG_PATTERN.test(text) ? [new File([text], '', { type: 'image/svg+xml' })] : files;
  const isFile = meant !== files || words.length === 0 || (isPlain && isAddressOf(text, files));
  return isFile && meant.length > 0
    ? { blocks: [], isPlain, files: meant, pictureUrls: [] }
    : { blocks: words, isPlain, files: [], pictureUrls };
}

export const PICTURES_LEFT_OUT_NOTICE =
  'The text was pasted without its pictures. Copy each picture on its own to paste it.';

/** Text box content: cells of a table become lines with tabs between them. */
export function flattenBlocks(blocks: readonly PastedBlock[]): RichText {
  return richTextFromParagraphs(
    blocks.flatMap((block) =>
      'grid' in block
        ? block.grid.map((row) => plainLine(row.join('\t')))
        : paragraphsOf(block.text),
    ),
  );
}

const SVG_PATTERN =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!(?:--[\s\S]*?--|[^>]*)>\s*)*<svg[\s>][\s\S]*<\/svg>\s*$/i;

const NO_HTML = { blocks: [], pictureUrls: [] };

/** Lines that file managers write besides the paths. */
const FILE_LIST_PATTERN = /^(?:x-special\/\S+|copy|cut|)$/;

const URL_PATTERN = /^(?:https?|file|data|blob):\S+$/i;

function isAddressOf(text: string, files: readonly File[]): boolean {
  const lines = text.trim().split(/\r?\n/);
  const isName = (line: string) =>
    files.some(({ name }) =>
      [line, decodeUrl(line)].some((path) => path.split(/[/\\]/).at(-1) === name),
    );
  return (
    lines.every((line) => FILE_LIST_PATTERN.test(line) || isName(line)) ||
    (lines.length === 1 && URL_PATTERN.test(text.trim()))
  );
}

function decodeUrl(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** Soft line breaks of PowerPoint are vertical tabs. */
const LINE_BREAK_PATTERN = /\r\n?|[\v\u2028\u2029]/g;

const BLANK_ENDS_PATTERN = /^(?:[^\S\n]*\n)+|(?:\n[^\S\n]*)+$/g;

function readPlainText(source: string): readonly PastedBlock[] {
  const lines = source.replaceAll(LINE_BREAK_PATTERN, '\n').replaceAll(BLANK_ENDS_PATTERN, '');
  if (lines.trim() === '') return [];
  const text = readPastedLists(lines);
  // Tabs behind markers are no columns.
  const isList = text.listItems.length > 0 && !text.content.includes('\t');
  const grid = isList ? undefined : readPastedGrid('', lines);
  return [grid ? { grid } : { text }];
}

function readHtml(html: string): Pick<PastedContent, 'blocks' | 'pictureUrls'> {
  const body = parseHtml(removeActiveMarkup(html));
  const isOwn = body.querySelector('[data-pm-slice]') !== null;
  const { grids, pictureUrls } = markUpPastedHtml(body);
  const lines = DOMParser.fromSchema(proseMirrorSchema)
    .parse(body, { preserveWhitespace: isOwn })
    .children.flatMap((node) => splitLines(toParagraph(node)));
  const blocks: PastedBlock[] = [];
  let start = 0;
  const addText = (end: number) => {
    const text = lines.slice(start, end);
    const first = text.findIndex(hasText);
    if (first !== -1)
      blocks.push({
        text: richTextFromParagraphs(text.slice(first, text.findLastIndex(hasText) + 1)),
      });
    start = end + 1;
  };
  for (const [index, { runs }] of lines.entries()) {
    const grid = grids.get(runs.map(({ text }) => text).join(''));
    if (!grid) continue;
    addText(index);
    blocks.push({ grid });
  }
  addText(lines.length);
  return { blocks, pictureUrls };
}

/** Parses HTML in a document without a window. Only ProseMirror's own policy allows that, so its paste reads it. */
function parseHtml(html: string): HTMLElement {
  let body = document.createElement('body') as HTMLElement;
  const readBody = (node: Node) => {
    if (node instanceof HTMLElement) body = node;
    return Slice.empty;
  };
  const view = new EditorView(null, {
    state: EditorState.create({ schema: proseMirrorSchema }),
    clipboardParser: Object.assign(new DOMParser(proseMirrorSchema, []), { parseSlice: readBody }),
    handlePaste: () => true,
  });
  view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  view.destroy();
  return body;
}

/** A break within a paragraph of another program starts a new paragraph here; a last one shows nothing there. */
function splitLines({ runs, ...paragraph }: Paragraph): readonly Paragraph[] {
  const lines: Paragraph['runs'][number][][] = [[]];
  for (const { text, marks } of runs)
    for (const [index, part] of text.split(/ ?\u2028 ?/).entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, marks: withoutDefaults(marks) });
    }
  if (lines.length > 1 && lines.at(-1)?.length === 0) lines.pop();
  return lines.map((line) => {
    const next = { ...paragraph, runs: line };
    return hasText(next) ? next : { ...next, runs: [] };
  });
}

function withoutDefaults({ textDecoration, ...marks }: TextMarks): TextMarks {
  return textDecoration === 'underline' ? { ...marks, textDecoration } : marks;
}

function hasText({ runs }: Paragraph): boolean {
  return runs.some(({ text }) => text.trim() !== '');
}

function plainLine(text: string): Paragraph {
  return { list: 'none', level: 0, runs: [{ text, marks: {} }] };
}

/** The site's CSP rejects style sheets, style attributes and event handlers, even in HTML that is only parsed. */
function removeActiveMarkup(html: string): string {
  return html
    .replaceAll(/<style\b[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<[^>]*>/g, (tag) =>
      tag
        .replaceAll(/\sstyle\s*=/gi, ' data-css=')
        .replaceAll(/([\s"'/])on[a-z]+\s*=/gi, '$1data-event='),
    );
}

/**
 * Replaces what the schema of a text cannot hold: tables by a paragraph that is the key of their cells, breaks by
 * U+2028.
 */
function markUpPastedHtml(body: HTMLElement): {
  readonly grids: ReadonlyMap<string, PastedGrid>;
  readonly pictureUrls: readonly string[];
} {
  const grids = new Map<string, PastedGrid>();
  const pictureUrls = takePictures(body);
  convertOfficeLists(body);
  keepPreformattedLines(body);
  for (const lineBreak of body.querySelectorAll('br'))
    lineBreak.replaceWith(lineBreak.matches('.Apple-interchange-newline') ? '' : '\u2028');
  // Tables in cells come before those that contain them.
  for (const table of Array.from(body.querySelectorAll('table')).toReversed()) {
    const grid = readGrid(table);
    if (isLayout(table, grid)) continue;
    const key = `\u2029${grids.size}`;
    grids.set(key, grid);
    table.before(...table.querySelectorAll(':scope > caption'), renameElement(table, 'p', key));
    table.remove();
  }
  for (const block of body.querySelectorAll<HTMLElement>('td, th, dt, caption, legend, summary'))
    block.replaceWith(renameElement(block, 'div'));
  return { grids, pictureUrls };
}

/** Pictures of letters become letters; the others are removed. */
function takePictures(body: HTMLElement): readonly string[] {
  return Array.from(body.querySelectorAll('img')).flatMap((picture) => {
    const isEmoji = picture.alt.length <= 8 && /\p{Extended_Pictographic}/u.test(picture.alt);
    picture.replaceWith(isEmoji ? picture.alt : '');
    return isEmoji ? [] : [picture.getAttribute('src') ?? ''];
  });
}

/** Word and PowerPoint write the markers of list items as text. */
function convertOfficeLists(body: HTMLElement): void {
  for (const marker of body.querySelectorAll(
    '[data-css*="mso-list:Ignore"], [data-css*="mso-special-format:"]',
  )) {
    const line = marker.closest<HTMLElement>('p, div, h1, h2, h3');
    marker.remove();
    if (!line) continue;
    const [, level = '1'] = /mso-list:[^;]*level(\d)/.exec(line.dataset['css'] ?? '') ?? [];
    const item = renameElement(line, 'p');
    item.dataset['list'] = /^\s*[\da-z]{1,4}[.)]/i.test(marker.textContent) ? 'number' : 'bullet';
    item.dataset['level'] = `${Math.min(2, Number(level) - 1)}`;
    line.replaceWith(item);
  }
}

function keepPreformattedLines(body: HTMLElement): void {
  for (const element of body.querySelectorAll(PREFORMATTED))
    for (const node of element.childNodes) keepLinesOf(node);
}

function keepLinesOf(node: Node): void {
  for (const child of node.childNodes) keepLinesOf(child);
  const { nodeType, nodeValue, parentElement } = node;
  const isBetweenBlocks = parentElement?.querySelector(':scope > :is(p, div, li, ul, ol, table)');
  if (nodeType !== Node.TEXT_NODE || (isBetweenBlocks && nodeValue?.trim() === '')) return;
  node.nodeValue = (nodeValue ?? '')
    .replaceAll(/\r?\n/g, '\u2028')
    .replaceAll(/[ \t]{2,}|\t/g, (spaces) => '\u00A0'.repeat(spaces.length));
}

/** Cells in the order of the table; those that a merged cell covers are empty. */
function readGrid(table: HTMLTableElement): PastedGrid {
  const rows = Array.from(table.rows).filter(
    // Excel ends with a hidden row that holds the widths of the columns.
    (row) => !/display:\s*none/.test(row.dataset['css'] ?? ''),
  );
  const cells: string[][] = rows.map(() => []);
  for (const [top, row] of rows.entries()) {
    let left = 0;
    for (const cell of row.cells) {
      while (cells[top]?.[left] !== undefined) left += 1;
      const right = left + cell.colSpan;
      for (const covered of cells.slice(top, top + Math.max(1, cell.rowSpan)))
        coverCells(covered, left, right);
      cells[top]?.splice(left, 1, textOfCell(cell));
      left = right;
    }
  }
  return toPastedGrid(cells);
}

/** Leaves gaps before the cells, which later ones fill. */
function coverCells(row: string[], left: number, right: number): void {
  for (let column = left; column < right; column += 1) row[column] = '';
}

/** Tells whether a table only arranges other content, and is read as its paragraphs. */
function isLayout(table: HTMLTableElement, grid: PastedGrid): boolean {
  const isColumn = (grid[0]?.length ?? 0) < 2;
  const hasTable = table.textContent.includes('\u2029');
  const hasProse = hasLongCell(grid) && table.querySelector(`td :is(${BLOCKS}) ~ :is(${BLOCKS})`);
  return isColumn || hasTable || Boolean(hasProse);
}

function textOfCell(cell: HTMLElement): string {
  for (const block of cell.querySelectorAll(`${BLOCKS}, td, th`)) block.after(' ');
  return cell.textContent.replaceAll(/\s+/g, ' ').trim();
}

function renameElement(element: Element, name: 'p' | 'div', text?: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  if (text === undefined) renamed.append(...element.childNodes);
  else renamed.textContent = text;
  return renamed;
}
