import { format, isDateFormat, isValidFormat } from 'numfmt';
import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { numberSignsOf } from '../../core/amounts/number-signs';
import type { Sheet } from '../../elements/paste-grid';
import {
  ImportError,
  openPackage,
  type PackageFile,
  type PackageKind,
  requireAllowedSize,
} from '../../ooxml/package/package-file';
import {
  type PackagePart,
  readPackagePart,
  readRelatedPart,
  readRelationships,
} from '../../ooxml/package/relationships';
import {
  childrenOf,
  descendantsOf,
  findChild,
  readAttribute,
  readBoolean,
  readNumber,
  readRelationshipId,
} from '../../ooxml/package/xml-elements';
import { readSheet, type SheetCell } from './read-sheet';

/** Order of day, month and year on this computer, which spreadsheets follow where a file does not name one. */
const LOCAL_DATE_CODE = new Intl.DateTimeFormat(undefined, {
  calendar: 'gregory',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
})
  .formatToParts(new Date(2026, 2, 5))
  .map(({ type, value }) =>
    type === 'literal' ? `"${value}"` : type.slice(0, 1).repeat(value.length),
  )
  .join('');

/** Format codes that files name by number only (ECMA-376, part 1, 18.8.30). */
const BUILT_IN_CODES: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"$"#,##0_);("$"#,##0)',
  6: '"$"#,##0_);("$"#,##0)',
  7: '"$"#,##0.00_);("$"#,##0.00)',
  8: '"$"#,##0.00_);("$"#,##0.00)',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: LOCAL_DATE_CODE,
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: `${LOCAL_DATE_CODE} h:mm`,
  37: '#,##0_);(#,##0)',
  38: '#,##0_);(#,##0)',
  39: '#,##0.00_);(#,##0.00)',
  40: '#,##0.00_);(#,##0.00)',
  41: '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  42: '_("$"* #,##0_);_("$"* (#,##0);_("$"* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',
  44: '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

/** Days between the two systems that count them, from 1900 and from 1904. */
const DAYS_TO_1904 = 1462;

type WorkbookImportResult =
  | { readonly ok: true; readonly sheets: readonly Sheet[] }
  | { readonly ok: false; readonly problems: readonly string[] };

const MB = 1024 * 1024;

const WORKBOOK_PACKAGE: PackageKind = {
  program: 'Excel',
  noun: 'workbook',
  extension: '.xlsx',
  oldExtension: '.xls',
  sizeAdvice: 'copy the sheet you need into a file of its own first',
  file: 50 * MB,
  unpacked: 200 * MB,
  xml: 20 * MB,
  parts: 20_000,
};

/** Reads the sheets of an Excel workbook (.xlsx) that have cells, with their values as a language shows them. */
export async function importWorkbook(
  file: File,
  language: DeckLanguage = 'en',
): Promise<WorkbookImportResult> {
  try {
    requireAllowedSize(file.size, WORKBOOK_PACKAGE);
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { ok: true, sheets: await readWorkbook(bytes, language) };
  } catch (cause) {
    if (cause instanceof ImportError) return { ok: false, problems: cause.sentences };
    throw cause;
  }
}

async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  language: DeckLanguage,
): Promise<readonly Sheet[]> {
  const file = await openPackage(bytes, WORKBOOK_PACKAGE);
  const workbook = await findWorkbookPart(file);
  const readCell = await createCellReader(file, workbook, language);
  const sheets: Sheet[] = [];
  for (const entry of childrenOf(findChild(workbook.root, 'sheets'), 'sheet')) {
    const relation = workbook.relationships.get(readRelationshipId(entry, 'id') ?? '');
    const isShown = ['visible', undefined].includes(readAttribute(entry, 'state'));
    if (!isShown || relation?.kind !== 'worksheet') continue;
    const name = readAttribute(entry, 'name') ?? '';
    const sheet = readSheet(name, await file.readXml(relation.path), readCell);
    const { decimal: decimalSign } = numberSignsOf(language);
    if (sheet) sheets.push({ ...sheet, decimalSign });
  }
  if (sheets.length === 0) throw new ImportError('The workbook has no cells to show.');
  return sheets;
}

async function findWorkbookPart(file: PackageFile): Promise<PackagePart> {
  const relations = await readRelationships(file, '');
  const relation = Array.from(relations.values()).find(({ kind }) => kind === 'officeDocument');
  const part = await readPackagePart(file, relation?.path ?? 'xl/workbook.xml');
  if (part.root.localName !== 'workbook')
    throw new ImportError('This is a document of another kind, not a workbook.');
  return part;
}

async function createCellReader(
  file: PackageFile,
  workbook: PackagePart,
  language: DeckLanguage,
): Promise<(cell: Element) => SheetCell> {
  const styles = await readRelatedPart(file, workbook, 'styles');
  const strings = await readRelatedPart(file, workbook, 'sharedStrings');
  const formats = readCellFormats(styles?.root);
  const sharedTexts = childrenOf(strings?.root, 'si').map(textOf);
  const is1904 = readBoolean(findChild(workbook.root, 'workbookPr'), 'date1904');
  return (cell) => {
    const { code = 'General', textAlign, isBold } = formats[readNumber(cell, 's') ?? 0] ?? {};
    const value = readValue(cell, sharedTexts);
    const formula = findChild(cell, 'f');
    if (value === undefined) return { text: '', lacksResult: formula !== undefined };
    const alignment = textAlign ?? usualAlignmentOf(value, readAttribute(cell, 't'));
    return {
      text: toLine(formatCell(value, code, { is1904, language })),
      ...(alignment === undefined ? {} : { textAlign: alignment }),
      ...(isBold && { isBold }),
      ...(formula && {
        formula: formula.textContent ?? '',
        sharedFormula: readAttribute(formula, 'si'),
      }),
    };
  };
}

