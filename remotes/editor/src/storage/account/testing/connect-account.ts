import { AccountError, type AccountDecks } from '../account-decks';
import { createAccountDecks } from '../supabase-account-decks';

/** Faults of the way to the account. */
export interface ConnectionFaults {
  /** No call reaches the account: there is no network, or the server answers with this status. */
  readonly refuse?: 'offline' | keyof typeof REFUSALS;
  /** Saves reach the account, and their answers are lost. */
  readonly losesAnswers?: boolean;
}

/** Account as one device reaches it; `beforeStep` runs before each call, which fails if it rejects. */
export type ConnectAccount = (
  faults: ConnectionFaults,
  beforeStep: () => Promise<void>,
) => AccountDecks;

/** Answers of the server in place of its own, with the messages of the gateway, of PostgREST and of the database. */
const REFUSALS = {
  401: 'JWT expired',
  413: 'Without its pictures this deck is larger than the 4 MB that an account can hold. Split it into two decks. It is safe in this browser.',
  429: 'Too many requests',
  500: 'Internal server error',
  503: 'Service unavailable',
};

/** Reaches an account in memory, which fails as `callAccount` does. */
export function connectToMemory(account: AccountDecks): ConnectAccount {
  return ({ refuse, losesAnswers }, beforeStep) => {
    const reached = wrapCalls(account, async (call) => {
      await beforeStep();
      if (refuse !== undefined) throw toAccountError(refuse);
      return call();
    });
    return {
      ...reached,
      async save(...args) {
        const revision = await reached.save(...args);
        if (losesAnswers) throw toAccountError('offline');
        return revision;
      },
    };
  };
}

/** The account with each of its calls run by `run`. */
function wrapCalls(
  account: AccountDecks,
  run: <Result>(call: () => Promise<Result>) => Promise<Result>,
): AccountDecks {
  const wrap =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      run(() => call(...args));
  return {
    list: wrap(account.list),
    read: wrap(account.read),
    save: wrap(account.save),
    delete: wrap(account.delete),
    findNearLimit: wrap(account.findNearLimit),
    findMissingFiles: wrap(account.findMissingFiles),
    saveFile: wrap(account.saveFile),
    readFile: wrap(account.readFile),
  };
}

function toAccountError(refuse: NonNullable<ConnectionFaults['refuse']>): AccountError {
  if (refuse === 'offline') return new AccountError('fetch failed', { isRefused: false });
  return new AccountError(REFUSALS[refuse], { isRefused: refuse === 401 || refuse === 413 });
}

/** Reaches the account of a signed-in member with the client of the editor, over a network with faults. */
export function connectToBackend(owner: string): ConnectAccount {
  const { fetch: send } = globalThis;
  return (faults, beforeStep) => {
    const call = createFaultyFetch(send, faults, beforeStep);
    return wrapCalls(createAccountDecks(owner), (run) => {
      // Devices take turns, and a call of the other one may come in the middle of this one.
      const { fetch: outer } = globalThis;
      globalThis.fetch = call;
      return run().finally(() => {
        globalThis.fetch = outer;
      });
    });
  };
}

function createFaultyFetch(
  send: typeof fetch,
  { refuse, losesAnswers }: ConnectionFaults,
  beforeStep: () => Promise<void>,
): typeof fetch {
  return async (input, init) => {
    await beforeStep();
    if (refuse === 'offline') throw new TypeError('fetch failed');
    if (refuse !== undefined)
      return Response.json({ message: REFUSALS[refuse] }, { status: refuse });
    const response = await send(input, init);
    const isSave = typeof input === 'string' && input.endsWith('/rpc/save_deck');
    if (losesAnswers && isSave) throw new TypeError('fetch failed');
    return response;
  };
}
