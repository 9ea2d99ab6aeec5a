import { Button, SelectField } from '@site/ui/mui';
import { flushSync } from 'react-dom';
import { stillsIn } from '../../core/film/stills';
import type { Deck } from '../../core/model/deck';
import { hexOf, oklchOf } from '../../core/model/oklab';
import type { Theme } from '../../core/model/theme';
import { restyle } from '../../core/theme/restyle';
import { mannerOf } from '../../film/themes/deck-manner';
import { THEMES } from '../../film/themes/themes';
import { announce, edit, show } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import controls from '../controls.module.css';
import { SlideView } from '../slide/slide-view';
import { StillShelf } from './still-shelf';
import { type Choice, firstSlideIn, OWN_MANNER, themeOf, useStill } from './use-still';
import styles from './theme-from-still.module.css';

/** Makes a theme from a still: choose it, preview the first slide in its colors, apply. */
export function ThemeFromStill() {
  const { store } = useEditor();
  const deck = useEditorState((state) => state.settled);
  const { choice, error, choose, chooseStill, chooseFile } = useStill(deck);
  const theme = choice && themeOf(choice, deck);

  function applyToDeck(newTheme: Theme): void {
    flushSync(() => show(store, null));
    edit(store, 'Theme from a still', (doc) => restyle(doc, newTheme));
    announce(store, `Theme from ${newTheme.title}`);
  }

  return (
    <div className={styles['form']}>
      <StillShelf
        stills={stillsIn(deck)}
        selectedAsset={choice?.asset ?? null}
        onPick={(still) => void chooseStill(still)}
        onChooseFile={() => void chooseFile()}
      />
      {error !== '' && <p role="alert">{error}</p>}
      {choice && theme && (
        <>
          <Colors choice={choice} theme={theme} />
          <Preview deck={deck} theme={theme} />
          <FaceChoice
            deck={deck}
            value={choice.manner}
            onPick={(manner) => choose({ ...choice, manner })}
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
function Colors({ choice: { url, title, colors }, theme }: { choice: Choice; theme: Theme }) {
  const { ground, panel, ink, soft, accent, second, cover, coverInk } = theme.palette;
  return (
    <div className={styles['taken']}>
      {url !== null && (
        <img
          key={url}
          className={styles['still']}
          src={url}
          alt={title}
          onLoad={() => URL.revokeObjectURL(url)}
        />
      )}
      <Strip label="The still" colors={colors.map(({ color }) => hexOf(oklchOf(color)))} />
      <Strip
        label="The theme"
        colors={[ground, panel, ink, soft, accent, second, cover, coverInk]}
      />
    </div>
  );
}

function Strip({ label, colors }: { label: string; colors: readonly string[] }) {
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

/** First slide of the deck in the new theme. */
function Preview({ deck, theme }: { deck: Deck; theme: Theme }) {
  return (
    <div className={styles['preview']} role="img" aria-label="The first slide in this theme" inert>
      {firstSlideIn(deck, theme).map((slide) => (
        <SlideView key={slide.id} slide={slide} />
      ))}
    </div>
  );
}

function FaceChoice({
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
      <option value={OWN_MANNER}>{pairOf(mannerOf(deck))}, as now</option>
      {THEMES.map((theme) => (
        <option key={theme.name} value={theme.name}>
          {pairOf(theme)}, as in {theme.title}
        </option>
      ))}
    </SelectField>
  );
}

function pairOf({ titleFace, textFace }: Theme): string {
  return titleFace === textFace ? titleFace : `${titleFace} and ${textFace}`;
}
