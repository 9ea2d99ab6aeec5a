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
  try {
    if (next) sessionStorage.setItem(key, next);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: the way ends at the dashboard instead.
  }
}

export function takeNext(): string | undefined {
  try {
    const next = safeReturnPath(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
    return next;
  } catch {
    return undefined;
  }
}
