import { Button } from '@site/ui/mui';
import { useState } from 'react';
import type { EditorDocument } from '../../core/edit/editor-document';
import { createDeck } from '../../core/model/create';
import type { Deck } from '../../core/model/deck-schema';
import type { DeckTheme } from '../../core/model/theme-schema';
import { mergeFonts } from '../../effects/add-font';
import {
  type LibraryEntry,
  listLibrary,
  removeFromLibrary,
  saveToLibrary,
} from '../../effects/deck-library';
import { changeTheme } from '../../film/themes/apply-deck-theme';
import { createThemePreview } from '../../film/themes/create-theme-preview';
import { loadFonts } from '../../fonts/load-fonts';
import { toCommandError } from '../../storage/user-error';
import { announceInEditor, editDeck } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { ToolButton } from '../../controls/controls';
import { useAsyncValue } from '../dialogs/use-async-value';
import { DesignCard } from './design-card';
import { ThemeFields } from './theme-fields';
import controls from '../../controls/controls.module.css';
import styles from './design-tab.module.css';

/** Own colours, fonts, logo and footer of the deck, and the kits that were saved of them in this browser. */
export function BrandKit({ theme }: { theme: DeckTheme }) {
  const editor = useEditor();
  const [reloadKey, setReloadKey] = useState(0);
  const fonts = useEditorState((state) => state.editingState.doc.deck.fonts);
  const kits = useAsyncValue(async () => {
    const entries = await listLibrary(editor, 'brand-kit');
    void loadFonts(entries.flatMap(({ deck }) => deck.slides));
    return entries;
  }, reloadKey);

  async function change(label: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
      announceInEditor(editor.store, label);
      setReloadKey(reloadKey + 1);
    } catch (cause) {
      editor.store.setState({ error: toCommandError('Brand kit', cause) });
    }
  }

  const save = () =>
    saveToLibrary(
      editor,
      'brand-kit',
      createDeck({
        title: theme.title,
        theme,
        slides: [createThemePreview(theme)],
        ...(fonts && { fonts }),
      }),
    );

  return (
    <section className={controls['group']}>
      <h2 className={controls['heading']}>Brand kit</h2>
      <p className={controls['hint']}>
        Colours, fonts, logo and footer for every deck in this browser.
      </p>
      {kits && kits.length > 0 && (
        <div className={styles['cards']} role="group" aria-label="Brand kit">
          {kits.map((kit) => (
            <KitCard
              key={kit.id}
              kit={kit}
              theme={theme}
              onRemove={() =>
                void change('Brand kit deleted', () => removeFromLibrary(editor, kit.id))
              }
            />
          ))}
        </div>
      )}
      <details className={styles['kit']}>
        <summary>Change this theme</summary>
        <ThemeFields theme={theme} ownFamilies={fonts?.map(({ family }) => family) ?? []} />
      </details>
      <Button fullWidth onClick={() => void change('Brand kit saved', save)}>
        Save brand kit
      </Button>
    </section>
  );
}

function KitCard({
  kit: { deck },
  theme,
  onRemove,
}: {
  kit: LibraryEntry;
  theme: DeckTheme;
  onRemove: () => void;
}) {
  const { store } = useEditor();
  const [slide] = deck.slides;
  if (!slide || !deck.theme) return null;
  const kitTheme = deck.theme;
  return (
    <div>
      <DesignCard
        label={deck.title}
        slide={slide}
        isChosen={theme.name === kitTheme.name && theme.title === kitTheme.title}
        onPick={() =>
          editDeck(store, 'Brand kit', (doc) =>
            changeTheme(addDeckFonts(doc, deck.fonts), kitTheme),
          )
        }
      />
      <ToolButton icon="close" label={`Delete the brand kit ${deck.title}`} onClick={onRemove} />
    </div>
  );
}

/** Fonts of a kit come with it. */
function addDeckFonts(doc: EditorDocument, added: Deck['fonts']): EditorDocument {
  return added ? { ...doc, deck: { ...doc.deck, fonts: mergeFonts(doc.deck.fonts, added) } } : doc;
}
