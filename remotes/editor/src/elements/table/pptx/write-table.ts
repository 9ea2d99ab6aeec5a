import { isAmount } from '../../../core/amounts/amounts';
import type { CellPosition } from '../../../core/elements/element-kind';
import { elementTypeLabelOf } from '../../../core/elements/element-labels';
import { DEFAULT_LINE_HEIGHT } from '../../../core/model/deck-constants';
import { isSystemFont } from '../../../core/model/fonts';
import { middleOffsetOf } from '../../../core/text/baseline-offset';
import { directionOf } from '../../../core/text/direction';
import { cornerAndSizeXml, fillXml, solidFillXml, toEmu } from '../../../ooxml/drawing-xml';
import { COLUMN_WIDTH_URI } from '../../../ooxml/object-names';
import { attributes, xml, type Xml } from '../../../ooxml/package/xml';
import { graphicFrameXml, type SlideWriter } from '../../../ooxml/slide-writer';
import { ALIGNMENTS, directionXml, runPropertiesXml, runXml } from '../../../ooxml/text-xml';
import { columnWidthsOf, rowHeightsOf, lineWidthsOf, paddingOf } from '../fit/fit-table';
import { cellStyleOf, coveringMergeOf } from '../style/cell-style';
import { CELL_SIDES, type CellSide, type CellStyle, type TableElement } from '../table-schema';
import { defaultAlignmentOf, rowsWithTotalOf } from '../totals/table-totals';

export function writeTable(slide: SlideWriter, table: TableElement): Xml {
  const rows = rowsWithTotalOf(table);
  const { widths, fontSizes } = fitWithoutFont(table);
  const ownWidths = columnWidthsOf(table);
  const columns = widths.map((width, column) => columnXml(width, ownWidths[column] ?? width));
  const heights = rowHeightsOf(table);
  const rowsXml = rows.map((cells, row) => {
    const list = columns.map((_, column) => {
      const text = cells[column] ?? '';
      const fontSize = isAmount(text) ? fontSizes[column] : undefined;
      const sized = { ...table, fontSize: fontSize ?? table.fontSize };
      const merge = mergeXml(table, { row, column }, rows.length);
      return xml`<a:tc${merge}>${cellXml(slide, sized, text, lookOf(table, row, column))}</a:tc>`;
    });
    return xml`<a:tr h="${toEmu(heights[row] ?? 0)}">${list}</a:tr>`;
  });
  // A generated name counts the rows; it would come back as one that was chosen.
  const isNamed = table.customName !== '' || table.alt !== '' || table.sourceName !== '';
  return graphicFrameXml(
    slide.elementNamesXml(table, isNamed ? {} : { name: elementTypeLabelOf(table) }),
    cornerAndSizeXml(table),
    xml`<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table">
      <a:tbl><a:tblPr firstRow="1"/><a:tblGrid>${columns}</a:tblGrid>${rowsXml}</a:tbl>
    </a:graphicData>`,
  );
}

/** Column that is wider or narrower than in this editor, whose width the import finds again. */
function columnXml(width: number, ownWidth: number): Xml {
  const written = toEmu(width);
  const isOwn = Math.abs(width - ownWidth) < 0.01;
  return isOwn
    ? xml`<a:gridCol w="${written}"/>`
    : xml`<a:gridCol w="${written}"><a:extLst><a:ext uri="${COLUMN_WIDTH_URI}">
        <deck:column xmlns:deck="urn:deck:column-width" width="${toEmu(ownWidth)}" written="${written}"/>
      </a:ext></a:extLst></a:gridCol>`;
}

/** Attributes of a merged cell and of those that it covers. */
function mergeXml(table: TableElement, { row, column }: CellPosition, rowCount: number): Xml {
  const covering = coveringMergeOf(table, row, column);
  const merge = covering ?? cellStyleOf(table, row, column);
  if (!merge) return attributes({});
  const [rowSpan, columnSpan] = [merge.rowSpan ?? 1, merge.columnSpan ?? 1];
  const [isBelow, isBehind] = [row > merge.row, column > merge.column];
  return attributes({
    rowSpan: rowSpan > 1 && !isBelow ? Math.min(rowSpan, rowCount - merge.row) : undefined,
    gridSpan: columnSpan > 1 && !isBehind ? columnSpan : undefined,
    hMerge: isBehind || undefined,
    vMerge: isBelow || undefined,
  });
}

