/** @jest-environment node */
import type { TextRole } from '../model/deck-constants';
import { requireTheme } from '../../film/themes/themes';
import { fitRoleFontSize, roleStyleOf } from './role-styles';

const HINDI = 'अंतिम रील: क्षितिज के पार';
const TAMIL = 'கடைசி ரீல்: எல்லைகளைத் தாண்டி';

function sizeOf(themeName: string, role: TextRole, content: string, [width, height]: number[]) {
  const box = { width: width ?? 0, height: height ?? 0 };
  return fitRoleFontSize(requireTheme(themeName), role, { content, ...box });
}

describe('font size of a layout', () => {
  // Widths in em, as Chromium measures them in the bold fonts of the themes.
  test.each([
    ['festival', 'Donaudampfschifffahrtsgesellschaftskapitän', 42 * 0.6, [848, 76]],
    ['documentary', 'எல்லைகளைத்', 10 * 0.86, [264, 200]],
    ['orbit', 'எல்லைகளைத்', 10 * 0.86, [264, 200]],
  ])('of %s keeps %s in one line', (theme, word, widthEm, box) => {
    expect(sizeOf(theme, 'title', word, box) * widthEm).toBeLessThanOrEqual(box[0] ?? 0);
  });

  test('depends on the longest part of a web address, which breaks at its hyphens', () => {
    const url = 'https://www.example.com/films/the-last-reel/pitch/deck/2027';
    expect(sizeOf('documentary', 'prose', url, [544, 440])).toBe(28);
    expect(sizeOf('documentary', 'prose', url.replaceAll('-', '/'), [544, 440])).toBe(16);
  });

  test('depends in Hindi on the letters of its own font, not on those of the theme', () => {
    const sizes = ['noir', 'thriller', 'arthouse', 'romance'].map((theme) =>
      sizeOf(theme, 'title', HINDI, [848, 76]),
    );
    expect(new Set(sizes)).toEqual(new Set([48]));
  });
});

test.each([HINDI, TAMIL])('%s gets lines that do not collide, and unparted letters', (content) => {
  expect(roleStyleOf(requireTheme('noir'), 'title', content)).toMatchObject({
    fontFamily: 'Bebas Neue',
    lineHeight: 1.3,
    letterSpacing: 0,
  });
  expect(roleStyleOf(requireTheme('noir'), 'title', 'Reel')).toMatchObject({
    lineHeight: 1,
    letterSpacing: 0.04,
  });
});
