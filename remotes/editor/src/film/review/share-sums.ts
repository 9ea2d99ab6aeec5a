import { parseAmounts, ROUNDING_ERROR, sumExactly } from '../../core/amounts/amounts';
import { formatPercent } from '../../core/amounts/number-signs';
import { digitsOf, isBlankAmount } from '../../core/amounts/parse-amount';
import { textBoxOf } from '../../core/elements/change-text';
import type { SlideElement } from '../../core/elements/slide-element';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { findSlideTitle } from '../../core/text/find-slide-title';
import { type ElementWithAmounts, hasAmounts } from '../../elements/amount-edits';
import { listPercentsOf, type Percents } from '../../elements/figure-columns';
import { budgetTopicOf, listPercents } from '../finance/named-budgets';
import { type Finding, type FindingLocation, locateSlide } from './check-messages';

/** Names of percents that measure something else than parts, in the languages that decks are mostly written in. */
const RATE_PATTERN = new RegExp(
  [
    'wachstum|veränderung|wahrscheinlich|(?<!um)s[aä]tze?(?!\\p{L})|quoten?(?!-part|\\p{L})|zins|rendite|marge',
    'provision|gebühr|prämie|rabatt|steuer(?!gut)|bekannt|bewertung|auslastung|fortschritt|gegenüber|vorjahr',
    'growth|change|probab|likelihood|\\brates?\\b|interest|\\breturns?\\b|\\broi\\b|\\birr\\b|margin|\\bfees?\\b|\\bvs\\b',
    'commission|premium|discount|rebate|\\btax(?! credit)|awareness|rating|score|occupancy|progress|cagr|yoy',
    'croissance|évolution|probabilité|taux|intérêt|rendement|remise|impôt|notoriété',
    'crecimiento|variación|probabilidad|tasa|interés|rentab|margen|comisión|descuento|impuesto',
    'crescimento|variação|probabilidade|taxa|juros|retorno|margem|comissão|desconto|imposto',
    'वृद्धि|संभावना|(?<![\\p{L}\\p{M}])दर(?![\\p{L}\\p{M}])|ब्याज|कमीशन|成長|伸び|確率|利率|金利|利回り|手数料',
  ].join('|'),
  'iu',
);

/** Names of parts. */
const SHARE_PATTERN =
  /anteil|aufteilung|verteilung|aufschlüsselung|\bshares?\b|\bsplit|breakdown|\bmix\b|\bparts?\b|répartition|ventilation|quote-part|cuota|reparto|desglose|participação|divisão|हिस्सा|हिस्सेदारी|割合|構成|内訳|比率/iu;

const PERIOD_PATTERN =
  /\b(?:19|20)\d\d\b|^[QT][1-4]\b|^(?:jahr|year|année|año|ano|monat|month|mois|mes|mês|woche|week)\b/iu;

/** Numbers of two ends before a percent sign. */
const RANGE_PATTERN = /\d\s*[–-]\s*\d+(?:[.,]\d+)?\s*%/u;

/** Sums of what is a whole but for a mistake. Unless a name says so, fewer than three may be anything. */
const MIN_SUM = 95;
const MAX_SUM = 105;
const MAX_NAMED_SUM = 109.99;
const MIN_UNNAMED = 3;

interface Whole {
  readonly location: FindingLocation;
  readonly heading: string;
  readonly sum: number;
  readonly digits: number;
}

/**
 * Adds up percents that are parts of one whole. They are if their name or their chart says so, or if at least three add
 * up to nearly 100; rates such as growth, interest and probabilities are none. A sum may differ by one of the last digit,
 * as rounded parts do.
 * @returns undefined if there are none
 */
