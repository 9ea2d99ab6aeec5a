import type { Tone } from './deck';

/** Adjustments that leave a picture unchanged. */
export const PLAIN_TONE: Tone = { brightness: 1, contrast: 1, saturation: 1, duotone: null };

/** Returns null for adjustments that change nothing. */
export function changedTone(tone: Tone): Tone | null {
  const { brightness, contrast, saturation, duotone } = tone;
  const isPlain = brightness === 1 && contrast === 1 && saturation === 1 && duotone === null;
  return isPlain ? null : tone;
}

/** Filter id that is equal for equal adjustments. */
export function toneId({ brightness, contrast, saturation, duotone }: Tone): string {
  const parts = [brightness, contrast, saturation].map((value) => Math.round(value * 100));
  const colors = duotone ? [duotone.dark, duotone.light] : [];
  return ['tone', ...parts, ...colors.map((color) => color.slice(1))].join('-');
}

export interface FilterStep {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: readonly FilterStep[];
}

/** SVG filters of the adjustments, in order: the same on the canvas and in every export. */
export function stepsOfTone(tone: Tone): readonly FilterStep[] {
  const { brightness, contrast, saturation, duotone } = tone;
  return [
    ...(brightness === 1 ? [] : [alongLine(brightness, 0)]),
    ...(contrast === 1 ? [] : [alongLine(contrast, (1 - contrast) / 2)]),
    ...(saturation === 1 ? [] : [step('feColorMatrix', { type: 'saturate', values: saturation })]),
    ...(duotone ? [GREY, between(duotone)] : []),
  ];
}

function step(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly FilterStep[] = [],
): FilterStep {
  const attributeEntries = Object.entries(attributes).map(
    ([key, value]) => [key, String(value)] as const,
  );
  return { name, attributes: Object.fromEntries(attributeEntries), inside: children };
}

function alongLine(slope: number, intercept: number): FilterStep {
  return step(
    'feComponentTransfer',
    {},
    ['feFuncR', 'feFuncG', 'feFuncB'].map((name) =>
      step(name, { type: 'linear', slope, intercept: Math.round(intercept * 1000) / 1000 }),
    ),
  );
}

/** Sets every channel to the luminance of the pixel. */
const LIGHT = '0.2126 0.7152 0.0722 0 0';
const GREY = step('feColorMatrix', {
  type: 'matrix',
  values: `${LIGHT} ${LIGHT} ${LIGHT} 0 0 0 1 0`,
});

function between({ dark, light }: NonNullable<Tone['duotone']>): FilterStep {
  return step(
    'feComponentTransfer',
    {},
    ['feFuncR', 'feFuncG', 'feFuncB'].map((name, channel) =>
      step(name, {
        type: 'table',
        tableValues: [dark, light].map((color) => shareOf(color, channel)).join(' '),
      }),
    ),
  );
}

function shareOf(color: string, channel: number): number {
  const value = Number.parseInt(color.slice(1 + channel * 2, 3 + channel * 2), 16);
  return Math.round((value / 255) * 10_000) / 10_000;
}
