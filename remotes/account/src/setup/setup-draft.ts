import { safeSessionStorage } from '@site/browser';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { changeSetup, emptySetup, type SetupAction, type SetupState } from './setup-state';

/**
 * Draft of the setup page, persisted in the tab. It survives a reload and a sign-in after the logline was
 * written; closing the tab, Finish and Logout delete it.
 */
export const setupDraft = createStore<SetupState>()(
  persist(() => emptySetup, {
    name: 'account-setup-draft',
    storage: createJSONStorage(() => safeSessionStorage),
    // A reload aborts requests, so the phase is not persisted.
    partialize: ({ phase: _phase, ...draft }) => draft,
    merge: (stored, initial) => (isDraft(stored) ? { ...initial, ...stored } : initial),
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
