import { render } from '@testing-library/react';
import { ChartView } from '../chart-view';
import { createChart } from '../create-chart';
import { computeWaterfall, haveStepAmountsRoom } from '../waterfall';

const rows = [
  ['Rückfluss', 'Betrag'],
  ['Erlöse weltweit', '2.400.000'],
  ['Vertriebsprovision', '-480.000'],
  ['Vertriebskosten', '-60.000'],
  ['Rückzahlung DFFF-Darlehen', '-350.000'],
  ['Rückzahlung Zwischenfinanzierung', '-610.000'],
  ['Investorenkapital', '-420.000'],
  ['Prämie der Investoren', '-84.000'],
  ['Rückstellungen', '-96.000'],
];

test.each([320, 444, 600, 848])(
  'amounts of a waterfall %d px wide do not run together',
  (width) => {
    const chart = createChart({ kind: 'waterfall', rows, width, height: 360, language: 'de' });
    const { container } = render(<ChartView element={chart} />);
    const amounts = Array.from(container.querySelectorAll('text'))
      .filter(({ textContent }) => /^−?[\d.]+$/.test(textContent ?? ''))
      .map((text) => ({
        length: text.textContent?.length ?? 0,
        x: Number(text.getAttribute('x')),
        y: Number(text.getAttribute('y')),
      }));
    expect(amounts).toHaveLength(9);
    const [first, ...others] = amounts;
    // Half of the type is the mean width of figures and points.
    const size = Number(container.querySelector('svg')?.style.fontSize.replace('px', '')) || 12;
    const isCovered = others.some(
      ({ x, y, length }) =>
        Math.abs(y - first!.y) < size * 0.9 &&
        x - first!.x < ((length + first!.length) * size * 0.5) / 2,
    );
    expect(isCovered).toBe(false);
  },
);

test('every second name of a waterfall stands below the others where one row has no room for them', () => {
  const heightsIn = (width: number) => {
    const chart = createChart({ kind: 'waterfall', rows, width, height: 360, language: 'de' });
    const { container } = render(<ChartView element={chart} />);
    const names = ['Erlöse weltweit', 'Vertriebsprovision', 'Vertriebskosten'];
    const texts = Array.from(container.querySelectorAll('text'));
    return names.map((name) =>
      Number(texts.find(({ textContent }) => textContent === name)?.getAttribute('y')),
    );
  };
  const [first, second, third] = heightsIn(1000);
  expect(first).toBeGreaterThan(0);
  expect(third).toBe(first);
  expect(second).toBeGreaterThan(first! + 12);
});

test.each([
  { texts: ['1', '2', '1234567', '3'], isFree: true, place: 'below the end of the column before' },
  { texts: ['1', '2', '12345678', '3'], isFree: false, place: 'over the column before' },
  { texts: ['12345678', '1', '2', '3'], isFree: false, place: 'over the edge' },
  { texts: ['1', '1234567', '2', '3'], isFree: true, place: 'above the columns' },
  { texts: ['1', '2', '1234567', '1234567'], isFree: false, place: 'over the amount before' },
])('an amount $place has room: $isFree', ({ texts, isFree }) => {
  const steps = computeWaterfall(['In', 'Cost', 'Fee'], { values: [100, -46, -4] }, 'Left');
  const room = { texts, fontSize: 10, slotWidth: 40, barSize: 29, at: (y: number) => 200 - 2 * y };
  expect(haveStepAmountsRoom(steps, { ...room, margins: [0, 0] })).toBe(isFree);
});
