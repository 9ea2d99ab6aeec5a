/** @jest-environment node */
import { pageDifferenceOf, type Raster, readPpm } from './page-difference';

/** White, but for a black box. */
function page(box: { x: number; y: number; side: number }): Raster {
  const [width, height] = [20, 10];
  const rgb = new Uint8Array(width * height * 3).fill(255);
  for (let y = box.y; y < box.y + box.side; y += 1)
    rgb.fill(0, (y * width + box.x) * 3, (y * width + box.x + box.side) * 3);
  return { width, height, rgb };
}

test('A page is read as it was written', () => {
  const read = readPpm(
    Buffer.concat([Buffer.from('P6\n2 1\n255\n'), Buffer.from([1, 2, 3, 4, 5, 6])]),
  );
  expect(read).toEqual({ width: 2, height: 1, rgb: Uint8Array.of(1, 2, 3, 4, 5, 6) });
  expect(() => readPpm(Buffer.from('GIF89a'))).toThrow('no PPM');
});

test('Pages that are the same do not differ; a box that is gone differs by itself and its rim', () => {
  const box = page({ x: 5, y: 3, side: 4 });
  const empty = page({ x: 0, y: 0, side: 0 });
  expect(pageDifferenceOf(box, box)).toBe(0);
  const share = pageDifferenceOf(box, empty);
  expect(share).toBeGreaterThanOrEqual(16 / 200);
  expect(share).toBeLessThanOrEqual(36 / 200);
});

test('A shade lighter is not seen, a size that is another is all of it', () => {
  const { width, height, rgb } = page({ x: 0, y: 0, side: 0 });
  const grey = { width, height, rgb: rgb.map((byte) => byte - 30) };
  expect(pageDifferenceOf({ width, height, rgb }, grey)).toBe(0);
  expect(pageDifferenceOf({ width, height, rgb }, { width: 10, height: 20, rgb })).toBe(1);
});
