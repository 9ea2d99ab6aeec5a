import { getSupabase, type SupabaseClient } from '@site/page/session';
import { hashBlob } from '../assets/asset-store';
import {
  type AccountDeck,
  type AccountDeckEntry,
  AccountError,
  type AccountDecks,
} from './account-decks';
import { type FilePart, joinFileParts } from './join-file-parts';

/** Slow connections send a part of a file in this time. */
const TIMEOUT_MS = 60_000;

/** Bytes of a file in one request, in Base64 about a third more. */
const PART_BYTES = 512 * 1024;

/** Decks in the account of a member: rows of the database, files too. Calls are refused while somebody else is signed in. */
export function createAccountDecks(owner: string): AccountDecks {
  const call: Caller = (run) => callAccount(owner, run);
  return {
    list: () =>
      call<readonly AccountDeckEntry[]>((client) =>
        client.rpc('list_decks').overrideTypes<AccountDeckEntry[], { merge: false }>(),
      ),
    async read(deckId, knownRevision) {
      const answer = await call<unknown>((client) =>
        client.rpc('read_deck', { deck_id: deckId, known_revision: knownRevision }),
      );
      if (answer === null || isAccountDeck(answer)) return answer;
      throw new AccountError('The answer is not a deck.', { isRefused: false });
    },
    save: (deckId, baseRevision, changes) =>
      call<number | null>((client, signal) =>
        client
          .rpc('save_deck', {
            deck_id: deckId,
            base_revision: baseRevision,
            changes: JSON.parse(JSON.stringify(changes)),
          })
          .abortSignal(signal),
      ),
    delete: async (deckId) => {
      await call((client) => client.from('decks').delete().eq('id', deckId));
    },
    findNearLimit: (deckId) =>
      call<string | null>((client) => client.rpc('find_near_limit', { deck_id: deckId })),
    findMissingFiles: (hashes) =>
      call<string[]>((client) => client.rpc('find_missing_files', { hashes: [...hashes] })),
    saveFile: (hash, file) => saveFile(call, hash, file),
    readFile: (hash) => readFile(call, hash),
  };
}

function isAccountDeck(answer: unknown): answer is AccountDeck {
  return typeof answer === 'object' && answer !== null && 'revision' in answer;
}

/** Parts that are in the account already stay as they are. */
async function saveFile(call: Caller, hash: string, file: Blob): Promise<void> {
  const partCount = Math.max(1, Math.ceil(file.size / PART_BYTES));
  for (let part = 0; part < partCount; part += 1) {
    const data = await toBase64(file.slice(part * PART_BYTES, (part + 1) * PART_BYTES));
    await call((client, signal) =>
      client
        .rpc('save_deck_file_part', {
          file_hash: hash,
          part,
          part_count: partCount,
          file_type: file.type || 'application/octet-stream',
          data,
        })
        .abortSignal(signal),
    );
  }
}

async function readFile(call: Caller, hash: string): Promise<Blob | undefined> {
  const file = await joinFileParts((part) => readPart(call, hash, part));
  return file && (await hashBlob(file)) === hash ? file : undefined;
}

function readPart(call: Caller, hash: string, part: number): Promise<FilePart | null> {
  return call<FilePart | null>((client, signal) =>
    client
      .from('deck_files')
      .select('data, type, part_count')
      .eq('hash', hash)
      .eq('part', part)
      .abortSignal(signal)
      .maybeSingle(),
  );
}

type Caller = <Data>(run: AccountCall<Data>) => Promise<Data>;

interface CallAnswer<Data> {
  readonly data: Data | null;
  readonly error: { readonly message: string } | null;
  readonly status: number;
}

type AccountCall<Data> = (
  client: SupabaseClient,
  signal: AbortSignal,
) => PromiseLike<CallAnswer<Data>>;

/**
 * Calls the account of a member.
 * @throws {AccountError}
 */
export async function callAccount<Data>(owner: string, run: AccountCall<Data>): Promise<Data> {
  const client = await getSupabase().catch((cause: unknown) => {
    throw new AccountError(String(cause), { isRefused: false });
  });
  // Another tab may have signed in another member, whose account must not get these decks.
  const { data: auth, error: renewalError } = await client.auth.getSession();
  if (renewalError) throw new AccountError(renewalError.message, { isRefused: false });
  if (auth.session?.user.id !== owner) throw new AccountError('', { isRefused: true });
  const { data, error, status } = await run(client, AbortSignal.timeout(TIMEOUT_MS));
  if (error) {
    // Too many calls, and answers that never came, are worth another try.
    const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
    throw new AccountError(error.message, { isRefused });
  }
  return data as Data;
}

async function toBase64(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  let text = '';
  // More arguments than this overflow the stack of some browsers.
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(text);
}
