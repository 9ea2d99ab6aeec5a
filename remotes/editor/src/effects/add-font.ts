import type { Deck } from '../core/model/deck-schema';
import { storeFont, UnreadableFontError } from '../storage/assets/store-font';
import { toUserError } from '../storage/user-error';
import { announceInEditor, editDeck } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import { pickFiles } from './pick-files';

type OwnFont = NonNullable<Deck['fonts']>[number];

/** Adds font files to the deck, which carries them from then on. */
export async function addFonts(editor: Editor): Promise<void> {
  for (const file of await pickFiles('.woff2,.ttf,.otf', true)) {
    try {
      const asset = await storeFont(file, editor.session.assets);
      const font = { ...describeFontFile(file.name), asset };
      editDeck(editor.store, 'Add font', (doc) => ({
        ...doc,
        deck: { ...doc.deck, fonts: mergeFonts(doc.deck.fonts, [font]) },
      }));
      announceInEditor(editor.store, `Font ${font.family} added`);
    } catch (cause) {
      if (cause instanceof UnreadableFontError)
        editor.store.setState({ notice: `“${file.name}” was left out. ${cause.message}` });
      else editor.store.setState({ error: toUserError(cause) });
    }
  }
}

/** Fonts of a deck with others; a file replaces that of the same style. */
export function mergeFonts(
  fonts: Deck['fonts'] = [],
  added: readonly OwnFont[] = [],
): readonly OwnFont[] {
  const styleOf = ({ family, weight, style }: OwnFont) => `${family} ${weight} ${style}`;
  const replaced = new Set(added.map(styleOf));
  return [...fonts.filter((font) => !replaced.has(styleOf(font))), ...added];
}

/** Reads family and style from a file name such as `Gill-BoldItalic.otf`; the files themselves may be compressed. */
export function describeFontFile(fileName: string): Omit<OwnFont, 'asset'> {
  const name = fileName.replace(/\.[^.]*$/, '');
  const family = name
    .replace(/[-_ ]*(regular|bold|italic|oblique|\d00)+$/i, '')
    .replaceAll(/[^\w -]/g, ' ')
    .trim();
  return {
    family: family.slice(0, 60) || 'Own font',
    weight: /bold|[6-9]00/i.test(name) ? '700' : '400',
    style: /italic|oblique/i.test(name) ? 'italic' : 'normal',
  };
}
