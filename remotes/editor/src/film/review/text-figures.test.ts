/** @jest-environment node */
import '../../elements/kinds';
import type { SlideElement } from '../../core/elements/slide-element';
import { createDeck, createSlide } from '../../core/model/create';
import type { Finance } from '../../core/model/deck-schema';
import { createText } from '../../core/text/create-text';
import { createTable } from '../../elements/table/create-table';
import { EMPTY_FINANCE } from '../finance/finance-edits';
import { reviewRepeatedFigures } from './repeated-figures';

const title = (content: string) => createText({ content, role: 'title' });
const text = (content: string) => createText({ content });
const plan = [
  title('Finanzierungsplan'),
  createTable({
    language: 'de',
    rows: [
      ['Quelle', 'Betrag', 'Anteil'],
      ['DFFF', '400.000 €', '50 %'],
      ['MFG Filmförderung', '250.000 €', '31 %'],
      ['Eigenmittel (Produzent)', '150 T€', '19 %'],
    ],
  }),
];

function review(slides: readonly (readonly SlideElement[])[], finance?: Partial<Finance>) {
  const deck = createDeck({
    language: 'de',
    currency: '€',
    slides: slides.map((elements) => createSlide({ elements })),
    ...(finance && { finance: { ...EMPTY_FINANCE, ...finance } }),
  });
  return reviewRepeatedFigures(deck, deck.slides);
}

test.each([
  ['DFFF 350.000 €', 'DFFF” is 400.000 € on slide 1 and 350.000 € on slide 2'],
  ['• DFFF: 350.000 € (zugesagt)', 'DFFF” is 400.000 € on slide 1 and 350.000 € on slide 2'],
  ['350.000 € vom DFFF', 'DFFF” is 400.000 € on slide 1 and 350.000 € on slide 2'],
  ['Der DFFF gibt 0,35 Mio. €', 'DFFF” is 400.000 € on slide 1 and 0,35 Mio. € on slide 2'],
  ['Stand\nEigenmittel – 120.000', '” is 150 T€ on slide 1 and 120.000 on slide 2'],
  [
    'DFFF 400.000 €, MFG Filmförderung 200.000 €',
    'Filmförderung” is 250.000 € on slide 1 and 200.000 € on slide 2',
  ],
  ['DFFF: 44 %', 'DFFF” is 50 % on slide 1 and 44 % on slide 2'],
  ['Finanzierung 800.000 €, davon DFFF 46 Prozent', 'DFFF” is 50 % on slide 1 and 46 % on slide 2'],
])('“%s” in a text is compared with the line of the plan', (content, difference) => {
  const finding = review([plan, [title('Stand der Finanzierung'), text(content)]]);
  expect(finding).toMatchObject({ hasPassed: false, urgency: 'figures' });
  expect(finding?.message).toContain(difference);
  expect(finding?.locations.map(({ slideNumber }) => slideNumber)).toEqual([1, 2]);
});

test('A text is compared with the finance model', () => {
  const sources = [{ name: 'DFFF', kind: 'soft', amount: 400_000, status: 'attached' }] as const;
  const finance = { budget: 800_000, sources };
  expect(review([[text('DFFF 350.000 €')]], finance)).toMatchObject({
    message:
      'A figure differs between two places: “DFFF” is 400.000\u00a0€ in Finance and 350.000 € on slide 1.',
    mend: { dialog: 'finance' },
  });
  expect(review([[text('DFFF 400.000 €')]], finance)).toMatchObject({ hasPassed: true });
});

test.each([
  ['the same amount', 'DFFF: 400.000 €'],
  ['a rounded amount', 'DFFF: 0,4 Mio. €'],
  ['another currency', 'DFFF: $350,000'],
  ['its share', 'DFFF: 50 %'],
  ['a share of another line', 'Länderförderung: 44 %'],
  ['a share that the plan rounds', 'MFG Filmförderung 31,2 %'],
  ['another thing of that name', 'DFFF Referenzmittel 350.000 €'],
  ['another year', 'DFFF 2024: 350.000 €'],
  ['two things', 'DFFF und MFG Filmförderung 650.000 €'],
  ['no line of the plan', 'Länderförderung: 350.000 €'],
  ['a range', 'DFFF 300.000 bis 350.000 €'],
])('%s in a text is not wrong', (_, content) => {
  expect(review([plan, [text(content)]])?.hasPassed ?? true).toBe(true);
});

test('A text of another variant, and a table of another subject, say nothing', () => {
  const slides = [plan, [title('Finanzierung, Variante B'), text('DFFF 350.000 €')]];
  expect(review(slides)?.hasPassed ?? true).toBe(true);
  const admissions = [title('Besucher'), ...plan.slice(1)];
  expect(review([admissions, [text('DFFF 350.000 €')]])).toBeUndefined();
});

const budget = (share?: string) => [
  title('Budget'),
  createTable({
    language: 'de',
    rows: [
      ['Position', 'Betrag', ...(share ? ['Anteil'] : [])],
      ['Team', '1.240.000 €', ...(share ? [share] : [])],
      ['Überschreitungsreserve', '310.000 €', ...(share ? ['8,6 %'] : [])],
      ['Rest', '2.050.000 €', ...(share ? ['56,9 %'] : [])],
      ['Summe', '3.600.000 €', ...(share ? ['100,0 %'] : [])],
    ],
  }),
];

test.each([
  [budget('34,4 %'), '34,4 %'],
  [budget(), '1.240.000 € (34,4\u00a0%)'],
])('A share that a sentence gives is compared with that of the table', (slide, written) => {
  const say = (content: string) => review([[...slide, text(content)]]);
  expect(say('Kalkulierte Herstellungskosten 3.600.000 €, davon Team 36 %')?.message).toContain(
    `“Team” is ${written} on slide 1 and 36 % on slide 1`,
  );
  for (const right of ['davon Team 34 %', 'Team: 34,4 %', 'Überschreitungsreserve 10 %'])
    expect(say(right)?.hasPassed ?? true).toBe(true);
});
