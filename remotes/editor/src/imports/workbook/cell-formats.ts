import { format, isDateFormat, isValidFormat } from 'numfmt';
import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { numberSignsOf } from '../../core/amounts/number-signs';
import { childrenOf, findChild, readAttribute, readNumber } from '../../ooxml/package/xml-elements';

/** Style of cells, by the index that a cell names. */
interface CellFormat {
  readonly code: string;
  /** Alignment set by hand; numbers stand right and other values left without one. */
  readonly textAlign: 'left' | 'center' | 'right' | undefined;
  readonly isBold: boolean;
}

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

export function readCellFormats(styles: Element | undefined): readonly CellFormat[] {
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

/** Days between the two systems that count them, from 1900 and from 1904. */
const DAYS_TO_1904 = 1462;

/** Text of a cell as its format shows it, in the numbers and names of a language. */
export function formatCell(
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
