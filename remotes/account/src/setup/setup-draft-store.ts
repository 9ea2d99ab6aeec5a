import { safeSessionStorage } from '@site/page/browser';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import {
  reduceSynopsisSetup,
  initialSetupState,
  type SetupAction,
  type SynopsisSetupState,
} from './setup-state';
import { useStore } from 'zustand';

/**
 * Draft of the setup page, persisted in the tab. It survives a reload and a sign-in after the logline was
 * written; closing the tab, Finish and Logout delete it.
 */
export const setupDraftStore = createStore<SynopsisSetupState>()(
  persist(() => initialSetupState, {
    name: 'account-setup-draft',
    storage: createJSONStorage(() => safeSessionStorage),
    // A reload aborts requests, so the phase is not persisted.
    partialize: ({ phase: _phase, ...draft }) => draft,
    merge: (stored, initial) => (isDraft(stored) ? { ...initial, ...stored } : initial),
  }),
);

export function dispatchSetup(action: SetupAction): void {
  setupDraftStore.setState((state) => reduceSynopsisSetup(state, action), true);
}

export function clearSetupDraft(): void {
  setupDraftStore.setState(initialSetupState, true);
  setupDraftStore.persist.clearStorage();
}

type Draft = Omit<SynopsisSetupState, 'phase'>;

function isDraft(stored: unknown): stored is Draft {
  if (typeof stored !== 'object' || stored === null) return false;
  if (!('logline' in stored && 'synopsis' in stored)) return false;
  return typeof stored.logline === 'string' && typeof stored.synopsis === 'string';
}

export function useSetupState(): SynopsisSetupState {
  return useStore(setupDraftStore);
}
