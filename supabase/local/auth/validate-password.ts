import type { ProjectConfig } from '../project-config';
import { createAuthErrorResponse } from './auth-responses';

type PasswordRules = Pick<
  ProjectConfig['auth'],
  'minimum_password_length' | 'password_requirements'
>;

/** bcrypt ignores further bytes. */
const MAX_PASSWORD_BYTES = 72;

/** Validates a password as GoTrue does; returns GoTrue's error response or `undefined`. */
export function validatePassword(
  password: string,
  { minimum_password_length: minimumLength, password_requirements: sets }: PasswordRules,
): Response | undefined {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
    return createAuthErrorResponse(
      400,
      'validation_failed',
      `Password cannot be longer than ${MAX_PASSWORD_BYTES} characters`,
    );
  const problems = [
    ...(Buffer.byteLength(password) < minimumLength
      ? [{ reason: 'length', message: `Password should be at least ${minimumLength} characters.` }]
      : []),
    ...(sets.every((set) => containsAny(password, set))
      ? []
      : [
          {
            reason: 'characters',
            message: `Password should contain at least one character of each: ${sets.join(', ')}.`,
          },
        ]),
  ];
  return problems.length === 0 ? undefined : createWeakPasswordResponse(problems);
}

function containsAny(password: string, set: string): boolean {
  return Array.from(set).some((character) => password.includes(character));
}

function createWeakPasswordResponse(
  problems: readonly { reason: string; message: string }[],
): Response {
  return Response.json(
    {
      code: 422,
      error_code: 'weak_password',
      msg: problems.map(({ message }) => message).join(' '),
      weak_password: { reasons: problems.map(({ reason }) => reason) },
    },
    { status: 422, headers: { 'x-sb-error-code': 'weak_password' } },
  );
}
