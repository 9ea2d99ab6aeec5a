/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDatabaseTypes, DATABASE_TYPES_FILE } from './database-types';
import {
  explainMissingPostgres,
  type PostgresServer,
  startPostgresServer,
} from './debian-postgres';
import { explainMissingSupabaseCli, runSupabaseCli } from './supabase-cli';

const room = join(__dirname, '..');
const tests = join(room, 'tests');
const missing = explainMissingPostgres() ?? explainMissingSupabaseCli();
// A describe that is skipped is named after its reason.
const describeHosted = missing === undefined ? describe : describe.skip;

describeHosted(missing ?? 'With Supabase’s own CLI on a PostgreSQL of its own', () => {
  let server: PostgresServer;
  let applied: { stdout: string; stderr: string };
  beforeAll(async () => {
    server = await startPostgresServer();
    server.runSqlFile(join(room, 'local', 'database', 'roles.sql'));
    server.runSqlFile(join(__dirname, 'hosted-stub.sql'));
    server.runSqlFile(join(room, 'local', 'database', 'mfa-tables.sql'));
    applied = await runSupabaseCli('db', 'push', '--yes', `--remote=${server.url}`);
  });
  afterAll(() => server.stop());

  test('config.toml is read without a warning', () => {
    expect(applied.stderr).not.toMatch(/warn|deprecated|invalid/i);
  });

  test('every migration is applied, once', async () => {
    for (const file of readdirSync(join(room, 'migrations')))
      expect(applied.stdout + applied.stderr).toContain(file);
    const again = await runSupabaseCli('db', 'push', '--yes', `--remote=${server.url}`);
    expect(again.stdout + again.stderr).toContain('up to date');
  });

  test('its linter finds nothing', async () => {
    const said = await runSupabaseCli(
      'db',
      'lint',
      '--fail-on',
      'warning',
      '--schema',
      'public,private',
      `--remote=${server.url}`,
    );
    expect(said.stdout + said.stderr).toContain('No schema errors found');
  });

  test('the types that every request uses are those of the migrations', async () => {
    expect(readFileSync(DATABASE_TYPES_FILE, 'utf8')).toBe(await generateDatabaseTypes(server.url));
  });

  test('every rule of the database says the same there as on the embedded one', () => {
    const program = join(room, 'local', 'testing', 'run-database-tests.ts');
    const embedded: Record<string, string[]> = JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', program], { encoding: 'utf8' }),
    );
    for (const file of readdirSync(tests).filter((name) => name.endsWith('.sql')))
      expect({ file, said: verdicts(server.runSqlFile(join(tests, file))) }).toEqual({
        file,
        said: embedded[file],
      });
  });
});

function verdicts(output: string): string[] {
  return output.split('\n').filter((line) => /^(?:not ok|ok|1\.\.|#)/.test(line));
}
