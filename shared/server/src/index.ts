export { type HealthLogLine, parseHealthLog } from './health-log';
export { type RemoteHealthSummary, formatHealth, summarizeHealth } from './health-summary';
export { precompress } from './precompress';
export { fetchReports, readReports } from './read-reports';
export { serveFolder } from './serve-folder';
export { createSiteHandler, serveComposition, serveSite } from './serve-site';
export { type RunningServer, startHttpServer } from './start-http-server';
