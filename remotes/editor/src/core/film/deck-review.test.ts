/** @jest-environment node */
import { createQrCode, createShape } from '../../elements/shape/create-shape';
import { createDeck, createSlide } from '../model/create';
import { createImage } from '../../elements/image/create-image';
import { createText } from '../../elements/text/create-text';
import { createChart } from '../../elements/chart/create-chart';
import type { SlideElement } from '../../elements/element-schema';
import { reviewDeck } from './deck-review';
import { createBudgetTable } from './film-tables';

const question = 'Who buys the first ticket?';
const surroundings = { templateQuestions: new Set([question]), bytes: 0 };
const contact = createText({ content: 'mira@example.com', fontSize: 24 });
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

test.each<[string, SlideElement, RegExp]>([
  [
    'a question',
    createText({ ...large, content: `Audience\n${question}` }),
    /Questions .* slide 2/,
  ],
  ['small type', createText({ content: 'Small', fontSize: 20 }), /below 24 \(18 pt\) on slide 2/],
  ['grey on white', createText({ ...large, color: '#bbbbbb' }), /Text on slide 2 has low contrast/],
  ['a pale chart', createChart({ ...large, color: '#f4efe6' }), /Text on slide 2 has low contrast/],
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
