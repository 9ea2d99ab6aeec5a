import type { DeckLanguage } from './deck-languages';
import type { DecimalSign } from './number-signs';

export interface CurrencySign {
  readonly before: string;
  readonly after: string;
}

/** Digits of an amount under one decimal sign. */
interface AmountDigits {
  /** Without sign and scale. */
  readonly value: number;
  /** Decimal places. */
  readonly digits: number;
  /** Sign between groups; empty if there is none. */
  readonly group: string;
  readonly isIndian: boolean;
}

export interface ParsedAmount {
  readonly isNegative: boolean;
  readonly sign: CurrencySign;
  /** Word after the digits that multiplies them, with the space before it. */
  readonly scale: string;
  readonly factor: number;
  readonly isPercent: boolean;
  /** Readings of the digits; one decimal sign if they allow no other. */
  readonly readings: Readonly<Partial<Record<DecimalSign, AmountDigits>>>;
}

/** Words that multiply an amount, without plural endings and in lower case. */
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  tsd: 1e3,
  tausend: 1e3,
  thousand: 1e3,
  हज़ार: 1e3,
  हजार: 1e3,
  千: 1e3,
  万: 1e4,
  l: 1e5,
  lac: 1e5,
  lakh: 1e5,
  लाख: 1e5,
  m: 1e6,
  mi: 1e6,
  मिलियन: 1e6,
  百万: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  millionen: 1e6,
  millón: 1e6,
  millone: 1e6,
  milhão: 1e6,
  milhõe: 1e6,
  cr: 1e7,
  crore: 1e7,
  करोड़: 1e7,
  億: 1e8,
  b: 1e9,
  bn: 1e9,
  mrd: 1e9,
  billion: 1e9,
  milliarde: 1e9,
  milliarden: 1e9,
  milliard: 1e9,
  bilhão: 1e9,
  bilhõe: 1e9,
  'mil millone': 1e9,
};

const CURRENCY_WORDS = String.raw`Rs\.?|kr\.?|Fr\.|TEUR|euros?|dollars?|pounds?|rupees?|franken|francs?|रुपये|円|元`;

const CURRENCY_PATTERN = String.raw`(?:[A-Z]{1,2}\$|T?\p{Sc}|[A-Z]{3}|${CURRENCY_WORDS})`;

/** Accounting formats show zero as a dash, with the currency on one side. */
const BLANK_PATTERN = new RegExp(
  String.raw`^\s*(?:(?:${CURRENCY_PATTERN})?\s*[-–—]\s*(?:${CURRENCY_PATTERN})?)?\s*$`,
  'u',
);

const SCALE_WORDS = Object.keys(SCALES)
  .toSorted((one, other) => other.length - one.length)
  .join('|');

const AMOUNT_PATTERN = new RegExp(
  String.raw`^(?<before>${CURRENCY_PATTERN}\s?)?(?:(?<oku>\d[\d,]*)億)?(?<body>[\d.,'’\s]*\d)(?<scale>\s?(?:百万|[千万億]|(?:${SCALE_WORDS})s?\.?(?![\p{L}\p{M}])))?(?<after>\s?(?:${CURRENCY_PATTERN}|%)|\/-)?$`,
  'iu',
);

/** T€ and TEUR are thousands of a currency. */
const THOUSANDS_PATTERN = /(?<=^\s?)T(?=€|EUR)/;

/** Sign of an amount that is written out, or of its currency. */
export function unscaledSignOf({ before, after }: CurrencySign): CurrencySign {
  return {
    before: before.replace(THOUSANDS_PATTERN, ''),
    after: after.replace(THOUSANDS_PATTERN, ''),
  };
}

/** True for empty cells and dashes, which count as zero. */
export function isBlankAmount(cell: string): boolean {
  return BLANK_PATTERN.test(cell);
}

/** Notes that an amount is not known, in the languages of decks. */
const UNKNOWN_PATTERN = /^(?:n\W*[acdv]|k\W*a|t\W*b\W*[acd]|s\/d|offen|未定)\W*$/i;

