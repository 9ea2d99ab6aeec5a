import '../elements/kinds';
import { createSlide } from '../core/model/create';
import { createText } from '../core/text/create-text';
import { createTable } from '../elements/table/create-table';
import { listUsedFonts } from './list-used-fonts';

function fontsOf(content: string, fontFamily = 'Anton') {
  return listUsedFonts([createSlide({ elements: [createText({ content, fontFamily })] })]);
}

describe('fonts that slides load', () => {
  test('Western European text needs the basic files only', () => {
    expect(fontsOf('Café Müller – œuvre, €5')).toEqual(['Anton']);
  });

  test.each(['Łódź', 'Čapek', 'Yağmur', 'Kertész Őze', 'Şebnem', '₹ 12 lakh', 'İstanbul'])(
    '%s needs the Latin Extended files, too',
    (content) => {
      expect(fontsOf(content)).toEqual(['Anton', 'Anton/latin-ext']);
    },
  );

  test('extended files are those of the font that the text is set in', () => {
    const elements = [
      createText({ content: 'Reel', fontFamily: 'Anton' }),
      createTable({ rows: [['Krzysztof Kieślowski']], fontFamily: 'Lora' }),
      createText({ content: 'Łódź', fontFamily: 'Arial' }),
    ];
    expect(listUsedFonts([createSlide({ elements })])).toEqual(['Anton', 'Lora', 'Lora/latin-ext']);
  });

  test('a font that lacks letters brings another for them', () => {
    expect(fontsOf('Żywiec', 'Fredoka')).toEqual([
      'Fredoka',
      'Fredoka/latin-ext',
      'Nunito',
      'Nunito/latin-ext',
    ]);
    expect(fontsOf('Reel', 'Fredoka')).toEqual(['Fredoka']);
  });

  test('scripts bring their font, whatever font the text is set in', () => {
    expect(fontsOf('अंतिम रील', 'Arial')).toEqual(['Noto Sans Devanagari']);
    expect(fontsOf('தமிழ்', 'Arial')).toEqual(['Noto Sans Tamil']);
  });
});
