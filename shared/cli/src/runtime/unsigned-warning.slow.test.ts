/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const main = path.join(import.meta.dirname, '../main.ts');

test.each(['releases', 'release', 'rollback'])(
  'npm run %s says that the signatures of a shared store are off',
  (command) => {
    // Neither is reached: the name of the store is none.
    const env = { ...process.env, SITE_STORE: 'releases', SITE_PUBLIC_KEYS: '' };
    const args = ['--import', 'tsx', main, command, 'nothing'];
    const { stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect(stderr).toContain('Signatures are not checked: SITE_PUBLIC_KEYS is not set');
  },
);
