import { render } from '@testing-library/react';
import { ChartView } from '../chart-view';
import { createChart } from '../create-chart';

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
