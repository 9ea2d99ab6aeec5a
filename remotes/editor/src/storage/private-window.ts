import type { UserError } from './user-error';

export const PRIVATE_WINDOW_WARNING: UserError = {
  title: 'This is a private window.',
  advice:
    'The browser deletes the deck when you close this window. Download a deck file before you leave.',
};

/** Detects private windows: they have no file system of their own, or a quota tied to memory. */
export async function isPrivateWindow(): Promise<boolean> {
  const { storage }: Partial<Navigator> = navigator;
  if (!storage) return false;
  const hasFiles = await storage.getDirectory().then(
    () => true,
    () => false,
  );
  if (!hasFiles) return window.isSecureContext;
  const { quota } = await storage.estimate();
  const { memory }: Performance & { memory?: { jsHeapSizeLimit: number } } = performance;
  const heap = memory?.jsHeapSizeLimit;
  return quota !== undefined && heap !== undefined && quota < heap * 2 && quota < 4e9;
}
