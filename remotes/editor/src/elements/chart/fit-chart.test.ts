/** @jest-environment node */
import { readChartData } from './chart-data';
import type { ChartElement } from './chart-schema';
import { columnPlotOf, plotAreaOf } from './chart-geometry';
import { createChart } from './create-chart';
import { fitChart } from './fit-chart';

const fit = (chart: ChartElement) => fitChart(chart, readChartData(chart.rows, chart));

const recoupment = (width: number) =>
  createChart({
    kind: 'waterfall',
    language: 'de',
    totalLabel: 'Nettogewinn',
    width,
    height: 340,
    fontSize: 16,
    rows: [
      ['Stufe', 'Betrag'],
      ['Erlöse', '2.400.000 €'],
      ['Vertriebsprovision', '-480.000 €'],
      ['Vertriebskosten', '-120.000 €'],
      ['Vorrangiges Darlehen', '-486.000 €'],
      ['Eigenkapital und Prämie', '-960.000 €'],
      ['Rückstellungen', '-80.000 €'],
    ],
  });

const admissions = createChart({
  kind: 'column',
  language: 'de',
  width: 848,
  height: 390,
  fontSize: 14,
  unit: '€',
  scale: 'M',
  rows: [
    ['Region', 'Niedrig', 'Mittel', 'Hoch'],
    ['DACH', '340.000', '540.000', '780.000'],
    ['Frankreich', '280.000', '420.000', '650.000'],
    ['Benelux', '90.000', '140.000', '210.000'],
    ['Übrige', '150.000', '260.000', '410.000'],
  ],
});

test('The type of a waterfall shrinks until its amounts have room, while its labels stand in rows or slanted', () => {
  const labelsOf = (chart: ChartElement, style?: Parameters<typeof fitChart>[2]) => {
    const data = readChartData(chart.rows, chart);
    const fitted = fitChart(chart, data, style);
    const plotArea = plotAreaOf(fitted, data);
    const { slotLabels } = columnPlotOf({ ...style, chart: fitted, plotArea, data });
    const { isSlanted, isCut, rowOffset } = slotLabels;
    return { fontSize: fitted.fontSize, isSlanted, isCut, rows: rowOffset > 0 ? 2 : 1 };
  };
  const level = { isSlanted: false, isCut: false, rows: 1 };
  expect(labelsOf(recoupment(1400))).toEqual({ ...level, fontSize: 16 });
  const high = { ...recoupment(1000), height: 400, fontSize: 24 };
  expect(labelsOf(high)).toEqual({ ...level, fontSize: 24, rows: 2 });
  expect(labelsOf(recoupment(848))).toEqual({ ...level, fontSize: 16, rows: 2 });
  expect(labelsOf(recoupment(300))).toEqual({ ...level, fontSize: 12, isSlanted: true });
  // The axis of PowerPoint has one row.
  const inPowerPoint = labelsOf(recoupment(848), { hasOneLabelRow: true });
  expect(inPowerPoint).toEqual({ ...level, fontSize: 14, isSlanted: true });
});

test('Type is a little smaller where one row of labels then has room', () => {
  const names = { ...admissions, width: 444, fontSize: 16, labels: 'none' as const };
  expect(fit({ ...names, hasValueAxis: true })).toHaveProperty('fontSize', 14);
});

test('Columns whose amounts have no room get an axis, unless it was switched off', () => {
  expect(fit(admissions)).toMatchObject({ fontSize: 14, hasValueAxis: true });
  expect(fit({ ...admissions, hasValueAxis: false })).toMatchObject({ hasValueAxis: false });
  expect(fit({ ...admissions, labels: 'none' })).not.toHaveProperty('hasValueAxis');
});

test('A chart whose text has room is drawn as it is', () => {
  const roomy = { ...admissions, width: 2000 };
  expect(fit(roomy)).toBe(roomy);
  const bars = { ...admissions, kind: 'bar' as const };
  expect(fit(bars)).toBe(bars);
});

test('The type of slices shrinks until each label is whole', () => {
  const slices = recoupment(444);
  const budget = slices.rows.map((row) => row.map((cell) => cell.replace('-', '')));
  const pie = fit({ ...slices, kind: 'pie', rows: budget });
  expect(pie.fontSize).toBeLessThan(16);
  expect(pie.fontSize).toBeGreaterThanOrEqual(12);
});

test('The type of bars shrinks until each has room for its amount', () => {
  const bars = {
    ...admissions,
    kind: 'bar' as const,
    height: 260,
    title: 'Zuschauer',
    hasValueAxis: true,
  };
  expect(fit(bars).fontSize).toBeLessThan(14);
  expect(fit({ ...bars, labels: 'none' })).toHaveProperty('fontSize', 14);
  const { hasValueAxis: _, ...withoutAxis } = bars;
  expect(fit({ ...withoutAxis, height: 160 })).toMatchObject({ fontSize: 14, hasValueAxis: true });
});
