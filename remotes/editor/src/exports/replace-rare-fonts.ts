import type { Deck } from '../core/model/deck-schema';
import type { SlideElement } from '../core/elements/slide-element';
import { fontFamiliesOf } from '../fonts/list-used-fonts';
import { changeText } from '../core/elements/change-text';
import {
  BUNDLED_FONTS,
  type BundledFont,
  isSystemFont,
  type SystemFont,
} from '../core/model/fonts';

/** Fonts of a deck that other computers may lack: those of this editor, and the deck's own. */
export function listRareFonts({ slides }: Pick<Deck, 'slides'>): readonly string[] {
  const families = new Set(slides.flatMap(({ elements }) => elements.flatMap(fontFamiliesOf)));
  return [...families].filter((family) => !isSystemFont(family)).toSorted();
}

/** Sets all text in fonts that most computers have. Text that becomes wider shrinks to its box. */
export function replaceRareFonts(deck: Deck): Deck {
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

function systemFontFor(family: string): SystemFont {
  if (isSystemFont(family)) return family;
  const bundled = BUNDLED_FONTS.find((font) => font === family);
  return bundled ? SYSTEM_FONT_BY_BUNDLED[bundled] : 'Arial';
}

function replaceFontOfElement(element: SlideElement): SlideElement {
  const [family] = fontFamiliesOf(element);
  const fontFamily = family === undefined ? family : systemFontFor(family);
  if (fontFamily === undefined || fontFamily === family) return element;
  return 'fontFamily' in element && !('overflow' in element)
    ? { ...element, fontFamily }
    : changeText(element, (text) => ({ ...text, fontFamily, overflow: 'shrink' }));
}
