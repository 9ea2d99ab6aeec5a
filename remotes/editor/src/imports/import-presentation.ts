import { createEditorDocument } from '../core/edit/editor-document';
import type { MoneyFormat } from '../core/amounts/deck-languages';
import { changeMoneyFormat } from '../film/finance/finance-edits';
import { TOTAL_LABELS } from '../core/amounts/number-signs';
import type { Deck } from '../core/model/deck-schema';
import type { AssetStore } from '../storage/assets/asset-store';
import { readImage } from '../storage/assets/read-image';
import { replaceAssetKeys } from '../storage/assets/replace-asset-keys';
import {
  ImportError,
  PRESENTATION_PACKAGE,
  requireAllowedSize,
} from '../ooxml/package/package-file';
import { readPresentation, requireValidDeck } from './read-presentation';

type PresentationImportResult =
  | { readonly ok: true; readonly deck: Deck; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Imports a presentation and stores its pictures once all of it has been read. All or nothing. Totals that the editor
 * computes from now on are written in `format`.
 */
export async function importPresentation(
  file: File,
  assets: AssetStore,
  format: MoneyFormat,
): Promise<PresentationImportResult> {
  try {
    requireAllowedSize(file.size, PRESENTATION_PACKAGE);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { deck, pictures, clips, warnings } = await readPresentation(bytes, {
      name: file.name,
      readImage,
    });
    const keys = new Map<string, string>();
    for (const [path, { blob, width, height }] of pictures)
      keys.set(path, (await assets.add(blob, { width, height })).asset);
    for (const [path, blob] of clips)
      keys.set(path, (await assets.add(blob, { width: 1, height: 1 })).asset);
    const whole = withMoneyFormat(replaceAssetKeys(deck, keys), format);
    return { ok: true, deck: requireValidDeck(whole), warnings };
  } catch (cause) {
    if (cause instanceof ImportError) return { ok: false, problems: cause.sentences };
    throw cause;
  }
}

/** Labels of totals stay as the file has them. */
function withMoneyFormat(deck: Deck, { language, currency }: MoneyFormat): Deck {
  if (language === deck.language) return { ...deck, currency };
  const slides = deck.slides.map((slide) => ({
    ...slide,
    elements: slide.elements.map((element) =>
      'hasTotalRow' in element && element.hasTotalRow
        ? { totalLabel: TOTAL_LABELS[deck.language], ...element }
        : element,
    ),
  }));
  const doc = createEditorDocument({ ...deck, slides });
  return changeMoneyFormat(doc, { language, currency }).deck;
}
