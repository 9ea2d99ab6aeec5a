import type { DeckLanguage } from '../amounts/deck-languages';

/** A budget as a person would paste it, and what its amounts add up to. */
export interface MadeBudget {
  readonly name: string;
  readonly language: DeckLanguage;
  readonly rows: readonly (readonly string[])[];
  /** The same cells with formulas for sums and shares, as a spreadsheet has them. */
  readonly formulaRows: MadeBudget['rows'];
  /** Decimals of the amounts. */
  readonly digits: number;
  /** Amounts of the rows that are no totals, and their labels. */
  readonly items: readonly {
    readonly label: string;
    readonly value: number;
    readonly text: string;
  }[];
  readonly total: number;
  /** Column of the amounts. */
  readonly column: number;
  readonly hasWrittenTotal: boolean;
}

interface Country {
  readonly name: string;
  readonly language: DeckLanguage;
  readonly write: (value: number, digits: number) => string;
  readonly total: string;
  readonly subtotal: string;
}

const writeIn =
  (locale: string, before = '', after = '') =>
  (value: number, digits: number) =>
    `${before}${new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: true,
      numberingSystem: 'latn',
    }).format(value)}${after}`;

const COUNTRIES: readonly Country[] = [
  {
    name: 'Germany',
    language: 'de',
    write: writeIn('de-DE', '', ' €'),
    total: 'Summe',
    subtotal: 'Zwischensumme',
  },
  {
    name: 'Austria',
    language: 'de',
    write: writeIn('de-DE', 'EUR '),
    total: 'Gesamtsumme',
    subtotal: 'Summe Abschnitt',
  },
  {
    name: 'Switzerland',
    language: 'de-CH',
    write: writeIn('de-CH', 'CHF '),
    total: 'Total',
    subtotal: 'Zwischentotal',
  },
  {
    name: 'France',
    language: 'fr',
    write: writeIn('fr-FR', '', ' €'),
    total: 'Total général',
    subtotal: 'Sous-total',
  },
  {
    name: 'India',
    language: 'en-IN',
    write: writeIn('en-IN', '₹'),
    total: 'Grand Total',
    subtotal: 'Sub Total',
  },
  {
    name: 'Britain',
    language: 'en',
    write: writeIn('en-GB', '£'),
    total: 'Total',
    subtotal: 'Subtotal',
  },
  {
    name: 'Spain',
    language: 'es',
    write: writeIn('de-DE', '', ' €'),
    total: 'Total',
    subtotal: 'Subtotal',
  },
  {
    name: 'Brazil',
    language: 'pt-BR',
    write: writeIn('pt-BR', 'R$ '),
    total: 'Total geral',
    subtotal: 'Subtotal',
  },
  {
    name: 'Japan',
    language: 'ja',
    write: (value) => writeIn('ja-JP', '¥')(value, 0),
    total: '合計',
    subtotal: '小計',
  },
  {
    name: 'United States',
    language: 'en',
    write: writeIn('en-US', '$'),
    total: 'TOTAL:',
    subtotal: 'Total section',
  },
];

const SHAPES = ['plain', 'total', 'subtotals', 'notes', 'shares'] as const;

/** Fifty budgets: ten countries, each plain, with a total, with subtotals, with blank rows and notes, with shares. */
export function makeBudgets(seed: number): readonly MadeBudget[] {
  const random = createRandom(seed);
  return COUNTRIES.flatMap((country) => SHAPES.map((shape) => makeBudget(country, shape, random)));
}

type Random = (limit: number) => number;

