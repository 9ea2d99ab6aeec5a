/** @jest-environment node */
import { checkDeck } from '../core/model/parse';
import { FONT_SIZES, SLIDE } from '../core/model/deck';
import { deckFromTemplate, type TemplateName, TEMPLATES } from './templates';

const names = Object.keys(TEMPLATES) as TemplateName[];

test.each(names)('The %s template is a valid deck with everything on its slides', (name) => {
  const deck = deckFromTemplate(name);
  expect(checkDeck(deck).ok).toBe(true);
  for (const { elements } of deck.slides)
    for (const element of elements) {
      expect(element.x + element.width).toBeLessThanOrEqual(SLIDE.width);
      expect(element.y + element.height).toBeLessThanOrEqual(SLIDE.height);
      if (element.type === 'text') expect(FONT_SIZES).toContain(element.fontSize);
    }
});

test('A deck from a synopsis carries the logline and the synopsis word for word', () => {
  const synopsis = { logline: 'A retired projectionist steals a reel.', synopsis: 'He drives.' };
  const texts = deckFromTemplate('feature', synopsis).slides.flatMap(({ elements }) =>
    elements.map((element) => (element.type === 'text' ? element.content : '')),
  );
  expect(texts).toEqual(expect.arrayContaining([synopsis.logline, synopsis.synopsis]));
});
