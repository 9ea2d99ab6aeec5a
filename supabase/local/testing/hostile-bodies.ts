import type { AttackFixtures, PickRandom } from './attack-fixtures';

/** Creates bodies of the routes with invalid or malicious values. */
export function createHostileBodies(
  { victim }: AttackFixtures,
  pick: PickRandom,
): readonly string[] {
  const value = valueFor(pick);
  const field = pick([
    'email',
    'password',
    'data',
    'refresh_token',
    'auth_code',
    'code_verifier',
    'type',
    'token',
    'token_hash',
    'logline',
    'generated_summary',
    'user_id',
    'id',
    'full_name',
    'free_trial_used',
    'companySize',
    'phone',
    'member',
    'max_rows',
    'confirmation',
    '__proto__',
    'nothing',
  ]);
  const account = { email: victim.email, password: 'Guess-1!aaaa' };
  const row = { logline: 'A line.', generated_summary: 'A text.', user_id: victim.id };
  return [
    JSON.stringify({ [field]: value }),
    JSON.stringify({ ...account, [field]: value }),
    JSON.stringify({
      ...account,
      email: `new-${Math.abs(hashOf(field))}@example.com`,
      [field]: value,
    }),
    JSON.stringify({ ...row, [field]: value }),
    JSON.stringify([row, { ...row, [field]: value }, value]),
    JSON.stringify({ type: 'recovery', email: victim.email, token: '000000' }),
    JSON.stringify({ confirmation: victim.email, [field]: value }),
    JSON.stringify(value),
    `{"email":"a@b.co","email":${JSON.stringify(value)},"password":"Aa1!aaaa"}`,
    '{',
    '{"a":NaN}',
    '{"a":1e999}',
    '\u0000',
    'email=a%40b.co&password=x',
    'id,logline\n1,"open',
    `${'['.repeat(3000)}${']'.repeat(3000)}`,
    `{"data":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)},"email":"deep@example.com","password":"Aa1!aaaa"}`,
    `{"email":"${'x'.repeat(100_000)}@example.com"}`,
    'x'.repeat(300_000),
  ];
}

/** Selects a value of any type, regardless of the type that the field expects. */
function valueFor(pick: PickRandom): unknown {
  return pick<unknown>([
    null,
    true,
    0,
    -1,
    1e308,
    12345678901234567890n.toString(),
    '',
    ' ',
    'x',
    'x'.repeat(5000),
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '😀'.repeat(40),
    "'; drop table profiles; --",
    '{{ .SiteURL }}',
    '$1',
    [],
    [1, [2]],
    {},
    { toString: 1 },
    { __proto__: null, constructor: {} },
  ]);
}

function hashOf(text: string): number {
  let hash = 0;
  for (const character of text) hash = Math.imul(hash, 31) + (character.codePointAt(0) ?? 0);
  return hash;
}
