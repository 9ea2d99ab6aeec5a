import { Button, SelectField, TextField } from '@site/ui/mui';
import { THEME_COLOR_ROLES, type ThemeColorRole } from '../../core/model/deck-constants';
import type { DeckTheme } from '../../core/model/theme-schema';
import { FONT_FAMILIES } from '../../core/model/fonts';
import { addFonts } from '../../effects/add-font';
import { chooseLogo } from '../../effects/images';
import { changeTheme } from '../../film/themes/apply-deck-theme';
import { customizeTheme } from '../../film/themes/own-theme-parts';
import { editDeck } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { ColorField } from '../../controls/value-fields';
import controls from '../../controls/controls.module.css';

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

/** Fields of the deck's theme; each change is seen on all slides at once. */
export function ThemeFields({
  theme,
  ownFamilies,
}: {
  theme: DeckTheme;
  ownFamilies: readonly string[];
}) {
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
