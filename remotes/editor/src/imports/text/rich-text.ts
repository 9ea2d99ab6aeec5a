import { DECK_LIMITS } from '../../core/model/deck-constants';
import type { TextMarks, TextStyle, RichText } from '../../core/model/rich-text-schema';
import { type Paragraph, type TextRun, richTextFromParagraphs } from '../../core/text/paragraphs';
import { readListIndent, readListItem } from './list-items';
import type { PlaceholderChain } from '../slide-inheritance';
import {
  readAlignment,
  hasExactLineSpacing,
  type TextImportContext,
  readLineHeight,
  type ListStyles,
  listStylesOf,
  paragraphPropertiesChain,
  type RunProperties,
  readRunMarks,
  resolveRunProperties,
} from './run-properties';
import { readParagraphSpacing } from './paragraph-spacing';
import { countTextLosses } from './text-losses';
import { findChild, childrenOf, readNumber, readRelationshipId } from '../package/xml-elements';
import type { ImportContext } from '../import-context';
import type { PackagePart } from '../package/relationships';

export interface ImportedText {
  readonly richText: RichText;
  /** Style that most letters have. */
  readonly style: Omit<RunProperties, 'alpha'> &
    Pick<TextStyle, 'textAlign' | 'lineHeight' | 'paragraphSpacing' | 'listIndent' | 'overflow'>;
  readonly alpha: number;
  /** True if the line height is exact, not a multiple of the font's. */
  readonly isExact: boolean;
}

interface ImportedRun {
  readonly text: string;
  readonly setting: RunProperties;
  readonly link: string | undefined;
  readonly ownMarks: ReturnType<typeof readRunMarks>;
  readonly paragraph: Element;
}

/** Reads a text body with its marks; undefined if it has no text. */
export function readRichText(
  body: Element | undefined,
  ancestors: PlaceholderChain,
  { text, part, warnings }: Pick<ImportContext, 'text' | 'part' | 'warnings'>,
): ImportedText | undefined {
  const lists = listStylesOf(ancestors, text.inheritance);
  const fit = readAutofit(ancestors);
  const lines = childrenOf(body, 'p').map((paragraph) => ({
    pieces: readRuns(paragraph, { lists, facts: text, part }),
    item: readListItem(paragraph, lists),
  }));
  const runs = lines.flatMap((line) => line.pieces);
  const dominantRun = findDominantRun(runs);
  if (!dominantRun) return undefined;
  const richText = richTextFromParagraphs(
    lines.flatMap((line) => toParagraphs(line.pieces, line.item)),
  );
  countTextLosses(body, ancestors, { lists, warnings });
  if (hasSeveralFonts(runs)) warnings.count('mixed-text');
  if (lines.some(({ item }) => item.isRenumbered)) warnings.count('renumbered');
  if (
    richText.content.length > DECK_LIMITS.text ||
    richText.markRanges.length > DECK_LIMITS.markRanges
  )
    warnings.count('cut');
  const chain = paragraphPropertiesChain(dominantRun.paragraph, lists);
  const { alpha, ...properties } = dominantRun.setting;
  const points = (properties.fontSize / text.scale) * 0.75;
  const spacing = readParagraphSpacing(body, lists, points);
  const listIndent = readListIndent(body, lists, points);
  if (!spacing.isUniform) warnings.count('paragraph-spacing');
  return {
    richText: richText,
    alpha,
    isExact: hasExactLineSpacing(chain),
    style: {
      ...properties,
      textAlign: readAlignment(chain),
      lineHeight: readLineHeight(chain, points, fit.reduction),
      overflow: fit.shrinks ? 'shrink' : 'grow',
      ...(spacing.em === 0 ? {} : { paragraphSpacing: spacing.em }),
      ...(listIndent === undefined ? {} : { listIndent }),
    },
  };
}

