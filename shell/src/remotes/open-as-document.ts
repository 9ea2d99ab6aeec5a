import { within } from './within';

const patienceMs = 4000;

/**
 * Leaves the running page for the document at `path`, if the site answers: it brings a fresh shell and a fresh
 * registry, and a prerendered page can be read in it although its code cannot be had. Comes back only when
 * that is not possible.
 */
export async function openAsDocument(path: string): Promise<void> {
  const isThere = await within(patienceMs, fetch(path, { cache: 'no-cache' })).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return;
  location.replace(path);
  await new Promise(() => undefined);
}
