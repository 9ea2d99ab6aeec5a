/** Modules that no page needs to start: one chunk, loaded when the page is idle or after a failure. */
export { startOfflineCaching } from '../offline/start-offline-caching';
export { HydrationNotice, loadUntilHydrated } from '../pages/pending-hydration';
export { FailedPage } from '../pages/page-unavailable';
export { loadSettingValues } from '../remotes/load-setting-values';
export { loadWithFallback } from '../remotes/load-with-fallback';
export { canPrefetchRemote } from '../remotes/circuit-states';
export { prefetchCallsToAction } from '../routing/prefetch-calls-to-action';
export { startSendingReports } from '../reporting/start-sending-reports';
export { watchReleases } from '../updates/watch-releases';
export { UpdateNotice } from '../updates/update-notice';
