import { safeSessionStorage } from '@site/browser';
import { safeReturnPath } from '@site/contract';

const key = 'account-next';

/** Where to go after signing in, if the address names a page of this site. */
export function readNext(query: URLSearchParams): string | undefined {
  return safeReturnPath(query.get('next'));
}

export function mediatorPath(next: string | undefined): string {
  return next ? `/mediator?${new URLSearchParams({ next }).toString()}` : '/mediator';
}

/** For a way that leaves the site and comes back to /auth-callback in the same tab. */
export function keepNext(next: string | undefined): void {
  if (next) safeSessionStorage.setItem(key, next);
  else safeSessionStorage.removeItem(key);
}

export function takeNext(): string | undefined {
  const next = safeReturnPath(safeSessionStorage.getItem(key));
  safeSessionStorage.removeItem(key);
  return next;
}
