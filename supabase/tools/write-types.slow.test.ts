/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_TYPES_FILE } from './database-types';
import { explainMissingSupabaseCli } from './supabase-cli';

const missing = explainMissingSupabaseCli();
const testWithCli = missing === undefined ? test : test.skip;

testWithCli(missing ?? 'The types of every request are those of the migrations', () => {
  const program = join(__dirname, 'write-types.ts');
  const types = execFileSync(process.execPath, ['--import', 'tsx', program, '--print'], {
    encoding: 'utf8',
  });
  expect(types).toBe(`${readFileSync(DATABASE_TYPES_FILE, 'utf8')}\n`);
});
