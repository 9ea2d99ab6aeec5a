import { linearizeChannel } from '../core/model/colors';
import { encodeChannel } from '../core/model/oklab';
import { findChild, readNumber, readAttribute } from './package/xml-elements';

export interface AlphaColor {
  readonly color: string;
  /** 0 is invisible, 1 is solid. */
  readonly alpha: number;
}

/** Theme colours and mapping that colour names resolve to. */
export interface ColorContext {
  readonly theme: ReadonlyMap<string, string>;
  /** Theme colour for names such as `bg1` or `tx1`. */
  readonly map: ReadonlyMap<string, string>;
  /** Colour that a style of the theme is used in. */
  readonly placeholder?: AlphaColor | undefined;
}

export function readThemeColors(theme: Element | undefined): ReadonlyMap<string, string> {
  const scheme = findChild(theme, 'themeElements', 'clrScheme');
  const named = Array.from(scheme?.children ?? [], (entry) => {
    const [value] = Array.from(entry.children);
    return [entry.localName, (value && readPlainColor(value)) ?? '#000000'] as const;
  });
  return new Map(named);
}

/** Color map of a master, or the one that the slide or its layout has instead. */
export function readColorMap(
  master: Element | undefined,
  ...overriding: readonly (Element | undefined)[]
): ReadonlyMap<string, string> {
  const override = overriding
    .map((part) => findChild(part, 'clrMapOvr', 'overrideClrMapping'))
    .find((mapping) => mapping !== undefined);
  const map = override ?? findChild(master, 'clrMap');
  return new Map(Array.from(map?.attributes ?? [], ({ name, value }) => [name, value]));
}

/** Reads the colour of a fill, line or list; undefined for none. */
export function readColor(
  holder: Element | undefined,
  names: ColorContext,
  placeholder?: AlphaColor,
): AlphaColor | undefined {
  const value = Array.from(holder?.children ?? []).find(({ localName }) =>
    /^(srgb|scheme|sys|prst|scrgb|hsl)Clr$/.test(localName),
  );
  return value && readColorElement(value, names, placeholder);
}

/** Reads a colour element with its modifications. */
export function readColorElement(
  value: Element,
  names: ColorContext,
  placeholder?: AlphaColor,
): AlphaColor | undefined {
  const base = readBaseColor(value, names, placeholder);
  if (base === undefined) return undefined;
  return Array.from(value.children).reduce(applyColorChange, base);
}

function readBaseColor(
  value: Element,
  { theme, map, ...names }: ColorContext,
  placeholder = names.placeholder,
): AlphaColor | undefined {
  if (value.localName !== 'schemeClr') {
    const color = readPlainColor(value);
    return color === undefined ? undefined : { color, alpha: 1 };
  }
  const name = readAttribute(value, 'val') ?? '';
  if (name === 'phClr') return placeholder;
  const color = theme.get(map.get(name) ?? name) ?? theme.get(DEFAULT_COLOR_MAP[name] ?? '');
  return color === undefined ? undefined : { color, alpha: 1 };
}

/** Default mapping for a file without one. */
const DEFAULT_COLOR_MAP: Readonly<Record<string, string>> = {
  bg1: 'lt1',
  tx1: 'dk1',
  bg2: 'lt2',
  tx2: 'dk2',
};

function readPlainColor(value: Element): string | undefined {
  if (value.localName === 'srgbClr') return parseHex(readAttribute(value, 'val'));
  if (value.localName === 'sysClr') return parseHex(readAttribute(value, 'lastClr')) ?? '#000000';
  if (value.localName === 'prstClr')
    return PRESET_COLORS[readAttribute(value, 'val') ?? ''] ?? '#000000';
  if (value.localName !== 'scrgbClr') return undefined;
  const shares = ['r', 'g', 'b'].map((name) => (readNumber(value, name) ?? 0) / 1e5);
  return formatHex(shares.map((ratio) => 255 * ratio ** (1 / 2.2)));
}

const PRESET_COLORS: Readonly<Record<string, string>> = {
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  gray: '#808080',
};

function parseHex(value: string | undefined): string | undefined {
  return value !== undefined && /^[0-9a-f]{6}$/i.test(value)
    ? `#${value.toLowerCase()}`
    : undefined;
}

function applyColorChange(color: AlphaColor, change: Element): AlphaColor {
  const ratio = (readNumber(change, 'val') ?? 1e5) / 1e5;
  if (change.localName === 'alpha') return { ...color, alpha: ratio };
  if (change.localName === 'alphaMod') return { ...color, alpha: color.alpha * ratio };
  const applyChange = COLOR_CHANGES[change.localName];
  return applyChange
    ? { ...color, color: formatHex(applyChange(channelsOf(color.color), ratio)) }
    : color;
}

type ColorChange = (channels: readonly number[], ratio: number) => readonly number[];

const COLOR_CHANGES: Readonly<Record<string, ColorChange>> = {
  lumMod: (rgb, ratio) => changeLightness(rgb, (light) => light * ratio),
  lumOff: (rgb, ratio) => changeLightness(rgb, (light) => light + ratio),
  satMod: (rgb, ratio) => multiplySaturation(rgb, ratio),
  shade: (rgb, ratio) => changeLinearly(rgb, (light) => light * ratio),
  tint: (rgb, ratio) => changeLinearly(rgb, (light) => 1 - (1 - light) * ratio),
};

/** Shades and tints mix light, so they are computed in linear light. */
function changeLinearly(
  rgb: readonly number[],
  change: (light: number) => number,
): readonly number[] {
  return rgb.map((value) => 255 * encodeChannel(change(linearizeChannel(value))));
}

/** Multiplies the saturation of HSL, which is never more than 1. */
function multiplySaturation(rgb: readonly number[], ratio: number): readonly number[] {
  const [low, high] = [Math.min(...rgb) / 255, Math.max(...rgb) / 255];
  const light = (low + high) / 2;
  const range = 1 - Math.abs(2 * light - 1);
  const saturation = range === 0 ? 0 : (high - low) / range;
  const applied = saturation === 0 ? 1 : Math.min(1, saturation * ratio) / saturation;
  return rgb.map((value) => 255 * (light + (value / 255 - light) * applied));
}

/** Keeps hue and saturation, as the luminance modifications of OOXML do. */
function changeLightness(
  rgb: readonly number[],
  change: (lightness: number) => number,
): readonly number[] {
  const [low, high] = [Math.min(...rgb) / 255, Math.max(...rgb) / 255];
  const light = (low + high) / 2;
  const next = Math.min(1, Math.max(0, change(light)));
  const chroma = 1 - Math.abs(2 * light - 1);
  const nextChroma = 1 - Math.abs(2 * next - 1);
  if (chroma === 0) return rgb.map(() => next * 255);
  return rgb.map((value) => 255 * (next + ((value / 255 - light) / chroma) * nextChroma));
}

function channelsOf(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function formatHex(rgb: readonly number[]): string {
  const bytes = rgb.map((value) => Math.round(Math.min(255, Math.max(0, value))));
  return `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
