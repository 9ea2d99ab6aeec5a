export { downloadBlob } from './download-blob';
export {
  readStoredJson,
  safeLocalStorage,
  safeSessionStorage,
  createSafeStorage,
  type SafeStorage,
} from './safe-storage';
export { createXmlParser } from './create-xml-parser';