/** True for a note that an amount is not known yet: it is none, and not zero. */
export function isUnknownAmount(cell: string): boolean {
  return UNKNOWN_PATTERN.test(cell.trim());
}

/** Parses text as an amount; undefined for other text, and for digits that no number has, such as 1.250.00. */
export function parseAmount(cell: string): ParsedAmount | undefined {
  const { isNegative, text } = splitSign(cell.trim());
  const groups = AMOUNT_PATTERN.exec(text)?.groups;
  if (!groups) return undefined;
  const { before = '', oku, body = '', scale = '', after = '' } = groups;
  if (![before, after].every(isCurrency)) return undefined;
  const readings = readDigits(body.trim());
  if (!readings['.'] && !readings[',']) return undefined;
  const isThousands = [before, after].some((sign) => THOUSANDS_PATTERN.test(sign));
  const factor = factorOf(scale) * (isThousands ? 1000 : 1);
  const amount = { isNegative, sign: { before, after }, scale, factor, isPercent: /%/.test(after) };
  return oku === undefined ? { ...amount, readings } : withOku(amount, oku, readings);
}

/** Brackets and minus signs before or after the digits; Swiss and Indian endings for whole amounts are left out. */
function splitSign(cell: string): { readonly isNegative: boolean; readonly text: string } {
  const whole = cell.replace(/[.,][-–—]{1,2}(?=\D*$)/, '');
  const bare = whole.replace(/^\((.*)\)$/s, '$1').replace(/^([^\d(]*?)[-−–]\s?(?=.*\d)/, '$1');
  const text = bare.replace(/(\d)\s?[-−]$/, '$1');
  const isNegative = text !== whole;
  return { isNegative, text: isNegative ? text : text.replace(/^\+\s?(?=[\d.,\p{Sc}])/u, '') };
}

let currencies: ReadonlySet<string> | undefined;

/** Three capitals are a currency if it exists, which leaves out months and units. */
function isCurrency(sign: string): boolean {
  const code = sign.trim();
  if (!/^[a-z]{3}$/i.test(code)) return true;
  currencies ??= new Set(Intl.supportedValuesOf('currency'));
  return currencies.has(code);
}

function factorOf(scale: string): number {
  const word = scale.trim().toLowerCase().replace(/\.$/, '');
  return word === '' ? 1 : (SCALES[word] ?? SCALES[word.replace(/s$/, '')] ?? 1);
}

function readDigits(body: string): ParsedAmount['readings'] {
  const point = readWith(body, '.');
  const comma = readWith(body, ',');
  return { ...(point && { '.': point }), ...(comma && { ',': comma }) };
}

const GROUPS_PATTERN = /^[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*$/;

const INDIAN_GROUPS_PATTERN = /^[1-9]\d?([,\s])(?:\d{2}\1)+\d{3}$/;

function readWith(body: string, decimal: DecimalSign): AmountDigits | undefined {
  const [integer = '', fraction = '', ...more] = body.split(decimal);
  const isWhole = !body.includes(decimal);
  if (more.length > 0 || !(isWhole || /^\d+$/.test(fraction))) return undefined;
  const indian = INDIAN_GROUPS_PATTERN.exec(integer);
  const [, group = ''] = indian ?? GROUPS_PATTERN.exec(integer) ?? [];
  if (group === '' && !/^\d*$/.test(integer)) return undefined;
  const value = Number(`${integer.replaceAll(/\D/g, '')}.${fraction}`);
  return { value, digits: fraction.length, group, isIndian: indian !== null };
}

/** Japanese amounts name two scales: 1億2,000万 is a hundred million and twenty. */
function withOku(
  amount: Omit<ParsedAmount, 'readings'>,
  oku: string,
  readings: ParsedAmount['readings'],
): ParsedAmount | undefined {
  const digits = readings['.'];
  const high = readWith(oku, '.');
  if (!digits || !high || digits.digits > 0) return undefined;
  const value = high.value * 1e8 + digits.value * amount.factor;
  return { ...amount, scale: '', factor: 1, readings: { '.': { ...digits, value } } };
}

/** Facts about the element or deck that amounts stand in. */
export interface AmountContext {
  /** Language of results in which no amount shows how they are written; English if missing. */
  readonly language?: DeckLanguage;
  /** Decimal sign that was chosen for amounts that allow two, such as 1.250. */
  readonly decimalSign?: DecimalSign;
}

/** An amount with the reading of its digits that its column decides. */
export interface AmountReading {
  readonly amount: ParsedAmount;
  readonly decimal: DecimalSign;
  readonly digits: AmountDigits;
}

/** Readings of the amounts of a column; undefined for cells without one. */
export function readAmounts(
  amounts: readonly (ParsedAmount | undefined)[],
  { decimalSign }: AmountContext,
): readonly (AmountReading | undefined)[] {
  const shown = signsOfClearAmounts(amounts);
  return amounts.map((amount) => {
    if (!amount) return undefined;
    const decimal = decideSign(amount, { decimalSign, shown });
    const digits = amount.readings[decimal];
    return digits && { amount, decimal, digits };
  });
}

function decideSign(
  amount: ParsedAmount,
  { decimalSign, shown }: { decimalSign: DecimalSign | undefined; shown: ReadonlySet<DecimalSign> },
): DecimalSign {
  const { '.': point, ',': comma } = amount.readings;
  if (!point || !comma) return point ? '.' : ',';
  if (point.value === comma.value) return decimalSign ?? [...shown][0] ?? '.';
  const whole = point.digits === 0 ? '.' : ',';
  const fraction = whole === '.' ? ',' : '.';
  return decimalSign ?? (isFraction(amount, shown, fraction) ? fraction : whole);
}

/** Amounts that could be two are whole, unless their column says otherwise: money has no thousandths, percents have. */
function isFraction(
  amount: ParsedAmount,
  shown: ReadonlySet<DecimalSign>,
  sign: DecimalSign,
): boolean {
  const isColumn = shown.size === 1 && shown.has(sign);
  return amount.isPercent || (isColumn && currencySignsOf(amount).length === 0);
}

/** Decimal signs of the amounts that allow no other. */
export function signsOfClearAmounts(
  amounts: readonly (ParsedAmount | undefined)[],
): ReadonlySet<DecimalSign> {
  return new Set(amounts.flatMap((amount) => (amount && clearSignOf(amount)) ?? []));
}

function clearSignOf({ readings }: ParsedAmount): DecimalSign | undefined {
  if (readings['.'] && readings[',']) return undefined;
  return readings['.'] ? '.' : ',';
}

/** Codes and words of currencies, in small letters, by their sign. */
const CURRENCY_NAMES: Readonly<Record<string, readonly string[]>> = {
  '€': ['eur', 'euro', 'euros'],
  $: ['usd', 'us$', 'dollar', 'dollars'],
  '£': ['gbp', 'pound', 'pounds'],
  '₹': ['inr', 'rs', 'rs.', 'rupee', 'rupees', 'रुपये'],
  '¥': ['jpy', '円'],
  CHF: ['chf', 'fr.', 'franken'],
  R$: ['brl', 'r$'],
};

/** Sign of the currency of an amount, however it is written; none without one. That of T€ is €. */
export function currencySignsOf(amount: ParsedAmount | undefined): readonly string[] {
  if (!amount) return [];
  const { before, after } = unscaledSignOf(amount.sign);
  const word = `${before}${after}`.trim();
  if (word === '' || word === '/-' || word === '%') return [];
  const name = word.toLowerCase();
  const [sign = word] =
    Object.entries(CURRENCY_NAMES).find(([, names]) => names.includes(name)) ?? [];
  return [sign];
}

/** Value in the scale that is written. */
export function valueOf({ amount, digits }: AmountReading): number {
  return amount.isNegative ? -digits.value : digits.value;
}

/** Largest number of decimals of written amounts. */
export function digitsOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => /[.,](\d+)/.exec(text)?.[1]?.length ?? 0));
}
