import type { Deck } from '../core/model/deck-schema';
import { newId } from '../core/model/create';
import { validateDeck, NOT_A_DECK_MESSAGE, type DeckParseResult } from '../elements/parse-deck';
import type { AssetStore } from '../storage/assets/asset-store';
import { listUsedAssets } from '../storage/list-decks';
import { readVideoType, readImage } from '../storage/assets/read-image';
import { replaceAssetKeys } from '../storage/assets/replace-asset-keys';
import { storeFont } from '../storage/assets/store-font';

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
    const assetKey = await storeFile(url, assets).catch(() => undefined);
    if (assetKey === undefined) problems.push(damagedFileMessage(parsed.deck, hash, url));
    else hashes.set(hash, assetKey);
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, deck: { ...replaceAssetKeys(parsed.deck, hashes), id: newId() } };
}

/** Names a damaged picture or video by its slides, because people don't know its key. */
function damagedFileMessage({ slides }: Deck, hash: string, url: string): string {
  const noun = url.startsWith('data:video/') ? 'video' : 'picture';
  const numbers = slides.flatMap((slide, index) =>
    listUsedAssets([slide]).includes(hash) ? [index + 1] : [],
  );
  return numbers.length === 0
    ? `A ${noun} in the file is damaged.`
    : `The ${noun} on slide ${numbers.join(' and ')} is damaged.`;
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

const DATA_URL_HEADER =
  /^data:((?:image\/(?:png|jpeg|webp|gif)|font\/(?:woff2|ttf|otf)|video\/(?:mp4|webm)));base64$/;

async function storeFile(url: string, assets: AssetStore): Promise<string | undefined> {
  // Not one pattern for all of it, because a pattern's stack does not hold a video.
  const comma = url.indexOf(',');
  const type = DATA_URL_HEADER.exec(url.slice(0, comma))?.[1];
  if (type === undefined) return undefined;
  const file = new Blob([decodeBase64(url.slice(comma + 1))], { type });
  if (type.startsWith('font/')) return storeFont(file, assets);
  if (type.startsWith('video/')) return storeClip(file, assets);
  const { blob, width, height } = await readImage(file);
  return (await assets.add(blob, { width, height })).asset;
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** Videos that this browser cannot play stay in the deck, for another browser. */
async function storeClip(file: Blob, assets: AssetStore): Promise<string | undefined> {
  if ((await readVideoType(file)) !== file.type) return undefined;
  return (await assets.add(file, { width: 1, height: 1 })).asset;
}
