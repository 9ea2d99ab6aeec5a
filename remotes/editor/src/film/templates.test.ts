/** @jest-environment node */
import { checkDeck } from '../core/model/parse';
import { FONT_SIZES, SLIDE } from '../core/model/deck';
import { THEMES } from './themes/themes';
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

const inThemes = THEMES.flatMap((theme) => names.map((name) => [name, theme.name, theme] as const));

test.each(inThemes)(
  'The %s template in %s asks all its questions, large enough',
  (name, _, theme) => {
    const deck = deckFromTemplate(name, undefined, theme);
    const texts = deck.slides.map(({ elements }) =>
      elements.flatMap((element) => (element.type === 'text' ? [element] : [])),
    );
    for (const [index, { questions }] of TEMPLATES[name].slides.entries()) {
      const said = texts[index]?.map(({ content }) => content).join('\n') ?? '';
      for (const question of questions) expect(said).toContain(question);
    }
    for (const { fontSize } of texts.flat()) expect(fontSize).toBeGreaterThanOrEqual(24);
  },
);

test('A deck from a synopsis carries the logline and the synopsis word for word', () => {
  const synopsis = { logline: 'A retired projectionist steals a reel.', synopsis: 'He drives.' };
  const texts = deckFromTemplate('feature', synopsis).slides.flatMap(({ elements }) =>
    elements.map((element) => (element.type === 'text' ? element.content : '')),
  );
  expect(texts).toEqual(expect.arrayContaining([synopsis.logline, synopsis.synopsis]));
});
