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
  const pieces = lines.flatMap((line) => line.pieces);
  const leading = leadingPiece(pieces);
  if (!leading) return undefined;
  const words = wordsFrom(lines.flatMap((line) => paragraphsFrom(line.pieces, line.item)));
  if (isOfSeveralFaces(pieces)) remarks.count('mixed');
  if (lines.some(({ item }) => item.isRenumbered)) remarks.count('renumbered');
  if (words.content.length > LIMITS.text || words.runs.length > LIMITS.runs) remarks.count('cut');
  const chain = paragraphChain(leading.paragraph, lists);
  const { alpha, ...setting } = leading.setting;
  const points = (setting.fontSize / facts.scale) * 0.75;
  return {
    words,
    alpha,
    isExact: isExactLine(chain),
    style: {
      ...setting,
      textAlign: alignmentOf(chain),
      lineHeight: lineHeightOf(chain, points, fit.reduction),
      overflow: fit.shrinks ? 'shrink' : 'grow',
    },
  };
}

/** Manual line breaks start a paragraph; in a list they become a space, because they would end the item. */
function paragraphsFrom(
  pieces: readonly Piece[],
  { list, level }: Pick<Paragraph, 'list' | 'level'>,
): readonly Paragraph[] {
  const stretches = pieces.map(({ text, setting, link }) => ({
    text,
    marks: marksOf(setting, link),
  }));
  const isListed = list !== 'none' && pieces.some(({ text }) => text.trim() !== '');
  if (!isListed)
    return linesOf(stretches).map((line) => ({ list: 'none', level: 0, stretches: line }));
  const inOneLine = stretches.map(({ text, marks }) => ({
    text: text.replaceAll('\n', ' '),
    marks,
  }));
  return [{ list, level, stretches: inOneLine }];
}

function linesOf(stretches: readonly Stretch[]): readonly (readonly Stretch[])[] {
  const lines: Stretch[][] = [[]];
  for (const { text, marks } of stretches) {
    const [first = '', ...others] = text.split('\n');
    lines.at(-1)?.push({ text: first, marks });
    for (const other of others) lines.push([{ text: other, marks }]);
  }
  return lines;
}

/** Links are underlined everywhere, so their underline is not a mark. */
function marksOf(setting: Setting, link: string | undefined): Marks {
  const { fontWeight, fontStyle, textDecoration, color, fontSize } = setting;
  const marks = { fontWeight, fontStyle, color, fontSize };
  return link === undefined ? { ...marks, textDecoration } : { ...marks, link };
}

/** Font, spacing and case apply to a whole box here. */
function isOfSeveralFaces(pieces: readonly Piece[]): boolean {
  const said = pieces.filter(({ text }) => text.trim() !== '');
  const ways = said.map(({ setting: { fontFamily, letterSpacing, textCase } }) =>
    [fontFamily, letterSpacing, textCase].join(),
  );
  return new Set(ways).size > 1;
}

/** Text without formatting, line by line. */
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
    .find((found) => found !== undefined);
  return {
    shrinks: fit !== undefined,
    reduction: (numberAt(fit, 'lnSpcReduction') ?? 0) / 1e5,
  };
}

function piecesOf(
  paragraph: Element,
  { part, ...how }: { readonly lists: Lists; readonly facts: LetterFacts; readonly part: Part },
): readonly Piece[] {
  return Array.from(paragraph.children)
    .filter(({ localName }) => ['r', 'fld', 'br'].includes(localName))
    .map((run) => ({
      text: textOf(run),
      setting: settingOf(child(run, 'rPr'), paragraph, how),
      link: part.links.get(relationAt(child(run, 'rPr', 'hlinkClick'), 'id') ?? ''),
      paragraph,
    }));
}

function textOf(run: Element): string {
  if (run.localName === 'br') return '\n';
  return (child(run, 't')?.textContent ?? '').replaceAll(/[\v\r]/g, '\n');
}

/** Run with the properties that most letters have; undefined if there is no text. */
function leadingPiece(pieces: readonly Piece[]): Piece | undefined {
  const letters = new Map<string, { piece: Piece; count: number }>();
  for (const piece of pieces) {
    const count = piece.text.trim().length;
    if (count === 0) continue;
    const key = JSON.stringify(piece.setting);
    const known = letters.get(key);
    letters.set(key, { piece: known?.piece ?? piece, count: (known?.count ?? 0) + count });
  }
  return Array.from(letters.values()).toSorted((a, b) => b.count - a.count)[0]?.piece;
}
