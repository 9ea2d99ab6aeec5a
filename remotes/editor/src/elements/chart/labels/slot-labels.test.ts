/** @jest-environment node */
import { estimateTextWidth, isWhole } from '../../../core/text/wrap-text';
import { layoutBarLabels, layoutSlotLabels } from './slot-labels';

const BUDGET_LABELS = [
  'Stoff und Rechte',
  'Produktionskosten',
  'Gagen',
  'Ausstattung/Szenenbild',
  'Postproduktion',
  'Versicherungen',
  'Allgemeine Kosten',
  'Unvorhergesehenes',
  'Gebühren',
];

const layout = (labels: readonly string[], width: number, fontSize = 16) =>
  layoutSlotLabels(labels, { width, left: 0, height: 320, fontSize });

const layoutInOneRow = (labels: readonly string[], width: number) =>
  layoutSlotLabels(labels, { width, left: 0, height: 320, fontSize: 16, hasOneRow: true });

const areWhole = (labels: readonly string[], lines: readonly (readonly string[])[]) =>
  labels.every((label, index) => isWhole(lines[index] ?? [], label));

test('Labels with room are level, in up to three lines', () => {
  const level = layout(BUDGET_LABELS, 1800);
  expect(level).toMatchObject({ isSlanted: false, step: 1, isCut: false, left: 0 });
  expect(level.lines[3]).toEqual(['Ausstattung/', 'Szenenbild']);
});

test('Labels that are wider than their slots stand in two rows, whole, level, within the edges and apart', () => {
  const width = 848;
  const rows = layout(BUDGET_LABELS, width);
  expect(rows).toMatchObject({ isSlanted: false, step: 1, isCut: false });
  expect(areWhole(BUDGET_LABELS, rows.lines)).toBe(true);
  const upper = rows.lines.filter((_, index) => index % 2 === 0);
  expect(rows.rowOffset).toBeGreaterThan(Math.max(...upper.map((own) => own.length)) * 16);
  expect(rows.height).toBeLessThan(320 / 2);
  const slotSize = (width - rows.left - rows.right) / BUDGET_LABELS.length;
  const spans = rows.lines.map((own, index) => {
    const half = Math.max(...own.map((line) => estimateTextWidth(line, 16))) / 2;
    const center = rows.left + (index + 0.5) * slotSize;
    return [center - half, center + half] as const;
  });
  for (const [index, [from, to]] of spans.entries()) {
    expect(from).toBeGreaterThan(spans[index - 2]?.[1] ?? -1);
    expect(to).toBeLessThanOrEqual(width + 1);
  }
});

test('The plot leaves room for the ends of wide first and last labels', () => {
  const names = ['Vertriebsprovision', 'Post', 'Gagen', 'Rest', 'Nettogewinn'];
  const { left, right, isSlanted } = layout(names, 500);
  expect(isSlanted).toBe(false);
  expect(left).toBeGreaterThan(right);
  expect(right).toBeGreaterThan(0);
});

test('Two rows are not higher than slanted labels may be, and two labels stand in one', () => {
  expect(
    layoutSlotLabels(BUDGET_LABELS, { width: 848, left: 0, height: 120, fontSize: 16 }),
  ).toMatchObject({
    rowOffset: 0,
  });
  expect(layout(['Produktionskosten', 'Postproduktion'], 160)).toMatchObject({ rowOffset: 0 });
});

test('Labels without room in two rows, or where there is but one, are slanted and whole, within the edge', () => {
  for (const slanted of [layout(BUDGET_LABELS, 600), layoutInOneRow(BUDGET_LABELS, 848)]) {
    expect(slanted).toMatchObject({ isSlanted: true, step: 1, isCut: false, rowOffset: 0 });
    expect(areWhole(BUDGET_LABELS, slanted.lines)).toBe(true);
    expect(slanted.height).toBeLessThan(320 / 2);
  }
  const first = layoutInOneRow(['Versicherungen und Rechte', 'Gagen', 'Post', 'Rest'], 300);
  expect(first).toMatchObject({ isSlanted: true, isCut: false });
  expect(first.left).toBeGreaterThan(0);
});

test('Of more labels than there is room for, every second, third … is written', () => {
  const days = Array.from({ length: 90 }, (_, index) => `Tag ${index + 1}`);
  const some = layout(days, 848);
  expect(some.step).toBeGreaterThan(1);
  expect(some.isCut).toBe(false);
  const written = some.lines.flatMap((own, index) => (own.length > 0 ? [index] : []));
  expect(written.every((index) => index % some.step === 0)).toBe(true);
  expect(written.length).toBeGreaterThan(5);
});

test('Labels that are too long for any room are known to be cut', () => {
  const long = 'Rückstellungen für unvorhergesehene Überschreitungen bei Motiven '.repeat(3);
  const cut = layout([long, long, long], 300);
  expect(cut.isCut).toBe(true);
  expect(cut.lines.flat().at(-1)).toMatch(/…$/);
});

test('Labels of bars take as many lines as a bar has room for, and half of the width before they are cut', () => {
  const label = 'Versicherungen, Rechte und allgemeine Handlungskosten';
  const low = layoutBarLabels([label], { width: 640, height: 20, fontSize: 16 });
  expect(low).toMatchObject({ areLabelsCut: true, labelWidth: 320 });
  const high = layoutBarLabels([label], { width: 640, height: 80, fontSize: 16 });
  expect(high.areLabelsCut).toBe(false);
  expect(high.labelWidth).toBeLessThan(320);
});
