/** State of the deck in the member's account. */
export type AccountSyncState =
  /** The deck is in this browser only, and the member may choose otherwise. */
  | { readonly kind: 'local' }
  /** The member has chosen to keep it in the account. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'saving' }
  | {
      readonly kind: 'saved';
      readonly savedAt: number;
      /** Sentence about a limit of the account that is near; null if none is. */
      readonly nearLimit: string | null;
    }
  /** The last try failed, and the next one is due. */
  | { readonly kind: 'waiting' }
  /** The account does not take the deck; a message has said why. */
  | { readonly kind: 'refused' }
  /** The deck was deleted from the account on another device. */
  | { readonly kind: 'deleted' }
  /** A newer editor wrote the deck. */
  | { readonly kind: 'outdated' };
