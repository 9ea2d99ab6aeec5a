import { budgetTable, comparablesTable } from '../core/film/tables';
import { createDeck, createShape, createSlide, createText } from '../core/model/create';
import type { Deck, Slide, SlideElement } from '../core/model/deck';
import { documentary } from './documentary';
import { feature } from './feature';
import type { Synopsis } from './read-synopsis';
import { series } from './series';
import type { Template, TemplateSlide } from './template';

export const TEMPLATES = { feature, series, documentary } as const;

export type TemplateName = keyof typeof TEMPLATES;

const INK = '#0f172a';
const AMBER = '#b45309';
const GREY = '#64748b';

/** A new deck from a template; what is known already stands where it belongs. */
export function deckFromTemplate(name: TemplateName, synopsis?: Synopsis): Deck {
  const template: Template = TEMPLATES[name];
  return createDeck({
    title: synopsis ? titleFrom(synopsis.logline) : `${template.title} pitch`,
    slides: template.slides.map((slide) => slideFrom(slide, synopsis)),
  });
}

/** Every line that a template writes in order to be replaced. */
export function templateQuestions(): ReadonlySet<string> {
  const templates: readonly Template[] = Object.values(TEMPLATES);
  const slides = templates.flatMap((template) => template.slides);
  const titles = slides.filter(({ layout }) => layout === 'title').map(({ title }) => title);
  const standing = new Set(['Contact']);
  return new Set([
    ...titles.filter((title) => !standing.has(title)),
    ...slides.flatMap(({ questions }) => questions),
  ]);
}

function slideFrom(slide: TemplateSlide, synopsis: Synopsis | undefined): Slide {
  const isTitle = slide.layout === 'title';
  return createSlide({
    background: isTitle ? INK : '#ffffff',
    elements: isTitle ? titlePage(slide) : [...heading(slide), ...bodyOf(slide, synopsis)],
    notes: slide.questions.join('\n'),
  });
}

function titlePage({ title, questions }: TemplateSlide): readonly SlideElement[] {
  return [
    createText({
      content: title,
      x: 80,
      y: 190,
      width: 800,
      height: 77,
      fontSize: title.length > 16 ? 48 : 64,
      fontWeight: 'bold',
      color: '#f8fafc',
    }),
    createShape({
      x: 80,
      y: 286,
      width: 96,
      height: 4,
      fill: '#f0a63a',
      stroke: 'none',
      strokeWidth: 0,
    }),
    createText({
      content: questions.join('\n'),
      x: 80,
      y: 312,
      width: 800,
      height: 58,
      fontSize: 20,
      color: '#cbd5e1',
    }),
  ];
}

function heading({ title }: TemplateSlide): readonly SlideElement[] {
  return [
    createText({
      content: title,
      x: 64,
      y: 48,
      width: 832,
      height: 44,
      fontSize: 36,
      fontWeight: 'bold',
      color: INK,
    }),
    createShape({
      x: 64,
      y: 104,
      width: 64,
      height: 3,
      fill: AMBER,
      stroke: 'none',
      strokeWidth: 0,
    }),
  ];
}

function bodyOf(slide: TemplateSlide, synopsis: Synopsis | undefined): readonly SlideElement[] {
  const known = slide.takes && synopsis?.[slide.takes];
  if (known !== undefined) return [statement(known, INK)];
  const asked = slide.questions.join('\n\n');
  if (slide.layout === 'statement') return [statement(asked, GREY)];
  if (slide.layout === 'budget')
    return [hint(asked), { ...budgetTable(), x: 64, y: 176, width: 832 }];
  if (slide.layout === 'comparables')
    return [hint(asked), { ...comparablesTable(), x: 64, y: 176, width: 832 }];
  if (slide.layout === 'stills') return [hint(asked), ...stillFrames()];
  return [
    createText({
      content: asked,
      x: 64,
      y: 140,
      width: 832,
      height: 320,
      fontSize: 24,
      color: GREY,
    }),
  ];
}

/** Long text is set smaller, in the sizes the toolbar offers, so that it stays on the slide. */
function statement(content: string, color: string): SlideElement {
  const fontSize = content.length > 700 ? 16 : content.length > 350 ? 20 : 28;
  return createText({ content, x: 64, y: 140, width: 832, height: 340, fontSize, color });
}

function hint(content: string): SlideElement {
  return createText({ content, x: 64, y: 122, width: 832, height: 40, fontSize: 18, color: GREY });
}

function stillFrames(): readonly SlideElement[] {
  return [0, 1, 2].map((place) =>
    createShape({
      x: 64 + place * 284,
      y: 190,
      width: 264,
      height: 110,
      fill: '#f1f5f9',
      alt: 'Place for a still, 2.39:1',
    }),
  );
}

function titleFrom(logline: string): string {
  const words = logline.trim().split(/\s+/);
  return words.length > 8 ? `${words.slice(0, 8).join(' ')}…` : words.join(' ');
}
