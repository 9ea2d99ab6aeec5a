/** Number format shared by a column of amounts, detected from the amounts. */
interface AmountFormat {
  readonly decimal: '.' | ',';
  readonly separator: string;
  readonly isIndian: boolean;
  /** Largest number of decimal places among the amounts. */
  readonly digits: number;
  readonly sign: CurrencySign;
  /** Scale that all amounts share, as in “1.5M”; empty if they are written out or differ. */
  readonly scale: string;
}

interface CurrencySign {
  readonly before: string;
  readonly after: string;
}

interface ParsedAmount {
  readonly isNegative: boolean;
  readonly sign: CurrencySign;
  /** Digits with their separators only. */
  readonly body: string;
  /** Word after the digits that multiplies them, with the space before it. */
  readonly scale: string;
}

const SCALES: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  thousand: 1e3,
  l: 1e5,
  lac: 1e5,
  lakh: 1e5,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  cr: 1e7,
  crore: 1e7,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

const NO_SIGN: CurrencySign = { before: '', after: '' };
const CURRENCY_PATTERN = String.raw`(?:\p{Sc}|[A-Z]{3}|Rs\.?|kr\.?)`;
/** Accounting formats show zero as a dash, with the currency before it. */
const BLANK_PATTERN = new RegExp(String.raw`^\s*(?:(?:${CURRENCY_PATTERN})?\s*[-–—])?\s*$`, 'u');
const SCALE_PATTERN = String.raw`\s?(?:${Object.keys(SCALES).filter(Boolean).join('|')})s?(?!\p{L})`;
const AMOUNT_PATTERN = new RegExp(
  String.raw`^(?<before>${CURRENCY_PATTERN}\s?)?(?<body>[\d.,'’\s]*\d)(?<scale>${SCALE_PATTERN})?(?<after>\s?(?:${CURRENCY_PATTERN}|%)|\/-)?$`,
  'iu',
);

/** Sum of amounts in their own currency, grouping and decimals. */
export function sumAmounts(cells: readonly string[]): string {
  const amounts = cells.flatMap((cell) => parseAmount(cell) ?? []);
  const format = detectAmountFormat(amounts);
  const scale = 10 ** format.digits;
  const sum = amounts.reduce(
    (total, amount) => total + Math.round((scaledValueOf(amount, format) ?? 0) * scale),
    0,
  );
  return formatAmount(sum / scale, format);
}

export interface ParsedAmounts {
  /** Undefined for cells without an amount. */
  readonly values: readonly (number | undefined)[];
  readonly format: (value: number) => string;
  /** Same format as a spreadsheet format code. */
  readonly formatCode: string;
}

/** Parses cells as numbers in their common format. */
export function parseAmounts(cells: readonly string[]): ParsedAmounts {
  const forms = cells.map(parseAmount);
  const format = detectAmountFormat(forms.filter((form) => form !== undefined));
  return {
    values: forms.map((form) => form && scaledValueOf(form, format)),
    format: (value) => formatAmount(value, format),
    formatCode: formatCodeOf(format),
  };
}

/** Format codes have no Indian grouping, so a spreadsheet chooses the pattern by size. */
function formatCodeOf({ isIndian, digits, sign, scale }: AmountFormat): string {
  const quote = (text: string) => (text === '' ? '' : `"${text.replaceAll('"', '')}"`);
  const decimals = digits === 0 ? '' : `.${'0'.repeat(digits)}`;
  const wrap = (form: string) =>
    `${quote(sign.before)}${form}${decimals}${quote(scale + sign.after)}`;
  if (!isIndian) return wrap('#,##0');
  return `[>=10000000]${wrap('##\\,##\\,##\\,##0')};[>=100000]${wrap('##\\,##\\,##0')};${wrap('##,##0')}`;
}

/** True if a cell cannot be added up. Empty cells and dashes count as zero. */
export function isInvalidAmount(cell: string): boolean {
  if (BLANK_PATTERN.test(cell)) return false;
  const amount = parseAmount(cell);
  return !amount || amountValueOf(amount, detectAmountFormat([amount]).decimal) === undefined;
}

/** True if the amounts use more than one currency. */
export function hasMixedCurrencies(cells: readonly string[]): boolean {
  return new Set(cells.flatMap((cell) => currencySignsOf(parseAmount(cell)))).size > 1;
}

function currencySignsOf(amount: ParsedAmount | undefined): readonly string[] {
  const word = `${amount?.sign.before ?? ''}${amount?.sign.after ?? ''}`.trim();
  return word === '' || word === '/-' ? [] : [word];
}

