/** @jest-environment node */
import { isWhole } from '../../../core/text/wrap-text';
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

const areWhole = (labels: readonly string[], lines: readonly (readonly string[])[]) =>
  labels.every((label, index) => isWhole(lines[index] ?? [], label));

test('Labels with room are level, in up to three lines', () => {
  const level = layout(BUDGET_LABELS, 1800);
  expect(level).toMatchObject({ isSlanted: false, step: 1, isCut: false, left: 0 });
  expect(level.lines[3]).toEqual(['Ausstattung/', 'Szenenbild']);
});

test('Labels without room are slanted and whole, within the edge', () => {
  const slanted = layout(BUDGET_LABELS, 848);
  expect(slanted).toMatchObject({ isSlanted: true, step: 1, isCut: false });
  expect(areWhole(BUDGET_LABELS, slanted.lines)).toBe(true);
  expect(slanted.height).toBeLessThan(320 / 2);
  const first = layout(['Versicherungen und Rechte', 'Gagen', 'Post', 'Rest'], 300);
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
