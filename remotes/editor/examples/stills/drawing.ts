/** Size of every still in pixels. */
export const STILL_SIZE = { width: 1920, height: 1080 } as const;

type Point = readonly [x: number, y: number];

/** Wraps shapes as one still: film grain and dark corners lie over all of them. */
export function drawStill(...shapes: readonly string[]): string {
  const { width, height } = STILL_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<defs>',
    ...[2, 6, 14, 40].map(
      (deviation) =>
        `<filter id="blur${deviation}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    ),
    '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="7"/><feColorMatrix values=".33 .33 .33 0 0 .33 .33 .33 0 0 .33 .33 .33 0 0 0 0 0 0 1"/></filter>',
    '<radialGradient id="corners" cx=".5" cy=".5" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>',
    '</defs>',
    ...shapes,
    `<rect width="${width}" height="${height}" fill="url(#corners)"/>`,
    `<rect width="${width}" height="${height}" filter="url(#grain)" opacity=".13" style="mix-blend-mode:overlay"/>`,
    '</svg>',
  ].join('');
}

/** Rectangle across the still from `top` to `bottom`, with a vertical gradient of evenly spaced colors. */
export function drawBand([top, bottom]: Point, colors: readonly string[]): string {
  const id = `band-${top}-${bottom}-${colors.join('').replaceAll('#', '')}`;
  const stops = colors.map(
    (color, index) =>
      `<stop offset="${round(index / (colors.length - 1))}" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient><rect y="${top}" width="${STILL_SIZE.width}" height="${bottom - top}" fill="url(#${id})"/>`;
}

/** Radial light, strongest in its center; `flatness` makes it an ellipse. */
export function drawGlow(
  [x, y]: Point,
  radius: number,
  { color, opacity = 1, flatness = 1 }: { color: string; opacity?: number; flatness?: number },
): string {
  const id = `glow-${x}-${y}-${radius}-${color.slice(1)}`;
  const stops = [1, 0.5, 0.16, 0].map(
    (share, index) =>
      `<stop offset="${[0, 0.22, 0.55, 1][index]}" stop-color="${color}" stop-opacity="${round(share * opacity)}"/>`,
  );
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient><ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${round(radius * flatness)}" fill="url(#${id})"/>`;
}

/** Shape that a light from behind outlines: the light color shows at the side that `offset` points to. */
export function drawRimLit(
  path: string,
  { ink, light, offset = [7, -4] }: { ink: string; light: string; offset?: Point },
): string {
  return `<path d="${path}" fill="${light}" transform="translate(${offset[0]} ${offset[1]})" filter="url(#blur2)"/><path d="${path}" fill="${ink}"/>`;
}

/** Uneven line of hills from edge to edge, filled down to the bottom. */
export function drawRidge(
  seed: number,
  { y, rise, steps = 24, fill }: { y: number; rise: number; steps?: number; fill: string },
): string {
  const random = createRandom(seed);
  const heights = Array.from({ length: steps + 1 }, () => random());
  const points = heights.map((height, index) => {
    const smooth = (height + (heights[index - 1] ?? height) + (heights[index + 1] ?? height)) / 3;
    return `${round((index / steps) * STILL_SIZE.width)} ${round(y - smooth * rise)}`;
  });
  return `<path d="M0 ${STILL_SIZE.height}L${points.join('L')}V${STILL_SIZE.height}z" fill="${fill}"/>`;
}

/** Stars above `bottom`, the same ones for the same seed. */
export function drawStars(seed: number, count: number, bottom: number): string {
  const random = createRandom(seed);
  const stars = Array.from({ length: count }, () => {
    const [x, y] = [round(random() * STILL_SIZE.width), round(random() ** 1.3 * bottom)];
    return `<circle cx="${x}" cy="${y}" r="${round(0.6 + random() ** 4 * 2.2)}" opacity="${round(0.2 + random() * 0.7)}"/>`;
  });
  return `<g fill="#eef4ff">${stars.join('')}</g>`;
}

/** Cracks of a dry lake bed in perspective: lines to a vanishing point, and level lines that get closer. */
export function drawFlats(seed: number, horizon: number, color: string, opacity: number): string {
  const random = createRandom(seed);
  const depth = STILL_SIZE.height - horizon;
  const lines: string[] = [];
  for (let row = 0; row < 22; row += 1) {
    const y = horizon + depth * ((row + random() * 0.6) / 22) ** 2.1;
    lines.push(`M0 ${round(y)}${wobble(random, y, 2 + (y - horizon) / 60)}`);
  }
  for (let column = -26; column <= 26; column += 1) {
    const bend = (random() - 0.5) * 80;
    lines.push(
      `M${round(960 + column * 16)} ${horizon + 4}Q${round(960 + column * 90 + bend)} ${round(horizon + depth * 0.4)} ${round(960 + column * 260)} ${STILL_SIZE.height}`,
    );
  }
  return `<path d="${lines.join('')}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="1.6"/>`;
}

function wobble(random: () => number, y: number, height: number): string {
  return Array.from(
    { length: 16 },
    (_, index) => `L${(index + 1) * 120} ${round(y + (random() - 0.5) * height)}`,
  ).join('');
}

/** Group at a position, scaled; a negative scale mirrors it. */
export function place([x, y]: Point, scale: number | Point, ...shapes: readonly string[]): string {
  const [scaleX, scaleY] = typeof scale === 'number' ? [scale, scale] : scale;
  return `<g transform="translate(${x} ${y})scale(${scaleX} ${scaleY})">${shapes.join('')}</g>`;
}

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
