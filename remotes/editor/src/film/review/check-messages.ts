import type { EditorDocument } from '../../core/edit/editor-document';
import type { Deck, Slide } from '../../core/model/deck-schema';
import type { ElementCheck } from '../../elements/element-review';
import { MIN_QR_CODE_PX } from '../../elements/shape/shape-review';

/** Findings of the checks of single elements; `{}` stands for the numbers of slides. */
export const CHECK_MESSAGES: Readonly<
  Record<ElementCheck, Readonly<Record<'bad' | 'good', string>>>
> = {
  'template-question': {
    bad: 'Questions of the template are still on slide {}. Answer them, or delete them.',
    good: 'Every question of the template is answered.',
  },
  'placeholder-text': {
    bad: 'A text box on slide {} has no text of yours. Write one, or delete the box.',
    good: '',
  },
  'small-text': {
    bad: 'Type below 24 (18 pt) on slide {}. On a laptop in a meeting nobody reads it.',
    good: 'All type is 24 (18 pt) or larger.',
  },
  'low-contrast': {
    bad: 'Text on slide {} has low contrast. Make the text or its background lighter or darker.',
    good: 'All text stands out from its background.',
  },
  'empty-frame': {
    bad: 'A picture placeholder on slide {} is empty. Drop a picture on it, or delete it.',
    good: 'Every frame has its picture.',
  },
  'low-resolution': {
    bad: 'A picture on slide {} has too few pixels: across the whole slide it needs 1,920.',
    good: 'Every picture has enough pixels.',
  },
  'no-description': {
    bad: 'A picture on slide {} has no description for readers who cannot see it.',
    good: 'Every picture has a description.',
  },
  total: {
    bad: 'A total on slide {} leaves out {amounts}, which is not a number.',
    good: 'Every total counts all its rows.',
  },
  currencies: {
    bad: 'A total on slide {} adds different currencies: {amounts}.',
    good: 'Every total is in one currency.',
  },
  sum: {
    bad: 'A written total on slide {} is wrong: {amounts}.',
    good: 'Every total that a table writes is the sum of its rows or columns.',
  },
  share: {
    bad: 'A share on slide {} is not that of its amount: {amounts}.',
    good: 'Every share in a table is that of its amount, rounded to its last digit.',
  },
  formula: {
    bad: 'A formula on slide {} cannot be trusted: {amounts}.',
    good: 'Every formula reads numbers only.',
  },
  chart: {
    bad: 'A chart on slide {} leaves out an amount or its column, because it cannot read {amounts}.',
    good: 'Every chart can read all its figures.',
  },
  'off-slide': {
    bad: 'Content of slide {} goes over the edge of the slide. Make it smaller, or move a part of it to another slide.',
    good: 'Nothing goes over the edge of its slide.',
  },
  overlap: {
    bad: 'A text, a table or a chart on slide {} covers another one. Move it, or make it smaller.',
    good: 'No text covers another one.',
  },
  'cut-label': {
    bad: 'Labels of a chart on slide {} are cut. Make the chart larger, or its labels shorter.',
    good: '',
  },
  'mixed-units': {
    bad: 'A chart on slide {} has amounts and percents on one axis. Choose the columns of one unit in its panel.',
    good: '',
  },
  'sample-figures': {
    bad: 'A chart or a timeline on slide {} shows samples. Replace them with the figures and dates of your film.',
    good: '',
  },
  'broken-word': {
    bad: 'A word on slide {} has hardly room in its column or text box, and may break inside. Make the column or box wider, or the text smaller.',
    good: 'No word breaks inside.',
  },
  'qr-code': {
    bad: `The QR code on slide {} is smaller than ${MIN_QR_CODE_PX}: a telephone will not find it.`,
    good: 'Every QR code is large enough for a telephone.',
  },
};

/** Location of a finding. */
export interface FindingLocation {
  readonly slideId: string;
  /** Number in the strip, from 1. */
  readonly slideNumber: number;
  readonly elementId: string;
}

/** Fix that a finding offers: an edit of the deck, or the dialog where it is done. */
export type FindingFix =
  | { readonly label: string; readonly dialog: 'finance' }
  | { readonly label: string; readonly edit: (doc: EditorDocument) => EditorDocument };

export interface Finding {
  readonly hasPassed: boolean;
  readonly message: string;
  readonly locations: readonly FindingLocation[];
  /** Goes out with the deck unless it is mended: wrong figures, covered or lost content, or what is unfinished and left out. */
  readonly urgency?: 'figures' | 'unfinished' | 'layout';
  readonly mend?: FindingFix | undefined;
  /** The opposite of the mend, where either can be right. */
  readonly otherMend?: FindingFix | undefined;
}

/** Finding about places in the deck; `{}` in its message stands for the numbers of their slides. */
export function createLocatedFinding(
  locations: readonly FindingLocation[],
  { bad, good }: Readonly<Record<'bad' | 'good', string>>,
): Finding {
  if (locations.length === 0) return { hasPassed: true, message: good, locations };
  const numbers = Array.from(new Set(locations.map(({ slideNumber }) => slideNumber)));
  const message = bad
    .replace('slide {}', numbers.length === 1 ? 'slide {}' : 'slides {}')
    .replace('{}', numbers.join(', '));
  return { hasPassed: false, message, locations };
}

export function locateSlide(deck: Deck, slide: Slide): FindingLocation {
  return { slideId: slide.id, slideNumber: deck.slides.indexOf(slide) + 1, elementId: '' };
}
