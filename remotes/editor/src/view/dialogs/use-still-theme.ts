import { useState } from 'react';
import type { DeckPicture } from '../../film/deck-pictures';
import type { Deck, Slide } from '../../core/model/deck-schema';
import type { DeckTheme } from '../../core/model/theme-schema';
import { applyDeckTheme } from '../../film/themes/apply-deck-theme';
import { createThemeFromStill } from '../../core/theme/create-theme-from-still';
import { toFileName, pickFiles } from '../../effects/pick-files';
import { readAssetColors, readFileColors, type StillColors } from '../../effects/read-still-colors';
import { loadFonts } from '../../fonts/load-fonts';
import { fontThemeOf } from '../../film/themes/font-theme-of';
import { requireTheme } from '../../film/themes/themes';
import { useEditor } from '../../store/editor-context';

/** Value for the fonts the deck has now. */
export const CURRENT_FONTS = '';

export interface StillChoice {
  readonly title: string;
  readonly colors: StillColors;
  /** Picture of the deck; null for a file. */
  readonly asset: string | null;
  /** Object URL of a picked file. */
  readonly url: string | null;
  /** Name of the theme whose fonts are used. */
  readonly fontThemeName: string;
}

const NO_COLORS_MESSAGE =
  'This picture is fully transparent and has no colours. Choose another one.';

/** State of the chosen still and its theme. */
export function useStillTheme(deck: Deck) {
  const editor = useEditor();
  const [choice, setChoice] = useState<StillChoice | null>(null);
  const [error, setError] = useState('');
  const fontThemeName = choice?.fontThemeName ?? CURRENT_FONTS;

  function choose(next: StillChoice): void {
    const theme = createStillTheme(next, deck);
    setError(theme ? '' : NO_COLORS_MESSAGE);
    if (!theme) return;
    setChoice(next);
    void loadFonts(previewFirstSlide(deck, theme));
  }

  async function chooseStill({ asset, name }: DeckPicture): Promise<void> {
    const colors = await readAssetColors(editor, asset).catch(() => undefined);
    if (colors) choose({ title: name, colors, asset, url: null, fontThemeName });
    else setError('This picture is not in this browser.');
  }

  async function chooseFile(): Promise<void> {
    const [file] = await pickFiles('image/*');
    if (!file) return;
    try {
      const colors = await readFileColors(file);
      const url = colors.length > 0 ? URL.createObjectURL(file) : null;
      choose({ title: stillTitleOf(file), colors, asset: null, url, fontThemeName });
    } catch {
      setError(`“${file.name}” is not an image the browser can show. Use a JPEG, PNG or WebP.`);
    }
  }

  return { choice, error, choose, chooseStill, chooseFile };
}

export function createStillTheme(
  { title, colors, fontThemeName }: StillChoice,
  deck: Deck,
): DeckTheme | undefined {
  return createThemeFromStill(colors, {
    title,
    manner: fontThemeName === CURRENT_FONTS ? fontThemeOf(deck) : requireTheme(fontThemeName),
  });
}

export function previewFirstSlide(deck: Deck, theme: DeckTheme): readonly Slide[] {
  return applyDeckTheme({ ...deck, slides: deck.slides.slice(0, 1) }, theme).slides;
}

function stillTitleOf({ name }: File): string {
  return toFileName(name.replace(/\.[^.]*$/, ''), '');
}
