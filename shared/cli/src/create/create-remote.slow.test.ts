/** @jest-environment node */
import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '@site/node';
import { buildInCopy, copyWorkspacePackages } from '@site/release/testing';

const run = promisify(execFile);
const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'create-')));
const more = [
  'supabase',
  'tests',
  '.github',
  '.gitlab-ci.yml',
  'docs',
  'tsconfig.json',
  'tsconfig.base.json',
];
const settings = [
  '.nvmrc',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'knip.json',
  'pnpm-workspace.yaml',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
];
let before: Map<string, string>;

beforeAll(() => {
  copyWorkspacePackages(root, [...more, ...settings]);
  before = contents();
}, 600_000);
afterAll(() => fs.rmSync(root, { recursive: true }));

test.each([
  [[], 'Say what to create'],
  [['page', 'faq'], 'Say what to create'],
  [['remote'], '2 to 20 small letters'],
  [['remote', 'Academy'], '2 to 20 small letters'],
  [['remote', '../academy'], '2 to 20 small letters'],
  [['remote', 'editor'], 'There is a remote "editor" already'],
  [['remote', 'contract'], 'belongs to the package shared/contract'],
  [['remote', 'supabase'], 'belongs to the package supabase'],
])('%j changes nothing and says why', (args, sentence) => {
  const { status, stderr } = site('create', ...args);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
  expect(contents()).toEqual(before);
});

describe('A remote of its own', () => {
  beforeAll(() => {
    const { status, stdout } = site('create', 'remote', 'academy');
    expect([status, stdout]).toEqual([0, expect.stringContaining('remotes/academy')]);
    // The next `npm start` would install these: links to packages that are there already.
    const links = ['remotes', 'account', 'node_modules'];
    const there = path.join(root, 'remotes', 'academy', 'node_modules');
    fs.cpSync(path.join(root, ...links), there, { recursive: true, verbatimSymlinks: true });
  });

  test('Changes no other file than the one list, and the lock file', () => {
    const now = contents();
    const changed = [...before].filter(([file, text]) => now.get(file) !== text);
    expect(changed.map(([file]) => file)).toEqual(['pnpm-lock.yaml', 'shell/site-settings.json']);
    const added = [...now.keys()].filter((file) => !before.has(file));
    expect(
      added.filter(
        (file) => !/^(remotes\/academy\/|\.github\/workflows\/academy\.yml$)/.test(file),
      ),
    ).toEqual([]);
    expect(added).toHaveLength(10);
  });

  test('Is formatted, without a finding of lint, and its types fit', async () => {
    const config = { extends: './tsconfig.base.json', include: ['remotes/academy'] };
    fs.writeFileSync(path.join(root, 'tsconfig.academy.json'), JSON.stringify(config));
    await tool('oxfmt/bin/oxfmt', '--check', 'remotes/academy', '.github/workflows');
    await tool('oxlint/bin/oxlint', '--deny-warnings', 'remotes/academy');
    await tool('typescript/bin/tsc', '-p', 'tsconfig.academy.json');
    fs.rmSync(path.join(root, 'tsconfig.academy.json'));
  });

  test('Passes its own tests and those of the packages, whose tables it stands in by its name alone', async () => {
    const folders = ['remotes/academy', 'tests/architecture', 'shared/contract'];
    const args = ['--config', 'tests/jest.config.cjs', '-w', '1', ...folders];
    const { stderr } = await tool('jest/bin/jest.js', ...args);
    expect(stderr).toContain('PASS remotes/academy/src/pages/academy.test.tsx');
    expect(stderr).toContain('PASS remotes/academy/src/conformance.test.ts');
  });

  test('Is built, and says of itself what it offers', async () => {
    const { builds } = await buildInCopy(root, ['academy']);
    const [built] = Object.values(builds);
    const facts = fs.readFileSync(path.join(built?.folder ?? '', 'web/build-info.json'), 'utf8');
    expect(JSON.parse(facts)).toMatchObject({
      routes: [{ path: '/academy', page: './pages/academy' }],
      uses: { '@site/ui': { version: '1.0.0', exports: ['Container'] } },
    });
  });
});

function site(...args: string[]) {
  const main = ['--import', 'tsx', 'shared/cli/src/main.ts', ...args];
  return spawnSync(process.execPath, main, { cwd: root, encoding: 'utf8' });
}

async function tool(program: string, ...args: string[]) {
  const file = path.join(root, 'node_modules', program);
  return run(process.execPath, [file, ...args], { cwd: root, env: { ...process.env, SLOW: '' } });
}

/** Every file of the copy that is no installed one. */
function contents(): Map<string, string> {
  const own = listFiles(root, ['node_modules', 'dist', '.data']).toSorted();
  return new Map(own.map((file) => [file, fs.readFileSync(path.join(root, file), 'latin1')]));
}
