export interface FontFile {
  readonly weight: '400' | '700';
  readonly style: 'normal' | 'italic';
  /** Characters that the file is used for, as in CSS. */
  readonly unicodeRange: string;
  /** One of them, to find out whether the font is drawn. */
  readonly sampleLetter: string;
  readonly url: string;
}

type FontVariant = `${FontFile['weight']}-${FontFile['style']}`;

/** Find the file of a variant in a package. The bundler emits the files that match the URL's template. */
export type VariantUrls = Readonly<Record<FontVariant, (name: string) => URL>>;

const ALL_VARIANTS = ['400-normal', '700-normal', '400-italic', '700-italic'] as const;
const UPRIGHT_VARIANTS = ['400-normal', '700-normal'] as const;

/** Variants of fonts that don't have all. */
const VARIANTS: Readonly<Record<string, readonly FontVariant[]>> = {
  Anton: ['400-normal'],
  'Bebas Neue': ['400-normal'],
  Cinzel: UPRIGHT_VARIANTS,
  'DM Serif Display': ['400-normal', '400-italic'],
  Fredoka: UPRIGHT_VARIANTS,
  'Space Grotesk': UPRIGHT_VARIANTS,
  Syne: UPRIGHT_VARIANTS,
};

/** Lists the files of a font in its Fontsource package. */
export function listVariants(
  font: string,
  urls: VariantUrls,
  use: Pick<FontFile, 'unicodeRange' | 'sampleLetter'>,
): readonly FontFile[] {
  const name = font.toLowerCase().replaceAll(' ', '-');
  return (VARIANTS[font] ?? ALL_VARIANTS).map((variant) => {
    const [weight, style] = variant.split('-') as [FontFile['weight'], FontFile['style']];
    // Bundled, the URL is a string.
    return { weight, style, ...use, url: String(urls[variant](name)) };
  });
}
