import { safeSessionStorage } from '@site/browser';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { changeSetup, emptySetup, type SetupAction, type SetupState } from './setup-state';

/**
 * The draft of the set-up page. It outlives the page (a visitor may write the logline first and sign in
 * then) and a reload, and it ends with the tab, with Finish and with Logout.
 */
export const setupDraft = createStore<SetupState>()(
  persist(() => emptySetup, {
    name: 'account-setup-draft',
    storage: createJSONStorage(() => safeSessionStorage),
    // What was under way is not, after a reload.
    partialize: ({ phase: _phase, ...kept }) => kept,
    merge: (stored, fresh) => (isDraft(stored) ? { ...fresh, ...stored } : fresh),
  }),
);

export function applySetup(action: SetupAction): void {
  setupDraft.setState((state) => changeSetup(state, action), true);
}

export function dropSetupDraft(): void {
  setupDraft.setState(emptySetup, true);
  setupDraft.persist.clearStorage();
}

type Draft = Omit<SetupState, 'phase'>;

function isDraft(stored: unknown): stored is Draft {
  if (typeof stored !== 'object' || stored === null) return false;
  if (!('logline' in stored && 'synopsis' in stored)) return false;
  return typeof stored.logline === 'string' && typeof stored.synopsis === 'string';
}
