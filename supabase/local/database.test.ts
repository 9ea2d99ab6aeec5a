/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const files = readdirSync(join(__dirname, '..', 'tests')).filter((file) => file.endsWith('.sql'));
let results: Record<string, string[]>;

beforeAll(async () => {
  const program = join(__dirname, 'testing', 'run-database-tests.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program]);
  results = JSON.parse(stdout);
}, 120_000);

test.each(files)('The database keeps every rule of %s', (file) => {
  const lines = results[file] ?? [];
  const plan = Number(/^1\.\.(\d+)$/.exec(lines.find((line) => line.startsWith('1..')) ?? '')?.[1]);
  expect(lines.filter((line) => line.startsWith('not ok'))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('ok'))).toHaveLength(plan);
});
