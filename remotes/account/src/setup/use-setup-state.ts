import { useStore } from 'zustand';
import { setupDraftStore } from './setup-draft-store';
import type { SynopsisSetupState } from './setup-state';

export function useSetupState(): SynopsisSetupState {
  return useStore(setupDraftStore);
}
