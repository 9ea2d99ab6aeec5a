/** @jest-environment node */
import '../../elements/kinds';
import { createQrCode, createShape } from '../../elements/shape/create-shape';
import { createDeck, createSlide } from '../../core/model/create';
import { createImage } from '../../elements/image/create-image';
import { createText } from '../../core/text/create-text';
import { createChart } from '../../elements/chart/create-chart';
import type { SlideElement } from '../../core/elements/slide-element';
import { reviewDeck } from './deck-review';
import { createTable } from '../../elements/table/create-table';
import { createEditorDocument, type EditorDocument } from '../../core/edit/editor-document';
import type { Deck, Slide, Finance } from '../../core/model/deck-schema';
import { createBudgetTable } from '../film-tables';
import {
  addFinanceSlides,
  EMPTY_FINANCE,
  financeOf,
  insertFinanceFigure,
} from '../finance/finance-edits';

const question = 'Who buys the first ticket?';
const surroundings = { templateQuestions: new Set([question]), bytes: 0, year: 2026 };
const contact = createText({ content: 'mira@example.com', fontSize: 24, y: 20, width: 300 });
const still = createImage(
  { asset: 'c'.repeat(64), naturalWidth: 1920, naturalHeight: 1080 },
  { alt: 'A lamp', x: 0, y: 0, width: 960, height: 540 },
);

function complaints(elements: readonly SlideElement[], background = '#ffffff', bytes = 0) {
  const deck = createDeck({
    slides: [createSlide({ elements: [contact] }), createSlide({ elements, background })],
  });
  return reviewDeck(deck, { ...surroundings, bytes }).filter(({ hasPassed }) => !hasPassed);
}

const large = { fontSize: 24 };

const SEATS = [
  ['Land', 'Seats'],
  ['Fiji', '12'],
  ['Peru', '30'],
  ['Togo', '21'],
];

test.each<[string, SlideElement, RegExp]>([
  [
    'a question',
    createText({ ...large, content: `Audience\n${question}` }),
    /Questions .* slide 2/,
  ],
  ['small type', createText({ content: 'Small', fontSize: 20 }), /below 24 \(18 pt\) on slide 2/],
  [
    'small type in a chart',
    createChart({ rows: SEATS, fontSize: 20 }),
    /below 24 \(18 pt\) on slide 2/,
  ],
  [
    'a chart that is drawn small',
    createChart({ ...large, rows: SEATS, height: 60 }),
    /below 24 \(18 pt\) on slide 2/,
  ],
  [
    'grey on white',
    createText({ ...large, content: 'Mira', color: '#bbbbbb' }),
    /Text on slide 2 has low contrast/,
  ],
  [
    'a pale chart',
    createChart({
      ...large,
      rows: SEATS,
      color: '#f4efe6',
    }),
    /Text on slide 2 has low contrast/,
  ],
  [
    'a cell of its own colour that is not read',
    {
      ...createTable(large),
      cellStyles: [{ row: 1, column: 0, fill: '#222222', color: '#333333' }],
    },
    /Text on slide 2 has low contrast/,
  ],
  [
    'a share that is not that of its amount',
    createTable({
      ...large,
      language: 'de',
      rows: [
        ['Position', 'Betrag', 'Anteil'],
        ['Stoff', '60.000 €', '5,6 %'],
        ['Produktion', '880.500 €', '73,3 %'],
        ['Postproduktion', '210.000 €', '19,7 %'],
        ['Versicherung', '15.000 €', '1,4 %'],
        ['Summe', '1.165.500 €', '100,0 %'],
      ],
    }),
    /A share on slide 2 is not that of its amount: .*“73,3 %” for “Produktion”, which has 75,5/,
  ],
  [
    'a word that breaks inside',
    createTable({ ...large, rows: [['Koproduktionsvereinbarung', '1']], columnWeights: [1, 9] }),
    /A word on slide 2 has hardly room in its column/,
  ],
  [
    'a word that breaks inside its box',
    createText({ ...large, content: 'Filmförderungsgesellschaft' }),
    /A word on slide 2 has hardly room in its column or text box/,
  ],
  [
    'a text off the slide',
    createText({ ...large, x: 900, content: 'Night' }),
    /Content of slide 2 goes over the edge/,
  ],
  ['few pixels', { ...still, naturalWidth: 1280 }, /too few pixels/],
  [
    'a code too small to be read',
    { ...createQrCode('https://example.org'), width: 80 },
    /QR code on slide 2/,
  ],
  ['no description', { ...still, alt: ' ' }, /no description/],
  ['a file name', { ...still, alt: 'preencoded.png' }, /no description/],
  [
    'a wrong amount',
    {
      ...createBudgetTable(),
      fontSize: 24,
      rows: [
        ['Budget', 'Amount'],
        ['Post', 'a lot'],
      ],
    },
    /slide 2 leaves out “a lot”/,
  ],
  ['sample figures', createChart({ fontSize: 24 }), /timeline on slide 2 shows samples/],
  [
    'many words',
    createText({ ...large, content: 'word '.repeat(90) }),
    /More than 80 words on slide 2/,
  ],
])('The check finds %s and says where it is', (_, element, words) => {
  const [first, ...others] = complaints([element]);
  expect(others).toEqual([]);
  expect(first?.message).toMatch(words);
  expect(first?.locations[0]).toMatchObject({ slideNumber: 2, elementId: element.id });
});

