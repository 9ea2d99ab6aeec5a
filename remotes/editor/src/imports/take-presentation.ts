import type { Deck } from '../core/model/deck';
import type { AssetStore } from '../storage/asset-store';
import { readImage } from '../storage/read-image';
import { withAssets } from '../storage/with-assets';
import { refuseLarge } from './package-file';
import { readPresentation, requireSound } from './read-presentation';
import { Refusal } from './refusal';

export type Taken =
  | { readonly ok: true; readonly deck: Deck; readonly remarks: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Imports a presentation and stores its pictures once all of it has been read. All or nothing. */
export async function takePresentation(file: File, assets: AssetStore): Promise<Taken> {
  try {
    refuseLarge(file.size);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { deck, pictures, remarks } = await readPresentation(bytes, {
      name: file.name,
      readImage,
    });
    const keys = new Map<string, string>();
    for (const [path, { blob, width, height }] of pictures)
      keys.set(path, (await assets.add(blob, { width, height })).asset);
    return { ok: true, deck: requireSound(withAssets(deck, keys)), remarks };
  } catch (cause) {
    if (cause instanceof Refusal) return { ok: false, problems: cause.sentences };
    throw cause;
  }
}
