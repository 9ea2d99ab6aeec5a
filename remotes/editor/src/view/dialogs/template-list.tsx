import { ButtonBase, SelectField } from '@site/ui/mui';
import { useEffect, useMemo, useState } from 'react';
import type { Deck } from '../../core/model/deck';
import { openNewDeck } from '../../effects/open-new-deck';
import { loadFonts } from '../../fonts/load-fonts';
import {
  createDeckFromTemplate,
  DECK_TEMPLATES,
  type TemplateName,
} from '../../film/templates/templates';
import { requireTheme, FILM_THEMES } from '../../film/themes/themes';
import { useEditor } from '../../store/editor-context';
import { SlideView } from '../slide/slide-view';
import styles from './editor-dialogs.module.css';

export function TemplateList() {
  const editor = useEditor();
  const [themeName, setThemeName] = useState(OWN_THEME);
  const decks = useMemo(() => createDecks(themeName), [themeName]);
  useEffect(() => {
    void loadFonts(Object.values(decks).flatMap(({ slides }) => slides.slice(0, 1)));
  }, [decks]);

  return (
    <>
      <p>Each slide asks the questions a reader will ask. Your current deck stays in the list.</p>
      <SelectField
        label="Theme"
        value={themeName}
        onChange={(event) => setThemeName(event.target.value)}
      >
        <option value={OWN_THEME}>The template’s own</option>
        {FILM_THEMES.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </SelectField>
      <div className={styles['cards']}>
        {Object.values(DECK_TEMPLATES).map((template) => (
          <ButtonBase
            key={template.name}
            className={styles['card']}
            onClick={() => void openNewDeck(editor, decks[template.name])}
          >
            <span className={styles['cover']} aria-hidden="true" inert>
              {decks[template.name].slides.slice(0, 1).map((slide) => (
                <SlideView key={slide.id} slide={slide} />
              ))}
            </span>
            <strong>{template.title}</strong>
            <span>{template.description}</span>
            <span className={styles['details']}>{template.slides.length} slides</span>
          </ButtonBase>
        ))}
      </div>
    </>
  );
}

/** Value for the template's own theme. */
const OWN_THEME = '';

function createDecks(themeName: string): Readonly<Record<TemplateName, Deck>> {
  const theme = themeName === OWN_THEME ? undefined : requireTheme(themeName);
  const create = (name: TemplateName) => createDeckFromTemplate(name, undefined, theme);
  return {
    feature: create('feature'),
    series: create('series'),
    documentary: create('documentary'),
  };
}