test('A sound deck has nothing to do', () => {
  expect(complaints([still, createText({ ...large, content: 'Night' })])).toEqual([]);
});

test('A deck without an address, a long one and a heavy one are told so', () => {
  const slides = Array.from({ length: 16 }, () => createSlide());
  const advice = reviewDeck(createDeck({ slides }), { ...surroundings, bytes: 11 * 1024 * 1024 });
  const words = advice.filter(({ hasPassed }) => !hasPassed).map((each) => each.message);
  expect(words).toEqual([
    expect.stringContaining('nobody can say yes'),
    expect.stringContaining('Readers stop after 15'),
    expect.stringContaining('11.0 MB'),
  ]);
  const phone = createText({ ...large, content: 'Call +91 98765 43210' });
  const reachable = reviewDeck(
    createDeck({ slides: [createSlide({ elements: [phone] })] }),
    surroundings,
  );
  expect(reachable.every(({ hasPassed }) => hasPassed)).toBe(true);
});

test('Hidden slides are not read, and a slide keeps its number', () => {
  const small = createText({ content: 'Small' });
  const slides = [createSlide({ hidden: true }), createSlide({ elements: [small, contact] })];
  const [advice] = reviewDeck(createDeck({ slides }), surroundings).filter(
    ({ hasPassed }) => !hasPassed,
  );
  expect(advice?.message).toContain('slide 2');
});

test('Type is judged against what lies under it', () => {
  const plate = createShape({ x: 90, y: 90, width: 400, height: 200, fill: '#0f172a' });
  const black = createText({ ...large, content: 'Black' });
  const white = createText({ ...large, content: 'White', color: '#ffffff' });
  expect(complaints([plate, black])[0]?.message).toMatch(/low contrast/);
  expect(complaints([plate, white])).toEqual([]);
  expect(complaints([still, black])).toEqual([]);
  expect(complaints([black], '#0f172a')[0]?.message).toMatch(/low contrast/);
});

