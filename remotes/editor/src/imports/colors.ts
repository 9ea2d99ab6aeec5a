import { child, numberAt, textAt } from './markup';

export interface Ink {
  readonly color: string;
  /** 0 is invisible, 1 is solid. */
  readonly alpha: number;
}

/** Theme colours and mapping that colour names resolve to. */
export interface ColorNames {
  readonly theme: ReadonlyMap<string, string>;
  /** Theme colour for names such as `bg1` or `tx1`. */
  readonly map: ReadonlyMap<string, string>;
}

export function themeColors(theme: Element | undefined): ReadonlyMap<string, string> {
  const scheme = child(theme, 'themeElements', 'clrScheme');
  const named = Array.from(scheme?.children ?? [], (entry) => {
    const [value] = Array.from(entry.children);
    return [entry.localName, (value && plain(value)) ?? '#000000'] as const;
  });
  return new Map(named);
}

export function colorMap(master: Element | undefined): ReadonlyMap<string, string> {
  const map = child(master, 'clrMap');
  return new Map(Array.from(map?.attributes ?? [], ({ name, value }) => [name, value]));
}

/** Reads the colour of a fill, line or list; undefined for none. */
export function inkIn(
  holder: Element | undefined,
  names: ColorNames,
  placeholder?: Ink,
): Ink | undefined {
  const value = Array.from(holder?.children ?? []).find(({ localName }) =>
    /^(srgb|scheme|sys|prst|scrgb|hsl)Clr$/.test(localName),
  );
  return value && inkOf(value, names, placeholder);
}

/** Reads a colour element with its modifications. */
export function inkOf(value: Element, names: ColorNames, placeholder?: Ink): Ink | undefined {
  const base = baseOf(value, names, placeholder);
  if (base === undefined) return undefined;
  return Array.from(value.children).reduce(changed, base);
}

function baseOf(value: Element, { theme, map }: ColorNames, placeholder?: Ink): Ink | undefined {
  if (value.localName !== 'schemeClr') {
    const color = plain(value);
    return color === undefined ? undefined : { color, alpha: 1 };
  }
  const name = textAt(value, 'val') ?? '';
  if (name === 'phClr') return placeholder;
  const color = theme.get(map.get(name) ?? name) ?? theme.get(ALIASES[name] ?? '');
  return color === undefined ? undefined : { color, alpha: 1 };
}

/** Default mapping for a file without one. */
const ALIASES: Readonly<Record<string, string>> = {
  bg1: 'lt1',
  tx1: 'dk1',
  bg2: 'lt2',
  tx2: 'dk2',
};

function plain(value: Element): string | undefined {
  if (value.localName === 'srgbClr') return hex(textAt(value, 'val'));
  if (value.localName === 'sysClr') return hex(textAt(value, 'lastClr')) ?? '#000000';
  if (value.localName === 'prstClr') return PRESETS[textAt(value, 'val') ?? ''] ?? '#000000';
  if (value.localName !== 'scrgbClr') return undefined;
  const shares = ['r', 'g', 'b'].map((name) => (numberAt(value, name) ?? 0) / 1e5);
  return written(shares.map((ratio) => 255 * ratio ** (1 / 2.2)));
}

const PRESETS: Readonly<Record<string, string>> = {
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  gray: '#808080',
};

function hex(value: string | undefined): string | undefined {
  return value !== undefined && /^[0-9a-f]{6}$/i.test(value)
    ? `#${value.toLowerCase()}`
    : undefined;
}

function changed(color: Ink, change: Element): Ink {
  const ratio = (numberAt(change, 'val') ?? 1e5) / 1e5;
  if (change.localName === 'alpha') return { ...color, alpha: ratio };
  const applyChange = CHANGES[change.localName];
  return applyChange
    ? { ...color, color: written(applyChange(channels(color.color), ratio)) }
    : color;
}

type Alter = (channels: readonly number[], ratio: number) => readonly number[];

const CHANGES: Readonly<Record<string, Alter>> = {
  lumMod: (rgb, ratio) => withLightness(rgb, (light) => light * ratio),
  lumOff: (rgb, ratio) => withLightness(rgb, (light) => light + ratio),
  shade: (rgb, ratio) => rgb.map((value) => value * ratio),
  tint: (rgb, ratio) => rgb.map((value) => 255 - (255 - value) * ratio),
};

/** Keeps hue and saturation, as the luminance modifications of OOXML do. */
function withLightness(
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

function channels(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function written(rgb: readonly number[]): string {
  const bytes = rgb.map((value) => Math.round(Math.min(255, Math.max(0, value))));
  return `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
