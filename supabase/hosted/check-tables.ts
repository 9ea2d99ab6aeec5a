import {
  callAsVisitor,
  type HostedCheck,
  type HostedProject,
  type ProjectResponse,
} from './hosted-project';

/** User id that does not exist, so that no attempt affects a row. */
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

interface Attempt {
  description: string;
  method: string;
  path: string;
  body?: unknown;
  /** HTTP status and SQLSTATE under the migrations. */
  expected: { status: number; code?: string };
}

const UNAUTHENTICATED = { status: 401, code: '42501' };
const FORBIDDEN = { status: 403, code: '42501' };
const TABLES = [
  'profiles',
  'logline_summaries',
  'demo_requests',
  'demo_notifications',
  'synopsis_usage',
  'decks',
  'deck_slides',
  'deck_files',
  'deck_links',
  'deck_comments',
];
/** Violates a check constraint, so that it is never stored. */
const INVALID_REQUEST = {
  name: 'Check',
  email: 'check@example.com',
  company: 'Check',
  phone: '1',
  companySize: '250+',
  message: 'Check',
};

const VISITOR_ATTEMPTS: readonly Attempt[] = [
  ...TABLES.map((table) => ({
    description: `read ${table}`,
    method: 'GET',
    path: `${table}?limit=0`,
    expected: UNAUTHENTICATED,
  })),
  {
    description: 'send a demo request with a phone of one digit',
    method: 'POST',
    path: 'demo_requests',
    body: INVALID_REQUEST,
    expected: { status: 400, code: '23514' },
  },
  {
    description: 'choose the date of a demo request',
    method: 'POST',
    path: 'demo_requests',
    body: { ...INVALID_REQUEST, created_at: '2020-01-01' },
    expected: UNAUTHENTICATED,
  },
  {
    description: 'rename a member',
    method: 'PATCH',
    path: `profiles?id=eq.${NIL_UUID}`,
    body: { full_name: 'x' },
    expected: UNAUTHENTICATED,
  },
  ...[
    { name: 'consume_synopsis_quota', body: { member: NIL_UUID, daily_limit: 0 } },
    { name: 'refund_synopsis_quota', body: { member: NIL_UUID } },
    { name: 'finish_demo_notification', body: { notification_id: 0 } },
    { name: 'list_sessions', body: {} },
    { name: 'keep_sign_up_password', body: { sign_up_key: '' } },
    { name: 'create_recovery_code', body: {} },
    { name: 'use_recovery_code', body: { recovery_code: '' } },
    { name: 'save_deck', body: { deck_id: '', base_revision: -1, changes: {} } },
    { name: 'read_deck', body: { deck_id: '' } },
    { name: 'list_decks', body: {} },
    { name: 'export_decks', body: {} },
    { name: 'find_missing_files', body: { hashes: [] } },
    { name: 'find_near_limit', body: { deck_id: '' } },
    { name: 'create_deck_link', body: { deck_id: '', secret_hash: '', is_fixed: false } },
    { name: 'end_deck_link', body: { link_id: '' } },
    {
      name: 'save_deck_file_part',
      body: { file_hash: '', part: 0, part_count: 0, file_type: '', data: '' },
    },
  ].map(({ name, body }) => ({
    description: `call ${name}`,
    method: 'POST',
    path: `rpc/${name}`,
    body,
    expected: UNAUTHENTICATED,
  })),
];

const MEMBER_ATTEMPTS: readonly Attempt[] = [
  ...['demo_requests', 'demo_notifications', 'synopsis_usage'].map((table) => ({
    description: `read ${table}`,
    method: 'GET',
    path: `${table}?limit=0`,
    expected: FORBIDDEN,
  })),
  {
    description: 'change the full name in a profile',
    method: 'PATCH',
    path: `profiles?id=eq.${NIL_UUID}`,
    body: { full_name: 'x' },
    expected: { status: 204 },
  },
  ...['id', 'created_at', 'updated_at'].map((column) => ({
    description: `change ${column} of a profile`,
    method: 'PATCH',
    path: `profiles?id=eq.${NIL_UUID}`,
    body: { [column]: column === 'id' ? NIL_UUID : '2020-01-01' },
    expected: FORBIDDEN,
  })),
  {
    description: 'keep a synopsis for somebody else',
    method: 'POST',
    path: 'logline_summaries',
    body: { user_id: NIL_UUID, logline: 'x', generated_summary: 'x' },
    expected: FORBIDDEN,
  },
  {
    description: 'rewrite a synopsis',
    method: 'PATCH',
    path: `logline_summaries?user_id=eq.${NIL_UUID}`,
    body: { logline: 'x' },
    expected: FORBIDDEN,
  },
  ...['deck_slides', 'deck_files'].map((table) => ({
    description: `delete from ${table}`,
    method: 'DELETE',
    path: `${table}?user_id=eq.${NIL_UUID}`,
    expected: FORBIDDEN,
  })),
  {
    description: 'choose the revision of a deck',
    method: 'PATCH',
    path: `decks?user_id=eq.${NIL_UUID}`,
    body: { revision: 1 },
    expected: FORBIDDEN,
  },
  {
    description: 'remove synopses of their own',
    method: 'DELETE',
    path: `logline_summaries?user_id=eq.${NIL_UUID}`,
    expected: { status: 204 },
  },
];

/** Access of anonymous callers to tables and functions. */
export const visitorAccessCheck: HostedCheck = {
  name: 'Tables and column grants, for visitors',
  findDifferences: (project) => runAttempts(project, 'A visitor', VISITOR_ATTEMPTS),
};

/** Access of a signed-in member to tables, columns and rows. */
export const memberAccessCheck: HostedCheck = {
  name: 'Tables, policies and column grants, for members',
  async findDifferences(project) {
    if (!project.member) return ['Not looked at: name an account with --email and CHECK_PASSWORD.'];
    const signedIn = await callAsVisitor(project, '/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: project.member,
    });
    const { access_token: token, user } = signedIn.body;
    if (typeof token !== 'string')
      return [`The account ${project.member.email} cannot sign in (${textOf(signedIn)}).`];
    const differences = await runAttempts(project, 'A member', MEMBER_ATTEMPTS, token);
    const visibleProfiles = await callAsVisitor(project, '/rest/v1/profiles?select=id', { token });
    const others = Object.values(visibleProfiles.body).filter((row) => idOf(row) !== idOf(user));
    await callAsVisitor(project, '/auth/v1/logout?scope=local', { method: 'POST', token });
    if (others.length === 0) return differences;
    return [
      ...differences,
      `A member sees ${others.length} profiles of others: the row policies are not there. Run "supabase db push".`,
    ];
  },
};

async function runAttempts(
  project: HostedProject,
  caller: string,
  attempts: readonly Attempt[],
  token?: string,
): Promise<string[]> {
  const differences: string[] = [];
  for (const attempt of attempts) {
    const response = await callAsVisitor(project, `/rest/v1/${attempt.path}`, {
      method: attempt.method,
      ...(attempt.body !== undefined && { body: attempt.body }),
      ...(token !== undefined && { token }),
    });
    const { status, code } = attempt.expected;
    if (response.status === status && (code === undefined || response.body['code'] === code))
      continue;
    differences.push(
      `${caller} who tries to ${attempt.description} is answered ${textOf(response)} instead of ${[status, code].join(' ').trim()}. Run "supabase db push".`,
    );
  }
  return differences;
}

function textOf({ status, body }: ProjectResponse): string {
  return [status, body['code'], body['message'] ?? body['msg']]
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ');
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
}
