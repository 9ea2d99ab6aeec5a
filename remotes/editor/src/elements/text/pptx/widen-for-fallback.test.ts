import { createText } from '../../../core/text/create-text';
import { widenForFallback } from './write-text';

const title = createText({
  content: 'Synopsis',
  fontFamily: 'Bebas Neue',
  fontSize: 64,
  textCase: 'upper',
  x: 60,
  width: 240,
});

describe('the box of a text, for computers that lack its font', () => {
  test('becomes wide enough for its only word, away from the side where it begins', () => {
    // DejaVu Sans, the substitute on Linux, draws this word 317 px wide, and its bold letters 351 px.
    const { x, width } = widenForFallback(title);
    expect(x).toBe(60);
    expect(width).toBeGreaterThan(351);
    expect(width).toBeLessThan(450);
    const right = widenForFallback({ ...title, textAlign: 'right' });
    expect(right.x + right.width).toBeCloseTo(300, 6);
    const centered = widenForFallback({ ...title, textAlign: 'center' });
    expect(centered.x + centered.width / 2).toBeCloseTo(180, 6);
  });

  test('counts the space between letters and the size of each', () => {
    const spaced = widenForFallback({ ...title, letterSpacing: 0.5 });
    expect(spaced.width - widenForFallback(title).width).toBeCloseTo(8 * 32, 6);
    const marked = { ...title, markRanges: [{ from: 0, to: 8, fontSize: 128 }] };
    expect(widenForFallback(marked).width).toBeCloseTo(2 * widenForFallback(title).width, 6);
  });

  test('stays where the word fits, where lines would break elsewhere, and where the box is turned', () => {
    const wide = { ...title, width: 500 };
    const twoWords = { ...title, content: 'Synopsis\nIn two' };
    const rotated = { ...title, rotation: 90 };
    for (const text of [wide, twoWords, rotated]) expect(widenForFallback(text)).toBe(text);
  });
});
