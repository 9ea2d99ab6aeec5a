import { useState } from 'react';
import { Button, SelectField, TextField } from '@site/ui/mui';
import { ToolButton } from '../../controls/controls';
import { ColorField } from '../../controls/value-fields';
import type { EditorDocument } from '../../core/edit/editor-document';
import { createDeck } from '../../core/model/create';
import { THEME_COLOR_ROLES, type ThemeColorRole } from '../../core/model/deck-constants';
import type { Deck } from '../../core/model/deck-schema';
import { FONT_FAMILIES } from '../../core/model/fonts';
import type { DeckTheme } from '../../core/model/theme-schema';
import { mergeFonts, addFonts } from '../../effects/add-font';
import {
  type LibraryEntry,
  listLibrary,
  removeFromLibrary,
  saveToLibrary,
} from '../../effects/deck-library';
import { chooseLogo } from '../../effects/images';
import { changeTheme } from '../../film/themes/apply-deck-theme';
import { createThemePreview } from '../../film/themes/create-theme-preview';
import { customizeTheme } from '../../film/themes/own-theme-parts';
import { loadFonts } from '../../fonts/load-fonts';
import { toCommandError } from '../../storage/user-error';
import { announceInEditor, editDeck } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { useAsyncValue } from '../dialogs/use-async-value';
import { DesignCard } from './design-card';
import controls from '../../controls/controls.module.css';
import styles from './design-tab.module.css';

const COLOR_LABELS: Readonly<Record<ThemeColorRole, string>> = {
  background: 'Background',
  surface: 'Second background',
  text: 'Text',
  mutedText: 'Quiet text',
  accent: 'Accent',
  secondary: 'Second accent',
  coverBackground: 'Cover',
  coverText: 'Text on the cover',
};

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

/** Fields of the deck's theme; each change is seen on all slides at once. */
function ThemeFields({ theme, ownFamilies }: { theme: DeckTheme; ownFamilies: readonly string[] }) {
  const editor = useEditor();
  const { palette } = theme;

  function change(changes: Partial<DeckTheme>): void {
    const own = customizeTheme(theme, changes);
    editDeck(editor.store, 'Change theme', (doc) => changeTheme(doc, own), { shouldMerge: true });
  }

  return (
    <div className={controls['fields']}>
      <TextField
        label="Name"
        value={theme.title}
        maxLength={60}
        onChange={({ target }) => change({ title: target.value })}
      />
      {THEME_COLOR_ROLES.map((role) => (
        <ColorField
          key={role}
          label={COLOR_LABELS[role]}
          value={palette[role]}
          hasSwatches={false}
          onChange={(color) => change({ palette: { ...palette, [role]: color } })}
        />
      ))}
      <FontField
        label="Font of titles"
        value={theme.titleFont}
        ownFamilies={ownFamilies}
        onChange={(titleFont) => change({ titleFont })}
      />
      <FontField
        label="Font of text"
        value={theme.textFont}
        ownFamilies={ownFamilies}
        onChange={(textFont) => change({ textFont })}
      />
      <Button fullWidth onClick={() => void addFonts(editor)}>
        Add fonts
      </Button>
      <p className={controls['hint']}>
        WOFF2, TTF or OTF, up to 2 MB each. Add only fonts whose licence lets you embed them: they
        travel inside the deck and its exports.
      </p>
      <LogoFields theme={theme} onChange={(logo) => change({ logo })} />
      <TextField
        label="Footer (not on covers)"
        value={theme.footer ?? ''}
        maxLength={120}
        onChange={({ target }) => change({ footer: target.value })}
      />
    </div>
  );
}

function LogoFields({
  theme,
  onChange,
}: {
  theme: DeckTheme;
  onChange: (logo: NonNullable<DeckTheme['logo']>) => void;
}) {
  const editor = useEditor();

  async function pickLogo(): Promise<void> {
    const logo = await chooseLogo(editor);
    if (logo) onChange(logo);
  }

  function removeLogo(): void {
    const { logo: _, ...rest } = theme;
    editDeck(editor.store, 'Remove logo', (doc) => changeTheme(doc, rest));
  }

  return (
    <>
      <Button fullWidth onClick={() => void pickLogo()}>
        {theme.logo ? 'Replace logo' : 'Choose logo'}
      </Button>
      {theme.logo && (
        <Button fullWidth onClick={removeLogo}>
          Remove logo
        </Button>
      )}
    </>
  );
}

function FontField({
  label,
  value,
  ownFamilies,
  onChange,
}: {
  label: string;
  value: string;
  ownFamilies: readonly string[];
  onChange: (family: string) => void;
}) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {Array.from(new Set([value, ...ownFamilies, ...FONT_FAMILIES]), (family) => (
        <option key={family} value={family}>
          {family}
        </option>
      ))}
    </SelectField>
  );
}