type CellLook = Required<
  Pick<CellStyle, 'color' | 'fontWeight' | 'textAlign' | 'borders' | 'verticalAlign'>
> &
  Pick<CellStyle, 'fill' | 'margins'>;

/** Style of a cell: its own over that of its row and column. */
function lookOf(table: TableElement, row: number, column: number): CellLook {
  const isTotal = table.hasTotalRow && row === table.rows.length;
  const fill = row === 0 ? table.headerFill : row % 2 === 1 ? table.bandFill : 'none';
  return {
    ...(fill === 'none' ? {} : { fill }),
    color: row === 0 ? table.headerColor : table.color,
    fontWeight: row === 0 || isTotal ? 'bold' : 'normal',
    textAlign: defaultAlignmentOf(table, row, column),
    borders: ['bottom'],
    verticalAlign: table.verticalAlign ?? 'middle',
    ...cellStyleOf(table, row, column),
  };
}

const ANCHORS = { top: 't', middle: 'ctr', bottom: 'b' } as const;

/** Padding as on the canvas, where letters stand elsewhere in their line than in PowerPoint; margins of a file as they were. */
function marginsXml(table: TableElement, { margins }: CellLook): Xml {
  if (margins) {
    const { left, right, top, bottom } = margins;
    return attributes({
      marL: toEmu(left),
      marR: toEmu(right),
      marT: toEmu(top),
      marB: toEmu(bottom),
    });
  }
  const shift = middleOffsetOf({ ...table, lineHeight: DEFAULT_LINE_HEIGHT });
  return attributes({
    marL: toEmu(8),
    marR: toEmu(8),
    marT: toEmu(Math.max(0, 4 + shift)),
    marB: toEmu(Math.max(0, 4 - shift)),
  });
}

/** Elements of the sides, in the order of the schema. */
const BORDER_TAGS: Readonly<Record<CellSide, string>> = {
  left: 'lnL',
  right: 'lnR',
  top: 'lnT',
  bottom: 'lnB',
};

function bordersXml({ lineColor }: TableElement, borders: readonly CellSide[]): readonly Xml[] {
  return CELL_SIDES.map((side) => {
    const tag = BORDER_TAGS[side];
    return borders.includes(side)
      ? xml`<a:${tag} w="${toEmu(1)}">${solidFillXml(lineColor)}</a:${tag}>`
      : xml`<a:${tag} w="0"><a:noFill/></a:${tag}>`;
  });
}

function cellXml(slide: SlideWriter, table: TableElement, text: string, look: CellLook): Xml {
  const style = { ...table, ...look, opacity: 1 };
  const paragraphs = text.split('\n').map((line) => {
    const run = line === '' ? undefined : runXml(line, style, slide);
    const end = runPropertiesXml('endParaRPr', style, slide, { text: '' });
    return xml`<a:p>
      <a:pPr marL="0" indent="0"${directionXml(directionOf(text))} algn="${ALIGNMENTS[look.textAlign]}"><a:buNone/></a:pPr>${run}${end}
    </a:p>`;
  });
  return xml`<a:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</a:txBody>
    <a:tcPr${marginsXml(table, look)} anchor="${ANCHORS[look.verticalAlign]}">
      ${bordersXml(table, look.borders)}
      ${look.fill === undefined ? undefined : fillXml(look.fill)}
    </a:tcPr>`;
}

interface FittedColumns {
  /** In slide pixels. */
  readonly widths: readonly number[];
  /** Type size of the amounts by column, in slide pixels. */
  readonly fontSizes: readonly number[];
}

/**
 * Columns in which no amount is broken on a computer that lacks the font of the table: other programs take a wider one
 * and have no cells without line breaks. Width comes from the room beside other texts, then from their lines; amounts
 * that are too wide even so are written smaller.
 */
