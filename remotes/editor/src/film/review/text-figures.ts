import { textBoxOf } from '../../core/elements/change-text';
import { findSlideTitle } from '../../core/text/find-slide-title';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { type Figure, figureOf, plainTextOf } from '../../elements/figure-columns';
import { findAmount } from '../finance/named-budgets';
import { type FindingLocation, locateSlide } from './finding';

/** An amount that a text gives a source or a line of the budget. */
export interface TextFigure {
  readonly location: FindingLocation;
  /** Title of the slide. */
  readonly name: string;
  readonly figure: Figure;
  readonly key: string;
}

/** Amounts of texts that stand alone with a label, such as “DFFF: 350.000 €”, line by line. */
export function listTextFigures(deck: Deck, slides: readonly Slide[]): readonly TextFigure[] {
  return slides.flatMap((slide) => {
    const name = findSlideTitle(slide.elements)?.content ?? '';
    return slide.elements.flatMap((element) => {
      const location = { ...locateSlide(deck, slide), elementId: element.id };
      const lines = (textBoxOf(element)?.content ?? '').split(SEPARATOR_PATTERN);
      return lines.flatMap((line) => {
        const found = findAmount(line.trim().split(/\s+/), deck.language);
        const words = found?.rest.join(' ') ?? '';
        const key = keyOfLabel(words);
        if (!found || key === '') return [];
        const label = words.replace(/^\P{L}+|[:–—=\s-]+$/gu, '');
        return [{ location, name, key, figure: figureOf(label, found.text, found.amount) }];
      });
    });
  });
}

const SEPARATOR_PATTERN = /[\n·•|;\t]|,\s|\s\+\s/;

/** Words of a label that tell it from others. */
export function keyOfLabel(text: string): string {
  return plainTextOf(text)
    .split(' ')
    .filter((word) => !FILLERS.has(word))
    .join(' ');
}

/** Words between a source and its amount: articles, verbs, and how certain it is. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    'der die das den dem vom von mit in höhe über aus gibt fördert zahlt beträgt sind ist haben wir',
    'zugesagt bewilligt beantragt angefragt bestätigt offen geplant ab',
    'the a from of by with at is are we have gives pays attached confirmed committed requested pending',
    'le la les du de des avec est acquis demandé confirmé el los del con es confirmado solicitado o do da com é',
  ].flatMap((words) => words.split(' ')),
);
