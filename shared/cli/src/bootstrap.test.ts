/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';

const bootstrap = path.join(__dirname, 'bootstrap.mjs');

function startWith(nodeVersion: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${nodeVersion}' })`;
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
  return spawnSync(process.execPath, ['--import', preload, bootstrap, 'nothing'], {
    encoding: 'utf8',
  });
}

describe('the door of every npm script', () => {
  it.each(['18.20.0', '20.18.3'])('refuses Node %s with one sentence', (version) => {
    const { status, stderr } = startWith(version);
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(/^This site needs Node 20\.19 or newer; .+ Install a newer Node/);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('names the known commands when it is given another', () => {
    const { status, stderr } = startWith(process.versions.node);
    expect(status).toBe(1);
    expect(stderr).toContain('There is no command "nothing". Available: start, dev,');
  });

  it('is not stopped by what is left of a package that is gone', () => {
    const root = createTemporaryFolder('former-package');
    for (const folder of ['.', 'shell', 'supabase', 'tests', 'remotes', 'shared/cli/src']) {
      mkdirSync(path.join(root, folder), { recursive: true });
      writeFileSync(path.join(root, folder.replace('/src', ''), 'package.json'), '{}');
    }
    mkdirSync(path.join(root, 'shared/former/node_modules'), { recursive: true });
    writeFileSync(path.join(root, 'pnpm-lock.yaml'), '');
    cpSync(bootstrap, path.join(root, 'shared/cli/src/bootstrap.mjs'));
    const { stderr } = spawnSync(
      process.execPath,
      [path.join(root, 'shared/cli/src/bootstrap.mjs'), 'install'],
      { encoding: 'utf8', env: { PATH: '' } },
    );
    expect(stderr).toContain('The packages could not be installed.');
  });
});
