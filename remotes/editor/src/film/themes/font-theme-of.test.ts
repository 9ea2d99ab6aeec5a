/** @jest-environment node */
import { createDeck, createSlide } from '../../core/model/create';
import { createText } from '../../core/text/create-text';
import { fontThemeOf } from './font-theme-of';
import { requireTheme } from './themes';

const deckWith = (...faces: readonly (readonly [face: string, size: number])[]) =>
  createDeck({
    slides: [
      createSlide({
        elements: faces.map(([fontFamily, fontSize]) => createText({ fontFamily, fontSize })),
      }),
    ],
  });

test('A deck with a theme has its manner', () => {
  const theme = requireTheme('noir');
  expect(fontThemeOf({ ...deckWith(['Lora', 16]), theme })).toBe(theme);
});

test.each([
  [
    'the faces used most, large and small',
    [
      ['Syne', 64],
      ['Syne', 48],
      ['Anton', 40],
      ['Lora', 16],
    ],
    ['Syne', 'Lora'],
  ],
  ['the one face, where titles have none of their own', [['Lora', 16]], ['Lora', 'Lora']],
  ['Arial, where there are no words', [], ['Arial', 'Arial']],
] as const)('A deck without a theme keeps %s', (_, faces, [titleFont, textFont]) => {
  expect(fontThemeOf(deckWith(...faces))).toMatchObject({ titleFont, textFont });
});
