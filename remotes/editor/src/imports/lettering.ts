import { LINE_HEIGHT } from '../core/model/deck';
import type { TextStyle } from '../core/model/words';
import { type ColorNames, type Ink, inkIn } from './colors';
import { type Ancestors, type Heritage, masterStyle, themeFace } from './heritage';
import { child, isOn, numberAt, textAt } from './markup';

/** Resolved properties of a text run. */
export type Setting = Pick<TextStyle, 'fontSize' | 'fontFamily' | 'fontWeight' | 'fontStyle'> &
  Pick<TextStyle, 'textDecoration' | 'color' | 'letterSpacing' | 'textCase'> & {
    readonly alpha: number;
  };

export interface LetterFacts {
  readonly heritage: Heritage;
  readonly names: ColorNames;
  /** Slide pixels here per slide pixel in the file. */
  readonly scale: number;
}

/** List styles that apply to a shape, nearest first. */
export interface Lists {
  readonly own: readonly Element[];
  /** Font reference of the shape's style, with the text colour. */
  readonly reference: Element | undefined;
  readonly inherited: readonly Element[];
}

export function listsOf(ancestors: Ancestors, heritage: Heritage): Lists {
  const [shape, ...placeholders] = ancestors;
  const listIn = (holder: Element | undefined) => child(holder, 'txBody', 'lstStyle');
  const inherited = [
    ...placeholders.map(listIn),
    shape && masterStyle(shape, heritage),
    child(heritage.presentation, 'defaultTextStyle'),
  ];
  return {
    own: [listIn(shape)].filter((list) => list !== undefined),
    reference: child(shape, 'style', 'fontRef'),
    inherited: inherited.filter((list) => list !== undefined),
  };
}

export function paragraphChain(paragraph: Element, { own, inherited }: Lists): readonly Element[] {
  const level = levelOf(paragraph);
  return [
    child(paragraph, 'pPr'),
    ...[...own, ...inherited].map((list) => child(list, `lvl${level + 1}pPr`)),
  ].filter((properties) => properties !== undefined);
}

export function levelOf(paragraph: Element): number {
  return numberAt(child(paragraph, 'pPr'), 'lvl') ?? 0;
}

const DEFAULT_POINTS = 18;
const PX_PER_POINT = 96 / 72;

export function settingOf(
  run: Element | undefined,
  paragraph: Element,
  { lists, facts }: { lists: Lists; facts: LetterFacts },
): Setting {
  const localProperties = [
    run,
    ...paragraphChain(paragraph, { ...lists, inherited: [] }).map((properties) =>
      child(properties, 'defRPr'),
    ),
  ];
  const inheritedProperties = paragraphChain(paragraph, { ...lists, own: [] })
    .slice(child(paragraph, 'pPr') ? 1 : 0)
    .map((properties) => child(properties, 'defRPr'));
  const chain = [...localProperties, ...inheritedProperties].filter(
    (properties) => properties !== undefined,
  );
  const valueOf = (name: string) => chain.map((each) => textAt(each, name)).find(isThere);
  const numberOf = (name: string, fallback: number) =>
    chain.map((each) => numberAt(each, name)).find(isThere) ?? fallback;
  const points = numberOf('sz', DEFAULT_POINTS * 100) / 100;
  const color =
    localProperties.map((each) => inkOf(each, facts.names)).find(isThere) ??
    inkIn(lists.reference, facts.names) ??
    inheritedProperties.map((each) => inkOf(each, facts.names)).find(isThere) ??
    BLACK;
  return {
    fontSize: within(points * PX_PER_POINT * facts.scale, 1, 400),
    fontFamily: faceOf(chain, facts.heritage),
    ...marksOf(valueOf),
    ...color,
    letterSpacing: within(numberOf('spc', 0) / 100 / points, -0.2, 2),
  };
}

const BLACK: Ink = { color: '#000000', alpha: 1 };

function marksOf(valueOf: (name: string) => string | undefined) {
  return {
    fontWeight: isYes(valueOf('b')) ? 'bold' : 'normal',
    fontStyle: isYes(valueOf('i')) ? 'italic' : 'normal',
    textDecoration: ['none', undefined].includes(valueOf('u')) ? 'none' : 'underline',
    textCase: valueOf('cap') === 'all' ? 'upper' : 'none',
  } as const;
}

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

function isYes(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

function inkOf(properties: Element | undefined, names: ColorNames) {
  const [stop] = Array.from(child(properties, 'gradFill', 'gsLst')?.children ?? []);
  return inkIn(child(properties, 'solidFill') ?? stop, names);
}

function faceOf(chain: readonly Element[], { theme }: Heritage): string {
  const fontName = chain.map((each) => textAt(child(each, 'latin'), 'typeface')).find(isThere);
  const fontFamily = themeFace(fontName ?? '+mn-lt', theme) ?? '';
  const cleanName = fontFamily
    .replaceAll(/[^\w ,'-]/g, ' ')
    .trim()
    .slice(0, 80);
  return cleanName === '' ? 'Arial' : cleanName;
}

/** Line height as a multiple of the font size; PowerPoint's "single" is the default line height here. */
export function lineHeightOf(chain: readonly Element[], points: number, reduction: number): number {
  const line = lineSpacingIn(chain);
  const exact = numberAt(child(line, 'spcPts'), 'val');
  if (exact !== undefined) return within(exact / 100 / points, 0.5, 4);
  const share = (numberAt(child(line, 'spcPct'), 'val') ?? 1e5) / 1e5 - reduction;
  return within(share * LINE_HEIGHT, 0.5, 4);
}

export function isExactLine(chain: readonly Element[]): boolean {
  return child(lineSpacingIn(chain), 'spcPts') !== undefined;
}

function lineSpacingIn(chain: readonly Element[]): Element | undefined {
  return chain.map((each) => child(each, 'lnSpc')).find(isThere);
}

export function alignmentOf(chain: readonly Element[]): TextStyle['textAlign'] {
  const name = chain.map((each) => textAt(each, 'algn')).find(isThere);
  const isFromRight = chain.some((each) => isOn(each, 'rtl'));
  if (name === 'ctr') return 'center';
  return name === 'r' || (isFromRight && name === undefined) ? 'right' : 'left';
}

/** Clamps and rounds to thousandths, because finer digits are rounding errors of the format. */
function within(value: number, min: number, max: number): number {
  return Math.round(Math.min(max, Math.max(min, value)) * 1000) / 1000;
}
