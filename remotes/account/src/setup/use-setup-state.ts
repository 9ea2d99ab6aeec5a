import { useStore } from 'zustand';
import { setupDraftStore } from './setup-draft-store';
import type { SetupState } from './setup-state';

export function useSetupState(): SetupState {
  return useStore(setupDraftStore);
}
