import type { DatabaseRow } from '@site/page/session';
import { readStoredJson, safeLocalStorage } from '@site/page/browser';
import { createLinkSecret, derivePasswordKey, hashText } from './deck-link-secret';
import { callAccount } from './supabase-account-decks';

/** Link that shows a deck of the account to anybody who has its address. */
export type DeckLink = Pick<
  DatabaseRow<'deck_links'>,
  | 'id'
  | 'has_password'
  | 'is_fixed'
  | 'created_at'
  | 'ends_at'
  | 'ended_at'
  | 'openings'
  | 'allows_comments'
  | 'allows_download'
>;

/** Comment that a visitor of a link left on a slide, which may have been deleted since. */
export type LinkComment = Pick<
  DatabaseRow<'deck_comments'>,
  'id' | 'slide_id' | 'author' | 'text' | 'created_at'
>;

export interface DeckLinkOptions {
  /** Shows the deck as it is now, whatever changes later. */
  readonly isFixed: boolean;
  /** Empty for none. */
  readonly password: string;
  /** Null for a link that its owner ends. */
  readonly endsAt: Date | null;
  readonly allowsComments: boolean;
  readonly allowsDownload: boolean;
}

/**
 * Lists the links of a deck, the newest first.
 * @throws {AccountError}
 */
export function listDeckLinks(owner: string, deckId: string): Promise<readonly DeckLink[]> {
  return callAccount<DeckLink[]>(owner, (client) =>
    client
      .from('deck_links')
      .select(
        'id, has_password, is_fixed, created_at, ends_at, ended_at, openings, allows_comments, allows_download',
      )
      .eq('deck_id', deckId)
      .order('created_at', { ascending: false }),
  );
}

/**
 * Makes a link to a deck that is in the account, and returns its address. The database gets hashes only.
 * @throws {AccountError}
 */
export async function createDeckLink(
  owner: string,
  deckId: string,
  { isFixed, password, endsAt, allowsComments, allowsDownload }: DeckLinkOptions,
): Promise<string> {
  const secret = createLinkSecret();
  const passwordKey = password === '' ? null : await derivePasswordKey(password, secret);
  const params = {
    deck_id: deckId,
    secret_hash: await hashText(secret),
    is_fixed: isFixed,
    allows_comments: allowsComments,
    allows_download: allowsDownload,
    ...(passwordKey !== null && { password_hash: await hashText(passwordKey) }),
    ...(endsAt && { ends_at: endsAt.toISOString() }),
  };
  const id = await callAccount<string>(owner, (client) => client.rpc('create_deck_link', params));
  const secrets = { ...readSecrets(owner), [id]: secret };
  safeLocalStorage.setItem(storageKeyOf(owner), JSON.stringify(secrets));
  return addressOf(id, secret);
}

/**
 * Ends a link at once and for good.
 * @throws {AccountError}
 */
export async function endDeckLink(owner: string, id: string): Promise<void> {
  await callAccount(owner, (client) => client.rpc('end_deck_link', { link_id: id }));
  const { [id]: _, ...secrets } = readSecrets(owner);
  safeLocalStorage.setItem(storageKeyOf(owner), JSON.stringify(secrets));
}

/**
 * Lists the comments of visitors on a deck, the oldest first.
 * @throws {AccountError}
 */
export function listLinkComments(owner: string, deckId: string): Promise<readonly LinkComment[]> {
  return callAccount<LinkComment[]>(owner, (client) =>
    client
      .from('deck_comments')
      .select('id, slide_id, author, text, created_at')
      .eq('deck_id', deckId)
      .order('id'),
  );
}

/** @throws {AccountError} */
export async function deleteLinkComment(owner: string, id: number): Promise<void> {
  await callAccount(owner, (client) => client.from('deck_comments').delete().eq('id', id));
}

/** Address of a link; undefined if it was made in another browser, because the account does not have its secret. */
export function findLinkAddress(owner: string, id: string): string | undefined {
  const secret = readSecrets(owner)[id];
  return typeof secret === 'string' ? addressOf(id, secret) : undefined;
}

function addressOf(id: string, secret: string): string {
  return `${location.origin}/shared/${id}#${secret}`;
}

const storageKeyOf = (owner: string) => `deck-links:${owner}`;

function readSecrets(owner: string): Readonly<Record<string, unknown>> {
  const stored = readStoredJson(safeLocalStorage, storageKeyOf(owner));
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
