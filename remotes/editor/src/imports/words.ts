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
  /** As most of the letters are set. */
  readonly style: Omit<Setting, 'alpha'> & Pick<TextStyle, 'textAlign' | 'lineHeight' | 'overflow'>;
  readonly alpha: number;
  /** Whether the line height is exact, not a multiple of what the face asks for. */
  readonly isExact: boolean;
}

interface Piece {
  readonly text: string;
  readonly setting: Setting;
  readonly link: string | undefined;
  readonly paragraph: Element;
}

/** The words of a text body, with what is set otherwise among them; undefined for none. */
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

/** A line broken by hand is a line of its own; in a list, where it would end the item, a space. */
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

/** A link is underlined wherever it stands, so that says nothing of its words. */
function marksOf(setting: Setting, link: string | undefined): Marks {
  const { fontWeight, fontStyle, textDecoration, color, fontSize } = setting;
  const marks = { fontWeight, fontStyle, color, fontSize };
  return link === undefined ? { ...marks, textDecoration } : { ...marks, link };
}

/** Faces, spacing and case are one for a whole box here. */
function isOfSeveralFaces(pieces: readonly Piece[]): boolean {
  const said = pieces.filter(({ text }) => text.trim() !== '');
  const ways = said.map(({ setting: { fontFamily, letterSpacing, textCase } }) =>
    [fontFamily, letterSpacing, textCase].join(),
  );
  return new Set(ways).size > 1;
}

/** The words alone, line by line. */
export function plainWords(body: Element | undefined): string {
  return childrenOf(body, 'p')
    .map((paragraph) =>
      Array.from(paragraph.children)
        .map((run) => textOf(run))
        .join(''),
    )
    .join('\n');
}

/** Whether words shrink until they fit, and by how much the room between their lines does. */
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

/** The piece whose style most letters have; undefined where there are none. */
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
