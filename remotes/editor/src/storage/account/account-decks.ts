import type { Deck, Slide } from '../../core/model/deck-schema';

export type DeckSettings = Omit<Deck, 'slides'>;

/** Changes of one save. */
export interface DeckChanges {
  /** Name of this device for people. */
  readonly device: string;
  /** Everything but the slides, if something of it changed. */
  readonly deck?: DeckSettings;
  /** Order of the slides, if it changed. Slides that it does not contain are deleted. */
  readonly slide_ids?: readonly string[];
  /** Changed slides by id. */
  readonly slides?: Readonly<Record<string, Slide>>;
}

/** Deck of the account, with the slides that were changed after the known revision. Not validated. */
export interface AccountDeck {
  readonly revision: number;
  readonly deck: object;
  readonly slide_ids: readonly string[];
  readonly slides: readonly {
    readonly id: string;
    readonly content: unknown;
    readonly device: string;
    readonly updated_at: string;
  }[];
}

export interface AccountDeckEntry {
  readonly id: string;
  readonly revision: number;
  readonly updated_at: string;
  readonly slide_count: number;
  readonly deck: object;
  readonly first_slide: unknown;
}

/** Decks of the signed-in member in the account. All calls reject with `AccountError`. */
export interface AccountDecks {
  /** All decks, last changed first, in one request. */
  readonly list: () => Promise<readonly AccountDeckEntry[]>;
  /** Null if the account does not have the deck. */
  readonly read: (deckId: string, knownRevision: number) => Promise<AccountDeck | null>;
  /** Returns the new revision; null if the account has another revision than `baseRevision`, and nothing was changed. */
  readonly save: (
    deckId: string,
    baseRevision: number,
    changes: DeckChanges,
  ) => Promise<number | null>;
  readonly delete: (deckId: string) => Promise<void>;
  /** Sentence about a limit of the account that this deck or all of them are near; null if none is. */
  readonly findNearLimit: (deckId: string) => Promise<string | null>;
  /** Those of the files that are not wholly in the account. */
  readonly findMissingFiles: (hashes: readonly string[]) => Promise<readonly string[]>;
  readonly saveFile: (hash: string, file: Blob) => Promise<void>;
  /** Undefined if the account does not have the file, or its content does not fit its hash. */
  readonly readFile: (hash: string) => Promise<Blob | undefined>;
}

/** `refused`: another try will not help; `message` is then a sentence for people, if it is not empty. */
export class AccountError extends Error {
  override name = 'AccountError';
  readonly isRefused: boolean;

  constructor(message: string, { isRefused }: { readonly isRefused: boolean }) {
    super(message);
    this.isRefused = isRefused;
  }
}
