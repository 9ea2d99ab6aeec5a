import { DECK_LIMITS } from '../../core/model/deck-constants';
import type {
  ParagraphFormat,
  RichText,
  TextMarks,
  TextStyle,
} from '../../core/model/rich-text-schema';
import { directionOf } from '../../core/text/direction';
import { type Paragraph, type TextRun, richTextFromParagraphs } from '../../core/text/marks';
import { typedKeysOf } from '../../core/typed-keys-of';
import type { ImportContext } from '../import-context';
import type { ImportWarningKind, ImportWarnings } from '../import-warnings';
import type { PackagePart } from '../package/relationships';
import {
  findChild,
  childrenOf,
  readNumber,
  readRelationshipId,
  readAttribute,
} from '../package/xml-elements';
import type { PlaceholderChain } from '../slide-inheritance';
import { NUMBERING_TYPES } from '../text-xml';
import {
  commonStyleOf,
  formatOf,
  readParagraph,
  roundEm,
  toPoints,
  type ImportedParagraph,
} from './paragraph-format';
import {
  type TextImportContext,
  readLineHeight,
  type ListStyles,
  listStylesOf,
  paragraphPropertiesChain,
  type RunProperties,
  readRunMarks,
  resolveRunProperties,
} from './run-properties';

interface ImportedText {
  readonly richText: RichText;
  /** Style that most letters have. */
  readonly style: Omit<RunProperties, 'alpha'> &
    Pick<TextStyle, 'textAlign' | 'lineHeight' | 'paragraphSpacing' | 'listIndent' | 'overflow'>;
  readonly alpha: number;
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
  { text: facts, part, warnings }: Pick<ImportContext, 'text' | 'part' | 'warnings'>,
): ImportedText | undefined {
  const lists = listStylesOf(ancestors, facts.inheritance);
  const fit = readAutofit(ancestors);
  const text = { ...facts, scale: facts.scale * fit.fontScale };
  const lines = childrenOf(body, 'p').map((paragraph) => {
    const runs = readRuns(paragraph, { lists, facts: text, part });
    const sizes = runs.flatMap((run) => (run.text.trim() === '' ? [] : run.setting.fontSize));
    return {
      runs,
      paragraph: readParagraph(paragraph, sizes, {
        lists,
        facts: text,
        reduction: fit.reduction,
      }),
    };
  });
  const runs = lines.flatMap((line) => line.runs);
  const dominantRun = findDominantRun(runs);
  if (!dominantRun) return undefined;
  const { alpha, ...properties } = dominantRun.setting;
  const points = toPoints(properties.fontSize, text.scale);
  const paragraphs = lines.map(({ paragraph }) => paragraph);
  const chain = paragraphPropertiesChain(dominantRun.paragraph, lists);
  const box = {
    ...commonStyleOf(paragraphs, points),
    lineHeight: readLineHeight(chain, points, fit.reduction),
  };
  const richText = richTextFromParagraphs(
    lines.flatMap((line, index) =>
      toParagraphs(line, formatOf(paragraphs, index, { box, points }), {
        hasSpacing: box.paragraphSpacing !== undefined,
        boxSize: properties.fontSize,
        points,
      }),
    ),
  );
  countTextLosses(body, ancestors, { lists, warnings });
  if (hasSeveralFonts(runs)) warnings.count('mixed-text');
  if (paragraphs.some(({ isRenumbered }) => isRenumbered)) warnings.count('renumbered');
  if (
    richText.content.length > DECK_LIMITS.text ||
    richText.markRanges.length > DECK_LIMITS.markRanges
  )
    warnings.count('cut');
  return {
    richText,
    alpha,
    style: {
      ...properties,
      ...box,
      overflow: fit.shrinks ? 'shrink' : 'grow',
    },
  };
}

interface ImportedLine {
  readonly runs: readonly ImportedRun[];
  readonly paragraph: ImportedParagraph;
}

/** Manual line breaks start a paragraph that continues the one above. */
function toParagraphs(
  { runs, paragraph }: ImportedLine,
  ownFormat: ParagraphFormat,
  {
    hasSpacing,
    boxSize,
    points,
  }: { readonly hasSpacing: boolean; readonly boxSize: number; readonly points: number },
): readonly Paragraph[] {
  const lines = splitLines(runs.map((run) => ({ text: run.text, marks: toMarks(run) })));
  const { textAlign, lineHeight } = ownFormat;
  const continued = {
    ...(textAlign && { textAlign }),
    ...(lineHeight && { lineHeight }),
    ...(hasSpacing ? { spaceBefore: 0 } : {}),
    ...(paragraph.indent === 0 ? {} : { indent: roundEm(paragraph.indent / points) }),
  };
  return lines.map((line, index) => {
    const isFirst = index === 0;
    const content = line.map(({ text }) => text).join('');
    const isEmpty = content === '';
    const { direction } = paragraph;
    const format: ParagraphFormat = {
      ...(isFirst ? ownFormat : continued),
      ...(isEmpty || direction === directionOf(content) ? {} : { direction }),
      ...(isEmpty && paragraph.fontSize !== boxSize ? { fontSize: paragraph.fontSize } : {}),
    };
    const isItem = isFirst && paragraph.list !== 'none';
    const { list, level } = isItem ? paragraph : ({ list: 'none', level: 0 } as const);
    return { list, level, runs: line, format };
  });
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
  return childrenOf(body, 'p').map(readParagraphText).join('\n');
}

export function readParagraphText(paragraph: Element): string {
  return Array.from(paragraph.children, (run) => readRunText(run)).join('');
}

/** Autofit of the nearest shape that has one. PowerPoint has fitted text whose line spacing it reduced. */
function readAutofit(ancestors: PlaceholderChain) {
  const fit = ancestors
    .flatMap((shape) => Array.from(findChild(shape, 'txBody', 'bodyPr')?.children ?? []))
    .find(({ localName }) => /^(no|norm|sp)Auto[fF]it$/.test(localName));
  const reduction = (readNumber(fit, 'lnSpcReduction') ?? 0) / 1e5;
  return {
    shrinks: fit?.localName === 'normAutofit' && reduction === 0,
    reduction,
    fontScale: reduction === 0 ? 1 : (readNumber(fit, 'fontScale') ?? 1e5) / 1e5,
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

/** Counts the properties of a text that this editor has not got. */
function countTextLosses(
  body: Element | undefined,
  ancestors: PlaceholderChain,
  { lists, warnings }: { readonly lists: ListStyles; readonly warnings: ImportWarnings },
): void {
  const paragraphs = childrenOf(body, 'p').filter((paragraph) => findChild(paragraph, 'r'));
  const losses = {
    columns: ancestors.some(
      (shape) => (readNumber(findChild(shape, 'txBody', 'bodyPr'), 'numCol') ?? 1) > 1,
    ),
    numbering: paragraphs.some((paragraph) => hasOtherNumbering(paragraph, lists)),
  } satisfies Partial<Record<ImportWarningKind, unknown>>;
  for (const kind of typedKeysOf(losses)) if (losses[kind]) warnings.count(kind);
}

function hasOtherNumbering(paragraph: Element, lists: ListStyles): boolean {
  const [bullet] = paragraphPropertiesChain(paragraph, lists)
    .flatMap((properties) => Array.from(properties.children))
    .filter(({ localName }) => /^bu(None|Char|AutoNum|Blip)$/.test(localName));
  if (bullet?.localName !== 'buAutoNum') return false;
  return !NUMBERING_TYPES.includes(readAttribute(bullet, 'type') ?? '');
}
