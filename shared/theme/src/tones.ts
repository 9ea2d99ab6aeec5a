import { contrastBetween } from './contrast';

export interface Tones {
  main: string;
  /** Under the pointer; MUI's name for it. */
  dark: string;
  /** The label on a filled control. */
  contrastText: string;
  /** The same hue as text, readable on every surface of the scheme. */
  text: string;
}

const labels = { dark: '#1a1206', light: '#ffffff' };
const hoverStep = 0.08;
const readable = 5;

/** Everything that a control in one colour needs, for any colour (`#rrggbb`) on any ground. */
export function tonesOf(main: string, ground: string): Tones {
  const isBright = contrastBetween(labels.dark, main) >= contrastBetween(labels.light, main);
  const hover = isBright ? hoverStep : -hoverStep;
  return {
    main,
    // Away from the label, so that it reads better under the pointer, never worse.
    dark: shifted(main, hover),
    contrastText: isBright ? labels.dark : labels.light,
    text: readableOn(ground, main),
  };
}

/** The colour itself where it can be read, else the nearest shade that can. */
function readableOn(ground: string, colour: string): string {
  const step = contrastBetween('#ffffff', ground) > contrastBetween('#000000', ground) ? 1 : -1;
  const shades = Array.from({ length: 101 }, (_, at) => shifted(colour, (step * at) / 100));
  return shades.find((shade) => contrastBetween(shade, ground) >= readable) ?? labels.dark;
}

/** The same hue, lighter or darker by a share of the whole scale, and a little richer to stay one. */
function shifted(colour: string, by: number): string {
  if (by === 0) return colour;
  const { hue, saturation, lightness } = hslOf(colour);
  const richer = Math.min(1, saturation * 1.2);
  return hexOf({ hue, saturation: richer, lightness: Math.min(1, Math.max(0, lightness + by)) });
}

interface Hsl {
  /** In sixths of the circle. */
  hue: number;
  saturation: number;
  lightness: number;
}

function hslOf(colour: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  );
  const top = Math.max(red, green, blue);
  const range = top - Math.min(red, green, blue);
  const lightness = top - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  if (top === red) return { hue: ((green - blue) / range + 6) % 6, saturation, lightness };
  if (top === green) return { hue: (blue - red) / range + 2, saturation, lightness };
  return { hue: (red - green) / range + 4, saturation, lightness };
}

function hexOf({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channels = [0, 8, 4].map((offset) => {
    const at = (offset + 2 * hue) % 12;
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  });
  return `#${channels.map((value) => byteOf(value)).join('')}`;
}

function byteOf(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}
