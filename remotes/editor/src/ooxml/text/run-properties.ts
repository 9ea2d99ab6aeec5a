import { DEFAULT_LINE_HEIGHT } from '../../core/model/deck-constants';
import type { TextMarks, TextStyle } from '../../core/model/rich-text-schema';
import type { TextDirection } from '../../core/text/direction';
import { type ColorContext, type AlphaColor, readColor } from '../colors';
import {
  type PlaceholderChain,
  type SlideInheritance,
  masterTextStylesOf,
  resolveThemeFont,
} from '../slide-inheritance';
import {
  findChild,
  readBoolean,
  readInteger,
  readNumber,
  readAttribute,
} from '../package/xml-elements';

/** Resolved properties of a text run. */
export type RunProperties = Pick<
  TextStyle,
  'fontSize' | 'fontFamily' | 'fontWeight' | 'fontStyle'
> &
  Pick<TextStyle, 'textDecoration' | 'color' | 'letterSpacing' | 'textCase'> & {
    readonly alpha: number;
  };

/** Marks of a run that its box cannot have. */
export function readRunMarks(
  run: Element | undefined,
  colors: ColorContext,
): Pick<TextMarks, 'strike' | 'baseline' | 'highlight'> {
  const strike = /^(sng|dbl)Strike$/.test(readAttribute(run, 'strike') ?? '');
  const shift = readNumber(run, 'baseline') ?? 0;
  const highlight = readColor(findChild(run, 'highlight'), colors)?.color;
  return {
    ...(strike ? { strike: 'single' } : {}),
    ...(shift === 0 ? {} : { baseline: shift > 0 ? 'super' : 'sub' }),
    ...(highlight === undefined ? {} : { highlight }),
  };
}

export interface TextImportContext {
  readonly inheritance: SlideInheritance;
  readonly colors: ColorContext;
  /** Slide pixels here per slide pixel in the file. */
  readonly scale: number;
}

/** List styles that apply to a shape, nearest first. */
export interface ListStyles {
  readonly own: readonly Element[];
  /** Font reference of the shape's style, with the text colour. */
  readonly reference: Element | undefined;
  readonly inherited: readonly Element[];
}

export function listStylesOf(ancestors: PlaceholderChain, heritage: SlideInheritance): ListStyles {
  const [shape, ...placeholders] = ancestors;
  const listIn = (holder: Element | undefined) => findChild(holder, 'txBody', 'lstStyle');
  const inherited = [
    ...placeholders.map(listIn),
    ...(shape ? masterTextStylesOf(shape, heritage) : []),
  ];
  return {
    own: [listIn(shape)].filter((list) => list !== undefined),
    reference: findChild(shape, 'style', 'fontRef'),
    inherited: inherited.filter((list) => list !== undefined),
  };
}

export function paragraphPropertiesChain(
  paragraph: Element,
  { own, inherited }: ListStyles,
): readonly Element[] {
  const level = paragraphLevelOf(paragraph);
  return [
    findChild(paragraph, 'pPr'),
    ...[...own, ...inherited].map((list) => findChild(list, `lvl${level + 1}pPr`)),
  ].filter((properties) => properties !== undefined);
}

/** Highest of the nine levels that OOXML knows. */
const MAX_LEVEL = 8;

export function paragraphLevelOf(paragraph: Element): number {
  return readInteger(findChild(paragraph, 'pPr'), 'lvl', { min: 0, max: MAX_LEVEL }) ?? 0;
}

const DEFAULT_POINTS = 18;
const PX_PER_POINT = 96 / 72;

