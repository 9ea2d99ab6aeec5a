/** @jest-environment node */
import { changedTone, PLAIN_TONE, stepsOfTone, toneId } from './tone';

const duotone = { dark: '#0b0a09', light: '#f0a63a' };

test('What is as it was taken has no steps', () => {
  expect(stepsOfTone(PLAIN_TONE)).toEqual([]);
  expect(changedTone(PLAIN_TONE)).toBeNull();
});

test.each([
  [{ brightness: 1.2 }, 'feComponentTransfer'],
  [{ contrast: 0.8 }, 'feComponentTransfer'],
  [{ saturation: 0 }, 'feColorMatrix'],
  [{ duotone }, 'feColorMatrix feComponentTransfer'],
])('%j is done by %s', (changes, names) => {
  const tone = { ...PLAIN_TONE, ...changes };
  expect(
    stepsOfTone(tone)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names);
  expect(changedTone(tone)).toBe(tone);
});

test('Contrast turns around the middle grey', () => {
  const [{ inside: [red] } = { inside: [] }] = stepsOfTone({ ...PLAIN_TONE, contrast: 1.5 });
  const { slope, intercept } = red?.attributes ?? {};
  expect(Number(slope) * 0.5 + Number(intercept)).toBeCloseTo(0.5, 3);
});

test('Black becomes the dark colour, white the light one', () => {
  const steps = stepsOfTone({ ...PLAIN_TONE, duotone });
  const tables = steps.at(-1)?.inside.map(({ attributes }) => attributes['tableValues']);
  expect(tables).toEqual(['0.0431 0.9412', '0.0392 0.651', '0.0353 0.2275']);
});

test('Different tones have different names', () => {
  const tones = [{}, { brightness: 1.1 }, { contrast: 1.1 }, { saturation: 1.1 }, { duotone }];
  expect(new Set(tones.map((changes) => toneId({ ...PLAIN_TONE, ...changes }))).size).toBe(5);
  expect(toneId({ ...PLAIN_TONE, duotone })).toMatch(/^[\w-]+$/);
});