/** Manual line breaks start a paragraph; in a list they become a space, because they would end the item. */
function toParagraphs(
  runs: readonly ImportedRun[],
  { list, level }: Pick<Paragraph, 'list' | 'level'>,
): readonly Paragraph[] {
  const textRuns = runs.map((run) => ({ text: run.text, marks: toMarks(run) }));
  const isListed = list !== 'none' && runs.some(({ text }) => text.trim() !== '');
  if (!isListed)
    return splitLines(textRuns).map((line) => ({ list: 'none', level: 0, runs: line }));
  const inOneLine = textRuns.map(({ text, marks }) => ({
    text: text.replaceAll('\n', ' '),
    marks,
  }));
  return [{ list, level, runs: inOneLine }];
}

function splitLines(textRuns: readonly TextRun[]): readonly (readonly TextRun[])[] {
  const lines: TextRun[][] = [[]];
  for (const { text, marks } of textRuns) {
    const [first = '', ...others] = text.split('\n');
    lines.at(-1)?.push({ text: first, marks });
    for (const other of others) lines.push([{ text: other, marks }]);
  }
  return lines;
}

/** Links are underlined everywhere, so their underline is not a mark. */
function toMarks({ setting, link, ownMarks }: ImportedRun): TextMarks {
  const { fontWeight, fontStyle, textDecoration, color, fontSize } = setting;
  const marks = { fontWeight, fontStyle, color, fontSize, ...ownMarks };
  return link === undefined ? { ...marks, textDecoration } : { ...marks, link };
}

/** Font, spacing and case apply to a whole box here. */
function hasSeveralFonts(runs: readonly ImportedRun[]): boolean {
  const visibleRuns = runs.filter(({ text }) => text.trim() !== '');
  const styles = visibleRuns.map(({ setting: { fontFamily, letterSpacing, textCase } }) =>
    [fontFamily, letterSpacing, textCase].join(),
  );
  return new Set(styles).size > 1;
}

export function readPlainText(body: Element | undefined): string {
  return childrenOf(body, 'p')
    .map((paragraph) =>
      Array.from(paragraph.children)
        .map((run) => readRunText(run))
        .join(''),
    )
    .join('\n');
}

/** Autofit: whether text shrinks, and the reduction of line spacing. */
function readAutofit(ancestors: PlaceholderChain) {
  const fit = ancestors
    .map((shape) => findChild(shape, 'txBody', 'bodyPr', 'normAutofit'))
    .find((autofit) => autofit !== undefined);
  return {
    shrinks: fit !== undefined,
    reduction: (readNumber(fit, 'lnSpcReduction') ?? 0) / 1e5,
  };
}

function readRuns(
  paragraph: Element,
  {
    part,
    ...rest
  }: { readonly lists: ListStyles; readonly facts: TextImportContext; readonly part: PackagePart },
): readonly ImportedRun[] {
  return Array.from(paragraph.children)
    .filter(({ localName }) => ['r', 'fld', 'br'].includes(localName))
    .map((run) => {
      const link = part.links.get(
        readRelationshipId(findChild(run, 'rPr', 'hlinkClick'), 'id') ?? '',
      );
      const setting = resolveRunProperties(findChild(run, 'rPr'), paragraph, rest);
      return {
        text: readRunText(run),
        // The underline of a link is not that of a box in which most letters are links.
        setting: link === undefined ? setting : { ...setting, textDecoration: 'none' },
        ownMarks: readRunMarks(findChild(run, 'rPr'), rest.facts.colors),
        link,
        paragraph,
      };
    });
}

function readRunText(run: Element): string {
  if (run.localName === 'br') return '\n';
  return (findChild(run, 't')?.textContent ?? '').replaceAll(/[\v\r]/g, '\n');
}

/** Run with the properties that most letters have; undefined if there is no text. */
function findDominantRun(runs: readonly ImportedRun[]): ImportedRun | undefined {
  const countsByStyle = new Map<string, { piece: ImportedRun; count: number }>();
  for (const run of runs) {
    const count = run.text.trim().length;
    if (count === 0) continue;
    const key = JSON.stringify(run.setting);
    const entry = countsByStyle.get(key);
    countsByStyle.set(key, { piece: entry?.piece ?? run, count: (entry?.count ?? 0) + count });
  }
  return Array.from(countsByStyle.values()).toSorted((a, b) => b.count - a.count)[0]?.piece;
}
