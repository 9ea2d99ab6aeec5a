/** @jest-environment node */
import { execFile } from 'node:child_process';
import { startLoopbackServer } from '@site/testing/loopback-server';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';
import { signUpMember, callApi, TEST_PASSWORD, SITE_URL } from '../local/testing/api-client';
import { settingsCheck } from './check-settings';
import { signInMethodsCheck } from './check-accounts';
import { deployedFunctionsCheck } from './check-functions';
import { visitorAccessCheck } from './check-tables';

const root = join(__dirname, '..', '..');

let backend: SpawnedBackend;
beforeAll(async () => {
  backend = await spawnBackend();
});
afterAll(() => backend.stop());

async function run(email?: string): Promise<string> {
  const main = join(root, 'shared', 'cli', 'src', 'main.ts');
  const target = ['--url', backend.url, '--key', backend.keys.publishableKey, '--site', SITE_URL];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', main, 'check:hosted', ...target, ...(email ? ['--email', email] : [])],
    { cwd: root, env: { ...process.env, ...(email && { CHECK_PASSWORD: TEST_PASSWORD }) } },
  );
  return stdout;
}

test('The embedded backend is as it should be, and is the same afterwards', async () => {
  const member = await signUpMember(backend);
  await signUpMember(backend);
  const asService = { key: backend.keys.secretKey };
  const rows = () =>
    Promise.all(
      ['profiles', 'logline_summaries', 'demo_requests', 'synopsis_usage'].map(
        async (table) => (await callApi(backend, 'GET', `/rest/v1/${table}`, asService)).body,
      ),
    );
  const before = await rows();
  const said = await run(member.email);
  expect(said.match(/^as it should be/gm)).toHaveLength(6);
  expect(said).toContain('not looked at: Mail templates');
  expect(said).toContain('Nothing differs.');
  expect(await rows()).toEqual(before);
  const user = await callApi(backend, 'GET', '/auth/v1/user', { token: member.token });
  expect(user.status).toBe(200);
});

const project = (url: string) => ({
  url,
  publishableKey: 'sb_publishable_x',
  siteUrl: SITE_URL,
  providers: ['google'],
  management: { url, accessToken: 't' },
});

/** A project where everything answers the same. */
async function withProject<T>(
  answer: { status: number; body: unknown },
  look: (url: string) => Promise<T>,
): Promise<T> {
  const server = await startLoopbackServer((_, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  const found = await look(server.url);
  await server.close();
  return found;
}

test('A project where everything is open is told table by table', async () => {
  const open = { status: 200, body: [] };
  const differences = await withProject(open, (url) =>
    visitorAccessCheck.findDifferences(project(url)),
  );
  const migrations = join(root, 'supabase', 'migrations');
  const sql = readdirSync(migrations).map((file) => readFileSync(join(migrations, file), 'utf8'));
  const tables = sql.join('\n').matchAll(/^create table public\.(\w+)/gm);
  for (const [, table] of tables)
    expect(differences).toContain(
      `A visitor who tries to read ${table} is answered 200 instead of 401 42501. Run "supabase db push".`,
    );
  expect(differences).toHaveLength(29);
});

test('A function that is missing, or refused by the platform, is named with what to do', async () => {
  const missing = await withProject({ status: 404, body: {} }, (url) =>
    deployedFunctionsCheck.findDifferences(project(url)),
  );
  expect(missing[0]).toBe(
    'The function synopsis is not deployed. Run "supabase functions deploy synopsis".',
  );
  const refused = await withProject({ status: 401, body: { message: 'Missing header' } }, (url) =>
    deployedFunctionsCheck.findDifferences(project(url)),
  );
  expect(refused[0]).toContain('verify_jwt is on');
});

test('A provider that the site offers and the project does not is named', async () => {
  const body = { external: { email: true }, disable_signup: false, mailer_autoconfirm: true };
  const differences = await withProject({ status: 200, body }, (url) =>
    signInMethodsCheck.findDifferences(project(url)),
  );
  expect(differences).toEqual([
    expect.stringContaining('Signing in by google is off, and the site offers it.'),
    'New addresses are not confirmed by mail. Run "supabase config push".',
  ]);
});

test('Limits and mail templates that are others are named, one by one', async () => {
  const body = { rate_limit_otp: 30, mailer_subjects_recovery: 'Choose a new password' };
  const differences = await withProject({ status: 200, body }, (url) =>
    settingsCheck.findDifferences(project(url)),
  );
  expect(differences).toContain('rate_limit_otp is 30 instead of 150. Run "supabase config push".');
  expect(differences).toContain(
    'The mail template mailer_templates_recovery_content is another one than in supabase/mails. Run "npm run mails" in supabase/, then "supabase config push".',
  );
  expect(differences.join()).not.toContain('mailer_subjects_recovery');
});
