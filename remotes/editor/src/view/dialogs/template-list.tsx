import { ButtonBase, SelectField } from '@site/ui/mui';
import { useEffect, useMemo, useState } from 'react';
import type { Deck } from '../../core/model/deck';
import { openNewDeck } from '../../effects/open-new-deck';
import { showFaces } from '../../faces/load-faces';
import { deckFromTemplate, TEMPLATES, type TemplateName } from '../../film/templates';
import { themeNamed, THEMES } from '../../film/themes/themes';
import { useEditor } from '../../store/editor-context';
import { SlideView } from '../slide/slide-view';
import styles from './dialogs.module.css';

export function TemplateList() {
  const editor = useEditor();
  const [themeName, setThemeName] = useState(OWN);
  const decks = useMemo(() => decksIn(themeName), [themeName]);
  useEffect(() => {
    void showFaces(Object.values(decks).flatMap(({ slides }) => slides.slice(0, 1)));
  }, [decks]);

  return (
    <>
      <p>Each slide asks the questions a reader will ask. Your present deck stays in the list.</p>
      <SelectField
        label="Theme"
        value={themeName}
        onChange={(event) => setThemeName(event.target.value)}
      >
        <option value={OWN}>The template’s own</option>
        {THEMES.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </SelectField>
      <div className={styles['cards']}>
        {Object.values(TEMPLATES).map((template) => (
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
            <span>{template.about}</span>
            <span className={styles['meta']}>{template.slides.length} slides</span>
          </ButtonBase>
        ))}
      </div>
    </>
  );
}

/** Value for the template's own theme. */
const OWN = '';

function decksIn(themeName: string): Readonly<Record<TemplateName, Deck>> {
  const theme = themeName === OWN ? undefined : themeNamed(themeName);
  const create = (name: TemplateName) => deckFromTemplate(name, undefined, theme);
  return {
    feature: create('feature'),
    series: create('series'),
    documentary: create('documentary'),
  };
}
