/** @jest-environment node */
import jsQR from 'jsqr';
import { QR_BACKGROUND, qrForeground } from './qr-colors';
import { contrastRatioOf } from '../../core/model/colors';
import { MAX_QR_LINK_LENGTH } from '../../core/model/link';
import { encodeQrCode } from './encode-qr-code';

const PIXELS = 4;

/** Decodes the bars, drawn black on white, as a camera would. */
function readBack(link: string): string | undefined {
  const { moduleCount, bars } = encodeQrCode(link);
  const width = moduleCount * PIXELS;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const { x, y, length } of bars)
    for (let row = y * PIXELS; row < (y + 1) * PIXELS; row += 1)
      for (let column = x * PIXELS; column < (x + length) * PIXELS; column += 1)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return jsQR(pixels, width, width)?.data;
}

test.each([
  'https://example.org/trailer',
  'https://vimeo.com/123456789?share=copy#t=30s',
  'mailto:mira@example.org',
  'https://example.org/रील',
])('A camera reads %s', (link) => {
  expect(readBack(link)).toBe(link);
});

test('The longest address that is taken is read, too', () => {
  const link = `https://example.org/${'ॐ'.repeat(MAX_QR_LINK_LENGTH - 20)}`;
  expect(link).toHaveLength(MAX_QR_LINK_LENGTH);
  expect(readBack(link)).toBe(link);
});

test('Four fields around the code stay light', () => {
  const { moduleCount, bars } = encodeQrCode('https://example.org');
  expect(Math.min(...bars.map(({ x }) => x))).toBe(4);
  expect(Math.min(...bars.map(({ y }) => y))).toBe(4);
  expect(Math.max(...bars.map(({ x, length }) => x + length))).toBe(moduleCount - 4);
  expect(Math.max(...bars.map(({ y }) => y + 1))).toBe(moduleCount - 4);
});

test.each([
  '#000000',
  '#1d4ed8',
  '#f0a63a',
  '#ffffff',
  'none',
  'linear-gradient(90deg, #ffffff, #eeeeee)',
])('Painted %s it is dark enough for a camera', (fill) => {
  expect(contrastRatioOf(qrForeground(fill), QR_BACKGROUND)).toBeGreaterThanOrEqual(7);
});

test('A colour that is dark enough stays as it was chosen', () => {
  expect(qrForeground('#1e3a8a')).toBe('#1e3a8a');
});
