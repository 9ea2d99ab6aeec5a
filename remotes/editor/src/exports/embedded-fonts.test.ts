import type { LoadedFont } from '../fonts/font-loader';
import { embedFonts, waitForEmbeddedFonts } from './draw-slide-to-canvas';

const anton = { family: 'Anton', weight: '400', style: 'normal' } as const;
const bytes = new ArrayBuffer(8);
const FONTS: readonly LoadedFont[] = [
  { ...anton, bytes, unicodeRange: 'U+0-10FFFF', sampleLetter: 'H' },
  { ...anton, bytes, unicodeRange: 'U+100-2BA', sampleLetter: 'Ł' },
];

/** Canvas whose fonts appear one drawing after the other, from left to right. */
function drawFontsOneByOne(): { drawings: number } {
  const canvas = { drawings: 0 };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    clearRect() {},
    drawImage() {
      canvas.drawings += 1;
    },
    getImageData: (left: number) => ({
      data: Uint8ClampedArray.of(0, 0, 0, canvas.drawings > 1 + left / 480 ? 255 : 0),
    }),
  } as unknown as CanvasRenderingContext2D);
  return canvas;
}

describe('fonts in the picture of a slide', () => {
  afterEach(() => jest.restoreAllMocks());

  test('each file is embedded for its characters, with a letter that shows whether it is drawn', async () => {
    const { css, samples } = await embedFonts(FONTS);
    expect(css.match(/unicode-range:U\+100-2BA/g)).toHaveLength(1);
    expect(samples).toMatch(/>H<\/text>.*>Ł<\/text>/);
  });

  test('the picture is taken once every font is drawn', async () => {
    const canvas = drawFontsOneByOne();
    await waitForEmbeddedFonts(new Image(1920, 1120), await embedFonts(FONTS));
    expect(canvas.drawings).toBe(3);
  });
});
