type Color = readonly [red: number, green: number, blue: number];

const COUNT = 5;

/**
 * The main colours of a picture, from dark to light: its pixels are split again and again at the
 * median of the channel that varies most, and each part gives its mean.
 */
export function paletteOf(rgba: ArrayLike<number>, count = COUNT): readonly string[] {
  let parts: (readonly Color[])[] = [solidPixels(rgba)].filter(({ length }) => length > 0);
  while (parts.length > 0 && parts.length < count) {
    const widest = parts.reduce((best, part) => (spreadOf(part) > spreadOf(best) ? part : best));
    if (spreadOf(widest) === 0) break;
    parts = parts.flatMap((part) => (part === widest ? split(part) : [part]));
  }
  const means = parts.map(mean).toSorted((a, b) => lightOf(a) - lightOf(b));
  return Array.from(new Set(means.map(hex)));
}

function solidPixels(rgba: ArrayLike<number>): readonly Color[] {
  const colors: Color[] = [];
  for (let index = 0; index + 3 < rgba.length; index += 4)
    if ((rgba[index + 3] ?? 0) > 127)
      colors.push([rgba[index] ?? 0, rgba[index + 1] ?? 0, rgba[index + 2] ?? 0]);
  return colors;
}

const CHANNELS = [0, 1, 2] as const;

function rangeOf(colors: readonly Color[], channel: 0 | 1 | 2): number {
  let [least, most] = [255, 0];
  for (const color of colors) {
    least = Math.min(least, color[channel]);
    most = Math.max(most, color[channel]);
  }
  return most - least;
}

/** How much splitting a part would gain: its widest channel, weighed by how many pixels it has. */
function spreadOf(colors: readonly Color[]): number {
  return (
    Math.max(...CHANNELS.map((channel) => rangeOf(colors, channel))) * Math.sqrt(colors.length)
  );
}

function split(colors: readonly Color[]): (readonly Color[])[] {
  const channel = CHANNELS.reduce((best, next) =>
    rangeOf(colors, next) > rangeOf(colors, best) ? next : best,
  );
  const sorted = colors.toSorted((a, b) => a[channel] - b[channel]);
  const middle = sorted.length >> 1;
  return [sorted.slice(0, middle), sorted.slice(middle)];
}

function mean(colors: readonly Color[]): Color {
  const total = [0, 0, 0];
  for (const color of colors)
    for (const channel of CHANNELS) total[channel] = (total[channel] ?? 0) + color[channel];
  const [red = 0, green = 0, blue = 0] = total.map((sum) => Math.round(sum / colors.length));
  return [red, green, blue];
}

function lightOf([red, green, blue]: Color): number {
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

function hex(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
