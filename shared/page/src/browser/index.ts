export {
  isStorageBlocked,
  readStoredJson,
  safeLocalStorage,
  safeSessionStorage,
  createSafeStorage,
  type SafeStorage,
} from './safe-storage';
export { createXmlParser } from './create-xml-parser';
export { deviceNameOf } from './device-name';
export { addHistoryGuard, addLeaveGuard, requestLeave, startHistoryGuards } from './leave-guards';

/** Downloads a blob as a file with this name. */
export function downloadBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser may still read a large file after the click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
