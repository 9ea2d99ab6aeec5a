import { canonicalPath } from '@site/contract';

/** Addresses that moved, old to new. Compose writes the same table into the server's redirect rules. */
export const redirects: Readonly<Record<string, string>> = {
  '/forgot-password': '/forgot',
};

export function redirectTarget(pathname: string): string | undefined {
  return redirects[canonicalPath(pathname)];
}
