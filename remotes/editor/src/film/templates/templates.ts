import { createBudgetTable, createComparablesTable } from '../film-tables';
import type { DeckLanguage, MoneyFormat } from '../../core/amounts/deck-languages';
import { createDeck } from '../../core/model/create';
import type { Deck, Slide } from '../../core/model/deck-schema';
import type { DeckTheme } from '../../core/model/theme-schema';
import { documentaryDeckTemplate } from './documentary-template';
import { featureDeckTemplate } from './feature-template';
import { GERMAN_TEXTS } from './german-texts';
import { indieDeckTemplate } from './indie-template';
import { SAMPLE_TEXTS } from '../layouts/create-sample-slide';
import { createSlideFromLayout } from '../layouts/create-slide-from-layout';
import type { StoredSynopsis } from '../fetch-synopsis';
import { seriesDeckTemplate } from './series-template';
import type { DeckTemplate, TemplateSlide } from './deck-template';
import { requireTheme } from '../themes/themes';

export const DECK_TEMPLATES = {
  [featureDeckTemplate.name]: featureDeckTemplate,
  [seriesDeckTemplate.name]: seriesDeckTemplate,
  [indieDeckTemplate.name]: indieDeckTemplate,
  [documentaryDeckTemplate.name]: documentaryDeckTemplate,
} as const;

export type TemplateName = keyof typeof DECK_TEMPLATES;

/** Known details of a project; the rest stays a question. */
export interface ProjectDetails extends Partial<StoredSynopsis> {
  readonly title?: string;
  /** Maker's name, for the cover and the contact. */
  readonly name?: string;
}

interface TemplateOptions extends Partial<MoneyFormat> {
  readonly slideHeight?: number | undefined;
}

/** Creates a deck from a template, in the template's theme or another, filled with the project's details. */
export function createDeckFromTemplate(
  name: TemplateName,
  details: ProjectDetails = {},
  theme: DeckTheme = requireTheme(DECK_TEMPLATES[name].themeName),
  { slideHeight, ...format }: TemplateOptions = {},
): Deck {
  const template: DeckTemplate = DECK_TEMPLATES[name];
  const { title, logline } = details;
  return createDeck({
    title:
      title ||
      (logline ? createTitle(logline) : translate(`${template.title} pitch`, format.language)),
    theme,
    ...format,
    ...(slideHeight && { slideHeight }),
    slides: template.slides.map((slide) =>
      createTemplateSlide(slide, details, { theme, slideHeight, language: format.language }),
    ),
  });
}

/** Lists all placeholder lines of the templates, so that a review can find those left in a deck. */
export function listTemplateQuestions(): ReadonlySet<string> {
  const templates: readonly DeckTemplate[] = Object.values(DECK_TEMPLATES);
  const slides = templates.flatMap((template) => template.slides);
  const titles = slides.filter(({ layout }) => layout === 'cover').map(({ title }) => title);
  const texts = [...titles, ...slides.flatMap(({ questions }) => questions)];
  return new Set([
    ...Object.values(SAMPLE_TEXTS).flat(),
    ...texts.flatMap((text) => [text, ...GERMAN_LANGUAGES.map((each) => translate(text, each))]),
  ]);
}

const GERMAN_LANGUAGES: readonly DeckLanguage[] = ['de', 'de-CH'];

/** Text of a template in German; other languages have that in English. */
function translate(text: string, language: DeckLanguage = 'en'): string {
  const german = GERMAN_LANGUAGES.includes(language) ? (GERMAN_TEXTS[text] ?? text) : text;
  return language === 'de-CH' ? german.replaceAll('ß', 'ss') : german;
}

function createTemplateSlide(
  slide: TemplateSlide,
  details: ProjectDetails,
  {
    theme,
    slideHeight,
    language,
  }: {
    theme: DeckTheme;
    slideHeight: number | undefined;
    language: DeckLanguage | undefined;
  },
): Slide {
  const answer = slide.synopsisField && details[slide.synopsisField];
  const questions = slide.questions.map((question) => translate(question, language));
  const content = {
    title: (slide.layout === 'cover' && details.title) || translate(slide.title, language),
    lines: answer ? [answer] : questions.map((question) => fillName(question, details.name)),
    ...(slide.table ? { table: TABLE_FACTORIES[slide.table](language) } : {}),
  };
  const created = createSlideFromLayout(slide.layout, theme, content, slideHeight);
  return { ...created, notes: questions.join('\n') };
}

const NAME_PATTERN = /(?<= (?:by|von) )…$|^Name(?=, )/;

function fillName(question: string, name = ''): string {
  return name === '' ? question : question.replace(NAME_PATTERN, () => name);
}

const TABLE_FACTORIES = { budget: createBudgetTable, comparables: createComparablesTable } as const;

function createTitle(logline: string): string {
  const words = logline.trim().split(/\s+/);
  return words.length > 8 ? `${words.slice(0, 8).join(' ')}…` : words.join(' ');
}
