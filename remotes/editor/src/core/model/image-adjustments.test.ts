/** @jest-environment node */
import {
  normalizeAdjustments,
  NEUTRAL_ADJUSTMENTS,
  createAdjustmentFilters,
  adjustmentsFilterId,
} from './image-adjustments';

const duotone = { dark: '#0b0a09', light: '#f0a63a' };

test('What is as it was taken has no steps', () => {
  expect(createAdjustmentFilters(NEUTRAL_ADJUSTMENTS)).toEqual([]);
  expect(normalizeAdjustments(NEUTRAL_ADJUSTMENTS)).toBeNull();
});

test.each([
  [{ brightness: 1.2 }, 'feComponentTransfer'],
  [{ contrast: 0.8 }, 'feComponentTransfer'],
  [{ saturation: 0 }, 'feColorMatrix'],
  [{ duotone }, 'feColorMatrix feComponentTransfer'],
])('%j is done by %s', (changes, names) => {
  const adjustments = { ...NEUTRAL_ADJUSTMENTS, ...changes };
  expect(
    createAdjustmentFilters(adjustments)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names);
  expect(normalizeAdjustments(adjustments)).toBe(adjustments);
});

test('Contrast turns around the middle grey', () => {
  const [{ children: [red] } = { children: [] }] = createAdjustmentFilters({
    ...NEUTRAL_ADJUSTMENTS,
    contrast: 1.5,
  });
  const { slope, intercept } = red?.attributes ?? {};
  expect(Number(slope) * 0.5 + Number(intercept)).toBeCloseTo(0.5, 3);
});

test('Black becomes the dark colour, white the light one', () => {
  const steps = createAdjustmentFilters({ ...NEUTRAL_ADJUSTMENTS, duotone });
  const tables = steps.at(-1)?.children.map(({ attributes }) => attributes['tableValues']);
  expect(tables).toEqual(['0.0431 0.9412', '0.0392 0.651', '0.0353 0.2275']);
});

test('Different tones have different names', () => {
  const tones = [{}, { brightness: 1.1 }, { contrast: 1.1 }, { saturation: 1.1 }, { duotone }];
  expect(
    new Set(tones.map((changes) => adjustmentsFilterId({ ...NEUTRAL_ADJUSTMENTS, ...changes })))
      .size,
  ).toBe(5);
  expect(adjustmentsFilterId({ ...NEUTRAL_ADJUSTMENTS, duotone })).toMatch(/^[\w-]+$/);
});
