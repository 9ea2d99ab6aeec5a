/** @jest-environment node */
import type { LoadedFont } from '../../fonts/font-loader';
import { readFontFile } from '../testing/read-font-file';
import { createFontPicker } from './font-picker';

function loadFont(family: string, file: string, changes: Partial<LoadedFont> = {}): LoadedFont {
  const bytes = readFontFile(file);
  const font = { unicodeRange: '', sampleLetter: 'H', weight: '400', style: 'normal' } as const;
  return { family, bytes, ...font, ...changes };
}

const pickFonts = createFontPicker(
  [
    loadFont('Lora', 'lora/files/lora-latin-400-normal'),
    loadFont('Lora', 'lora/files/lora-latin-700-normal', { weight: '700' }),
    loadFont('Lora', 'lora/files/lora-latin-ext-400-normal'),
    loadFont('Noto', 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal'),
  ],
  () => undefined,
);
const style = { families: ['Lora', 'Noto'], isBold: false, isItalic: false };

test('Each character is drawn by the first font that has it', () => {
  const runs = pickFonts('Łódź हिन्दी', style) ?? [];
  expect(runs.map(({ text }) => text)).toEqual(['Ł', 'ód', 'ź', ' ', 'हिन्दी']);
});

test('A style without a file is imitated', () => {
  const [bold] = pickFonts('Reel', { ...style, isBold: true, isItalic: true }) ?? [];
  expect(bold).toMatchObject({ fontName: 'font 1', isFakeBold: false, isFakeItalic: true });
  const [hindi] = pickFonts('रील', { ...style, isBold: true }) ?? [];
  expect(hindi).toMatchObject({ fontName: 'font 3', isFakeBold: true });
});

test('Text of a system font, or with a character that no font has, is not drawn as text', () => {
  expect(pickFonts('रील', { ...style, families: ['Verdana', 'Noto'] })).toBeUndefined();
  expect(pickFonts('Reel 🎬', style)).toBeUndefined();
});
