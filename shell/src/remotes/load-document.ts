import { withTimeout } from './with-timeout';

const TIMEOUT_MS = 4000;

/**
 * Leaves the running page for the document at `path`, if the site responds: the document brings a new shell and
 * registry, and a prerendered page is readable even if its module fails. Returns only when that is impossible.
 */
export async function loadDocument(path: string): Promise<void> {
  const isAvailable = await withTimeout(TIMEOUT_MS, fetch(path, { cache: 'no-cache' })).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isAvailable) return;
  location.replace(path);
  await new Promise(() => undefined);
}
