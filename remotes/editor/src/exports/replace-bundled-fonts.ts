import type { Deck } from '../core/model/deck-schema';
import type { SlideElement } from '../core/elements/slide-element';
import { fontFamiliesOf } from '../fonts/list-used-fonts';
import { changeText } from '../core/elements/change-text';
import { BUNDLED_FONTS, type BundledFont, type SystemFont } from '../core/model/fonts';

/** Fonts of a deck that come with this editor, so that other computers may lack them. */
export function listBundledFonts({ slides }: Pick<Deck, 'slides'>): readonly BundledFont[] {
  const families = new Set(slides.flatMap(({ elements }) => elements.flatMap(fontFamiliesOf)));
  return BUNDLED_FONTS.filter((font) => families.has(font));
}

/** Sets all text in fonts that most computers have. Text that becomes wider shrinks to its box. */
export function replaceBundledFonts(deck: Deck): Deck {
  const { theme } = deck;
  return {
    ...deck,
    theme: theme && {
      ...theme,
      titleFont: systemFontFor(theme.titleFont),
      textFont: systemFontFor(theme.textFont),
    },
    slides: deck.slides.map((slide) => ({
      ...slide,
      elements: slide.elements.map(replaceFontOfElement),
    })),
  };
}

/** Nearest common font, by serifs and width. */
const SYSTEM_FONT_BY_BUNDLED: Readonly<Record<BundledFont, SystemFont>> = {
  Anton: 'Arial',
  Barlow: 'Arial',
  'Bebas Neue': 'Arial',
  'Bodoni Moda': 'Times New Roman',
  Cinzel: 'Times New Roman',
  'Cormorant Garamond': 'Times New Roman',
  'Courier Prime': 'Courier New',
  'DM Sans': 'Arial',
  'DM Serif Display': 'Georgia',
  'EB Garamond': 'Times New Roman',
  Fredoka: 'Trebuchet MS',
  Lora: 'Georgia',
  Nunito: 'Trebuchet MS',
  'Playfair Display': 'Georgia',
  'Space Grotesk': 'Trebuchet MS',
  Syne: 'Verdana',
  'Work Sans': 'Arial',
};

function systemFontFor(family: string): string {
  const bundled = BUNDLED_FONTS.find((font) => font === family);
  return bundled ? SYSTEM_FONT_BY_BUNDLED[bundled] : family;
}

function replaceFontOfElement(element: SlideElement): SlideElement {
  const [family] = fontFamiliesOf(element);
  const fontFamily = family === undefined ? family : systemFontFor(family);
  if (fontFamily === undefined || fontFamily === family) return element;
  return 'fontFamily' in element && !('overflow' in element)
    ? { ...element, fontFamily }
    : changeText(element, (text) => ({ ...text, fontFamily, overflow: 'shrink' }));
}
