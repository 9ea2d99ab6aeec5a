/** @jest-environment node */
import { removePngGamma } from './picture-reader';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

function chunk(type: string, data: readonly number[]): readonly number[] {
  return [0, 0, 0, data.length, ...Buffer.from(type), ...data, 1, 2, 3, 4];
}

const [HEADER, GAMMA] = [chunk('IHDR', [9, 9]), chunk('gAMA', [0, 0, 217, 3])];
const PIXELS = chunk('IDAT', [7]);

test('The gamma of a PNG is removed, and nothing else', () => {
  const png = new Uint8Array([...SIGNATURE, ...HEADER, ...GAMMA, ...PIXELS]);
  expect(Array.from(removePngGamma(png))).toEqual([...SIGNATURE, ...HEADER, ...PIXELS]);
});

test.each([
  ['without a gamma', [...SIGNATURE, ...HEADER, ...PIXELS]],
  ['with one behind its pixels, where it has no meaning', [...SIGNATURE, ...PIXELS, ...GAMMA]],
  ['that ends early', [...SIGNATURE, 0, 0]],
  ['whose gamma is longer than the file', [...SIGNATURE, 255, 255, 255, 255, ...GAMMA.slice(4)]],
])('A PNG %s stays as it is', (_name, bytes) => {
  const png = new Uint8Array(bytes);
  expect(removePngGamma(png)).toBe(png);
});
