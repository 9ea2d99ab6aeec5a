import type { User } from '@site/page/session';

type Factor = NonNullable<User['factors']>[number];

/** Authenticator app with which a member signs in; one that is being added does not count. */
export function findAuthenticator(user: Pick<User, 'factors'> | null): Factor | undefined {
  return user?.factors?.find(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  );
}
