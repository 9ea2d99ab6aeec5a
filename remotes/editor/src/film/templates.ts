import { budgetTable, comparablesTable } from '../core/film/tables';
import { createDeck } from '../core/model/create';
import type { Deck, Slide } from '../core/model/deck';
import type { Theme } from '../core/model/theme';
import { documentary } from './documentary';
import { feature } from './feature';
import { LAYOUTS } from './layouts/layouts';
import { SAMPLE } from './layouts/sample';
import { slideFromLayout } from './layouts/slide-from-layout';
import type { Synopsis } from './read-synopsis';
import { series } from './series';
import type { Template, TemplateSlide } from './template';
import { themeNamed } from './themes/themes';

export const TEMPLATES = {
  [feature.name]: feature,
  [series.name]: series,
  [documentary.name]: documentary,
} as const;

export type TemplateName = keyof typeof TEMPLATES;

/** Creates a deck from a template, in the template's theme or another, filled from the synopsis. */
export function deckFromTemplate(
  name: TemplateName,
  synopsis?: Synopsis,
  theme: Theme = themeNamed(TEMPLATES[name].theme),
): Deck {
  const template: Template = TEMPLATES[name];
  return createDeck({
    title: synopsis ? titleFrom(synopsis.logline) : `${template.title} pitch`,
    theme,
    slides: template.slides.map((slide) => slideFrom(slide, theme, synopsis)),
  });
}

/** Lists all placeholder lines of the templates, so that a review can find those left in a deck. */
export function templateQuestions(): ReadonlySet<string> {
  const templates: readonly Template[] = Object.values(TEMPLATES);
  const slides = templates.flatMap((template) => template.slides);
  const titles = slides.filter(({ layout }) => layout === 'cover').map(({ title }) => title);
  return new Set([
    ...titles,
    SAMPLE.title,
    ...SAMPLE.lines,
    ...slides.flatMap(({ questions }) => questions),
  ]);
}

function slideFrom(slide: TemplateSlide, theme: Theme, synopsis: Synopsis | undefined): Slide {
  const synopsisText = slide.takes && synopsis?.[slide.takes];
  const content = {
    title: slide.title,
    lines: synopsisText === undefined ? slide.questions : [synopsisText],
    ...(slide.table ? { table: TABLES[slide.table]() } : {}),
  };
  const created = slideFromLayout(LAYOUTS[slide.layout], theme, content);
  return { ...created, notes: slide.questions.join('\n') };
}

const TABLES = { budget: budgetTable, comparables: comparablesTable } as const;

function titleFrom(logline: string): string {
  const words = logline.trim().split(/\s+/);
  return words.length > 8 ? `${words.slice(0, 8).join(' ')}…` : words.join(' ');
}
