import type { ImageAdjustments } from './theme-schema';

/** Adjustments that leave a picture unchanged. */
export const NEUTRAL_ADJUSTMENTS: ImageAdjustments = {
  brightness: 1,
  contrast: 1,
  saturation: 1,
  duotone: null,
};

/** Returns null for adjustments that change nothing. */
export function normalizeAdjustments(adjustments: ImageAdjustments): ImageAdjustments | null {
  const { brightness, contrast, saturation, duotone } = adjustments;
  const isPlain = brightness === 1 && contrast === 1 && saturation === 1 && duotone === null;
  return isPlain ? null : adjustments;
}

/** Filter id that is equal for equal adjustments. */
export function adjustmentsFilterId({
  brightness,
  contrast,
  saturation,
  duotone,
}: ImageAdjustments): string {
  const parts = [brightness, contrast, saturation].map((value) => Math.round(value * 100));
  const colors = duotone ? [duotone.dark, duotone.light] : [];
  return ['tone', ...parts, ...colors.map((color) => color.slice(1))].join('-');
}

export interface SvgFilterElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgFilterElement[];
}

/** SVG filters of the adjustments, in order: the same on the canvas and in every export. */
export function createAdjustmentFilters(
  adjustments: ImageAdjustments,
): readonly SvgFilterElement[] {
  const { brightness, contrast, saturation, duotone } = adjustments;
  return [
    ...(brightness === 1 ? [] : [createLinearFilter(brightness, 0)]),
    ...(contrast === 1 ? [] : [createLinearFilter(contrast, (1 - contrast) / 2)]),
    ...(saturation === 1
      ? []
      : [createFilterElement('feColorMatrix', { type: 'saturate', values: saturation })]),
    ...(duotone ? [GRAYSCALE_FILTER, createDuotoneFilter(duotone)] : []),
  ];
}

function createFilterElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly SvgFilterElement[] = [],
): SvgFilterElement {
  const attributeEntries = Object.entries(attributes).map(
    ([key, value]) => [key, String(value)] as const,
  );
  return { name, attributes: Object.fromEntries(attributeEntries), children: children };
}

function createLinearFilter(slope: number, intercept: number): SvgFilterElement {
  return createFilterElement(
    'feComponentTransfer',
    {},
    ['feFuncR', 'feFuncG', 'feFuncB'].map((name) =>
      createFilterElement(name, {
        type: 'linear',
        slope,
        intercept: Math.round(intercept * 1000) / 1000,
      }),
    ),
  );
}

/** Sets every channel to the luminance of the pixel. */
const LUMINANCE_ROW = '0.2126 0.7152 0.0722 0 0';
const GRAYSCALE_FILTER = createFilterElement('feColorMatrix', {
  type: 'matrix',
  values: `${LUMINANCE_ROW} ${LUMINANCE_ROW} ${LUMINANCE_ROW} 0 0 0 1 0`,
});

function createDuotoneFilter({
  dark,
  light,
}: NonNullable<ImageAdjustments['duotone']>): SvgFilterElement {
  return createFilterElement(
    'feComponentTransfer',
    {},
    ['feFuncR', 'feFuncG', 'feFuncB'].map((name, channel) =>
      createFilterElement(name, {
        type: 'table',
        tableValues: [dark, light].map((color) => channelRatioOf(color, channel)).join(' '),
      }),
    ),
  );
}

function channelRatioOf(color: string, channel: number): number {
  const value = Number.parseInt(color.slice(1 + channel * 2, 3 + channel * 2), 16);
  return Math.round((value / 255) * 10_000) / 10_000;
}
