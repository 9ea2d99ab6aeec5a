export { hashFiles, listFiles, requirePlainNames } from './files';
export { forEachConcurrent } from './for-each-concurrent';
export { messageOf } from './message-of';
export {
  type RequestHandler,
  type RunningServer,
  readUrl,
  refuseWriteRequests,
  startHttpServer,
} from './start-http-server';
export { acquireLock, type LockOptions, withLock } from './with-lock';
export { getDataFolder, workspaceRoot } from './workspace';
