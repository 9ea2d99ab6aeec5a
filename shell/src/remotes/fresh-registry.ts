import { readPageRegistry, type PageRegistry } from '@site/contract';

/** Asks the site which versions are live now. @throws when the site cannot be reached or answers nonsense */
export async function fetchFreshRegistry(): Promise<PageRegistry> {
  const response = await fetch('/registry.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The registry answered with status ${response.status}.`);
  return readPageRegistry(await response.json());
}