export function resolveRunProperties(
  run: Element | undefined,
  paragraph: Element,
  { lists, facts }: { lists: ListStyles; facts: TextImportContext },
): RunProperties {
  const localProperties = [
    run,
    ...paragraphPropertiesChain(paragraph, { ...lists, inherited: [] }).map((properties) =>
      findChild(properties, 'defRPr'),
    ),
  ];
  const inheritedProperties = paragraphPropertiesChain(paragraph, { ...lists, own: [] })
    .slice(findChild(paragraph, 'pPr') ? 1 : 0)
    .map((properties) => findChild(properties, 'defRPr'));
  const chain = [...localProperties, ...inheritedProperties].filter(
    (properties) => properties !== undefined,
  );
  const valueOf = (name: string) => chain.map((each) => readAttribute(each, name)).find(isDefined);
  const numberOf = (name: string, fallback: number) =>
    chain.map((each) => readNumber(each, name)).find(isDefined) ?? fallback;
  const points = numberOf('sz', DEFAULT_POINTS * 100) / 100;
  const color =
    localProperties.map((each) => readTextColor(each, facts.colors)).find(isDefined) ??
    readColor(lists.reference, facts.colors) ??
    inheritedProperties.map((each) => readTextColor(each, facts.colors)).find(isDefined) ??
    BLACK;
  return {
    fontSize: clampRounded(points * PX_PER_POINT * facts.scale, 1, 400),
    fontFamily: readFontFamily(chain, facts.inheritance),
    ...readMarks(valueOf),
    ...color,
    letterSpacing: clampRounded(numberOf('spc', 0) / 100 / points, -0.2, 2),
  };
}

const BLACK: AlphaColor = { color: '#000000', alpha: 1 };

function readMarks(valueOf: (name: string) => string | undefined) {
  return {
    fontWeight: isTrue(valueOf('b')) ? 'bold' : 'normal',
    fontStyle: isTrue(valueOf('i')) ? 'italic' : 'normal',
    textDecoration: ['none', undefined].includes(valueOf('u')) ? 'none' : 'underline',
    textCase: valueOf('cap') === 'all' ? 'upper' : 'none',
  } as const;
}

function isDefined<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

function readTextColor(properties: Element | undefined, names: ColorContext) {
  const [stop] = Array.from(findChild(properties, 'gradFill', 'gsLst')?.children ?? []);
  return readColor(findChild(properties, 'solidFill') ?? stop, names);
}

function readFontFamily(chain: readonly Element[], { theme }: SlideInheritance): string {
  const fontName = chain
    .map((each) => readAttribute(findChild(each, 'latin'), 'typeface'))
    .find(isDefined);
  const fontFamily = resolveThemeFont(fontName ?? '+mn-lt', theme) ?? '';
  const cleanName = fontFamily
    .replaceAll(/[^\w ,'-]/g, ' ')
    .trim()
    .slice(0, 80);
  return cleanName === '' ? 'Arial' : cleanName;
}

/** Line height as a multiple of the font size; PowerPoint's "single" is the default line height here. */
export function readLineHeight(
  chain: readonly Element[],
  points: number,
  reduction: number,
): number {
  const line = findLineSpacing(chain);
  const exact = readNumber(findChild(line, 'spcPts'), 'val');
  if (exact !== undefined) return clampRounded(exact / 100 / points, 0.5, 4);
  const share = (readNumber(findChild(line, 'spcPct'), 'val') ?? 1e5) / 1e5 - reduction;
  return clampRounded(share * DEFAULT_LINE_HEIGHT, 0.5, 4);
}

function findLineSpacing(chain: readonly Element[]): Element | undefined {
  return chain.map((each) => findChild(each, 'lnSpc')).find(isDefined);
}

export function readDirection(chain: readonly Element[]): TextDirection {
  return readBoolean(
    chain.find((each) => each.hasAttribute('rtl')),
    'rtl',
  )
    ? 'rtl'
    : 'ltr';
}

/** Side of the lines in their box. */
export function readAlignment(chain: readonly Element[]): TextStyle['textAlign'] {
  const name = chain.map((each) => readAttribute(each, 'algn')).find(isDefined);
  if (name === 'ctr') return 'center';
  if (name === 'just' || name === 'dist') return 'justify';
  return name === 'r' || (readDirection(chain) === 'rtl' && name === undefined) ? 'right' : 'left';
}

/** Clamps and rounds to thousandths, because finer digits are rounding errors of the format. */
function clampRounded(value: number, min: number, max: number): number {
  return Math.round(Math.min(max, Math.max(min, value)) * 1000) / 1000;
}
