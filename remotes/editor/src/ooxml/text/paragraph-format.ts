import {
  EMU_PER_PX,
  LIST_LEVELS,
  NUMBERINGS,
  POINTS_PER_PX,
} from '../../core/model/deck-constants';
import type { ListItem, ParagraphFormat, TextStyle } from '../../core/model/rich-text-schema';
import { mirrorAlignment, type TextDirection } from '../../core/text/direction';
import { BULLETS, LIST_INDENT_EM } from '../../core/text/lists';
import { readColor } from '../colors';
import { findChild, readNumber, readAttribute } from '../package/xml-elements';
import { NUMBERING_TYPES } from '../text-xml';
import {
  paragraphLevelOf,
  paragraphPropertiesChain,
  readAlignment,
  readDirection,
  readLineHeight,
  resolveRunProperties,
  type ListStyles,
  type TextImportContext,
} from './run-properties';

/** Bullets that are usual in presentations, by font and letter. */
const SYMBOL_FONTS: readonly (readonly [font: RegExp, signs: Readonly<Record<string, string>>])[] =
  [
    [/^wingdings 2$/i, { '¡': '◼', '£': '□', R: '☑', P: '✓' }],
    [/^wingdings 3$/i, { '}': '▸', Ô: '▷', Æ: '→' }],
    [
      /^wingdings$/i,
      {
        l: '●',
        n: '■',
        '§': '▪',
        q: '❑',
        o: '□',
        v: '❖',
        u: '◆',
        w: '◆',
        s: '◆',
        Ø: '➢',
        ü: '✓',
        û: '✗',
        à: '➔',
        è: '➔',
        ð: '⇨',
        '¡': '○',
        m: '❍',
        Ÿ: '•',
      },
    ],
    [/^symbol$/i, { '·': '•', '®': '→', '-': '−' }],
    [/^(monotype sorts|zapfdingbats)$/i, { l: '●', n: '■', u: '◆', v: '❖', q: '❑', '4': '✔' }],
  ];

/** Paragraph with its lengths in points. */
export interface ImportedParagraph {
  readonly list: ListItem['list'];
  readonly level: number;
  readonly direction: TextDirection;
  readonly textAlign: TextStyle['textAlign'];
  readonly lineHeight: number;
  readonly indent: number;
  readonly firstIndent: number;
  readonly before: number;
  readonly after: number;
  readonly marker: Pick<ParagraphFormat, 'marker' | 'markerColor' | 'markerRatio' | 'numbering'>;
  /** Font size, in slide pixels: that of the largest text, or of the line if there is none. */
  readonly fontSize: number;
  /** True if its numbering does not continue from the item before it. */
  readonly isRenumbered: boolean;
}

interface ParagraphContext {
  readonly lists: ListStyles;
  readonly facts: TextImportContext;
  /** Reduction of the line spacing, from 0 to 1. */
  readonly reduction: number;
}

/** @param fontSizes those of its text, in slide pixels; none for an empty line, which is no list item */
export function readParagraph(
  paragraph: Element,
  fontSizes: readonly number[],
  { lists, facts, reduction }: ParagraphContext,
): ImportedParagraph {
  const chain = paragraphPropertiesChain(paragraph, lists);
  const end = findChild(paragraph, 'endParaRPr');
  const isEmpty = fontSizes.length === 0;
  const fontSize = isEmpty
    ? resolveRunProperties(end, paragraph, { lists, facts }).fontSize
    : Math.max(...fontSizes);
  const points = toPoints(fontSize, facts.scale);
  const direction = readDirection(chain);
  const bullet = readBullet(isEmpty ? [] : chain);
  const level = Math.min(LIST_LEVELS - 1, paragraphLevelOf(paragraph));
  return {
    list: bullet.list,
    level,
    direction,
    textAlign: mirrorAlignment(readAlignment(chain), direction),
    lineHeight: readLineHeight(chain, points, reduction),
    indent: isEmpty ? 0 : readLength(chain, 'marL'),
    firstIndent: isEmpty ? 0 : readLength(chain, 'indent'),
    before: readSpace(chain, 'spcBef', points),
    after: readSpace(chain, 'spcAft', points),
    marker: {
      ...(bullet.marker === undefined || bullet.marker === BULLETS[level]
        ? {}
        : { marker: bullet.marker }),
      ...readMarkerColor(chain, facts),
      ...readMarkerRatio(chain, points),
      ...readNumbering(bullet.numberingType, level),
    },
    fontSize,
    isRenumbered: bullet.isRenumbered,
  };
}