function parseAmount(cell: string): ParsedAmount | undefined {
  const trimmed = cell.trim();
  const unparenthesized = trimmed.replace(/^\((.*)\)$/, '$1');
  const positive = unparenthesized.replace(/^(\D*?)[-−]/, '$1');
  const { before = '', body, scale = '', after = '' } = AMOUNT_PATTERN.exec(positive)?.groups ?? {};
  if (body === undefined) return undefined;
  return { isNegative: positive !== trimmed, sign: { before, after }, body, scale };
}

/** Value in the common scale, or written out. */
function scaledValueOf(amount: ParsedAmount, { decimal, scale }: AmountFormat): number | undefined {
  const value = amountValueOf(amount, decimal);
  return value === undefined || scale !== '' ? value : value * factorOf(amount);
}

function factorOf({ scale }: ParsedAmount): number {
  const word = scale.trim().toLowerCase();
  return SCALES[word] ?? SCALES[word.replace(/s$/, '')] ?? 1;
}

function amountValueOf({ body, isNegative }: ParsedAmount, decimal: '.' | ','): number | undefined {
  const [integer = '', fraction = '', ...more] = body.split(decimal);
  if (more.length > 0 || !/^\d*$/.test(fraction)) return undefined;
  const value = Number(`${integer.replaceAll(/\D/g, '')}.${fraction}`);
  return isNegative ? -value : value;
}

function detectAmountFormat(amounts: readonly ParsedAmount[]): AmountFormat {
  const bodies = bodiesOf(amounts);
  const decimal = detectDecimalSign(bodies);
  const scale = commonScaleOf(amounts);
  const sign = amounts.find((amount) => currencySignsOf(amount).length > 0)?.sign ?? NO_SIGN;
  const separators = bodies.flatMap((body) => /\d([^\d])\d{2,3}(?!\d)/.exec(body)?.[1] ?? []);
  const separator = separators.find((candidate) => candidate !== decimal);
  const isRupee = /₹|INR|Rs/i.test(sign.before + sign.after) && separator === undefined;
  // Amounts that are multiplied lose their decimals.
  const decimals = bodiesOf(amounts.filter((each) => scale !== '' || factorOf(each) === 1));
  return {
    decimal,
    separator: separator ?? (decimal === '.' ? ',' : '.'),
    isIndian: isRupee || bodies.some(isGroupedInLakhs) || amounts.some(isWrittenInLakhs),
    digits: Math.max(0, ...decimals.map((body) => body.split(decimal)[1]?.length ?? 0)),
    sign: hasMixedSigns(amounts) ? NO_SIGN : sign,
    scale,
  };
}

/** Zero needs no scale. */
function commonScaleOf(amounts: readonly ParsedAmount[]): string {
  const filled = amounts.filter(({ body }) => /[1-9]/.test(body));
  const isShared = new Set(filled.map(factorOf)).size === 1;
  return (isShared && filled[0]?.scale) || '';
}

const isWrittenInLakhs = (amount: ParsedAmount) => [1e5, 1e7].includes(factorOf(amount));

const bodiesOf = (amounts: readonly ParsedAmount[]) => amounts.map(({ body }) => body);

const isGroupedInLakhs = (body: string) => /\d,\d{2},\d{3}(?!\d)/.test(body);

function hasMixedSigns(amounts: readonly ParsedAmount[]): boolean {
  return new Set(amounts.flatMap(currencySignsOf)).size > 1;
}

/** A comma is the decimal sign only if no amount contradicts that. */
function detectDecimalSign(bodies: readonly string[]): '.' | ',' {
  const points = bodies.some(
    (body) => /,.*\./.test(body) || /^\d*\.(\d{1,2}|\d{4,})$/.test(body) || /,\d+,/.test(body),
  );
  const commas = bodies.some(
    (body) => /\..*,/.test(body) || /^[\d\s]*,(\d{1,2}|\d{4,})$/.test(body) || /\.\d+\./.test(body),
  );
  return commas && !points ? ',' : '.';
}

function formatAmount(
  value: number,
  { decimal, separator, isIndian, digits, sign, scale }: AmountFormat,
): string {
  const locale = isIndian ? 'en-IN' : 'en-US';
  const parts = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).formatToParts(Math.abs(value));
  const partTexts: Readonly<Record<string, string>> = { group: separator, decimal };
  const number = parts.map(({ type, value: text }) => partTexts[type] ?? text).join('');
  return `${value < 0 ? '-' : ''}${sign.before}${number}${scale}${sign.after}`;
}
