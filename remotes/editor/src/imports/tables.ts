import { createTable } from '../core/model/create-figures';
import type { TableElement } from '../core/model/deck';
import { boxIn, placeOf, pixels } from './boxes';
import { inkIn } from './colors';
import { paintIn } from './fills';
import { type Setting, settingOf } from './lettering';
import { child, childrenOf, isOn, textAt } from './markup';
import { ownNames } from './own-names';
import type { Reading } from './reading';
import { plainWords } from './words';

const MOST = { columns: 20, rows: 400, letters: 500 } as const;

export function readTable(frame: Element, table: Element, context: Reading): TableElement | null {
  const transform = boxIn(child(frame, 'xfrm'));
  const tableRows = childrenOf(table, 'tr');
  const widths = childrenOf(child(table, 'tblGrid'), 'gridCol').map((each) => pixels(each, 'w', 1));
  if (!transform || tableRows.length === 0 || widths.length === 0) return null;
  const cells = tableRows.map((tableRow) => childrenOf(tableRow, 'tc'));
  noteLosses(cells, context);
  // Some programs don't update the frame's height, so the rows' heights are used.
  const height =
    tableRows.reduce((sum, tableRow) => sum + pixels(tableRow, 'h'), 0) || transform.height;
  const width = widths.reduce((sum, each) => sum + each, 0);
  const columns = widths.slice(0, MOST.columns).map((each) => Math.max(0.01, each));
  const { fontSize, fontFamily, color } = settingIn(cells.at(-1) ?? [], context);
  return createTable({
    ...placeOf(context.project({ ...transform, width, height })),
    ...ownNames(frame),
    rotation: 0,
    rows: cells
      .slice(0, MOST.rows)
      .map((row) => columns.map((_, column) => wordsOf(row[column]).slice(0, MOST.letters))),
    columns,
    total: false,
    fontSize,
    fontFamily,
    color,
    ...looksOf(table, cells, context),
  });
}

function wordsOf(cell: Element | undefined): string {
  return plainWords(child(cell, 'txBody'));
}

function noteLosses(cells: readonly (readonly Element[])[], { remarks }: Reading): void {
  const all = cells.flat();
  const isMerged = all.some((cell) =>
    ['gridSpan', 'rowSpan', 'hMerge', 'vMerge'].some((name) => cell.hasAttribute(name)),
  );
  if (isMerged) remarks.count('merged');
  const isLong = all.some((cell) => wordsOf(cell).length > MOST.letters);
  if (isLong || cells.length > MOST.rows) remarks.count('cut');
}

/** Properties of the first text in a row. */
function settingIn(row: readonly Element[], { facts }: Reading): Setting {
  const cell = row.find((each) => wordsOf(each).trim() !== '') ?? row[0];
  const body = child(cell, 'txBody');
  const paragraph = child(body, 'p');
  const ownLists = [child(body, 'lstStyle')].filter((list) => list !== undefined);
  const inheritedLists = [child(facts.heritage.presentation, 'defaultTextStyle')].filter(
    (list) => list !== undefined,
  );
  const lists = { own: ownLists, reference: undefined, inherited: inheritedLists };
  const run = child(paragraph, 'r', 'rPr') ?? child(paragraph, 'endParaRPr');
  return settingOf(run, paragraph ?? cell ?? facts.heritage.presentation, { lists, facts });
}

type Looks = Pick<TableElement, 'line' | 'headFill' | 'headColor' | 'band'>;

function looksOf(
  table: Element,
  cells: readonly (readonly Element[])[],
  context: Reading,
): Partial<Looks> {
  const [headerRow = [], secondRow = []] = cells;
  const lastRow = cells.at(-1) ?? [];
  const border = child(lastRow[0], 'tcPr', 'lnB', 'solidFill');
  const headColor = settingIn(headerRow, context).color;
  const plainStyle = { headFill: 'none', headColor, band: 'none' };
  const tableStyle = styledLooks(table, context) ?? plainStyle;
  const headFill = groundOf(headerRow, context);
  // Headers without a fill of their own take fill and colour from the table style.
  const isStyled = headFill === undefined && headColor === settingIn(lastRow, context).color;
  return {
    line: inkIn(border, context.painter.names)?.color ?? '#94a3b8',
    headFill: headFill ?? tableStyle.headFill,
    headColor: isStyled ? tableStyle.headColor : headColor,
    band: groundOf(secondRow, context) ?? tableStyle.band,
  };
}

function groundOf([first]: readonly Element[], { painter }: Reading): string | undefined {
  const fill = paintIn(child(first, 'tcPr'), painter)?.fill ?? '';
  return /#[0-9a-f]{6}/i.exec(fill)?.[0];
}

const NO_STYLE = [
  '{2D5ABB26-0587-4C30-8999-92F81FD0307C}',
  '{5940675A-B579-460E-94D1-54222C63F5DA}',
];

/** Most styled tables use the default style, with the first accent. */
function styledLooks(table: Element, { painter }: Reading) {
  const properties = child(table, 'tblPr');
  const style = child(properties, 'tableStyleId')?.textContent ?? NO_STYLE[0] ?? '';
  const accent = painter.names.theme.get('accent1');
  if (NO_STYLE.includes(style) || accent === undefined || !isOn(properties, 'firstRow'))
    return undefined;
  const light = painter.names.theme.get('lt1') ?? '#ffffff';
  return { headFill: accent, headColor: light, band: isOn(properties, 'bandRow') ? light : 'none' };
}

export function kindOfFrame(frame: Element): string {
  const uri = textAt(child(frame, 'graphic', 'graphicData'), 'uri') ?? '';
  return uri.split('/').at(-1) ?? '';
}