export function toPoints(px: number, scale: number): number {
  return (px / scale) * POINTS_PER_PX;
}

/** Style of a box: that of most of its paragraphs. */
export function commonStyleOf(paragraphs: readonly ImportedParagraph[], points: number) {
  const spaces = paragraphs.slice(1).map((_, index) => spaceBetween(paragraphs, index + 1, points));
  const paragraphSpacing = mostFrequentOf(spaces) ?? 0;
  const item = paragraphs.find(({ list }) => list !== 'none');
  const listIndent = item && roundEm(item.indent / points / (item.level + 1));
  const isUsual = listIndent === undefined || Math.abs(listIndent - LIST_INDENT_EM) < TOLERANCE_EM;
  return {
    textAlign: mostFrequentOf(paragraphs.map(({ textAlign }) => textAlign)) ?? 'left',
    ...(paragraphSpacing === 0 ? {} : { paragraphSpacing }),
    ...(isUsual ? {} : { listIndent: Math.min(10, Math.max(0, listIndent)) }),
  } as const;
}

/** A difference of a pixel comes from rounding. */
const TOLERANCE_EM = 0.02;

type BoxStyle = ReturnType<typeof commonStyleOf> & Pick<TextStyle, 'lineHeight'>;

/** Format of a paragraph: its differences from the style of its box. */
export function formatOf(
  paragraphs: readonly ImportedParagraph[],
  index: number,
  { box, points }: { readonly box: BoxStyle; readonly points: number },
): ParagraphFormat {
  const paragraph = paragraphs[index];
  if (!paragraph) return {};
  const { textAlign, lineHeight } = paragraph;
  const space = index === 0 ? undefined : spaceBetween(paragraphs, index, points);
  return {
    ...(textAlign === box.textAlign ? {} : { textAlign }),
    ...(isNear(lineHeight, box.lineHeight) ? {} : { lineHeight }),
    ...(space === undefined || isNear(space, box.paragraphSpacing ?? 0)
      ? {}
      : { spaceBefore: space }),
    ...listFormatOf(paragraph, { box, points }),
  };
}

function listFormatOf(
  { list, level, marker, ...paragraph }: ImportedParagraph,
  { box, points }: { readonly box: BoxStyle; readonly points: number },
): ParagraphFormat {
  const isListed = list !== 'none';
  const listIndent = isListed ? (box.listIndent ?? LIST_INDENT_EM) : 0;
  const [indent, firstIndent] = [paragraph.indent / points, paragraph.firstIndent / points];
  return {
    ...(isNear(indent, listIndent * (level + 1)) ? {} : { indent: roundEm(indent) }),
    ...(isNear(firstIndent, -listIndent) ? {} : { firstIndent: roundEm(firstIndent) }),
    ...(isListed ? marker : {}),
  };
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < TOLERANCE_EM;
}

function spaceBetween(paragraphs: readonly ImportedParagraph[], index: number, points: number) {
  const space = (paragraphs[index - 1]?.after ?? 0) + (paragraphs[index]?.before ?? 0);
  return Math.min(10, Math.max(0, roundEm(space / points)));
}

export function roundEm(em: number): number {
  return Math.round(Math.min(100, Math.max(-100, em)) * 1000) / 1000;
}

