import { authError } from './answers';

/** One of each is needed. The last are the special characters that the site's own checklist names. */
const characterSets = [
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '0123456789',
  '!@#?[]',
];

/** bcrypt reads no further. */
const longestInBytes = 72;

/** GoTrue's check with GoTrue's words; `undefined` when the password may be used. */
export function refusePassword(password: string, minimumLength: number): Response | undefined {
  if (Buffer.byteLength(password) > longestInBytes)
    return authError(
      400,
      'validation_failed',
      `Password cannot be longer than ${longestInBytes} characters`,
    );
  const problems = [
    ...(Buffer.byteLength(password) < minimumLength
      ? [{ reason: 'length', message: `Password should be at least ${minimumLength} characters.` }]
      : []),
    ...(characterSets.every((set) => containsAny(password, set))
      ? []
      : [
          {
            reason: 'characters',
            message: `Password should contain at least one character of each: ${characterSets.join(', ')}.`,
          },
        ]),
  ];
  return problems.length === 0 ? undefined : weakPassword(problems);
}

function containsAny(password: string, set: string): boolean {
  return Array.from(set).some((character) => password.includes(character));
}

function weakPassword(problems: readonly { reason: string; message: string }[]): Response {
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
