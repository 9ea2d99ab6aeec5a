import { useState } from 'react';
import type { Still } from '../../core/film/stills';
import type { Deck, Slide } from '../../core/model/deck';
import type { Theme } from '../../core/model/theme';
import { restyled } from '../../core/theme/restyle';
import { themeFromStill } from '../../core/theme/theme-from-still';
import { fileName, pickFiles } from '../../effects/pick-file';
import { colorsOfAsset, colorsOfFile, type StillColors } from '../../effects/read-still';
import { showFaces } from '../../faces/load-faces';
import { mannerOf } from '../../film/themes/deck-manner';
import { themeNamed } from '../../film/themes/themes';
import { useEditor } from '../../store/editor-context';

/** Value for the fonts the deck has now. */
export const OWN_MANNER = '';

export interface Choice {
  readonly title: string;
  readonly colors: StillColors;
  /** Picture of the deck; null for a file. */
  readonly asset: string | null;
  /** Object URL of a picked file. */
  readonly url: string | null;
  /** Name of the theme whose fonts are used. */
  readonly manner: string;
}

const NOTHING_TO_TAKE =
  'This picture is transparent all over, so it has no colours to take. Choose another one.';

/** State of the chosen still and its theme. */
export function useStill(deck: Deck) {
  const editor = useEditor();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [error, setError] = useState('');
  const manner = choice?.manner ?? OWN_MANNER;

  function choose(next: Choice): void {
    const theme = themeOf(next, deck);
    setError(theme ? '' : NOTHING_TO_TAKE);
    if (!theme) return;
    setChoice(next);
    void showFaces(firstSlideIn(deck, theme));
  }

  async function chooseStill({ asset, name }: Still): Promise<void> {
    const colors = await colorsOfAsset(editor, asset).catch(() => undefined);
    if (colors) choose({ title: name, colors, asset, url: null, manner });
    else setError('This picture is not in this browser.');
  }

  async function chooseFile(): Promise<void> {
    const [file] = await pickFiles('image/*');
    if (!file) return;
    try {
      const colors = await colorsOfFile(file);
      const url = colors.length > 0 ? URL.createObjectURL(file) : null;
      choose({ title: titleOf(file), colors, asset: null, url, manner });
    } catch {
      setError(`“${file.name}” is not an image the browser can show. Use a JPEG, PNG or WebP.`);
    }
  }

  return { choice, error, choose, chooseStill, chooseFile };
}

export function themeOf({ title, colors, manner }: Choice, deck: Deck): Theme | undefined {
  return themeFromStill(colors, {
    title,
    manner: manner === OWN_MANNER ? mannerOf(deck) : themeNamed(manner),
  });
}

/** First slide of the deck in another theme. */
export function firstSlideIn(deck: Deck, theme: Theme): readonly Slide[] {
  return restyled({ ...deck, slides: deck.slides.slice(0, 1) }, theme).slides;
}

function titleOf({ name }: File): string {
  return fileName(name.replace(/\.[^.]*$/, ''), '');
}
