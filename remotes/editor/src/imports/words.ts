import { LIMITS } from '../core/model/limits';
import type { Marks, TextStyle, Words } from '../core/model/words';
import { type Paragraph, type Stretch, wordsFrom } from '../core/text/paragraphs';
import { itemOf } from './bullets';
import type { Ancestors } from './heritage';
import {
  alignmentOf,
  isExactLine,
  type LetterFacts,
  lineHeightOf,
  type Lists,
  listsOf,
  paragraphChain,
  type Setting,
  settingOf,
} from './lettering';
import { child, childrenOf, numberAt, relationAt } from './markup';
import type { Reading } from './reading';
import type { Part } from './relations';

export interface ReadWords {
  readonly words: Words;
  /** Style that most letters have. */
  readonly style: Omit<Setting, 'alpha'> & Pick<TextStyle, 'textAlign' | 'lineHeight' | 'overflow'>;
  readonly alpha: number;
  /** True if the line height is exact, not a multiple of the font's. */
  readonly isExact: boolean;
}

interface Piece {
  readonly text: string;
  readonly setting: Setting;
  readonly link: string | undefined;
  readonly paragraph: Element;
}

/** Reads a text body with its marks; undefined if it has no text. */
export function wordsIn(
  body: Element | undefined,
  ancestors: Ancestors,
  { facts, part, remarks }: Pick<Reading, 'facts' | 'part' | 'remarks'>,
): ReadWords | undefined {
  const lists = listsOf(ancestors, facts.heritage);
  const fit = autofitOf(ancestors);
  const lines = childrenOf(body, 'p').map((paragraph) => ({
    pieces: piecesOf(paragraph, { lists, facts, part }),
    item: itemOf(paragraph, lists),
  }));
  const runs = lines.flatMap((line) => line.pieces);
  const dominantRun = leadingPiece(runs);
  if (!dominantRun) return undefined;
  const richText = wordsFrom(lines.flatMap((line) => paragraphsFrom(line.pieces, line.item)));
  if (isOfSeveralFaces(runs)) remarks.count('mixed');
  if (lines.some(({ item }) => item.isRenumbered)) remarks.count('renumbered');
  if (richText.content.length > LIMITS.text || richText.runs.length > LIMITS.runs)
    remarks.count('cut');
  const chain = paragraphChain(dominantRun.paragraph, lists);
  const { alpha, ...properties } = dominantRun.setting;
  const points = (properties.fontSize / facts.scale) * 0.75;
  return {
    words: richText,
    alpha,
    isExact: isExactLine(chain),
    style: {
      ...properties,
      textAlign: alignmentOf(chain),
      lineHeight: lineHeightOf(chain, points, fit.reduction),
      overflow: fit.shrinks ? 'shrink' : 'grow',
    },
  };
}

/** Manual line breaks start a paragraph; in a list they become a space, because they would end the item. */
function paragraphsFrom(
  runs: readonly Piece[],
  { list, level }: Pick<Paragraph, 'list' | 'level'>,
): readonly Paragraph[] {
  const textRuns = runs.map(({ text, setting, link }) => ({
    text,
    marks: marksOf(setting, link),
  }));
  const isListed = list !== 'none' && runs.some(({ text }) => text.trim() !== '');
  if (!isListed)
    return linesOf(textRuns).map((line) => ({ list: 'none', level: 0, stretches: line }));
  const inOneLine = textRuns.map(({ text, marks }) => ({
    text: text.replaceAll('\n', ' '),
    marks,
  }));
  return [{ list, level, stretches: inOneLine }];
}

function linesOf(textRuns: readonly Stretch[]): readonly (readonly Stretch[])[] {
  const lines: Stretch[][] = [[]];
  for (const { text, marks } of textRuns) {
    const [first = '', ...others] = text.split('\n');
    lines.at(-1)?.push({ text: first, marks });
    for (const other of others) lines.push([{ text: other, marks }]);
  }
  return lines;
}

/** Links are underlined everywhere, so their underline is not a mark. */
function marksOf(properties: Setting, link: string | undefined): Marks {
  const { fontWeight, fontStyle, textDecoration, color, fontSize } = properties;
  const marks = { fontWeight, fontStyle, color, fontSize };
  return link === undefined ? { ...marks, textDecoration } : { ...marks, link };
}

/** Font, spacing and case apply to a whole box here. */
function isOfSeveralFaces(runs: readonly Piece[]): boolean {
  const visibleRuns = runs.filter(({ text }) => text.trim() !== '');
  const styles = visibleRuns.map(({ setting: { fontFamily, letterSpacing, textCase } }) =>
    [fontFamily, letterSpacing, textCase].join(),
  );
  return new Set(styles).size > 1;
}

export function plainWords(body: Element | undefined): string {
  return childrenOf(body, 'p')
    .map((paragraph) =>
      Array.from(paragraph.children)
        .map((run) => textOf(run))
        .join(''),
    )
    .join('\n');
}

/** Autofit: whether text shrinks, and the reduction of line spacing. */
function autofitOf(ancestors: Ancestors) {
  const fit = ancestors
    .map((shape) => child(shape, 'txBody', 'bodyPr', 'normAutofit'))
    .find((autofit) => autofit !== undefined);
  return {
    shrinks: fit !== undefined,
    reduction: (numberAt(fit, 'lnSpcReduction') ?? 0) / 1e5,
  };
}

function piecesOf(
  paragraph: Element,
  { part, ...rest }: { readonly lists: Lists; readonly facts: LetterFacts; readonly part: Part },
): readonly Piece[] {
  return Array.from(paragraph.children)
    .filter(({ localName }) => ['r', 'fld', 'br'].includes(localName))
    .map((run) => ({
      text: textOf(run),
      setting: settingOf(child(run, 'rPr'), paragraph, rest),
      link: part.links.get(relationAt(child(run, 'rPr', 'hlinkClick'), 'id') ?? ''),
      paragraph,
    }));
}

function textOf(run: Element): string {
  if (run.localName === 'br') return '\n';
  return (child(run, 't')?.textContent ?? '').replaceAll(/[\v\r]/g, '\n');
}

/** Run with the properties that most letters have; undefined if there is no text. */
function leadingPiece(runs: readonly Piece[]): Piece | undefined {
  const countsByStyle = new Map<string, { piece: Piece; count: number }>();
  for (const run of runs) {
    const count = run.text.trim().length;
    if (count === 0) continue;
    const key = JSON.stringify(run.setting);
    const entry = countsByStyle.get(key);
    countsByStyle.set(key, { piece: entry?.piece ?? run, count: (entry?.count ?? 0) + count });
  }
  return Array.from(countsByStyle.values()).toSorted((a, b) => b.count - a.count)[0]?.piece;
}
