import '../elements/kinds';
import { createDeck, createSlide } from '../core/model/create';
import { createShape } from '../elements/shape/create-shape';
import { createText } from '../core/text/create-text';
import { createChart } from '../elements/chart/create-chart';
import { createTable } from '../elements/table/create-table';
import { requireTheme } from '../film/themes/themes';
import { listRareFonts, replaceRareFonts } from './replace-rare-fonts';

const deck = createDeck({
  theme: requireTheme('noir'),
  slides: [
    createSlide({
      elements: [
        createText({ fontFamily: 'Anton' }),
        createText({ fontFamily: 'Georgia', overflow: 'grow' }),
        createTable({ fontFamily: 'Lora' }),
        createChart({ fontFamily: 'Courier Prime' }),
        createTable({ fontFamily: 'House Grotesk' }),
        createShape(),
      ],
    }),
  ],
});

describe('fonts that other computers may lack', () => {
  test('are those that come with this editor, or with the deck, in texts, tables and charts', () => {
    expect(listRareFonts(deck)).toEqual(['Anton', 'Courier Prime', 'House Grotesk', 'Lora']);
  });

  test('can be replaced by common ones, in the theme, too', () => {
    const replaced = replaceRareFonts(deck);
    expect(listRareFonts(replaced)).toEqual([]);
    expect(replaced.slides[0]?.elements).toMatchObject([
      { fontFamily: 'Arial', overflow: 'shrink' },
      { fontFamily: 'Georgia', overflow: 'grow' },
      { fontFamily: 'Georgia' },
      { fontFamily: 'Courier New' },
      { fontFamily: 'Arial' },
      { type: 'shape' },
    ]);
    expect(replaced.theme?.titleFont).toBe('Arial');
  });
});
