export { openFolderStore } from './folder-store';
export {
  type LiveState,
  appendDecision,
  readDecision,
  readHistory,
  readLiveState,
  recordCompleted,
  recordInterrupted,
  restoreLiveObject,
  wasDecided,
} from './live-state';
export { messageOf } from './message-of';
export { setAsideOlderStore } from './older-store';
export { localStoreFolder, openLocalStore, openStore } from './open-store';
export { type Store, StoreError } from './store';
export { getDataFolder, workspaceRoot } from './workspace';