/** Alignment of spreadsheets for cells without one. */
function usualAlignmentOf(value: string | number, type: string | undefined) {
  if (typeof value === 'number') return 'right';
  return type === 'b' || type === 'e' ? 'center' : undefined;
}

/** Stored value of a cell; undefined for an empty cell. */
function readValue(cell: Element, sharedTexts: readonly string[]): string | number | undefined {
  const type = readAttribute(cell, 't') ?? 'n';
  if (type === 'inlineStr') return textOf(findChild(cell, 'is'));
  const stored = findChild(cell, 'v')?.textContent;
  // Programs that do not compute write an empty result, which a text only may have.
  if (stored === undefined || (stored === '' && type === 'n')) return undefined;
  return (VALUE_READERS[type] ?? decode)(stored, sharedTexts);
}

type ReadStoredValue = (stored: string, sharedTexts: readonly string[]) => string | number;

/** By the type of a cell; others are texts and errors. */
const VALUE_READERS: Readonly<Record<string, ReadStoredValue>> = {
  n: (stored) => orText(Number(stored), stored),
  s: (stored, sharedTexts) => sharedTexts[Number(stored)] ?? '',
  b: (stored) => (['1', 'true'].includes(stored) ? 'TRUE' : 'FALSE'),
  d: (stored) =>
    orText(Date.parse(`${stored.slice(0, 19)}Z`) / MS_PER_DAY + DAYS_FROM_1900_TO_1970, stored),
};

const MS_PER_DAY = 86_400_000;

const DAYS_FROM_1900_TO_1970 = 25_569;

function orText(number: number, text: string): string | number {
  return Number.isFinite(number) ? number : text;
}

/** Text of a string with its runs, without the pronunciation of Japanese. */
function textOf(parent: Element | undefined): string {
  return descendantsOf(parent, 't')
    .filter((text) => text.parentElement?.localName !== 'rPh')
    .map((text) => decode(text.textContent))
    .join('');
}

/** Characters that XML cannot hold are written as `_x000D_`. */
function decode(text: string): string {
  return text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Cells of a table have one line. */
function toLine(text: string): string {
  return text.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim();
}

/** Style of cells, by the index that a cell names. */
interface CellFormat {
  readonly code: string;
  /** Alignment set by hand; numbers stand right and other values left without one. */
  readonly textAlign: 'left' | 'center' | 'right' | undefined;
  readonly isBold: boolean;
}

function readCellFormats(styles: Element | undefined): readonly CellFormat[] {
  const codes = new Map(
    childrenOf(findChild(styles, 'numFmts'), 'numFmt').map((each) => [
      readNumber(each, 'numFmtId'),
      withoutCurrencyLocale(readAttribute(each, 'formatCode') ?? ''),
    ]),
  );
  const fonts = childrenOf(findChild(styles, 'fonts'), 'font').map((font) => findChild(font, 'b'));
  return childrenOf(findChild(styles, 'cellXfs'), 'xf').map((xf) => {
    const bold = fonts[readNumber(xf, 'fontId') ?? -1];
    const id = readNumber(xf, 'numFmtId') ?? 0;
    const textAlign = readAttribute(findChild(xf, 'alignment'), 'horizontal') ?? '';
    return {
      code: codes.get(id) ?? BUILT_IN_CODES[id] ?? 'General',
      textAlign: isTextAlign(textAlign) ? textAlign : undefined,
      isBold: bold !== undefined && !['0', 'false'].includes(readAttribute(bold, 'val') ?? ''),
    };
  });
}

/** The language of a currency sign does not change separators in spreadsheets, but in `numfmt`. */
function withoutCurrencyLocale(code: string): string {
  return code.replaceAll(/\[\$([^\]-]+)-[^\]]*\]/g, '[$$$1]');
}

function isTextAlign(value: string): value is 'left' | 'center' | 'right' {
  return ['left', 'center', 'right'].includes(value);
}

/** Text of a cell as its format shows it, in the numbers and names of a language. */
function formatCell(
  value: number | string,
  code: string,
  { is1904, language }: { readonly is1904: boolean; readonly language: DeckLanguage },
): string {
  const pattern = isValidFormat(code) ? code : 'General';
  const isShifted = is1904 && typeof value === 'number' && isDateFormat(pattern);
  // Indian grouping is a matter of the computer's settings in Excel, and of the code in other programs.
  const isIndian = pattern.includes('#,##,##') || numberSignsOf(language).isIndian;
  const options = { grouping: isIndian ? [3, 2] : [3, 3], locale: language, throws: true };
  return format(pattern, isShifted ? value + DAYS_TO_1904 : value, options).trim();
}
