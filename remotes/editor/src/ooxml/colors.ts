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

/** Degrees of a whole unit: angles are counted in 60,000ths of a degree, ratios in 100,000ths. */
const HUE_DEGREES = 1e5 / 60_000;

type ColorChange = (channels: readonly number[], ratio: number) => readonly number[];

const COLOR_CHANGES: Readonly<Record<string, ColorChange>> = {
  gamma: (rgb) => rgb.map((value) => 255 * encodeChannel(value / 255)),
  invGamma: (rgb) => rgb.map((value) => 255 * linearizeChannel(value)),
  hueOff: (rgb, ratio) => changeHsl(rgb, ([hue, ...rest]) => [hue + ratio * HUE_DEGREES, ...rest]),
  lumMod: (rgb, ratio) =>
    changeHsl(rgb, ([hue, saturation, light]) => [hue, saturation, light * ratio]),
  lumOff: (rgb, ratio) =>
    changeHsl(rgb, ([hue, saturation, light]) => [hue, saturation, light + ratio]),
  satMod: (rgb, ratio) =>
    changeHsl(rgb, ([hue, saturation, light]) => [hue, saturation * ratio, light]),
  satOff: (rgb, ratio) =>
    changeHsl(rgb, ([hue, saturation, light]) => [hue, saturation + ratio, light]),
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

/** Hue in degrees; saturation and lightness from 0 to 1. */
type Hsl = readonly [hue: number, saturation: number, light: number];

/** Changes hue, saturation and lightness, as the modifications of OOXML do. */
function changeHsl(rgb: readonly number[], change: (hsl: Hsl) => Hsl): readonly number[] {
  const [hue, saturation, light] = change(hslOf(rgb));
  const lightness = clampRatio(light);
  const chroma = clampRatio(saturation) * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const turn = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - chroma * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  });
}

const clampRatio = (ratio: number) => Math.min(1, Math.max(0, ratio));

function hslOf(rgb: readonly number[]): Hsl {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => value / 255);
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const [light, range] = [(low + high) / 2, high - low];
  if (range === 0) return [0, 0, light];
  const sector =
    high === red
      ? (green - blue) / range
      : high === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return [60 * sector, range / (1 - Math.abs(2 * light - 1)), light];
}

function channelsOf(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function formatHex(rgb: readonly number[]): string {
  const bytes = rgb.map((value) => Math.round(Math.min(255, Math.max(0, value))));
  return `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