/** Whole numbers below a limit, the same for a seed on every machine. */
function createRandom(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const LABELS = [
  'Story',
  'Cast',
  'Crew',
  'Camera',
  'Travel',
  'Post',
  'Music',
  'Insurance',
  'Office',
];

function makeBudget(country: Country, shape: (typeof SHAPES)[number], random: Random): MadeBudget {
  const digits = country.language === 'ja' || random(2) === 0 ? 0 : 2;
  const scale = 10 ** digits;
  const values = LABELS.slice(0, 4 + random(LABELS.length - 3)).map(
    () => (1 + random(10 ** (3 + random(5)))) / scale,
  );
  const sum = (some: readonly number[]) =>
    some.reduce((all, value) => all + Math.round(value * scale), 0) / scale;
  const items = values.map((value, index) => ({
    label: LABELS[index] ?? '',
    value,
    text: country.write(value, digits),
  }));
  const total = sum(values);
  const sumText = (from: number, to?: number) => country.write(sum(values.slice(from, to)), digits);
  const rows = ROWS_OF_SHAPES[shape]({ country, items, total, sumText });
  const column = shape === 'notes' ? 2 : 1;
  return {
    name: `${country.name}, ${shape}`,
    language: country.language,
    digits,
    items,
    total,
    rows,
    formulaRows: withFormulas(rows, column, country),
    column,
    hasWrittenTotal: shape !== 'plain',
  };
}

function withFormulas(
  rows: MadeBudget['rows'],
  column: number,
  { total, subtotal }: Country,
): MadeBudget['rows'] {
  const letter = column === 1 ? 'B' : 'C';
  const last = rows.findIndex(([label]) => label === total) + 1;
  const subtotals: string[] = [];
  let start = 2;
  return rows.map((cells, index) => {
    const [label = '', amount] = cells;
    const row = index + 1;
    const sum = `=SUM(${letter}${start}:${letter}${row - 1})`;
    if (amount === '' && column === 1) start = row + 1;
    if (label === subtotal) {
      subtotals.push(`${letter}${row}`);
      start = row + 1;
      return cells.with(column, sum);
    }
    const isShare = index > 0 && column === 1 && cells.length === 3;
    const share = isShare ? cells.with(2, `=B${row}/B$${last}`) : cells;
    if (label !== total) return share;
    return share.with(column, subtotals.length > 0 ? `=${subtotals.join('+')}` : sum);
  });
}

interface BudgetParts extends Pick<MadeBudget, 'items' | 'total'> {
  readonly country: Country;
  readonly sumText: (from: number, to?: number) => string;
}

const HEAD = ['Budget', 'Amount'];

const ROWS_OF_SHAPES: Readonly<
  Record<(typeof SHAPES)[number], (parts: BudgetParts) => MadeBudget['rows']>
> = {
  plain: ({ items }) => [HEAD, ...cellsOf(items)],
  total: ({ items, country, sumText }) => [HEAD, ...cellsOf(items), [country.total, sumText(0)]],
  subtotals: ({ items, country, sumText }) => [
    HEAD,
    ['Above the line', ''],
    ...cellsOf(items).slice(0, 2),
    [country.subtotal, sumText(0, 2)],
    ['Below the line', ''],
    ...cellsOf(items).slice(2),
    [country.subtotal, sumText(2)],
    [country.total, sumText(0)],
  ],
  notes({ items, country, sumText }) {
    const noted = items.map(({ label, text }, index) => [
      label,
      index % 3 === 0 ? '12 days, see 1.2' : '',
      text,
    ]);
    const blank = ['', '', ''];
    return [
      ['Budget', 'Note', 'Amount'],
      ...noted.slice(0, 2),
      blank,
      ...noted.slice(2),
      blank,
      [country.total, '', sumText(0)],
      blank,
    ];
  },
  shares({ items, country, total, sumText }) {
    const percent = writeIn(country.language, '', ' %');
    return [
      [...HEAD, 'Share'],
      ...items.map(({ label, text, value }) => [label, text, percent((value / total) * 100, 1)]),
      [country.total, sumText(0), percent(100, 1)],
    ];
  },
};

function cellsOf(items: MadeBudget['items']): readonly (readonly string[])[] {
  return items.map(({ label, text }) => [label, text]);
}
