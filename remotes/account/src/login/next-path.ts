import { safeSessionStorage } from '@site/page/browser';
import { sanitizeReturnPath } from '@site/contract';

const key = 'account-next';

/** Path to open after sign-in, from `?next=`; undefined unless it is a path of this site. */
export function readNextPath(query: URLSearchParams): string | undefined {
  return sanitizeReturnPath(query.get('next'));
}

export function buildMediatorPath(next: string | undefined): string {
  return next ? `/mediator?${new URLSearchParams({ next }).toString()}` : '/mediator';
}

/** Path of /login for a session whose second step is missing. */
export function buildSecondStepPath(next: string | undefined): string {
  return next ? `/login?${new URLSearchParams({ next }).toString()}` : '/login';
}

/** Stores the path for a sign-in that leaves the site and returns to /auth-callback in the same tab. */
export function saveNextPath(next: string | undefined): void {
  if (next) safeSessionStorage.setItem(key, next);
  else safeSessionStorage.removeItem(key);
}

/** Returns the stored path and deletes it. */
export function takeNextPath(): string | undefined {
  const next = sanitizeReturnPath(safeSessionStorage.getItem(key));
  safeSessionStorage.removeItem(key);
  return next;
}
