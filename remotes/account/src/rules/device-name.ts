import type { User } from '@site/session';

/** The first match counts: browsers also name those that they descend from. */
const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Device of a session in words, from the header `User-Agent`: "Firefox on Windows". */
export function deviceNameOf(userAgent: string | null): string {
  const find = (names: readonly [string, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(' on ') || 'Unknown device';
}

type Factor = NonNullable<User['factors']>[number];

/** Authenticator app with which a member signs in; one that is being added does not count. */
export function findAuthenticator(user: Pick<User, 'factors'> | null): Factor | undefined {
  return user?.factors?.find(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  );
}
