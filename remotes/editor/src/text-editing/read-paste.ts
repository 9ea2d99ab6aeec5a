import { DOMParser, Slice } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type PastedBlock, readPastedGrid, readPastedLists } from '../core/pasted-text';
import { type Paragraph, paragraphsOf, richTextFromParagraphs } from '../core/text/marks';
import type { RichText, TextMarks } from '../core/model/rich-text-schema';
import type { PasteData } from './paste-data';
import { toParagraph } from './prosemirror-conversion';
import { proseMirrorSchema } from './prosemirror-schema';
import { markUpPastedHtml, removeActiveMarkup } from './pasted-html';

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
