import { createShape } from '../../shape/create-shape';
import { createText } from '../../../core/text/create-text';
import { createSampleSlide } from '../../../film/layouts/create-sample-slide';
import { requireTheme } from '../../../film/themes/themes';
import { assignPlaceholders } from '../../../ooxml/slide-writer';

describe('placeholders for the outline of a presentation', () => {
  test('follow the roles of texts in a layout', () => {
    const { elements } = createSampleSlide('split', requireTheme('noir'));
    const placeholders = assignPlaceholders(elements);
    const title = elements.find((element) => element.type === 'text' && element.role === 'title');
    expect(placeholders.get(title?.id ?? '')?.markup).toBe('<p:ph type="title"/>');
    const markup = Array.from(placeholders.values(), (placeholder) => placeholder.markup);
    expect(markup).toContain('<p:ph type="body" idx="1"/>');
  });

  test('without roles, the largest heading is the title', () => {
    const elements = [
      createShape(),
      createText({ id: 'watermark', content: 'Prepared for', fontSize: 48, rotation: 330 }),
      createText({ id: 'caption', content: 'Mumbai', fontSize: 14 }),
      createText({ id: 'heading', content: 'Why now', fontSize: 44 }),
      createText({ id: 'quote', content: 'word '.repeat(80), fontSize: 60 }),
    ];
    expect([...assignPlaceholders(elements).keys()]).toEqual(['heading']);
  });

  test('a slide of small or empty texts has no title', () => {
    const elements = [
      createText({ content: ' ', fontSize: 64 }),
      createText({ content: 'a', fontSize: 16 }),
    ];
    expect(assignPlaceholders(elements).size).toBe(0);
  });
});
