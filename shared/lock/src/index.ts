export { withLock, type Lock } from './with-lock';
