/** @jest-environment node */
import '../../elements/kinds';
import type { SlideElement } from '../../core/elements/slide-element';
import { createDeck, createSlide } from '../../core/model/create';
import { createText } from '../../core/text/create-text';
import type { ChartElement } from '../../elements/chart/chart-schema';
import { createChart } from '../../elements/chart/create-chart';
import { createTable } from '../../elements/table/create-table';
import { reviewDeck } from './deck-review';

type Rows = readonly (readonly string[])[];

const title = (content: string) => createText({ content, role: 'title' });
const table = (rows: Rows) => createTable({ language: 'de', rows });
const chart = (rows: Rows, changes: Partial<ChartElement> = {}) =>
  createChart({ language: 'de', rows, ...changes });

/** Finding of the deck check about parts of one whole, for one slide behind a cover. */
function review(elements: readonly SlideElement[]) {
  const slides = [createSlide(), createSlide({ elements })];
  const deck = createDeck({ language: 'de', currency: '€', slides });
  return reviewDeck(deck, { templateQuestions: new Set(), bytes: 0, year: 2026 }).find(
    ({ message }) => /parts of one whole/i.test(message),
  );
}

const listOf = (heading: string, percents: readonly string[]): Rows => [
  ['', heading],
  ...percents.map((percent, index) => [`Gruppe ${'ABCDEFGH'[index]}`, percent]),
];

test.each<[string, readonly SlideElement[], string]>([
  ['an audience', [table(listOf('Anteil', ['40 %', '38 %', '24 %']))], '102 %'],
  ['an audience that is short', [table(listOf('Anteil', ['40 %', '36 %', '22 %']))], '98 %'],
  [
    'a column without a telling name',
    [table(listOf('2026', ['41,5 %', '38 %', '18,5 %']))],
    '98,0 %',
  ],
  ['a column with the sign in its heading', [table(listOf('in %', ['40', '38', '24']))], '102 %'],
  ['two shares of profits', [table(listOf('Anteil', ['50 %', '55 %']))], '105 %'],
  ['a typing error', [table(listOf('Share', ['40 %', '38 %', '31 %']))], '109 %'],
  [
    'a wrong whole below',
    [table([...listOf('Rang', ['40 %', '38 %', '24 %']), ['', '100 %']])],
    '102 %',
  ],
  [
    'a plan with amounts',
    [
      title('Finanzierungsplan'),
      table([
        ['Quelle', 'Betrag', 'Anteil'],
        ['DFFF', '420.000 €', '42 %'],
        ['Sender', '380.000 €', '38 %'],
        ['Eigenmittel', '220.000 €', '22 %'],
      ]),
    ],
    '102 %',
  ],
  [
    'rows',
    [
      table([
        ['', 'Kino', 'TV', 'Streaming'],
        ['Inland', '30 %', '30 %', '40 %'],
        ['Ausland', '32 %', '30 %', '40 %'],
      ]),
    ],
    '102 %',
  ],
  ['a pie', [chart(listOf('', ['40 %', '30 %', '50 %']), { kind: 'pie' })], '120 %'],
  [
    'a chart of 100 %',
    [
      chart(
        [
          ['', 'Kino', 'TV'],
          ['Inland', '30 %', '70 %'],
          ['Ausland', '40 %', '63 %'],
        ],
        { kind: 'stacked-bar', grouping: 'percent' },
      ),
    ],
    '103 %',
  ],
  ['lines of a text', [createText({ content: 'Kino 40 %\nStreaming: 38 %\nTV 24 %' })], '102 %'],
  ['a sentence', [createText({ content: '18–24: 40 %, 25–39: 36 % und ab 40: 22 %.' })], '98 %'],
])('Shares of %s that do not add up to 100 % are named with their sum', (_, elements, sum) => {
  const finding = review(elements);
  expect(finding).toMatchObject({ hasPassed: false, urgency: 'figures' });
  expect(finding?.message.replaceAll('\u00a0', ' ')).toContain(`${sum} on slide 2`);
  expect(finding?.locations.map(({ slideNumber }) => slideNumber)).toEqual([2]);
});

test.each<[string, readonly SlideElement[]]>([
  ['growth', [table(listOf('Wachstum', ['40 %', '38 %', '24 %']))]],
  ['probabilities', [table(listOf('Wahrscheinlichkeit', ['60 %', '25 %', '17 %']))]],
  ['growth by the title', [title('Wachstum'), table(listOf('2026', ['40 %', '38 %', '24 %']))]],
  ['interest', [table(listOf('Zinssatz', ['40 %', '38 %', '24 %']))]],
  ['a rebate', [title('Förderquoten'), table(listOf('EU', ['30 %', '40 %', '27 %']))]],
  [
    'years',
    [
      table([
        ['', 'Marge'],
        ['2024', '30 %'],
        ['2025', '34 %'],
        ['2026', '38 %'],
      ]),
    ],
  ],
  [
    'years without a name',
    [
      table([
        ['', ''],
        ['2024', '30 %'],
        ['2025', '34 %'],
        ['2026', '38 %'],
      ]),
    ],
  ],
  ['several answers', [table(listOf('Anteil', ['80 %', '60 %', '35 %']))]],
  ['the largest of many', [table(listOf('Anteil', ['30 %', '20 %', '10 %']))]],
  ['a fee before halves', [table(listOf('Anteil', ['10 %', '50 %', '50 %']))]],
  ['two of anything', [table(listOf('2026', ['60 %', '42 %']))]],
  ['a line', [chart(listOf('', ['40 %', '38 %', '24 %']), { kind: 'line' })]],
  ['amounts', [table(listOf('Betrag', ['40', '38', '24']))]],
  ['a text about growth', [createText({ content: 'Wachstum: 40 %, 38 %, 24 %' })]],
  ['ranges', [createText({ content: 'Kino 30–40 %, TV 38 %, Streaming 24 %' })]],
])('%s are no parts of one whole', (_, elements) => {
  expect(review(elements)?.hasPassed ?? true).toBe(true);
});

test.each<[string, readonly SlideElement[]]>([
  ['right ones', [table(listOf('Anteil', ['40 %', '38 %', '22 %']))]],
  ['rounded ones', [table(listOf('Anteil', ['33 %', '33 %', '33 %']))]],
  ['rounded ones with decimals', [table(listOf('Anteil', ['33,3 %', '33,3 %', '33,3 %']))]],
  [
    'those of their amounts',
    [
      table([
        ['', 'Betrag', 'Anteil'],
        ...'ABCDEFGH'.split('').map((label) => [label, '1', '12 %']),
      ]),
    ],
  ],
])('Nothing is wrong with %s', (_, elements) => {
  expect(review(elements)?.hasPassed ?? true).toBe(true);
});

test('Shares that add up are praised, and a total that is written wrongly is named once', () => {
  expect(review([table(listOf('Anteil', ['40 %', '38 %', '22 %']))])?.hasPassed).toBe(true);
  const wrong = [...listOf('Anteil', ['40 %', '38 %', '24 %']), ['Summe', '100 %']];
  expect(review([table(wrong)])).toBeUndefined();
});