export function reviewShareSums(deck: Deck, slides: readonly Slide[]): Finding | undefined {
  const wholes = slides.flatMap((slide) => {
    const title = findSlideTitle(slide.elements)?.content ?? '';
    const place = locateSlide(deck, slide);
    return slide.elements.flatMap((element) =>
      listWholes(element, title).map((whole) => ({
        ...whole,
        location: { ...place, elementId: element.id },
      })),
    );
  });
  if (wholes.length === 0) return undefined;
  const wrong = wholes.filter(
    ({ sum, digits }) => Math.abs(sum - 100) > 10 ** -digits + ROUNDING_ERROR,
  );
  if (wrong.length === 0)
    return { hasPassed: true, message: 'Parts of one whole add up to 100 %.', locations: [] };
  const texts = new Set(wrong.map((whole) => describeWhole(whole, deck)));
  const locations = wrong.map(({ location }) => location);
  return {
    hasPassed: false,
    message: `Parts of one whole do not add up to 100 %: ${Array.from(texts).join('; ')}.`,
    locations: locations.filter(
      ({ elementId }, at) => locations.findIndex((each) => each.elementId === elementId) === at,
    ),
    urgency: 'figures',
  };
}

function describeWhole({ heading, sum, digits, location }: Whole, { language }: Deck): string {
  const name = heading.trim() === '' ? '' : ` (“${heading.trim()}”)`;
  return `${formatPercent(sum, language, digits)} on slide ${location.slideNumber}${name}`;
}

function listWholes(element: SlideElement, title: string): readonly Omit<Whole, 'location'>[] {
  if (!hasAmounts(element)) {
    const content = textBoxOf(element)?.content ?? '';
    return RANGE_PATTERN.test(content) ? [] : wholesOfText(content, title);
  }
  const chartTitle = 'title' in element ? (element.title ?? '') : '';
  const name = [title, element.alt, chartTitle, element.rows[0]?.[0]].join('\n');
  const wholeOf = (percents: Percents) => readWhole(percents, { element, name });
  const { columns, rows } = listPercentsOf(element);
  const wholes = columns.flatMap(wholeOf);
  if (wholes.length > 0) return wholes;
  const wholesOfRows = rows.flatMap(wholeOf);
  // A row that adds up to 100 by chance stands among others that do not.
  return wholesOfRows.length === rows.length ? wholesOfRows : [];
}

/** Percents of a whole text, or else of its lines. */
function wholesOfText(content: string, title: string): readonly Omit<Whole, 'location'>[] {
  const wholeOf = (text: string) =>
    readWhole(
      { texts: listPercents(text), heading: '', labels: [] },
      { name: `${title}\n${text}` },
    );
  const whole = wholeOf(content);
  return whole.length > 0 ? whole : content.split('\n').flatMap(wholeOf);
}

interface Surroundings {
  readonly element?: ElementWithAmounts;
  /** Title of the slide and names of the element. */
  readonly name: string;
}

/** Nothing for percents that are no parts of one whole. */
function readWhole(
  percents: Percents,
  { element, name }: Surroundings,
): readonly Omit<Whole, 'location'>[] {
  const { heading, texts } = percents;
  const filled = texts.filter((text) => !isBlankAmount(text));
  const { values } = parseAmounts(filled, element);
  const isTotal = filled.length > 2 && values.at(-1) === 100;
  const parts = isTotal ? values.slice(0, -1) : values;
  const sum = sumExactly(parts);
  const { min, max } = limitsOf(percents, name, parts.length);
  const areParts = parts.every((value) => value !== undefined && value >= 0 && value <= 100);
  return areParts && sum >= min && sum <= max ? [{ heading, sum, digits: digitsOf(filled) }] : [];
}

/** Sums that percents can have to be taken for parts of one whole. */
function limitsOf({ heading, labels, isDrawnWhole }: Percents, name: string, count: number) {
  if (isDrawnWhole && count > 1) return { min: ROUNDING_ERROR, max: Infinity };
  if (RATE_PATTERN.test(heading) || count < 2) return NO_SUM;
  if (areNamedParts(heading, name)) return { min: MIN_SUM, max: MAX_NAMED_SUM };
  const arePeriods = labels.length > 0 && labels.every((label) => PERIOD_PATTERN.test(label));
  if (RATE_PATTERN.test(name) || arePeriods || count < MIN_UNNAMED) return NO_SUM;
  return { min: MIN_SUM, max: MAX_SUM };
}

function areNamedParts(heading: string, name: string): boolean {
  if (SHARE_PATTERN.test(heading)) return true;
  return (
    !RATE_PATTERN.test(name) && (SHARE_PATTERN.test(name) || budgetTopicOf(name) !== undefined)
  );
}

const NO_SUM = { min: Infinity, max: -Infinity };
