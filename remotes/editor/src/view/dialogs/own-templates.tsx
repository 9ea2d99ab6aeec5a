import { Button } from '@site/ui/mui';
import { useState } from 'react';
import {
  type LibraryEntry,
  listLibrary,
  removeFromLibrary,
  saveToLibrary,
} from '../../effects/deck-library';
import { startDeck } from '../../effects/open-new-deck';
import { loadFonts } from '../../fonts/load-fonts';
import { toCommandError } from '../../storage/user-error';
import { announceInEditor, showDialog } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { ToolButton } from '../../controls/controls';
import { formatSlideCount } from '../format-deck-details';
import { DeckCard } from './deck-card';
import { useAsyncValue } from './use-async-value';
import controls from '../../controls/controls.module.css';
import styles from './editor-dialogs.module.css';

/** Templates that the member saved in this browser, and the button that saves one. */
export function OwnTemplates() {
  const editor = useEditor();
  const [reloadKey, setReloadKey] = useState(0);
  const deck = useEditorState((state) => state.committedDeck);
  const templates = useAsyncValue(async () => {
    const entries = await listLibrary(editor, 'template');
    void loadFonts(entries.flatMap((entry) => entry.deck.slides.slice(0, 1)));
    return entries;
  }, reloadKey);

  async function change(verb: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
      announceInEditor(editor.store, `${verb}: done`);
      setReloadKey(reloadKey + 1);
    } catch (cause) {
      editor.store.setState({ error: toCommandError(verb, cause) });
      showDialog(editor.store, null);
    }
  }

  return (
    <section className={styles['own']}>
      <h3 className={controls['heading']}>Your templates</h3>
      {templates?.length === 0 && (
        <p className={controls['hint']}>
          No template yet. Save this deck as one: it stays in this browser, with its pictures.
        </p>
      )}
      {templates && templates.length > 0 && (
        <div className={styles['cards']}>
          {templates.map((template) => (
            <OwnTemplate
              key={template.id}
              template={template}
              onRemove={() =>
                void change('Delete template', () => removeFromLibrary(editor, template.id))
              }
            />
          ))}
        </div>
      )}
      <Button
        onClick={() =>
          void change('Save as template', () => saveToLibrary(editor, 'template', deck))
        }
      >
        Save this deck as a template
      </Button>
    </section>
  );
}

function OwnTemplate({ template, onRemove }: { template: LibraryEntry; onRemove: () => void }) {
  const editor = useEditor();
  const { title, slides, slideHeight } = template.deck;
  return (
    <div className={styles['ownTemplate']}>
      <DeckCard
        title={title}
        firstSlide={slides[0]}
        slideHeight={slideHeight}
        details={formatSlideCount(slides.length)}
        onChoose={() => void startDeck(editor, template.deck)}
      />
      <ToolButton icon="close" label={`Delete the template ${title}`} onClick={onRemove} />
    </div>
  );
}
