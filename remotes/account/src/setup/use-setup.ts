import { useStore } from 'zustand';
import { setupDraft } from './setup-draft';
import type { SetupState } from './setup-state';

export function useSetup(): SetupState {
  return useStore(setupDraft);
}
