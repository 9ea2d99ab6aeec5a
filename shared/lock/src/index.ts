export { withLock, type LockOptions } from './with-lock';
