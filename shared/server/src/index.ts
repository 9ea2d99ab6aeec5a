export { type HealthLogLine, readHealthLog } from './health-collector';
export {
  type RemoteHealthSummary,
  formatHealth,
  parseHealthLines,
  summarizeHealth,
} from './health-summary';
export { precompress } from './precompress';
export { serveFolder } from './serve-folder';
export { createSiteHandler, serveComposition, serveSite } from './serve-site';
export { type RunningServer, startHttpServer } from './start-http-server';
