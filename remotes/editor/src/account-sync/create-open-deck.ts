import type { Deck } from '../core/model/deck-schema';
import { isSameContent } from '../storage/account/is-same-content';
import type { MergedDeck } from '../storage/account/merge-decks';
import type { LocalDeck } from '../storage/account/sync-deck';
import { storeVersion } from '../storage/deck-versions';
import { replaceDeck } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import type { EditorStore } from '../store/editor-store';

/** Open deck that the account follows. Changes of the account wait until nothing is typed or dragged. */
export function createOpenDeck({ store, session }: Editor, signal: AbortSignal): LocalDeck {
  return {
    read: () => store.getState().committedDeck,
    blobOf: session.assets.blobOf,
    async apply(merge, remote) {
      if (!(await waitUntilIdle(store, signal))) return false;
      // In one step, so that no change comes between.
      const local = store.getState().committedDeck;
      const merged = merge(local);
      if (!isSameContent(merged.deck, local)) replaceDeck(store, merged.deck);
      announceMerge(store, local, merged);
      if (merged.hasReplacedSettings && session.database)
        await storeVersion(session.database, remote, true);
      return session.flush();
    },
  };
}

/** Resolves to whether this tab may change the deck now. */
function waitUntilIdle(store: EditorStore, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    function check(): void {
      const { role, editingState } = store.getState();
      const isIdle = editingState.gesture.name === 'idle';
      if (isIdle || role !== 'writer' || signal.aborted)
        end(isIdle && role === 'writer' && !signal.aborted);
    }
    function end(canChange: boolean): void {
      unsubscribe();
      signal.removeEventListener('abort', check);
      resolve(canChange);
    }
    const unsubscribe = store.subscribe(check);
    signal.addEventListener('abort', check);
    check();
  });
}

function announceMerge(
  store: EditorStore,
  local: Deck,
  { deck, conflictIds, hasReplacedSettings }: MergedDeck,
): void {
  if (conflictIds.length > 0) {
    const numbers = conflictIds.map((id) => deck.slides.findIndex((slide) => slide.id === id) + 1);
    store.setState({ notice: conflictNotice(numbers) });
  } else if (hasReplacedSettings) store.setState({ notice: SETTINGS_NOTICE });
  else if (!isSameContent(deck, local))
    store.setState({ notice: 'Changes from another device were added.' });
}

function conflictNotice(numbers: readonly number[]): string {
  const [first] = numbers;
  return numbers.length === 1
    ? `Slide ${first} was changed on another device, too. Both are kept: the other one is right after it, with a comment.`
    : `Slides ${numbers.join(', ')} were changed on another device, too. Both are kept: the others are right after them, with a comment.`;
}

const SETTINGS_NOTICE =
  'The design of this deck was changed on another device, too. The one from here stays; the other is in “Earlier versions”.';
