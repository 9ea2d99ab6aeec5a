import { ask, type Check, type Project, type Said } from './project';

/** Nobody has it: whatever is asked about it touches no row. */
export const nobody = '00000000-0000-0000-0000-000000000000';

interface Attempt {
  what: string;
  method: string;
  path: string;
  body?: unknown;
  /** Status and code that the migrations lead to. */
  expected: { status: number; code?: string };
}

const denied = { status: 401, code: '42501' };
const forbidden = { status: 403, code: '42501' };
const tables = [
  'profiles',
  'logline_summaries',
  'demo_requests',
  'demo_notifications',
  'synopsis_usage',
];
/** Refused by its own rule, so that it is never stored. */
const brokenRequest = {
  name: 'Check',
  email: 'check@example.com',
  company: 'Check',
  phone: '1',
  companySize: '250+',
  message: 'Check',
};

const asVisitor: readonly Attempt[] = [
  ...tables.map((table) => ({
    what: `read ${table}`,
    method: 'GET',
    path: `${table}?limit=0`,
    expected: denied,
  })),
  {
    what: 'send a demo request with a phone of one digit',
    method: 'POST',
    path: 'demo_requests',
    body: brokenRequest,
    expected: { status: 400, code: '23514' },
  },
  {
    what: 'choose the date of a demo request',
    method: 'POST',
    path: 'demo_requests',
    body: { ...brokenRequest, created_at: '2020-01-01' },
    expected: denied,
  },
  {
    what: 'rename a member',
    method: 'PATCH',
    path: `profiles?id=eq.${nobody}`,
    body: { full_name: 'x' },
    expected: denied,
  },
  ...[
    { name: 'consume_synopsis_quota', body: { member: nobody, daily_limit: 0 } },
    { name: 'refund_synopsis_quota', body: { member: nobody } },
    { name: 'finish_demo_notification', body: { notification_id: 0 } },
  ].map(({ name, body }) => ({
    what: `call ${name}`,
    method: 'POST',
    path: `rpc/${name}`,
    body,
    expected: denied,
  })),
];

const asMember: readonly Attempt[] = [
  ...['demo_requests', 'demo_notifications', 'synopsis_usage'].map((table) => ({
    what: `read ${table}`,
    method: 'GET',
    path: `${table}?limit=0`,
    expected: forbidden,
  })),
  {
    what: 'change the full name in a profile',
    method: 'PATCH',
    path: `profiles?id=eq.${nobody}`,
    body: { full_name: 'x' },
    expected: { status: 204 },
  },
  ...['id', 'created_at', 'updated_at'].map((column) => ({
    what: `change ${column} of a profile`,
    method: 'PATCH',
    path: `profiles?id=eq.${nobody}`,
    body: { [column]: column === 'id' ? nobody : '2020-01-01' },
    expected: forbidden,
  })),
  {
    what: 'keep a synopsis for somebody else',
    method: 'POST',
    path: 'logline_summaries',
    body: { user_id: nobody, logline: 'x', generated_summary: 'x' },
    expected: forbidden,
  },
  {
    what: 'rewrite a synopsis',
    method: 'PATCH',
    path: `logline_summaries?user_id=eq.${nobody}`,
    body: { logline: 'x' },
    expected: forbidden,
  },
  {
    what: 'remove synopses of their own',
    method: 'DELETE',
    path: `logline_summaries?user_id=eq.${nobody}`,
    expected: { status: 204 },
  },
];

export const tablesForVisitors: Check = {
  name: 'Tables and column grants, for visitors',
  findDifferences: (project) => tryAll(project, 'A visitor', asVisitor),
};

export const tablesForMembers: Check = {
  name: 'Tables, policies and column grants, for members',
  async findDifferences(project) {
    if (!project.member) return ['Not looked at: name an account with --email and CHECK_PASSWORD.'];
    const signedIn = await ask(project, '/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: project.member,
    });
    const { access_token: token, user } = signedIn.body;
    if (typeof token !== 'string')
      return [`The account ${project.member.email} cannot sign in (${textOf(signedIn)}).`];
    const differences = await tryAll(project, 'A member', asMember, token);
    const seen = await ask(project, '/rest/v1/profiles?select=id', { token });
    const others = Object.values(seen.body).filter((row) => idOf(row) !== idOf(user));
    await ask(project, '/auth/v1/logout?scope=local', { method: 'POST', token });
    if (others.length === 0) return differences;
    return [
      ...differences,
      `A member sees ${others.length} profiles of others: the row policies are not there. Run "supabase db push".`,
    ];
  },
};

async function tryAll(
  project: Project,
  who: string,
  attempts: readonly Attempt[],
  token?: string,
): Promise<string[]> {
  const differences: string[] = [];
  for (const attempt of attempts) {
    const said = await ask(project, `/rest/v1/${attempt.path}`, {
      method: attempt.method,
      ...(attempt.body !== undefined && { body: attempt.body }),
      ...(token !== undefined && { token }),
    });
    const { status, code } = attempt.expected;
    if (said.status === status && (code === undefined || said.body['code'] === code)) continue;
    differences.push(
      `${who} who tries to ${attempt.what} is answered ${textOf(said)} instead of ${[status, code].join(' ').trim()}. Run "supabase db push".`,
    );
  }
  return differences;
}

function textOf({ status, body }: Said): string {
  return [status, body['code'], body['message'] ?? body['msg']]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
}
