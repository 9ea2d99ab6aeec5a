import type { ImportContext } from '../../../ooxml/import-context';
import {
  childrenOf,
  findChild,
  readAttribute,
  readBoolean,
} from '../../../ooxml/package/xml-elements';
import { readColor } from '../../../ooxml/colors';
import { findFill, type ImportedFill, readStyledFill } from '../../../ooxml/fills';
import { mixColors } from '../../../core/model/colors';
import { CELL_SIDES, type CellSide, type CellStyle } from '../table-schema';

/** Look of a cell by the style of its table. */
export type StyledCell = Partial<Pick<CellStyle, 'fill' | 'color' | 'fontWeight'>> & {
  readonly borders: readonly CellSide[];
  readonly lineColor?: string;
};

interface TableSize {
  readonly rows: number;
  readonly columns: number;
}

/** A part of a style, and the rows and columns that it applies to. */
interface Region {
  readonly part: Element;
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
}

/** Reads the style that a table names; undefined without a style, or if the file lacks that of a plain one. */
export function readTableStyle(
  table: Element,
  size: TableSize,
  context: ImportContext,
): ((row: number, column: number) => StyledCell) | undefined {
  const properties = findChild(table, 'tblPr');
  const style = findStyle(findChild(properties, 'tableStyleId')?.textContent ?? '', context);
  if (!style) return undefined;
  const regionsAt = (row: number, column: number) =>
    listRegions({ row, column }, size, properties).flatMap(({ name, ...region }) => {
      const part = findChild(style, name);
      return part ? [{ ...region, part }] : [];
    });
  const whole = readFill(findChild(style, 'tblBg'), context);
  const ground = whole === 'none' ? undefined : whole;
  return (row, column) => ({
    ...(ground && { fill: ground }),
    ...readCell(regionsAt(row, column), { row, column }, { ...context, ground }),
  });
}

/** Table styles without colours: "No Style, No Grid" and "No Style, Table Grid". */
const PLAIN_STYLE_IDS: readonly string[] = [
  '{2D5ABB26-0587-4C30-8999-92F81FD0307C}',
  '{5940675A-B579-460E-94D1-54222C63F5DA}',
];

function findStyle(id: string, { inheritance }: ImportContext): Element | undefined {
  if (id === '') return undefined;
  const styles = childrenOf(inheritance.tableStyles, 'tblStyle');
  const style = styles.find((each) => readAttribute(each, 'styleId') === id);
  if (style) return style;
  return PLAIN_STYLE_IDS.includes(id) ? undefined : parseDefaultStyle();
}

/** "Medium Style 2 - Accent 1", which most tables have, also in files that do not define it. */
function parseDefaultStyle(): Element {
  const fill = (change: string, borders = '') =>
    `<tcStyle>${borders}<fill><solidFill><schemeClr val="accent1">${change}</schemeClr></solidFill></fill></tcStyle>`;
  const side = (name: string) =>
    `<${name}><ln w="12700"><solidFill><schemeClr val="lt1"/></solidFill></ln></${name}>`;
  const sides = ['left', 'right', 'top', 'bottom', 'insideH', 'insideV'].map(side).join('');
  const strong = `<tcTxStyle b="on"><schemeClr val="lt1"/></tcTxStyle>${fill('')}`;
  const parts = [
    `<wholeTbl><tcTxStyle><schemeClr val="dk1"/></tcTxStyle>${fill('<tint val="20000"/>', `<tcBdr>${sides}</tcBdr>`)}</wholeTbl>`,
    ...['band1H', 'band1V'].map((name) => `<${name}>${fill('<tint val="40000"/>')}</${name}>`),
    ...['lastCol', 'firstCol', 'lastRow', 'firstRow'].map((name) => `<${name}>${strong}</${name}>`),
  ];
  const xml = `<tblStyle>${parts.join('')}</tblStyle>`;
  return new DOMParser().parseFromString(xml, 'text/xml').documentElement;
}

type Position = { readonly row: number; readonly column: number };

