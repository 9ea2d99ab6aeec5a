import type { LoadedFont } from '../../fonts/font-loader';
import { listShownFonts } from './list-shown-fonts';

function font(family: string, weight: '400' | '700', sampleLetter = 'H'): LoadedFont {
  const bytes = new ArrayBuffer(0);
  return { family, weight, style: 'normal', sampleLetter, unicodeRange: 'U+0-10FFFF', bytes };
}

function namesOf(slide: HTMLElement): readonly string[] {
  return listShownFonts([slide], FONTS).map(
    ({ family, weight, sampleLetter }) => `${family} ${weight} ${sampleLetter}`,
  );
}

function slideWith(...texts: (readonly [text: string, css: string])[]): HTMLElement {
  const slide = document.createElement('div');
  for (const [text, css] of texts) {
    const node = document.createElement('p');
    node.style.cssText = `${css}; font-style: normal`;
    node.append(text);
    slide.append(node);
  }
  document.body.append(slide);
  return slide;
}

const FONTS = [
  font('Lora', '400'),
  font('Lora', '700'),
  font('Lora', '400', 'Ł'),
  font('Anton', '400'),
  font('Noto Sans Devanagari', '400', 'अ'),
  font('Noto Sans Devanagari', '700', 'अ'),
];

describe('fonts of an exported page', () => {
  test('are those of the styles and letters that are shown', () => {
    const slide = slideWith(
      ['The reel', 'font-family: "Lora", "Noto Sans Devanagari"; font-weight: 700'],
      ['अंतिम रील', 'font-family: "Lora", "Noto Sans Devanagari"; font-weight: 400'],
    );
    expect(namesOf(slide)).toEqual(['Lora 400 H', 'Lora 700 H', 'Noto Sans Devanagari 400 अ']);
  });

  test('include extended letters where a text has one', () => {
    const slide = slideWith(['Łódź', 'font-family: Lora; font-weight: 400']);
    expect(namesOf(slide)).toEqual(['Lora 400 H', 'Lora 400 Ł']);
  });

  test('include the style from which browsers make a missing one', () => {
    const slide = slideWith(['REEL', 'font-family: Anton; font-weight: 700']);
    expect(namesOf(slide)).toEqual(['Anton 400 H']);
  });
});
