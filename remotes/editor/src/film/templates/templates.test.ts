/** @jest-environment node */
import '../../elements/kinds';
import { validateDeck } from '../../elements/parse-deck';
import { FONT_SIZES, SLIDE_SIZE } from '../../core/model/deck-constants';
import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { createSampleSlide } from '../layouts/create-sample-slide';
import { FILM_THEMES, requireTheme } from '../themes/themes';
import { reviewDeck } from '../review/deck-review';
import { GERMAN_TEXTS } from './german-texts';
import {
  createDeckFromTemplate,
  listTemplateQuestions,
  type TemplateName,
  DECK_TEMPLATES,
} from './templates';

const names = Object.keys(DECK_TEMPLATES) as TemplateName[];

test.each(names)('The %s template is a valid deck with everything on its slides', (name) => {
  const deck = createDeckFromTemplate(name);
  expect(validateDeck(deck).ok).toBe(true);
  for (const { elements } of deck.slides)
    for (const element of elements) {
      expect(element.x + element.width).toBeLessThanOrEqual(SLIDE_SIZE.width);
      expect(element.y + element.height).toBeLessThanOrEqual(SLIDE_SIZE.height);
      if (element.type === 'text') expect(FONT_SIZES).toContain(element.fontSize);
    }
});

const inThemes = FILM_THEMES.flatMap((theme) =>
  names.map((name) => [name, theme.name, theme] as const),
);

test.each(inThemes)(
  'The %s template in %s asks all its questions, large enough',
  (name, _, theme) => {
    const deck = createDeckFromTemplate(name, undefined, theme);
    const texts = deck.slides.map(({ elements }) =>
      elements.flatMap((element) => (element.type === 'text' ? [element] : [])),
    );
    for (const [index, { questions }] of DECK_TEMPLATES[name].slides.entries()) {
      const said = texts[index]?.map(({ content }) => content).join('\n') ?? '';
      for (const question of questions) expect(said).toContain(question);
    }
    for (const { fontSize } of texts.flat()) expect(fontSize).toBeGreaterThanOrEqual(24);
  },
);

test('A new slide of a layout asks in the language of the deck, as the review knows', () => {
  const questions = listTemplateQuestions();
  const textsOf = (language: DeckLanguage) =>
    createSampleSlide('split', requireTheme('noir'), { language }).elements.flatMap((element) =>
      element.type === 'text' ? element.content.split(/\n+/) : [],
    );
  expect(textsOf('de')).toEqual([
    'Ein Titel in wenigen Worten',
    'Was soll in Erinnerung bleiben?',
    'Wer oder was zeigt es?',
    'Was folgt daraus?',
  ]);
  const languages: readonly DeckLanguage[] = ['en', 'de-CH', 'fr', 'es', 'pt-BR', 'hi', 'ja'];
  expect(new Set(languages.map((each) => textsOf(each)[0])).size).toBe(languages.length);
  for (const text of languages.flatMap(textsOf)) expect(questions).toContain(text);
});

test('A German deck has a name, titles, questions and notes in German, which the review knows', () => {
  const questions = listTemplateQuestions();
  for (const name of names) {
    const english = DECK_TEMPLATES[name].slides;
    const missing = english.flatMap((slide) =>
      [slide.title, ...slide.questions].filter((text) => GERMAN_TEXTS[text] === undefined),
    );
    expect(missing).toEqual([]);
    const details = { name: 'Hanna Brück' };
    const { slides, title } = createDeckFromTemplate(name, details, undefined, { language: 'de' });
    expect(title).toMatch(/-Pitch$/);
    const notes = slides.flatMap((slide) => slide.notes.split('\n'));
    expect(notes.filter((line) => line !== '' && !questions.has(line))).toEqual([]);
    const texts = JSON.stringify(slides.map(({ elements }) => elements));
    expect(texts).toMatch(/(?:Film|film|Serie) von Hanna Brück/);
    expect(texts).toContain('"Kontakt"');
    expect(texts).not.toMatch(/Contact|Who |What /);
  }
});

test('A deck from a synopsis carries the logline and the synopsis word for word', () => {
  const synopsis = { logline: 'A retired projectionist steals a reel.', synopsis: 'He drives.' };
  const texts = createDeckFromTemplate('feature', synopsis).slides.flatMap(({ elements }) =>
    elements.map((element) => (element.type === 'text' ? element.content : '')),
  );
  expect(texts).toEqual(expect.arrayContaining([synopsis.logline, synopsis.synopsis]));
});

test.each(names)(
  'The deck check asks an untouched %s template only for what is to be filled in',
  (name) => {
    const synopsis = {
      logline: 'A projectionist steals a reel.',
      synopsis: 'He drives. '.repeat(70),
    };
    const findings = reviewDeck(createDeckFromTemplate(name, synopsis), {
      templateQuestions: listTemplateQuestions(),
      bytes: 0,
      year: 2026,
    });
    const failed = findings.filter(({ hasPassed }) => !hasPassed).map(({ message }) => message);
    for (const message of failed)
      expect(message).toMatch(/Questions of the template|No email|placeholder/);
  },
);
