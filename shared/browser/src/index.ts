export { download } from './download';
export {
  readJson,
  safeLocalStorage,
  safeSessionStorage,
  safeStorage,
  type SafeStorage,
} from './safe-storage';
export { xmlParser } from './xml-parser';
