import { flushSync } from 'react-dom';
import { Suspense, use, useState } from 'react';
import { Button, SelectField, ButtonBase } from '@site/ui/mui';
import { THEME_COLOR_ROLES } from '../../core/model/deck-constants';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { oklchToHex, oklabToOklch } from '../../core/model/oklab';
import type { DeckTheme } from '../../core/model/theme-schema';
import { createThemeFromStill } from '../../core/theme/create-theme-from-still';
import { toFileName, pickFiles } from '../../effects/pick-files';
import { readAssetColors, readFileColors, type StillColors } from '../../effects/read-still-colors';
import { useAssets } from '../../elements/image/asset-image';
import { listDeckPictures, type DeckPicture } from '../../film/deck-pictures';
import { changeTheme, applyDeckTheme } from '../../film/themes/apply-deck-theme';
import { fontThemeOf } from '../../film/themes/font-theme-of';
import { FILM_THEMES, requireTheme } from '../../film/themes/themes';
import { loadFonts } from '../../fonts/load-fonts';
import { editDeck, showDialog } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { SlideView } from '../slide/slide-view';
import controls from '../../controls/controls.module.css';
import styles from './theme-from-still.module.css';

/** Value for the fonts the deck has now. */
const CURRENT_FONTS = '';

const NO_COLORS_MESSAGE =
  'This picture is fully transparent and has no colours. Choose another one.';

/** Makes a theme from a still: choose it, preview the first slide in its colors, apply. */
export function ThemeFromStill() {
  const { store } = useEditor();
  const deck = useEditorState((state) => state.committedDeck);
  const { choice, error, choose, chooseStill, chooseFile } = useStillTheme(deck);
  const theme = choice && createStillTheme(choice, deck);

  function applyToDeck(newTheme: DeckTheme): void {
    flushSync(() => showDialog(store, null));
    editDeck(store, `Theme from ${newTheme.title}`, (doc) => changeTheme(doc, newTheme));
  }

  return (
    <div className={styles['form']}>
      <StillPicker
        stills={listDeckPictures(deck)}
        selectedAsset={choice?.asset ?? null}
        onPick={(still) => void chooseStill(still)}
        onChooseFile={() => void chooseFile()}
      />
      {error !== '' && <p role="alert">{error}</p>}
      {choice && theme && (
        <>
          <ColorComparison choice={choice} theme={theme} />
          <FirstSlidePreview deck={deck} theme={theme} />
          <FontSelect
            deck={deck}
            value={choice.fontThemeName}
            onPick={(fontThemeName) => choose({ ...choice, fontThemeName })}
          />
          <div>
            <Button variant="primary" onClick={() => applyToDeck(theme)}>
              Use this theme
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Shows the eight colors of the still and the eight of the theme; a picked file is shown only here. */
function ColorComparison({
  choice: { url, title, colors },
  theme,
}: {
  choice: StillChoice;
  theme: DeckTheme;
}) {
  return (
    <div className={styles['colorComparison']}>
      {url !== null && (
        <img
          key={url}
          className={styles['still']}
          src={url}
          alt={title}
          onLoad={() => URL.revokeObjectURL(url)}
        />
      )}
      <ColorStrip
        label="The still"
        colors={colors.map(({ color }) => oklchToHex(oklabToOklch(color)))}
      />
      <ColorStrip label="The theme" colors={THEME_COLOR_ROLES.map((role) => theme.palette[role])} />
    </div>
  );
}

function ColorStrip({ label, colors }: { label: string; colors: readonly string[] }) {
  return (
    <figure className={styles['colors']}>
      <figcaption className={controls['heading']}>{label}</figcaption>
      <div className={styles['strip']} role="img" aria-label={colors.join(', ')}>
        {colors.map((color, index) => (
          <span key={`${index} ${color}`} style={{ background: color }} />
        ))}
      </div>
    </figure>
  );
}

function FirstSlidePreview({ deck, theme }: { deck: Deck; theme: DeckTheme }) {
  return (
    <div className={styles['preview']} role="img" aria-label="The first slide in this theme" inert>
      {previewFirstSlide(deck, theme).map((slide) => (
        <SlideView key={slide.id} slide={slide} />
      ))}
    </div>
  );
}

function FontSelect({
  deck,
  value,
  onPick,
}: {
  deck: Deck;
  value: string;
  onPick: (name: string) => void;
}) {
  return (
    <SelectField label="Fonts" value={value} onChange={({ target }) => onPick(target.value)}>
      <option value={CURRENT_FONTS}>{fontPairOf(fontThemeOf(deck))}, as now</option>
      {FILM_THEMES.map((theme) => (
        <option key={theme.name} value={theme.name}>
          {fontPairOf(theme)}, as in {theme.title}
        </option>
      ))}
    </SelectField>
  );
}

function fontPairOf({ titleFont, textFont }: DeckTheme): string {
  return titleFont === textFont ? titleFont : `${titleFont} and ${textFont}`;
}

/** Pictures of the deck to choose from, and a file picker. */
function StillPicker({
  stills,
  selectedAsset,
  onPick,
  onChooseFile,
}: {
  stills: readonly DeckPicture[];
  selectedAsset: string | null;
  onPick: (still: DeckPicture) => void;
  onChooseFile: () => void;
}) {
  return (
    <>
      <p>
        {stills.length === 0
          ? 'The deck has no pictures yet. Choose a still from this computer: we take its colours, but don’t add it to the deck.'
          : 'Choose the picture whose colours the deck should have.'}
      </p>
      {stills.length > 0 && (
        <div className={styles['stills']} role="group" aria-label="Pictures of the deck">
          {stills.map((still) => (
            <ButtonBase
              key={still.asset}
              className={styles['still']}
              aria-label={still.name}
              aria-pressed={still.asset === selectedAsset}
              data-tooltip={still.name}
              onClick={() => onPick(still)}
            >
              <Suspense fallback={null}>
                <Thumbnail asset={still.asset} />
              </Suspense>
            </ButtonBase>
          ))}
        </div>
      )}
      <div>
        <Button onClick={onChooseFile}>Choose a file…</Button>
      </div>
    </>
  );
}

function Thumbnail({ asset }: { asset: string }) {
  const url = use(useAssets().urlOf(asset));
  return url === undefined ? null : <img src={url} alt="" />;
}

interface StillChoice {
  readonly title: string;
  readonly colors: StillColors;
  /** Picture of the deck; null for a file. */
  readonly asset: string | null;
  /** Object URL of a picked file. */
  readonly url: string | null;
  /** Name of the theme whose fonts are used. */
  readonly fontThemeName: string;
}

/** State of the chosen still and its theme. */
function useStillTheme(deck: Deck) {
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

function createStillTheme(
  { title, colors, fontThemeName }: StillChoice,
  deck: Deck,
): DeckTheme | undefined {
  return createThemeFromStill(colors, {
    title,
    manner: fontThemeName === CURRENT_FONTS ? fontThemeOf(deck) : requireTheme(fontThemeName),
  });
}

function previewFirstSlide(deck: Deck, theme: DeckTheme): readonly Slide[] {
  return applyDeckTheme({ ...deck, slides: deck.slides.slice(0, 1) }, theme).slides;
}

function stillTitleOf({ name }: File): string {
  return toFileName(name.replace(/\.[^.]*$/, ''), '');
}