function mostFrequentOf<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Array.from(counts).toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Length of the nearest style that has it, in points. */
function readLength(chain: readonly Element[], name: 'marL' | 'indent'): number {
  const emu = chain.map((each) => readNumber(each, name)).find((value) => value !== undefined);
  return ((emu ?? 0) / EMU_PER_PX) * POINTS_PER_PX;
}

/** Space before or after a paragraph, in points; percentages are of its font size. */
function readSpace(chain: readonly Element[], name: 'spcBef' | 'spcAft', points: number): number {
  const space = chain.map((each) => findChild(each, name)).find((element) => element !== undefined);
  const exact = readNumber(findChild(space, 'spcPts'), 'val');
  if (exact !== undefined) return exact / 100;
  return ((readNumber(findChild(space, 'spcPct'), 'val') ?? 0) / 1e5) * points;
}

function readMarkerColor(chain: readonly Element[], { colors }: TextImportContext) {
  const holder = findBulletProperty(chain, /^buClr(Tx)?$/);
  const color = holder?.localName === 'buClr' ? readColor(holder, colors)?.color : undefined;
  return color === undefined ? {} : { markerColor: color };
}

function readMarkerRatio(chain: readonly Element[], points: number) {
  const size = findBulletProperty(chain, /^buSz(Tx|Pct|Pts)$/);
  const value = readNumber(size, 'val');
  if (value === undefined || size?.localName === 'buSzTx') return {};
  const ratio = size?.localName === 'buSzPts' ? value / 100 / points : value / 1e5;
  return isNear(ratio, 1) ? {} : { markerRatio: Math.min(4, Math.max(0.1, roundEm(ratio))) };
}

function readNumbering(type: string | undefined, level: number) {
  if (type === undefined) return {};
  const index = NUMBERING_TYPES.findIndex((name) => name.replace('Period', '') === schemeOf(type));
  const numbering = NUMBERINGS[index];
  return numbering === undefined || index === level ? {} : { numbering };
}

/** Scheme of numerals without the signs around them. */
function schemeOf(type: string): string {
  return type.replace(/(Period|ParenR|ParenBoth|Plain)$/, '');
}

function findBulletProperty(chain: readonly Element[], name: RegExp): Element | undefined {
  return chain
    .flatMap((properties) => Array.from(properties.children))
    .find(({ localName }) => name.test(localName));
}

interface ImportedBullet {
  readonly list: ListItem['list'];
  readonly marker?: string;
  readonly numberingType?: string;
  /** True if its numbering does not continue from the item before it. */
  readonly isRenumbered: boolean;
}

/** Reads the bullet from the properties of a paragraph, nearest first. Pictures become the bullet of their level. */
function readBullet(chain: readonly Element[]): ImportedBullet {
  const properties = chain.flatMap(({ children }) => Array.from(children));
  const bullet = properties.find(({ localName }) => /^bu(None|Char|AutoNum|Blip)$/.test(localName));
  if (!bullet || bullet.localName === 'buNone') return { list: 'none', isRenumbered: false };
  if (bullet.localName === 'buAutoNum')
    return {
      list: 'number',
      numberingType: readAttribute(bullet, 'type') ?? 'arabicPeriod',
      isRenumbered: (readNumber(bullet, 'startAt') ?? 1) !== 1,
    };
  const font = properties.find(({ localName }) => /^buFont(Tx)?$/.test(localName));
  const character = readAttribute(bullet, 'char');
  return {
    list: 'bullet',
    ...(character ? { marker: toUnicode(character, readAttribute(font, 'typeface') ?? '') } : {}),
    isRenumbered: false,
  };
}

/** Replaces a character of a symbol font, which may be in the private use area, by its Unicode equivalent. */
function toUnicode(character: string, font: string): string {
  const [sign = '•'] = character;
  const code = sign.codePointAt(0) ?? 0;
  const key = code >= 0xf0_00 && code <= 0xf0_ff ? String.fromCharCode(code - 0xf0_00) : sign;
  const signs = SYMBOL_FONTS.find(([name]) => name.test(font))?.[1];
  return signs ? (signs[key] ?? '•') : sign;
}
