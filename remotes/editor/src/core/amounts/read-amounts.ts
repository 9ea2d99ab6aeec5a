import type { DeckLanguage } from './deck-languages';
import type { DecimalSign } from './number-signs';
import { type AmountDigits, type ParsedAmount, withoutThousands } from './parse-amount';

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
  const { before, after } = withoutThousands(amount.sign);
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
