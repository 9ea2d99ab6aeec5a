/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runProgramOnDatabase } from './testing/run-on-database';

const files = readdirSync(join(__dirname, '..', 'tests')).filter((file) => file.endsWith('.sql'));
let results: Record<string, string[]>;

beforeAll(async () => {
  results = await runProgramOnDatabase('run-database-tests');
});

test.each(files)('The database keeps every rule of %s', (file) => {
  const lines = results[file] ?? [];
  const plan = Number(/^1\.\.(\d+)$/.exec(lines.find((line) => line.startsWith('1..')) ?? '')?.[1]);
  expect(lines.filter((line) => line.startsWith('not ok'))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('ok'))).toHaveLength(plan);
});
