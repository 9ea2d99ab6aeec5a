/** Modules that no page needs to start: one chunk, loaded when the page is idle or after a failure. */
export { keepOffline } from '../offline/keep-offline';
export { loadAsleep } from '../remotes/asleep';
export { FailedPage } from '../remotes/failed-page';
export { loadWithCare } from '../remotes/load-with-care';
export { mayPrefetch } from '../remotes/remote-states';
export { SleepingNotice } from '../remotes/sleeping-notice';
export { prefetchNext } from '../routing/prefetch-next';
export { sendReports } from '../reporting/send-reports';
export { followReleases } from '../updates/follow-releases';
export { UpdateNotice } from '../updates/update-notice';
