/** @jest-environment node */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

test('A table named users keeps its own columns, although there is auth.users', async () => {
  const program = join(__dirname, 'testing', 'embed-users.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program]);
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
    status: 200,
    body: [{ title: 'First', users: { id: 1, nickname: 'Asha' } }],
  });
}, 120_000);
