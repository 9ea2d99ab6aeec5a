import { Button, SelectField } from '@site/ui/mui';
import { flushSync } from 'react-dom';
import { listDeckPictures } from '../../film/deck-pictures';
import type { Deck } from '../../core/model/deck-schema';
import { oklchToHex, oklabToOklch } from '../../core/model/oklab';
import type { DeckTheme } from '../../core/model/theme-schema';
import { THEME_COLOR_ROLES } from '../../core/model/deck-constants';
import { changeTheme } from '../../film/themes/apply-deck-theme';
import { fontThemeOf } from '../../film/themes/font-theme-of';
import { FILM_THEMES } from '../../film/themes/themes';
import { editDeck, showDialog } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import controls from '../../controls/controls.module.css';
import { SlideView } from '../slide/slide-view';
import { StillPicker } from './still-picker';
import {
  type StillChoice,
  previewFirstSlide,
  CURRENT_FONTS,
  createStillTheme,
  useStillTheme,
} from './use-still-theme';
import styles from './theme-from-still.module.css';

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
