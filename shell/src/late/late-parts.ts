/** What no page needs to start: one file, fetched when the page is at rest or when something has failed. */
export { keepOffline } from '../offline/keep-offline';
export { PageUnavailable } from '../remotes/page-unavailable';
export { SleepingNotice } from '../remotes/sleeping-notice';
export { sendReports } from '../reporting/send-reports';
export { followReleases } from '../updates/follow-releases';
export { UpdateNotice } from '../updates/update-notice';
