/** @jest-environment node */
import '../../elements/kinds';
import type { SlideElement } from '../../core/elements/slide-element';
import { createDeck, createSlide } from '../../core/model/create';
import type { Finance } from '../../core/model/deck-schema';
import { createText } from '../../core/text/create-text';
import { createChart } from '../../elements/chart/create-chart';
import { createTable } from '../../elements/table/create-table';
import { EMPTY_FINANCE } from '../finance/finance-edits';
import { reviewDeck } from './deck-review';
import type { Finding } from './check-messages';

const BUDGET = [
  ['Position', 'Betrag'],
  ['Stoff und Rechte', '60.000 €'],
  ['Produktion', '780.500 €'],
  ['Postproduktion', '120.000 €'],
  ['Gebühren', '850 €'],
];

type Rows = readonly (readonly string[])[];

const withAmounts = (amounts: Readonly<Record<string, string>>, rows: Rows = BUDGET) =>
  rows.map(([label = '', ...cells]) => {
    const changed = amounts[label];
    return changed === undefined ? [label, ...cells] : [label, changed, ...cells.slice(1)];
  });

const title = (content: string) => createText({ content, role: 'title', fontSize: 40 });
const table = (rows: Rows) => createTable({ rows, language: 'de' });
const chart = (rows: Rows) => createChart({ rows, language: 'de' });

function reviewAll(
  slides: readonly (readonly SlideElement[])[],
  finance?: Partial<Finance>,
): readonly Finding[] {
  const deck = createDeck({
    language: 'de',
    currency: '€',
    slides: slides.map((elements) => createSlide({ elements })),
    ...(finance && { finance: { ...EMPTY_FINANCE, ...finance } }),
  });
  return reviewDeck(deck, { templateQuestions: new Set(), bytes: 0, year: 2026 });
}

const review = (slides: readonly (readonly SlideElement[])[], finance?: Partial<Finance>) =>
  reviewAll(slides, finance).find(({ message }) =>
    /^(?:A figure differs|Figures differ|Figures that were found in two places)/.test(message),
  );

const old = withAmounts({ Produktion: '750.000 €' });

test.each<[string, readonly (readonly SlideElement[])[]]>([
  ['a chart', [[table(BUDGET)], [chart(old)]]],
  ['another table', [[table(BUDGET)], [table(old)]]],
  ['a table without currency', [[chart(BUDGET)], [table(withAmounts({ Produktion: '750.000' }))]]],
  [
    'a column of a larger table',
    [
      [table(BUDGET)],
      [table(old.map(([label = '', amount = '']) => [label, 'offen', amount, '12 %']))],
    ],
  ],
  [
    'a table in capitals, with notes, in another order',
    [[table(BUDGET)], [table([['', ''], ...old.slice(1).toReversed()])]],
  ],
])('An amount that differs in %s is named, with both places', (_, slides) => {
  const finding = review(slides);
  expect(finding).toMatchObject({ hasPassed: false, urgency: 'figures' });
  expect(finding?.message).toMatch(
    /“Produktion” is 7[85]0.[05]00(?: €)? on slide 1 and 7[85]0.[05]00(?: €)? on slide 2\.$/,
  );
  expect(finding?.locations.map(({ slideNumber }) => slideNumber)).toEqual([1, 2]);
});

test('An amount that differs from the finance model is named', () => {
  const sources = [
    { name: 'Filmförderung Nord', kind: 'soft', amount: 300_000, status: 'attached' },
    { name: 'Senderanteil', kind: 'pre-sale', amount: 200_000, status: 'attached' },
    { name: 'Eigenmittel', kind: 'equity', amount: 80_000, status: 'attached' },
  ] as const;
  const plan = [
    ['Quelle', 'Betrag'],
    ['Filmförderung Nord', '300.000 €'],
    ['Senderanteil', '250.000 €'],
    ['Eigenmittel', '80.000 €'],
  ];
  const finding = review([[table(plan)]], { budget: 580_000, sources });
  expect(finding).toMatchObject({
    message:
      'A figure differs between two places: “Senderanteil” is 250.000 € on slide 1 and 200.000\u00a0€ in Finance.',
    mend: { dialog: 'finance' },
  });
});

test.each<[string, readonly (readonly SlideElement[])[]]>([
  ['equal', [[table(BUDGET)], [chart(BUDGET)]]],
  ['rounded', [[table(BUDGET)], [chart(withAmounts({ Produktion: '780 T€' }))]]],
])('Figures that are %s pass, and are said to be compared', (_, slides) => {
  expect(review(slides)).toMatchObject({ hasPassed: true });
});

const PLAN_IN_THOUSANDS = {
  'Filmförderung Nord': '600 T€',
  Senderanteil: '261 T€',
  Eigenmittel: '100 T€',
};

const season = (rows: Rows, name: string) => [title(name), table(rows)];

test.each<[string, readonly (readonly SlideElement[])[]]>([
  ['seasons', [season(BUDGET, 'Budget Staffel 1'), season(old, 'Budget Staffel 2')]],
  ['years', [season(BUDGET, 'Budget 2026'), season(old, 'Budget 2027')]],
  ['a variant', [season(BUDGET, 'Budget'), season(old, 'Budget, Variante B')]],
  [
    'columns with other headings',
    [
      [table(withAmounts({ Position: 'Plan' }))],
      [table(withAmounts({ Position: 'Ist', Produktion: '750.000 €' }))],
    ],
  ],
  [
    'lists of which most differs',
    [
      [table(BUDGET)],
      [table(withAmounts({ 'Stoff und Rechte': '1 €', Produktion: '2 €', Postproduktion: '3 €' }))],
    ],
  ],
  ['shares and amounts', [[table(BUDGET)], [table(withAmounts({ Produktion: '80 %' }))]]],
  ['a chart of its table', [[table(BUDGET), { ...chart(old), sourceTableId: 'table' }]]],
  ['a single common amount', [[table(BUDGET)], [table(BUDGET.slice(0, 2))]]],
])('Figures of %s differ on purpose', (_, slides) => {
  expect(review(slides)?.hasPassed ?? true).toBe(true);
});

