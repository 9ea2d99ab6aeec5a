/** Numbers along the axis, on the slide and in PowerPoint. */
import '../kinds';
import { render } from '@testing-library/react';
import { createDeck, createSlide } from '../../core/model/create';
import { unzip } from '../../exports/testing/unzip';
import { writePptxBytes } from '../../exports/testing/write-pptx-bytes';
import { ChartView } from './chart-view';
import type { ChartElement } from './chart-schema';
import { createChart } from './create-chart';

const textsOf = (chart: ChartElement) =>
  Array.from(
    render(<ChartView element={chart} />).container.querySelectorAll('text'),
    ({ textContent }) => textContent,
  );

async function axisOf(chart: ChartElement): Promise<string> {
  const deck = createDeck({ slides: [createSlide({ elements: [chart] })] });
  const files = await unzip(await writePptxBytes(deck));
  const xml = files.get('ppt/charts/chart1.xml')?.toString('utf8') ?? '';
  return /<c:valAx>.*<\/c:valAx>/s.exec(xml)?.[0].replaceAll('&quot;', '"') ?? '';
}

const rows = [
  ['Monat', 'Einzahlungen', 'Auszahlungen'],
  ['Mai', '310.500,50 €', '508.500 €'],
  ['Juni', '72.000 €', '33.333,33 €'],
];
const months = createChart({ kind: 'line', rows, language: 'de' });

test.each(['line', 'column', 'bar'] as const)(
  'the numbers of an axis have the decimals that they need (%s)',
  async (kind) => {
    const chart = { ...months, kind, hasValueAxis: true, labels: 'none' } as const;
    expect(textsOf(chart)).toEqual(expect.arrayContaining(['0 €', '200.000 €', '600.000 €']));
    expect(textsOf(chart).filter((text) => text?.includes(',00'))).toEqual([]);
    const axis = await axisOf(chart);
    expect(axis).toContain('formatCode="[$-407]#,##0" €""');
    expect(axis).toContain('<c:max val="600000"/><c:min val="0"/>');
    expect(axis).toContain(`<c:majorUnit val="200000"/>`);
  },
);

test('the numbers of an axis in a scale have the same unit and decimals in PowerPoint', async () => {
  const chart = { ...months, scale: 'k' } as const;
  expect(textsOf(chart)).toContain('600\u00A0Tsd. €');
  expect(await axisOf(chart)).toContain('formatCode="[$-407]#,##0,"\u00A0Tsd. €""');
  const small = {
    ...chart,
    rows: [
      ['', 'A'],
      ['Mai', '900 €'],
      ['Juni', '1.200 €'],
    ],
  };
  expect(textsOf(small)).toEqual(expect.arrayContaining(['0,4\u00A0Tsd. €', '1,0\u00A0Tsd. €']));
  expect(await axisOf(small)).toContain('formatCode="[$-407]#,##0.0,"\u00A0Tsd. €""');
});

test('an axis of shares, and the scale of bars without an axis, are left to PowerPoint', async () => {
  const stacked = { ...months, kind: 'stacked-column', grouping: 'percent' } as const;
  expect(await axisOf({ ...stacked, hasValueAxis: true })).not.toContain('<c:max');
  expect(await axisOf({ ...months, kind: 'bar', height: 600 })).not.toContain('<c:max');
});

test.each([120, 150, 180, 240, 400])(
  'the numbers of a vertical axis in a chart %d px high cover no others',
  (height) => {
    const chart = { ...months, kind: 'stacked-column', height, hasValueAxis: true } as const;
    const { container } = render(<ChartView element={chart} />);
    const places = Array.from(container.querySelectorAll('text'))
      .filter(({ textContent }) => /^[\d.]+\s€$/.test(textContent ?? ''))
      .filter((text) => text.getAttribute('text-anchor') === 'end')
      .map((text) => Number(text.getAttribute('y')))
      .toSorted((one, other) => one - other);
    expect(places.length).toBeGreaterThanOrEqual(2);
    const distances = places.slice(1).map((y, at) => y - (places[at] ?? 0));
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(chart.fontSize);
  },
);

const cashFlow = [
  ['Monat', 'Einzahlungen', 'Auszahlungen', 'Saldo'],
  ['Jan', '250.000', '-60.000', '190.000'],
  ['Feb', '400.000', '-310.500', '89.500'],
  ['Mär', '0', '-280.000', '-280.000'],
];

describe.each(['line', 'area', 'column', 'bar', 'stacked-column', 'radar'] as const)(
  'the axis of a %s chart with losses',
  (kind) => {
    test.each([110, 130, 150, 164, 180, 200, 320])('is drawn %d px high', (height) => {
      const chart = { ...months, rows: cashFlow, kind, height, hasValueAxis: true } as const;
      const { container } = render(<ChartView element={chart} />);
      expect(container.innerHTML).not.toContain('NaN');
    });
  },
);

test.each([[164], [200], [320]])('shows zero between gains and losses, %d px high', (height) => {
  const chart = { ...months, rows: cashFlow, kind: 'line', height } as const;
  expect(textsOf(chart)).toContain('0');
});
