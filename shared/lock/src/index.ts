export { acquireLock, withLock, type LockOptions } from './with-lock';
