import { getSiteSettings } from '@site/page/settings';
import type { Deck } from '../../core/model/deck-schema';
import { hashBlob } from '../assets/asset-store';
import { loadDeckValidator } from '../load-deck-validator';
import { joinFileParts } from './join-file-parts';

/** Slow connections load a deck in this time. */
const TIMEOUT_MS = 60_000;

/** Parts of a link's address, and the key of its password. */
export interface DeckLinkKeys {
  readonly linkId: string;
  readonly secret: string;
  readonly passwordKey: string | null;
}

export interface OpenSharedDeck {
  readonly kind: 'open';
  readonly deck: Deck;
  readonly allowsComments: boolean;
  readonly allowsDownload: boolean;
}

export type SharedDeck =
  | OpenSharedDeck
  | {
      readonly kind:
        | 'missing'
        | 'ended'
        | 'password'
        | 'wrong-password'
        /** Too many wrong passwords within an hour. */
        | 'wait'
        | 'offline'
        /** Written by a newer editor, or larger than this browser can read. */
        | 'unreadable';
    };

/** Opens the deck of a link for a visitor. Never rejects. */
export async function openDeckLink(keys: DeckLinkKeys): Promise<SharedDeck> {
  if (keys.secret === '') return { kind: 'missing' };
  let response: Response;
  try {
    response = await callAsVisitor('open_deck_link', paramsOf(keys));
  } catch {
    return { kind: 'offline' };
  }
  if (response.status >= 500 || response.status === 429) return { kind: 'offline' };
  try {
    return await readSharedDeck(await response.json());
  } catch {
    return { kind: 'unreadable' };
  }
}

async function readSharedDeck(answer: SharedDeckAnswer): Promise<SharedDeck> {
  if (answer.state !== 'open') return { kind: isClosed(answer.state) ? answer.state : 'missing' };
  const validate = await loadDeckValidator();
  const slides = answer.slides.map((slide) => ({ ...PRIVATE_SLIDE_FIELDS, ...slide }));
  const validation = validate({ ...PRIVATE_DECK_FIELDS, ...answer.deck, slides });
  if (!validation.ok) return { kind: 'unreadable' };
  const { allows_comments: allowsComments, allows_download: allowsDownload } = answer;
  return { kind: 'open', deck: validation.deck, allowsComments, allowsDownload };
}

interface SharedDeckAnswer {
  readonly state: string;
  readonly deck: object;
  readonly slides: readonly object[];
  readonly allows_comments: boolean;
  readonly allows_download: boolean;
}

const CLOSED_STATES = ['missing', 'ended', 'password', 'wrong-password', 'wait'] as const;

function isClosed(state: string): state is (typeof CLOSED_STATES)[number] {
  return CLOSED_STATES.some((each) => each === state);
}

/** Fields of the schema that the database does not send (`private.read_shared_deck`). */
const PRIVATE_DECK_FIELDS = { id: 'shared', swatches: [], frameGuide: null, guides: [] };
const PRIVATE_SLIDE_FIELDS = { notes: '', hidden: false, section: '' };

export interface VisitorComment {
  readonly slideId: string;
  readonly author: string;
  readonly text: string;
}

/** `limit`: there are too many within an hour; `closed`: the link takes no comment on this slide any more. */
export type CommentResult = 'sent' | 'limit' | 'closed' | 'offline';

/** Leaves a comment of a visitor on a slide. Never rejects. */
export async function sendComment(
  keys: DeckLinkKeys,
  { slideId, author, text }: VisitorComment,
): Promise<CommentResult> {
  const params = { ...paramsOf(keys), slide_id: slideId, author, comment: text };
  try {
    const response = await callAsVisitor('add_deck_comment', params);
    if (response.status >= 500 || response.status === 429) return 'offline';
    const answer: unknown = await response.json();
    return answer === 'sent' || answer === 'limit' ? answer : 'closed';
  } catch {
    return 'offline';
  }
}

/** File of a link's deck; undefined if it cannot be had now. */
export async function fetchSharedFile(keys: DeckLinkKeys, hash: string): Promise<Blob | undefined> {
  const file = await joinFileParts(async (part) => {
    const params = { ...paramsOf(keys), file_hash: hash, file_part: part };
    const response = await callAsVisitor('read_deck_link_file', params);
    return response.ok ? response.json() : null;
  });
  return file && (await hashBlob(file)) === hash ? file : undefined;
}

function paramsOf({ linkId, secret, passwordKey }: DeckLinkKeys) {
  return { link_id: linkId, secret, password_key: passwordKey };
}

/** Without the client of members, which is larger than the page. The secrets are in the body, which nobody logs. */
function callAsVisitor(name: string, params: object): Promise<Response> {
  const { supabaseUrl, supabaseKey } = getSiteSettings();
  return fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify(params),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
