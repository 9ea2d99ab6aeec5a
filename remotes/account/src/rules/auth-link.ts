import { isEmailAddress } from './email-address';

const LINK_TYPES = ['recovery', 'signup', 'email_change', 'magiclink', 'invite', 'email'] as const;

/** Link with a token, which a person spends by a button. */
export type AuthTokenLink = {
  kind: 'token';
  tokenHash: string;
  type: (typeof LINK_TYPES)[number];
  /** Address of the account when the mail was sent, and the address that it moves to. */
  email?: string | undefined;
  newEmail?: string | undefined;
};

/** Content of the URL of a link from an auth mail. */
export type AuthLink =
  | { kind: 'none' }
  | { kind: 'code'; code: string }
  | AuthTokenLink
  | { kind: 'error' };

/** Reads the query and the fragment: the auth service reports errors in either. */
export function readAuthLink({ search, hash }: { search: string; hash: string }): AuthLink {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  if ([query, fragment].some((each) => each.has('error') || each.has('error_code'))) {
    return { kind: 'error' };
  }
  const code = query.get('code');
  if (code) return { kind: 'code', code };
  const tokenHash = query.get('token_hash');
  const type = LINK_TYPES.find((each) => each === query.get('type'));
  const [email, newEmail] = ['email', 'new_email'].map((name) => readEmail(query, name));
  if (tokenHash && type) return { kind: 'token', tokenHash, type, email, newEmail };
  return { kind: 'none' };
}

/** Restores a `+` that was not escaped. Text that is no address is not shown. */
function readEmail(query: URLSearchParams, name: string): string | undefined {
  const email = query.get(name)?.replaceAll(' ', '+');
  return email && isEmailAddress(email) ? email : undefined;
}

/** True if the URL has parameters that must not stay in the address bar or the history. */
export function hasAuthSecret({ search, hash }: { search: string; hash: string }): boolean {
  const secretNames = [
    'code',
    'token_hash',
    'access_token',
    'refresh_token',
    'error',
    'error_code',
  ];
  const parameters = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))];
  return parameters.some((each) => secretNames.some((name) => each.has(name)));
}
