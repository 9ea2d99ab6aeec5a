import type { Deck } from '../core/model/deck-schema';
import { DECK_FILE_TYPE } from '../core/model/deck-constants';
import { newId } from '../core/model/create';
import { validateDeck, NOT_A_DECK_MESSAGE, type DeckParseResult } from '../core/model/parse-deck';
import type { AssetStore } from '../storage/asset-store';
import { listDeckAssets, listUsedAssets } from '../storage/list-decks';
import { readImage } from '../storage/read-image';
import { replaceAssetKeys } from '../storage/replace-asset-keys';
import { storeFont } from '../storage/store-font';
import { readAsDataUrl } from './picture-loader';

/** Deck with its pictures in one file, so that it opens on any machine. */
export async function writeDeckFile(deck: Deck, assets: AssetStore): Promise<Blob> {
  const pictures: Record<string, string> = {};
  for (const hash of listDeckAssets(deck)) {
    const blob = await assets.blobOf(hash);
    if (blob) pictures[hash] = await readAsDataUrl(blob);
  }
  return new Blob([JSON.stringify({ ...deck, pictures })], { type: DECK_FILE_TYPE.type });
}

/** Reads a deck file and stores its pictures. The deck gets a new id, because it is a copy. */
export async function readDeckFile(text: string, assets: AssetStore): Promise<DeckParseResult> {
  const raw = readJson(text);
  const parsed = validateDeck(raw);
  if (raw === undefined)
    return {
      ok: false,
      problems: [NOT_A_DECK_MESSAGE],
    };
  if (!parsed.ok) return parsed;
  const hashes = new Map<string, string>();
  const problems: string[] = [];
  for (const [hash, url] of picturesIn(raw)) {
    const assetKey = await storePicture(url, assets).catch(() => undefined);
    if (assetKey === undefined) problems.push(damagedPictureMessage(parsed.deck, hash));
    else hashes.set(hash, assetKey);
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, deck: { ...replaceAssetKeys(parsed.deck, hashes), id: newId() } };
}

/** Names a damaged picture by its slides, because people don't know its key. */
function damagedPictureMessage({ slides }: Deck, hash: string): string {
  const numbers = slides.flatMap((slide, index) =>
    listUsedAssets([slide]).includes(hash) ? [index + 1] : [],
  );
  return numbers.length === 0
    ? 'A picture in the file is damaged.'
    : `The picture on slide ${numbers.join(' and ')} is damaged.`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function picturesIn(raw: unknown): readonly (readonly [string, string])[] {
  if (typeof raw !== 'object' || raw === null || !('pictures' in raw)) return [];
  const { pictures } = raw;
  if (typeof pictures !== 'object' || pictures === null) return [];
  return Object.entries(pictures).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}

const DATA_URL =
  /^data:(image\/(?:png|jpeg|webp|gif)|font\/(?:woff2|ttf|otf));base64,([A-Za-z0-9+/=]+)$/;

async function storePicture(url: string, assets: AssetStore): Promise<string | undefined> {
  const [, type, base64] = DATA_URL.exec(url) ?? [];
  if (type === undefined || base64 === undefined) return undefined;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const file = new Blob([bytes], { type });
  if (type.startsWith('font/')) return storeFont(file, assets);
  const { blob, width, height } = await readImage(file);
  return (await assets.add(blob, { width, height })).asset;
}
