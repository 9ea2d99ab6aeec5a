import type { TextStyle } from '../core/model/words';
import { LIMITS } from '../core/model/limits';
import type { Ancestors } from './heritage';
import {
  alignmentOf,
  type LetterFacts,
  levelOf,
  lineHeightOf,
  type Lists,
  listsOf,
  paragraphChain,
  type Setting,
  settingOf,
} from './lettering';
import { child, childrenOf, numberAt, textAt } from './markup';
import type { Remarks } from './remarks';

export interface ReadWords {
  readonly content: string;
  readonly style: Omit<Setting, 'alpha'> & Pick<TextStyle, 'textAlign' | 'lineHeight'>;
  readonly alpha: number;
}

interface Piece {
  readonly text: string;
  readonly setting: Setting;
  readonly paragraph: Element;
}

/** The words of a text body in the style that most of its letters have; undefined for none. */
export function wordsIn(
  body: Element | undefined,
  ancestors: Ancestors,
  { facts, remarks }: { readonly facts: LetterFacts; readonly remarks: Remarks },
): ReadWords | undefined {
  const lists = listsOf(ancestors, facts.heritage);
  const fit = autofitOf(ancestors);
  const counter = new Map<number, number>();
  const lines = childrenOf(body, 'p').map((paragraph) => {
    const pieces = piecesOf(paragraph, { lists, facts, shrink: fit.shrink });
    const said = pieces.map(({ text }) => text).join('');
    const mark = said.trim() === '' ? '' : markOf(paragraph, lists, counter);
    return { pieces, text: mark + said };
  });
  const content = lines.map(({ text }) => text).join('\n');
  const leading = leadingPiece(lines.flatMap(({ pieces }) => pieces));
  if (!leading || content.trim() === '') return undefined;
  if (leading.isMixed) remarks.count('mixed');
  if (content.length > LIMITS.text) remarks.count('cut');
  const chain = paragraphChain(leading.paragraph, lists);
  const { alpha, ...setting } = leading.setting;
  const points = (setting.fontSize / facts.scale) * 0.75;
  return {
    content: content.slice(0, LIMITS.text),
    alpha,
    style: {
      ...setting,
      textAlign: alignmentOf(chain),
      lineHeight: lineHeightOf(chain, points, fit.reduction),
    },
  };
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

/** A box may be set smaller than its words ask for, so that they fit. */
function autofitOf(ancestors: Ancestors) {
  const fit = ancestors
    .map((shape) => child(shape, 'txBody', 'bodyPr', 'normAutofit'))
    .find((found) => found !== undefined);
  return {
    shrink: (numberAt(fit, 'fontScale') ?? 1e5) / 1e5,
    reduction: (numberAt(fit, 'lnSpcReduction') ?? 0) / 1e5,
  };
}

function piecesOf(
  paragraph: Element,
  how: { readonly lists: Lists; readonly facts: LetterFacts; readonly shrink: number },
): readonly Piece[] {
  return Array.from(paragraph.children)
    .filter(({ localName }) => ['r', 'fld', 'br'].includes(localName))
    .map((run) => ({
      text: textOf(run),
      setting: settingOf(child(run, 'rPr'), paragraph, how),
      paragraph,
    }));
}

function textOf(run: Element): string {
  if (run.localName === 'br') return '\n';
  return (child(run, 't')?.textContent ?? '').replaceAll(/[\v\r]/g, '\n');
}

/** The piece whose style most letters have. */
function leadingPiece(pieces: readonly Piece[]) {
  const letters = new Map<string, { piece: Piece; count: number }>();
  for (const piece of pieces) {
    const count = piece.text.trim().length;
    if (count === 0) continue;
    const key = JSON.stringify(piece.setting);
    const known = letters.get(key);
    letters.set(key, { piece: known?.piece ?? piece, count: (known?.count ?? 0) + count });
  }
  const [first] = Array.from(letters.values()).toSorted((a, b) => b.count - a.count);
  return first && { ...first.piece, isMixed: letters.size > 1 };
}

/** What stands before a line of a list, written out. */
function markOf(paragraph: Element, lists: Lists, counter: Map<number, number>): string {
  const level = levelOf(paragraph);
  for (const deeper of counter.keys()) if (deeper > level) counter.delete(deeper);
  const kind = paragraphChain(paragraph, lists)
    .flatMap((properties) => Array.from(properties.children))
    .find(({ localName }) => /^bu(None|Char|AutoNum|Blip)$/.test(localName));
  if (!kind || kind.localName === 'buNone') {
    counter.delete(level);
    return '';
  }
  const indent = '  '.repeat(level);
  if (kind.localName !== 'buAutoNum') return `${indent}${bulletOf(textAt(kind, 'char'))} `;
  const number = (counter.get(level) ?? (numberAt(kind, 'startAt') ?? 1) - 1) + 1;
  counter.set(level, number);
  return `${indent}${number}. `;
}

/** Letters of symbol faces mean something else in every other face. */
function bulletOf(letter: string | undefined): string {
  return letter !== undefined && /^[•‣◦–—*▪■□►→✓-]$/u.test(letter) ? letter : '•';
}
