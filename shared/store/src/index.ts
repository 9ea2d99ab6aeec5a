export { contentTypeOf } from './content-headers';
export { openFolderStore } from './folder-store';
export { openLayeredStore } from './layered-store';
export {
  LIVE_KEY,
  type LiveState,
  appendDecision,
  hasDecision,
  historyKeyOf,
  readDecision,
  readHistory,
  readLiveState,
  recordDecision,
  repairLiveObject,
  wasDecided,
} from './live-state';
export { setAsideOlderStore } from './older-store';
export { localStoreFolder, openLocalStore, openStore } from './open-store';
export { isTransientError, parseJson, replaceFailure, type Store, StoreError } from './store';