const budgetTable = (rows: Rows) => ({ ...table(rows), hasTotalRow: true });
const reviewBudget = (...slides: readonly (readonly SlideElement[])[]) =>
  reviewAll(slides).find(({ message }) => /^(?:The b|B)udgets? on/.test(message));

const text = (content: string) => createText({ content });
const budget = [title('Budget'), budgetTable(BUDGET)];

test('Without a finance model, budgets are compared with that of the first table', () => {
  expect(reviewBudget([text('Budget: 950.000 €')], budget)?.message).toBe(
    'The budget on slide 1 is “950.000 €”, but slide 2 has 961.350\u00a0€.',
  );
  expect(reviewBudget([text('Budget: 961.350 €')], budget)?.hasPassed).toBe(true);
  expect(reviewBudget([text('Budget: rund 950.000 €')], budget)?.hasPassed).toBe(true);
  expect(reviewBudget(budget)).toBeUndefined();
});

test('A table of a part of the budget has a total of its own', () => {
  const lines = [
    ['Position', 'Betrag'],
    ['Drehbuch', '50.000 €'],
    ['Rechte', '10.000 €'],
  ];
  const part = [title('Budget: Stoff und Rechte'), budgetTable(lines)];
  expect(reviewBudget(budget, part)?.hasPassed ?? true).toBe(true);
  const wrong = [title('Budget'), budgetTable(withAmounts({ Produktion: '750.000 €' }))];
  expect(reviewBudget(budget, wrong)).toMatchObject({ hasPassed: false });
});

const PLAN = [
  ['Quelle', 'Betrag'],
  ['Filmförderung Nord', '600.000 €'],
  ['Senderanteil', '261.350 €'],
  ['Eigenmittel', '100.000 €'],
];
const plan = [title('Finanzierungsplan'), budgetTable(PLAN)];
const reviewPlan = (slides: readonly (readonly SlideElement[])[], finance?: Partial<Finance>) =>
  reviewAll(slides, finance).find(({ message }) => /^The finance plan (?:adds|on)/.test(message));

test.each<[string, readonly SlideElement[], Partial<Finance> | undefined, string]>([
  ['table', budget, undefined, 'the budget of 961.350\u00a0€ on slide 1'],
  ['text', [text('Budget: 961.350 €')], undefined, 'the budget of “961.350 €” on slide 1'],
  ['model', [], { budget: 961_350 }, 'the budget of 961.350\u00a0€ in Finance'],
])(
  'The total of a finance plan is compared with the budget of a %s',
  (_, slide, finance, place) => {
    expect(reviewPlan([slide, plan], finance)).toMatchObject({
      hasPassed: true,
      message: 'The finance plan adds up to the budget.',
    });
    const short = withAmounts({ Senderanteil: '200.000 €' }, PLAN);
    const wrong = [title('Finanzierung'), budgetTable(short)];
    expect(reviewPlan([slide, wrong], finance)).toMatchObject({
      hasPassed: false,
      urgency: 'figures',
      message: `The finance plan on slide 2 adds up to 900.000\u00a0€, 61.350\u00a0€ less than ${place}.`,
      locations: [{ slideNumber: 2 }],
    });
    const more = withAmounts({ Senderanteil: '261.350,80 €' }, PLAN);
    const written = [...more, ['Summe Finanzierung', '961.350,80 €']];
    expect(reviewPlan([slide, [title('Mittelherkunft'), table(written)]], finance)?.message).toBe(
      `The finance plan on slide 2 adds up to 961.350,80\u00a0€, 0,80\u00a0€ more than ${place}.`,
    );
  },
);

test.each<[string, readonly SlideElement[]]>([
  [
    'whose gap is a line of its own behind the total',
    [
      title('Finanzierung'),
      table([
        ...withAmounts({ Senderanteil: '200.000 €' }, PLAN),
        ['Zwischensumme', '900.000 €'],
        ['Noch offen', '61.350 €'],
        ['Summe', '961.350 €'],
      ]),
    ],
  ],
  ['in thousands', [title('Finanzierung'), budgetTable(withAmounts(PLAN_IN_THOUSANDS, PLAN))]],
  ['of a season', [title('Finanzierung Staffel 2'), budgetTable(PLAN.slice(0, 3))]],
  ['of receipts', [title('Erlöse und Rückfluss'), budgetTable(PLAN.slice(0, 3))]],
])('A plan %s is not wrong', (_, slide) => {
  const seasons = [title('Budget Staffel 1'), ...budget.slice(1)];
  expect(reviewPlan([seasons, slide])?.hasPassed ?? true).toBe(true);
});

test('Figures are not said to be the same beside a budget that differs', () => {
  const same = [[title('Budget'), table(BUDGET)], [chart(BUDGET)]];
  const finance = { budget: 961_350 };
  expect(review(same, finance)?.hasPassed).toBe(true);
  const text = createText({ content: 'Budget: 1.500.000 €', fontSize: 24, y: 300 });
  const contradicted = [...same, [text]];
  const messages = reviewAll(contradicted, finance).map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringMatching(/^The budget on slide 3 is /));
  expect(review(contradicted, finance)).toBeUndefined();
});