export function fitWithoutFont(table: TableElement): FittedColumns {
  const widths = columnWidthsOf(table);
  const fontSizes = widths.map(() => table.fontSize);
  if (isSystemFont(table.fontFamily)) return { widths, fontSizes };
  const { amounts, words, paddings } = neededWidthsOf(table);
  const lines = lineWidthsOf(table).map((width, column) => Math.max(width, words[column] ?? 0));
  const beside = grow(widths, amounts, lines);
  const whole = grow(grow(beside, amounts, words), words, words);
  return {
    widths: whole,
    fontSizes: fontSizes.map((size, column) => {
      const [width = 0, needed = 0, padding = 0] = [
        whole[column],
        amounts[column],
        paddings[column],
      ];
      if (needed <= width) return size;
      const ratio = Math.max(0.1, (width - padding) / (needed - padding));
      return Math.floor(size * ratio * 10) / 10;
    }),
  };
}

/** Widths of the longest amount and of the longest word of each column in a wide font, with their padding. */
function neededWidthsOf(table: TableElement) {
  const rows = rowsWithTotalOf(table);
  const needs = table.columnWeights.map((_, column) =>
    rows.map((cells, row) => neededWidthsOfCell(table, { row, column }, cells[column] ?? '')),
  );
  const widest = (key: 'amount' | 'word' | 'padding') =>
    needs.map((own) => Math.max(...own.map((each) => each[key])));
  const amounts = widest('amount');
  const words = widest('word').map((word, column) => Math.max(word, amounts[column] ?? 0));
  return { amounts, words, paddings: widest('padding') };
}

function neededWidthsOfCell(table: TableElement, { row, column }: CellPosition, content: string) {
  const style: Partial<CellStyle> = cellStyleOf(table, row, column) ?? {};
  const isMerged = (style.columnSpan ?? 1) > 1 || coveringMergeOf(table, row, column);
  const text = isMerged ? '' : content;
  const isStrong = row === 0 || (table.hasTotalRow && row === table.rows.length);
  const isBold = style.fontWeight === undefined ? isStrong : style.fontWeight === 'bold';
  const padding = paddingOf(style).x;
  const widthOf = (word: string) => fallbackWidthOf(word, isBold) * table.fontSize + padding;
  const word = Math.max(0, ...text.split(/\s+/).map(widthOf));
  return { amount: isAmount(text) ? widthOf(text) : 0, word, padding };
}

/** Width in em in DejaVu Sans, which LibreOffice takes for fonts that it lacks; those of PowerPoint are narrower. */
function fallbackWidthOf(text: string, isBold: boolean): number {
  const widths = Array.from(text, (sign) => {
    if (/[\s.,'’:;|ijlftIr]/u.test(sign)) return 0.38;
    if (/[()[\]\-/]/u.test(sign)) return 0.46;
    if (/[%@—mwMW]/u.test(sign)) return 1.1;
    if (/[+−–=]/u.test(sign)) return 0.84;
    return /[\p{N}\p{Sc}]/u.test(sign) ? 0.7 : 0.74;
  });
  return widths.reduce((sum, width) => sum + width, 0) * (isBold ? 1 : 0.92);
}

/** Moves width to columns that are narrower than their target from those that are wider than both of their bounds. */
function grow(
  widths: readonly number[],
  targets: readonly number[],
  floors: readonly number[],
): readonly number[] {
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const missing = widths.map((own, column) => Math.max(0, (targets[column] ?? 0) - own));
  const slack = widths.map((own, column) =>
    Math.max(0, own - Math.max(targets[column] ?? 0, floors[column] ?? 0)),
  );
  const share = Math.min(1, sumOf(missing) / (sumOf(slack) || 1));
  const gain = Math.min(1, sumOf(slack) / (sumOf(missing) || 1));
  return widths.map(
    (own, column) => own - (slack[column] ?? 0) * share + (missing[column] ?? 0) * gain,
  );
}
