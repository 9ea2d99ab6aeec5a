import type { ListItem, RichText } from './model/rich-text-schema';

/** Rows of cells, all of the same length. */
export type PastedGrid = readonly (readonly string[])[];

/** Part of what was pasted. */
export type PastedBlock = { readonly text: RichText } | { readonly grid: PastedGrid };

/**
 * Reads cells that a spreadsheet copied: lines of cells between tabs, where quotes enclose line breaks. Undefined for
 * other text: programs that copy HTML mark a grid as a table.
 */
export function readPastedGrid(html: string, text: string): PastedGrid | undefined {
  const isTable = html === '' ? text.trim().includes('\n') : /<table\b/i.test(html);
  if (!isTable || !text.includes('\t')) return undefined;
  const rows = splitCells(text.replace(/\r?\n$/, ''), '\t');
  const count = longestRowOf(rows);
  // Without HTML, only lines with the same number of tabs are a grid.
  if (html === '' && rows.some((row) => row.length !== count)) return undefined;
  return toPastedGrid(rows);
}

/** Reads a file of comma-separated values, or with semicolons or tabs; undefined without a second cell. */
export function readDelimitedFile(text: string): PastedGrid | undefined {
  const content = text.replace(/^\uFEFF/, '').replace(/(?:\r?\n)+$/, '');
  const head = (content.split('\n')[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const delimiter = (['\t', ';', ','] as const).find((each) => head.includes(each)) ?? ',';
  const rows = splitCells(content, delimiter);
  return rows.length * (rows[0]?.length ?? 0) > 1 ? toPastedGrid(rows) : undefined;
}

/** Files have more rows than a call takes arguments. */
function longestRowOf(rows: readonly (readonly string[])[]): number {
  return rows.reduce((most, row) => Math.max(most, row.length), 0);
}

/** Fills rows up to the longest. */
export function toPastedGrid(rows: readonly (readonly string[])[]): PastedGrid {
  const count = longestRowOf(rows);
  return rows.map((row) => Array.from({ length: count }, (_, column) => row[column] ?? ''));
}

const createCellPattern = (delimiter: string) =>
  new RegExp(String.raw`(?:"((?:[^"]|"")*)"|([^${delimiter}\r\n]*))(${delimiter}|\r?\n|$)`, 'y');

function splitCells(text: string, delimiter: '\t' | ';' | ','): readonly string[][] {
  const rows: string[][] = [[]];
  const pattern = createCellPattern(delimiter);
  for (;;) {
    const [, quoted, plain = '', end = ''] = pattern.exec(text) ?? [];
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    rows.at(-1)?.push(cell.replaceAll(/\s*\n\s*/g, ' ').trim());
    if (end === '') return rows;
    if (end !== delimiter) rows.push([]);
  }
}

/** Bullets of Word's three levels in plain text, each before a tab. */
const BULLET_LEVELS = ['·•', 'o', '§▪'] as const;
const LIST_LINE_PATTERN = /^\s*(?:([·•o§▪])|\d+[.)])\t\s*/;

/** Turns lines with a bullet or a number and a tab into list items. */
export function readPastedLists(text: string): RichText {
  const listItems: ListItem[] = [];
  const lines = text.split(/\r?\n/).map((content, line) => {
    const [marker, bullet] = LIST_LINE_PATTERN.exec(content) ?? [];
    if (marker === undefined) return content;
    const level = BULLET_LEVELS.findIndex(
      (bullets) => bullet !== undefined && bullets.includes(bullet),
    );
    listItems.push({
      line,
      list: bullet === undefined ? 'number' : 'bullet',
      level: Math.max(0, level),
    });
    return content.slice(marker.length);
  });
  return { content: lines.join('\n'), markRanges: [], listItems };
}
