import { format, isDateFormat } from 'numfmt';

export { isDateFormat };

/** Formats a date by a spreadsheet format code. */
export function formatDateByCode(days: number, code: string): string {
  return format(code, days, { throws: false });
}
