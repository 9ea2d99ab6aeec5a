import type { DeckLanguage } from '../film/deck-languages';

/** A budget as a person would paste it, and what its amounts add up to. */
export interface MadeBudget {
  readonly name: string;
  readonly language: DeckLanguage;
  readonly rows: readonly (readonly string[])[];
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

export const COUNTRIES: readonly Country[] = [
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

export const SHAPES = ['plain', 'total', 'subtotals', 'notes', 'shares'] as const;

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
  const isJapan = country.language === 'ja';
  const digits = isJapan || random(2) === 0 ? 0 : 2;
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
  const write = (value: number) => country.write(value, digits);
  const common = { name: `${country.name}, ${shape}`, language: country.language, items, total };
  const cells = items.map(({ label, text }) => [label, text]);
  const last = [country.total, write(total)];
  const head = ['Budget', 'Amount'];
  if (shape === 'plain')
    return { ...common, rows: [head, ...cells], column: 1, hasWrittenTotal: false };
  if (shape === 'total')
    return { ...common, rows: [head, ...cells, last], column: 1, hasWrittenTotal: true };
  if (shape === 'subtotals') {
    const middle = 2;
    const part = (from: number, to?: number) => [
      country.subtotal,
      write(sum(values.slice(from, to))),
    ];
    const rows = [
      head,
      ['Above the line', ''],
      ...cells.slice(0, middle),
      part(0, middle),
      ['Below the line', ''],
      ...cells.slice(middle),
      part(middle),
      last,
    ];
    return { ...common, rows, column: 1, hasWrittenTotal: true };
  }
  if (shape === 'notes') {
    const noted = cells.map(([label = '', text = ''], index) => [
      label,
      index % 3 === 0 ? '12 days, see 1.2' : '',
      text,
    ]);
    const rows = [
      ['Budget', 'Note', 'Amount'],
      ...noted.slice(0, 2),
      ['', '', ''],
      ...noted.slice(2),
      ['', '', ''],
      [country.total, '', write(total)],
      ['', '', ''],
    ];
    return { ...common, rows, column: 2, hasWrittenTotal: true };
  }
  const percent = writeIn(
    isJapan ? 'ja-JP' : country.language === 'fr' ? 'fr-FR' : country.language,
  );
  const share = (value: number) => `${percent((value / total) * 100, 1)} %`;
  const rows = [
    [...head, 'Share'],
    ...items.map(({ label, text, value }) => [label, text, share(value)]),
    [...last, share(total)],
  ];
  return { ...common, rows, column: 1, hasWrittenTotal: true };
}