/** Regions that a cell is in, in the order in which their parts apply. */
function listRegions(
  { row, column }: Position,
  { rows, columns }: TableSize,
  properties: Element | undefined,
): readonly (Omit<Region, 'part'> & { readonly name: string })[] {
  const has = (flag: string) => readBoolean(properties, flag);
  const whole = { rows: [0, rows - 1], columns: [0, columns - 1] } as const;
  const inRow = { ...whole, rows: [row, row] } as const;
  const inColumn = { ...whole, columns: [column, column] } as const;
  const isHeader = has('firstRow') && row === 0;
  const isTotal = has('lastRow') && row === rows - 1;
  const isFirst = has('firstCol') && column === 0;
  const isLast = has('lastCol') && column === columns - 1;
  const bandOf = (index: number, start: string) => ((index - (has(start) ? 1 : 0)) % 2) + 1;
  const candidates = [
    [true, 'wholeTbl', whole],
    [has('bandRow') && !isHeader && !isTotal, `band${bandOf(row, 'firstRow')}H`, inRow],
    [has('bandCol') && !isFirst && !isLast, `band${bandOf(column, 'firstCol')}V`, inColumn],
    [isLast, 'lastCol', inColumn],
    [isFirst, 'firstCol', inColumn],
    [isTotal, 'lastRow', inRow],
    [isHeader, 'firstRow', inRow],
  ] as const;
  return candidates.filter(([applies]) => applies).map(([, name, region]) => ({ name, ...region }));
}

/** With the fill behind all cells, which those of a part can let through. */
type StyleContext = ImportContext & { readonly ground: string | undefined };

function readCell(
  regions: readonly Region[],
  position: Position,
  context: StyleContext,
): StyledCell {
  const lines = new Map(regions.flatMap((region) => readLines(region, position)));
  const borders = CELL_SIDES.filter((side) => isLine(lines.get(side)));
  const [lineColor] = borders
    .map((side) => readLineColor(lines.get(side), context))
    .filter((color) => color !== undefined)
    .toReversed();
  const looks = regions.map(({ part }) => readLook(part, context));
  return Object.assign({ borders }, ...looks, lineColor === undefined ? {} : { lineColor });
}

function readLook(
  part: Element,
  context: StyleContext,
): Partial<Pick<CellStyle, 'fill' | 'color' | 'fontWeight'>> {
  const text = findChild(part, 'tcTxStyle');
  const own = readFill(findChild(part, 'tcStyle'), context);
  const fill = own === 'none' ? (context.ground ?? own) : own;
  const color = readColor(text, context.fills.colors)?.color;
  const weight = readAttribute(text, 'b');
  return {
    ...(fill === undefined ? {} : { fill }),
    ...(color === undefined ? {} : { color }),
    ...(weight === undefined ? {} : { fontWeight: weight === 'on' ? 'bold' : 'normal' }),
  };
}

/** Lines of a part around a cell: those at the edge of its region, and those within. */
function readLines(
  { part, rows, columns }: Region,
  { row, column }: Position,
): readonly (readonly [CellSide, Element])[] {
  const names: Readonly<Record<CellSide, string>> = {
    left: column === columns[0] ? 'left' : 'insideV',
    right: column === columns[1] ? 'right' : 'insideV',
    top: row === rows[0] ? 'top' : 'insideH',
    bottom: row === rows[1] ? 'bottom' : 'insideH',
  };
  return CELL_SIDES.flatMap((side) => {
    const line = findChild(part, 'tcStyle', 'tcBdr', names[side]);
    return line ? [[side, line] as const] : [];
  });
}

/** A colour, `none`, or undefined if the part says nothing. */
function readFill(
  style: Element | undefined,
  { fills, inheritance, ground }: ImportContext & Partial<StyleContext>,
) {
  const found =
    findFill(findChild(style, 'fill'), fills) ??
    readStyledFill(findChild(style, 'fillRef'), { theme: inheritance.theme, painter: fills });
  const color = found && cellFillOf(found);
  if (!found || !color || color === 'none' || found.alpha === 1) return color;
  const { theme, map } = fills.colors;
  const behind = ground ?? theme.get(map.get('bg1') ?? 'lt1') ?? '#ffffff';
  return mixColors(behind, color, found.alpha);
}

/** Cells have one colour: that of a gradient is its first. */
export function cellFillOf({ fill, alpha }: ImportedFill): string | undefined {
  return alpha === 0 || fill === 'none' ? 'none' : /#[0-9a-f]{6}/i.exec(fill)?.[0];
}

function isLine(side: Element | undefined): boolean {
  const line = findChild(side, 'ln');
  if (line) return !findChild(line, 'noFill');
  return Number(readAttribute(findChild(side, 'lnRef'), 'idx') ?? 0) > 0;
}

function readLineColor(side: Element | undefined, { fills }: ImportContext): string | undefined {
  const fill = findChild(side, 'ln', 'solidFill') ?? findChild(side, 'lnRef');
  return readColor(fill, fills.colors)?.color;
}
