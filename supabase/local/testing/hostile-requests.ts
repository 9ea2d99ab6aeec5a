import { createHostileBodies } from './hostile-bodies';
import type { AttackFixtures, PickRandom } from './attack-fixtures';
import { createRandom } from '@site/testing/create-random';

export interface HostileRequest {
  method: string;
  /** Raw path and query, as sent over the wire. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Generates hostile variants of the routes, reproducible by seed. */
export function* generateHostileRequests(
  seed: number,
  belongings: AttackFixtures,
): Generator<HostileRequest, never> {
  const random = createRandom(seed);
  const pickOne: PickRandom = (choices) => choices[Math.floor(random() * choices.length)] as never;
  for (;;) {
    const [method, path] = pickOne(routes);
    yield {
      method: random() < 0.8 ? method : pickOne(methods),
      path:
        (random() < 0.6 ? path : pickOne(spellings)(path)) +
        pickOne(queriesFor(path, belongings, pickOne)),
      headers: headersFor(belongings, pickOne),
      body: pickOne([undefined, ...createHostileBodies(belongings, pickOne)]),
    };
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const routes: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/auth/v1/signup'],
  ['POST', '/auth/v1/token'],
  ['POST', '/auth/v1/recover'],
  ['POST', '/auth/v1/otp'],
  ['POST', '/auth/v1/resend'],
  ['POST', '/auth/v1/verify'],
  ['GET', '/auth/v1/verify'],
  ['GET', '/auth/v1/user'],
  ['PUT', '/auth/v1/user'],
  ['POST', '/auth/v1/logout'],
  ['GET', '/auth/v1/settings'],
  ['GET', '/auth/v1/authorize'],
  ['GET', '/auth/v1/callback'],
  ['GET', '/auth/v1/.well-known/jwks.json'],
  ['DELETE', '/auth/v1/admin/users/x'],
  ['GET', '/rest/v1/'],
  ['GET', '/rest/v1/profiles'],
  ['PATCH', '/rest/v1/profiles'],
  ['GET', '/rest/v1/logline_summaries'],
  ['POST', '/rest/v1/logline_summaries'],
  ['DELETE', '/rest/v1/logline_summaries'],
  ['POST', '/rest/v1/demo_requests'],
  ['GET', '/rest/v1/demo_notifications'],
  ['GET', '/rest/v1/decks'],
  ['DELETE', '/rest/v1/decks'],
  ['GET', '/rest/v1/deck_slides'],
  ['GET', '/rest/v1/deck_files'],
  ['POST', '/rest/v1/rpc/save_deck'],
  ['POST', '/rest/v1/rpc/save_deck_file_part'],
  ['GET', '/rest/v1/deck_links'],
  ['POST', '/rest/v1/rpc/create_deck_link'],
  ['POST', '/rest/v1/rpc/open_deck_link'],
  ['POST', '/rest/v1/rpc/read_deck_link_file'],
  ['GET', '/rest/v1/deck_comments'],
  ['DELETE', '/rest/v1/deck_comments'],
  ['POST', '/rest/v1/rpc/add_deck_comment'],
  ['GET', '/rest/v1/nothing'],
  ['POST', '/rest/v1/rpc/consume_synopsis_quota'],
  ['GET', '/rest/v1/rpc/claim_demo_notifications'],
  ['POST', '/functions/v1/synopsis'],
  ['POST', '/functions/v1/delete-account'],
  ['POST', '/functions/v1/notify-demo'],
  ['POST', '/api/v1.0/email/send'],
  ['GET', '/_system/config'],
  ['GET', '/health'],
];

const hex = (character: string): string =>
  `%${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`;

/** Alternative spellings of a path. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => path.replace(/[a-z](?=[a-z_-]*$)/, hex),
  (path) => path.replaceAll(/[a-z]/g, hex),
  (path) => path.replaceAll(/[a-z]/g, (character) => hex(character).toUpperCase()),
  (path) => path.replace(/[a-z]/, hex),
  (path) => path.replace(/\/(?=[^/]*$)/, '%2f'),
  (path) => path.replace(/[a-z](?=[a-z]*$)/, (character) => hex(character).replace('%', '%25')),
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => path.replace(/\/(?=[^/]*$)/, '//'),
  (path) => path.replace(/\/(?=[^/]*$)/, '/x/%2e%2e/'),
  (path) => `${path}%00`,
  (path) => `${path}%zz`,
  (path) => `${path}%c0%af`,
  (path) => `${path};x=1`,
  (path) => `${path}%3fgrant_type=password`,
];

function queriesFor(
  path: string,
  { victim }: AttackFixtures,
  pickOne: PickRandom,
): readonly string[] {
  const odd = ['', '', '', '', '?%', '?a=%00', `?a=${'x'.repeat(3000)}`, '?a=1&a=2&=3&b'];
  if (path.includes('/auth/'))
    return [
      ...odd,
      '?grant_type=password',
      '?grant_type=password',
      '?grant_type=password&grant_type=pkce',
      '?grant%5ftype=password',
      '?grant_type=refresh_token',
      '?grant_type=pkce',
      '?grant_type=id_token',
      '?grant_type[]=password',
      '?scope=%00',
      '?type=email&token=x&redirect_to=%2f%2fevil.example',
      '?type=signup&token=pkce_',
      `?token_hash=${'0'.repeat(64)}&type=${pickOne(['recovery', 'invite', 'sms', '__proto__'])}`,
      '?provider=google&redirect_to=javascript:alert(1)',
    ];
  return [
    ...odd,
    `?id=eq.${victim.id}`,
    `?user_id=eq.${victim.id}&select=*`,
    '?select=*,users(*)',
    '?select=*,auth.users(*)',
    '?select=id::text,created_at->>x',
    '?select=count()',
    '?select=((((((',
    '?select=*&or=(id.eq.1,and(id.gt.0,not.and(id.lt.5)))',
    '?or=(',
    '?id=in.(1,2,"3)',
    '?id=eq.not-a-number',
    '?id=eq.99999999999999999999999999',
    '?id=like.*%25*',
    '?logline=match.(a%2b)%2b$',
    '?logline=match.[',
    '?logline=fts(nonsense).x%20%26',
    '?created_at=gt.yesterdayish',
    '?id=is.maybe',
    '?order=id.sideways',
    '?order=id.desc.nullsfirst,logline->x.asc',
    '?limit=-1',
    '?limit=1e9&offset=-5',
    '?limit=99999999999999999999',
    '?on_conflict=id',
    '?columns=id,nothing',
    '?__proto__=eq.1&constructor=eq.2',
  ];
}

function headersFor(
  { publishableKey, token }: AttackFixtures,
  pickOne: PickRandom,
): Record<string, string> {
  const key = pickOne([
    publishableKey,
    publishableKey,
    publishableKey,
    'sb_secret_guess',
    undefined,
  ]);
  const authorization = pickOne([
    undefined,
    `Bearer ${token}`,
    `Bearer ${token}`,
    `bearer ${token}`,
    `Bearer ${publishableKey}`,
    'Bearer',
    'Bearer a.b.c',
    `Bearer ${token.slice(0, -3)}`,
    `Basic ${Buffer.from('postgres:postgres').toString('base64')}`,
    'Bearer null',
  ]);
  const extra: Record<string, string> = pickOne<Record<string, string>>([
    {},
    {},
    { prefer: 'return=representation,count=exact' },
    { prefer: 'resolution=merge-duplicates,missing=default,handling=strict,tx=rollback' },
    { prefer: 'count=planned' },
    { accept: 'application/vnd.pgrst.object+json' },
    { accept: 'text/csv' },
    { accept: 'application/vnd.pgrst.plan+json' },
    { accept: 'application/geo+json, image/*;q=nonsense' },
    { 'accept-profile': 'auth' },
    { 'content-profile': 'private' },
    { range: '5-1', 'range-unit': 'items' },
    { range: '0-99999999999999999999' },
    { 'x-supabase-api-version': 'nonsense' },
    { 'x-http-method-override': 'DELETE' },
    { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.8' },
    { 'x-forwarded-host': 'evil.example' },
    { referer: 'javascript:alert(1)' },
  ]);
  return {
    'content-type': pickOne([
      'application/json',
      'application/json',
      'application/json',
      'text/csv',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/octet-stream',
      'nonsense',
    ]),
    ...(key !== undefined && { apikey: key }),
    ...(authorization !== undefined && { authorization }),
    ...extra,
  };
}
