import { type ChartSheet, columnNameOf } from './chart-sheet';
import { OfficePackage, Relationships } from '../../../ooxml/package/office-package';
import { RELATIONSHIPS, xml, type Xml } from '../../../ooxml/package/xml';

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const [WORKBOOK_PATH, SHEET_PATH] = ['xl/workbook.xml', 'xl/worksheets/sheet1.xml'] as const;

/** Workbook with the data of a chart, which PowerPoint opens to edit it. */
export async function writeWorkbook({ labels, series }: ChartSheet): Promise<Uint8Array> {
  const [file, root, workbook] = [new OfficePackage(), new Relationships(), new Relationships()];
  const rows = [
    ['', ...series.map(({ name }) => name)],
    ...labels.map((label, row) => [
      label,
      ...series.map(({ values, summedCount }) => ({
        value: values[row],
        formula: summedCount && `SUM(B${row + 2}:${columnNameOf(summedCount)}${row + 2})`,
      })),
    ]),
  ].map((cells) => xml`<row>${cells.map(cellXml)}</row>`);
  const sheet = xml`<worksheet xmlns="${SPREADSHEET}"><sheetData>${rows}</sheetData></worksheet>`;
  file.addPart(SHEET_PATH, 'worksheet', sheet);
  const id = workbook.addPart('worksheet', SHEET_PATH);
  const book = xml`<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONSHIPS}">
    <sheets><sheet name="Sheet1" sheetId="1" r:id="${id}"/></sheets>
  </workbook>`;
  file.addPart(WORKBOOK_PATH, 'workbook', book, workbook);
  root.addPart('officeDocument', WORKBOOK_PATH);
  // The presentation compresses it.
  return file.pack(root, 'STORE');
}

/** Cells follow each other, so they need no reference. */
function cellXml(cell: string | number | FigureCell): Xml {
  if (typeof cell === 'string') return xml`<c t="inlineStr"><is><t>${cell}</t></is></c>`;
  const { value, formula }: FigureCell = typeof cell === 'number' ? { value: cell } : cell;
  const formulaXml = formula && xml`<f>${formula}</f>`;
  return xml`<c>${formulaXml}${value === undefined ? undefined : xml`<v>${value}</v>`}</c>`;
}

interface FigureCell {
  readonly value: number | undefined;
  readonly formula?: string | 0 | undefined;
}
