import { format, isDateFormat } from 'numfmt';

/** Formats a number by a spreadsheet format code: currency, grouping, decimals, percent. */
export function formatNumberByCode(value: number, code: string): string {
  if (code === '' || code === 'General') return String(Number(value.toPrecision(12)));
  const sections = code.split(';');
  const isIndian = code.includes('##\\,##');
  // In a code with Indian grouping, the last section is the plain one.
  const section = (isIndian ? sections.at(-1) : sections[0]) ?? '';
  const { before, digits, after } = splitFormatCode(section);
  const isPercent = after.includes('%') && !/"[^"]*%[^"]*"/.test(section);
  const { decimals, divisor } = readDigits(digits);
  const number = new Intl.NumberFormat(isIndian ? 'en-IN' : 'en-US', {
    useGrouping: /,[0#]/.test(digits),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format((Math.abs(value) / divisor) * (isPercent ? 100 : 1));
  return `${value < 0 ? '-' : ''}${before}${number}${after}`;
}

function readDigits(digits: string) {
  const [, decimals = ''] = /\.([0#]+)/.exec(digits) ?? [];
  // Each comma behind the digits divides by 1,000.
  const [commas = ''] = /,*$/.exec(digits) ?? [];
  return { decimals: Math.min(MAX_DECIMALS, decimals.length), divisor: 1000 ** commas.length };
}

/** Most decimals that every browser writes. */
const MAX_DECIMALS = 20;

function splitFormatCode(section: string) {
  const [, before = '', digits = '', after = ''] =
    /^((?:"[^"]*"|\[[^\]]*\]|[^0#"[])*)([0#,.\\]+)(.*)$/s.exec(section) ?? [];
  return { before: stripFormatting(before), digits, after: stripFormatting(after) };
}

/** Removes width and colour directives. */
function stripFormatting(text: string): string {
  return text
    .replaceAll(/\[\$([^\]-]*)[^\]]*\]/g, '$1')
    .replaceAll(/\[[^\]]*\]|_.|\*./g, '')
    .replaceAll(/["\\()]/g, '');
}

export { isDateFormat };

/** Formats a date by a spreadsheet format code. */
export function formatDateByCode(days: number, code: string): string {
  return format(code, days, { throws: false });
}