describe('The finance of a deck', () => {
  const source = { name: 'Fund', kind: 'equity', amount: 900, status: 'letter' } as const;
  const sound = {
    ...EMPTY_FINANCE,
    budget: 900,
    salesExpensesCap: 10,
    sources: [source],
  } satisfies Finance;
  const findIn = (finance: Finance, elements: readonly SlideElement[] = []) =>
    reviewDeck(
      createDeck({ finance, slides: [createSlide({ elements: [contact, ...elements] })] }),
      {
        ...surroundings,
      },
    ).filter(({ hasPassed }) => !hasPassed);
  const film = (title: string, year: string, budget: string) =>
    createTable({
      ...large,
      columnWeights: [3, 1, 1],
      rows: [
        ['Title', 'Year', 'Budget'],
        [title, year, budget],
        ['', '', ''],
      ],
    });

  test.each<[string, Finance, RegExp]>([
    ['a plan below the budget', { ...sound, budget: 1000 }, /plan is \$100 below the budget/],
    ['a plan above the budget', { ...sound, budget: 800 }, /plan is \$100 above the budget/],
    ['expenses without a cap', { ...sound, salesExpensesCap: 0 }, /no cap/],
    ['no fee', { ...sound, salesFeePercent: 0 }, /no sales fee/],
    ['no name', { ...sound, sources: [{ ...source, name: ' ' }] }, /1 of 1 sources .* no name/],
    ...(['wish', 'applied', 'negotiation'] as const).map((status): [string, Finance, RegExp] => [
      `no other status than ${status}`,
      { ...sound, sources: [{ ...source, status }] },
      /No source .* attached/,
    ]),
  ])('is checked for %s, and the dialog is offered', (_, finance, words) => {
    const [finding, ...others] = findIn(finance);
    expect(others).toEqual([]);
    expect(finding?.message).toMatch(words);
    expect(finding?.mend).toMatchObject({ dialog: 'finance' });
  });

  test('goes out with a gap, which its plan names, but not with too much', () => {
    expect(findIn({ ...sound, budget: 1000 })[0]).not.toHaveProperty('urgency');
    expect(findIn({ ...sound, budget: 800 })[0]).toMatchObject({ urgency: 'figures' });
  });

  test('is sound with comparables of its size and of these years', () => {
    expect(findIn(sound, [film('Aftersun', '2022', '$1,000')])).toEqual([]);
    expect(findIn(sound, [film('Rocky', '1976', '$1,000')])[0]?.message).toMatch(/older than 10/);
    expect(findIn(sound, [film('Barbie', '2023', '$145M')])[0]).toMatchObject({
      message: expect.stringMatching(/more than twice your budget/),
      locations: [{ slideNumber: 1 }],
    });
  });

  const german = { language: 'de', currency: '€' } as const;
  const budgets = (finance: Finance, ...slides: readonly (readonly SlideElement[])[]) =>
    reviewDeck(
      createDeck({
        ...german,
        finance,
        slides: slides.map((elements) => createSlide({ elements: [contact, ...elements] })),
      }),
      surroundings,
    ).filter(({ message }) => /Budgets? on/i.test(message));
  const millions = { ...sound, budget: 4_100_000 };
  const text = (content: string) => createText({ ...large, content });

  test.each([
    ['Budget: 4,3 Mio. Euro, gesamt', '“4,3 Mio. Euro”'],
    ['Unser Budget beträgt rund 4,3 Mio. €.', '“4,3 Mio. €”'],
    ['Ein Film.\nGesamtbudget: 4.300.000,00 €', '“4.300.000,00 €”'],
    ['Budget 2026: € 3,9 Mio', '“€ 3,9 Mio”'],
  ])('is compared with a text that names another budget: %s', (content, amount) => {
    const [finding] = budgets(millions, [], [text(content)]);
    expect(finding).toMatchObject({
      hasPassed: false,
      urgency: 'figures',
      message: `The budget on slide 2 is ${amount}, but Finance has 4.100.000\u00a0€.`,
      locations: [{ slideNumber: 2 }],
    });
  });

  test.each([
    ['Budget: 4,1 Mio. Euro', 1],
    ['Budget: rund 4 Mio. Euro', 1],
    ['Der Film hatte ein kleines Team und ein Budget von 12 Mio.', 0],
    ['Budget: 12 Drehtage', 0],
    ['Budget und Plan', 0],
  ])('agrees with a text that rounds the budget or names none: %s', (content, count) => {
    const found = budgets(millions, [text(content)]);
    expect(found.map(({ hasPassed }) => hasPassed)).toEqual(
      Array.from({ length: count }, () => true),
    );
  });

  test('is compared with costs on a slide about it, and praised for the slides that name it', () => {
    const title = createText({ ...large, content: 'Unser Budget', role: 'title' });
    expect(budgets(millions, [title, text('Kosten: 3,7 Mio. €')])[0]?.hasPassed).toBe(false);
    expect(budgets(millions, [], [title, text('Kosten: 4,1 Mio. €')])[0]?.message).toBe(
      'The budget on slide 2 is that of Finance.',
    );
  });

  test('goes out with a box that nobody wrote in, which is named', () => {
    const slides = [createSlide({ elements: [contact, createText()] })];
    expect(reviewDeck(createDeck({ slides }), surroundings)).toContainEqual(
      expect.objectContaining({
        urgency: 'unfinished',
        message: 'A text box on slide 1 has no text of yours. Write one, or delete the box.',
      }),
    );
  });

  test('is not said to cover a budget that a slide contradicts', () => {
    const messages = (content: string) => {
      const slides = [createSlide({ elements: [contact, text(content)] })];
      const plan = { ...sound, sources: sound.sources.map((source) => ({ ...source })) };
      const deck = createDeck({ finance: plan, slides });
      return reviewDeck(deck, surroundings).map(({ message }) => message);
    };
    const claim = 'The finance plan covers the budget.';
    expect(messages('Our plan')).toContain(claim);
    expect(messages('Budget: 1,500,000')).not.toContain(claim);
  });

  test('is compared with the total of the budget table', () => {
    const table = createTable({
      ...large,
      hasTotalRow: true,
      language: 'de',
      columnWeights: [3, 1, 1],
      rows: [
        ['Budget', 'Betrag', 'Anteil'],
        ['Dreh', '3,0 Mio. €', '=B2/SUM(B2:B3)'],
        ['Post', '1,2 Mio. €', '=B3/SUM(B2:B3)'],
      ],
    });
    expect(budgets(millions, [table])[0]?.message).toMatch(/^The budget on slide 1 is 4\.200\.000/);
    expect(budgets({ ...millions, budget: 4_200_000 }, [table])[0]?.hasPassed).toBe(true);
    const rows = table.rows.with(0, ['Position', '', '']);
    expect(budgets(millions, [{ ...table, rows }])).toEqual([]);
    expect(budgets(millions, [{ ...table, rows, alt: 'Budget top sheet' }])).toHaveLength(1);
  });

  test('is contradicted by other figures in a view, and not by other words', () => {
    const { deck } = addFinanceSlides(
      createEditorDocument(createDeck({ ...german, finance: sound })),
    );
    const contradicts = (from: string, to: string) => {
      const before = JSON.stringify(deck);
      expect(before).toContain(from);
      return reviewDeck(JSON.parse(before.replace(from, to)) as Deck, surroundings).some(
        ({ message }) => message.includes('contradict Finance'),
      );
    };
    expect(contradicts('"Absichtserklärung"', '"Beantragt"')).toBe(false);
    expect(contradicts('"900 €"'.replace(' ', '\u00a0'), '"900,00 €"')).toBe(false);
    expect(contradicts('"900 €"'.replace(' ', '\u00a0'), '"901 €"')).toBe(true);
  });

  test('is checked for figures set by hand, which the mend resets', () => {
    const deck = createDeck({ finance: sound });
    const doc = insertFinanceFigure(createEditorDocument(deck), financeOf(deck), 'budget');
    const slides = JSON.parse(JSON.stringify(doc.deck.slides).replace('$900', '$901')) as Slide[];
    const typed = { ...doc, deck: { ...doc.deck, slides } };
    const find = ({ deck: current }: EditorDocument) =>
      reviewDeck(current, surroundings).find(
        ({ hasPassed, message }) => !hasPassed && message.includes('set by hand'),
      );
    const mend = find(typed)?.mend;
    if (!mend || !('edit' in mend)) throw new Error('There is no mend.');
    expect(find(mend.edit(typed))).toBeUndefined();
  });
});

test('Questions of a template in the notes are found, and removed by the mend', () => {
  const deck = createDeck({
    slides: [createSlide({ elements: [contact], notes: `Mine\n${question}` })],
  });
  const [finding, ...others] = reviewDeck(deck, surroundings).filter(({ hasPassed }) => !hasPassed);
  expect(others).toEqual([]);
  expect(finding?.message).toContain('speaker notes of slide 1');
  if (!finding?.mend || !('edit' in finding.mend)) throw new Error('There is no mend.');
  const { deck: mended } = finding.mend.edit(createEditorDocument(deck));
  expect(mended.slides[0]?.notes).toBe('Mine');
});
