/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@site/node';
import { findFreePort } from '@site/testing/find-free-port';
import { readCatalog, readManifest, resolveVersions } from '../packages/create-manifest';
import { startVerdaccio, type TestRegistry } from '../packages/testing/registries';
import { npm } from '../npm';
import { upgradeCommand, upgradeRepository } from './upgrade-command';

const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-')));
const team = path.join(root, 'team');
const files = ['package.json', 'remotes/academy/package.json', 'package-lock.json'];
const FIRST = '- **ui**, minor: `Button`.';
const ICONS = '- **ui**, major: `Icon` is the name of `Symbol`.';
const BUCKET = '- **store**, major: `openBucket` is gone.';
const FORMER = '- **page**, first: `@site/page` is `@site/router`. Replace it in `package.json`.';
const TABS = '- **cli**, minor: `npm run upgrade`.';
const before = { ...process.env };
const PAGE = '- **page**, first: `@site/page` is `@site/router`';
const RELEASING = '- **cli**, major: releasing, in whatever way, is `npm run release`';
const ROUTES = '- **contract**, major: `listPageRoutes` is the name of `routesOf`';
/**
 * Earlier states of this workspace's packages: what the templates named, and the newest entry of the changelog then. They
 * were published under one number, 1.0.0, and the packages are empty here: what is tried is which of them are taken, and
 * what is listed.
 */
const ERAS = [
  {
    of: 'the first packages',
    version: '3.1.0',
    page: '@site/router',
    newest: '## 1.0.0',
    listed: [PAGE, RELEASING, ROUTES],
    missing: [],
  },
  {
    of: 'those from before all releases were one command',
    version: '3.2.0',
    page: '@site/page',
    newest: PAGE,
    listed: [RELEASING, ROUTES],
    missing: [PAGE],
  },
  {
    of: 'those from before lint',
    version: '3.3.0',
    page: '@site/page',
    newest: RELEASING,
    listed: [ROUTES],
    missing: [PAGE, RELEASING],
  },
];
let registry: TestRegistry;

beforeAll(async () => {
  registry = await startVerdaccio(root);
  const userconfig = path.join(root, '.npmrc');
  fs.writeFileSync(userconfig, `${registry.url.replace('http:', '')}/:_authToken=anybody\n`);
  Object.assign(process.env, {
    HOME: root,
    npm_config_userconfig: userconfig,
    npm_config_registry: registry.url,
    npm_config_cache: path.join(root, 'cache'),
  });
  for (const version of ['19.0.0', '20.0.0']) publish('react', version);
  for (const version of ['6.0.0', '7.0.0']) publish('typescript', version);
  for (const name of ['@site/router', '@site/page']) publish(name, '1.0.0');
  publishSet('1.0.0', { react: '19.0.0' }, [FIRST]);
  publishSet('2.0.0', { react: '20.0.0' }, [ICONS, BUCKET, FORMER, TABS, FIRST]);
  writeTeam(
    { '@site/cli': '^1.0.0', typescript: '7.0.0' },
    {
      '@site/router': '^1.0.0',
      '@site/ui': '^1.0.0',
      '@site/ui-1': 'npm:@site/ui@^1',
      react: '19.0.0',
    },
  );
});
afterAll(() => {
  registry?.close();
  process.env = before;
  fs.rmSync(root, { recursive: true });
});
afterEach(() => git('checkout', '--quiet', '.'));

test('Packages of the newest version are installed, and what to change is listed', () => {
  const output = upgradeRepository(team, 'latest');
  expect(readTeam('package.json').devDependencies).toEqual({
    '@site/cli': '^2.0.0',
    typescript: '7.0.0',
  });
  expect(readTeam('remotes/academy/package.json').dependencies).toEqual({
    '@site/router': '^1.0.0',
    '@site/ui': '^2.0.0',
    '@site/ui-1': 'npm:@site/ui@^1',
    react: '20.0.0',
  });
  for (const [name, version] of [
    ['@site/cli', '2.0.0'],
    ['@site/ui', '2.0.0'],
    ['@site/ui-1', '1.0.0'],
    ['react', '20.0.0'],
  ] as const)
    expect([name, versionOf(name)]).toEqual([name, version]);
  expect(output).toContain('react 19.0.0 → 20.0.0');
  expect(output).toContain(`What you have to change:\n${ICONS}\n${FORMER}\n`);
  expect(output).toContain('What is new besides: 1 in');
  expect(output).not.toContain(BUCKET);
  git('commit', '--all', '--quiet', '--message', 'build: the packages of 2.0.0');
});

test('Where nothing is newer, nothing changes', () => {
  expect(upgradeRepository(team, 'latest')).toContain('as @site/cli 2.0.0 needs it already');
});

test('The packages of a version that is named are taken, also of an older one', () => {
  expect(upgradeRepository(team, '1.0.0')).toContain('names nothing that you have to change');
  expect(versionOf('@site/ui')).toBe('1.0.0');
  // React is no package of the platform: what is newer stays.
  expect(readTeam('remotes/academy/package.json').dependencies?.['react']).toBe('20.0.0');
});

test.each([
  [
    'a version that does not exist',
    () => upgradeRepository(team, '9.9.9'),
    'has no @site/cli 9.9.9',
  ],
  ['what is no version', () => upgradeCommand(['--', 'file:..']), 'Say one version of @site/cli'],
  ['two versions', () => upgradeCommand(['1.0.0', '2.0.0']), 'Say one version of @site/cli'],
  ['another folder', () => upgradeRepository(root, 'latest'), 'is no repository of a team'],
])('Of %s it says so, and nothing changes', (_case, run, sentence) => {
  expectUnchanged(run, sentence);
});

test('Without a network nothing changes', async () => {
  process.env['npm_config_registry'] = `http://127.0.0.1:${await findFreePort()}`;
  expectUnchanged(() => upgradeRepository(team, 'latest'), 'Check the network and the registry');
  process.env['npm_config_registry'] = registry.url;
});

test('What is not committed is named, and nothing changes', () => {
  fs.writeFileSync(path.join(team, 'page.tsx'), '');
  expectUnchanged(() => upgradeRepository(team, '1.0.0'), 'not committed (page.tsx)');
  fs.rmSync(path.join(team, 'page.tsx'));
  fs.renameSync(path.join(team, '.git'), path.join(root, 'kept'));
  expectUnchanged(() => upgradeRepository(team, '1.0.0'), 'Run git init and commit');
  fs.renameSync(path.join(root, 'kept'), path.join(team, '.git'));
});

test('A version that cannot be installed changes nothing', () => {
  publish('@site/cli', '3.0.0', {
    'templates/remote/package.json.txt': JSON.stringify({ dependencies: { '@site/ui': '^9.0.0' } }),
  });
  expectUnchanged(
    () => upgradeRepository(team, '3.0.0'),
    /npm could not install the packages \(.*@site\/ui@\^9\.0\.0.*package-lock\.json are as they were/,
  );
});

describe('To the templates and the changelog of this workspace', () => {
  const changelog = fs.readFileSync(path.join(workspaceRoot, 'CHANGELOG.md'), 'utf8');
  const names = ['build', 'contract', 'page', 'testing', 'ui'].map((name) => `@site/${name}`);
  beforeAll(() => {
    for (const name of ['@site/router', ...names]) publish(name, '3.0.0');
    for (const { version, newest } of ERAS)
      publish('@site/cli', version, {
        'CHANGELOG.md': `## Next\n\n${changelog.slice(changelog.indexOf(newest))}`,
      });
    for (const name of names) publish(name, '4.0.0');
    const known = {
      catalog: readCatalog(workspaceRoot),
      versions: Object.fromEntries(['@site/cli', ...names].map((name) => [name, '4.0.0'])),
    };
    const templates = ['remote', 'repository'].map((each) => `templates/${each}/package.json.txt`);
    publish('@site/cli', '4.0.0', {
      'CHANGELOG.md': changelog,
      ...Object.fromEntries(
        templates.map((file) => {
          const manifest = readManifest(path.join(workspaceRoot, 'shared/cli', file));
          return [file, JSON.stringify(resolveVersions(manifest, known))];
        }),
      ),
    });
  });

  test.each(ERAS)('From $of, what came since is to be changed', (era) => {
    const { version, page, newest, listed, missing } = era;
    expect(changelog).toContain(newest);
    const used = [page, ...names.filter((name) => name !== '@site/page')];
    const dependencies = Object.fromEntries(used.map((name) => [name, '^3.0.0']));
    writeTeam({ '@site/cli': `~${version}` }, dependencies);
    const output = upgradeRepository(team, '4.0.0');
    for (const name of names.filter((each) => used.includes(each)))
      expect([name, versionOf(name)]).toEqual([name, '4.0.0']);
    // A package that has another name today stays, and the list says which.
    if (page !== '@site/page') expect(versionOf(page)).toBe('3.0.0');
    for (const entry of listed) expect(output).toContain(`\n${entry}`);
    for (const entry of missing) expect(output).not.toContain(entry);
    git('commit', '--all', '--quiet', '--message', 'build: the packages of 4.0.0');
  });
});

function expectUnchanged(run: () => unknown, sentence: string | RegExp): void {
  const read = () => files.map((file) => fs.readFileSync(path.join(team, file), 'utf8'));
  const texts = read();
  expect(run).toThrow(sentence);
  expect(read()).toEqual(texts);
}

/** Publishes packages that belong together. */
function publishSet(version: string, others: Versions, entries: string[]): void {
  publish('@site/ui', version);
  const dependencies = { '@site/ui': `^${version}`, ...others };
  const devDependencies = { '@site/cli': `^${version}`, typescript: '6.0.0' };
  publish('@site/cli', version, {
    'CHANGELOG.md': `# Changelog\n\n## Next\n\n${entries.join('\n')}\n\n## 0.9.0\n\nThe first.\n`,
    'templates/remote/package.json.txt': JSON.stringify({ dependencies }),
    'templates/repository/package.json.txt': JSON.stringify({ devDependencies }),
  });
}

function publish(name: string, version: string, content: Record<string, string> = {}): void {
  const folder = path.join(root, 'packages', name, version);
  writeFiles(folder, { ...content, 'package.json': JSON.stringify({ name, version }) });
  npm(['publish', '--quiet'], folder);
}

/** Writes the manifests of a team's repository, and installs what they name. */
function writeTeam(devDependencies: Versions, dependencies: Versions): void {
  const json = (manifest: object) => `${JSON.stringify(manifest, null, 2)}\n`;
  writeFiles(team, {
    '.gitignore': 'node_modules\n',
    'package.json': json({
      name: 'team',
      private: true,
      workspaces: ['remotes/*'],
      devDependencies,
    }),
    'remotes/academy/package.json': json({ name: '@site/academy', dependencies }),
  });
  npm(['install'], team);
  git('init', '--quiet');
  git('config', 'user.email', 'team@example.com');
  git('config', 'user.name', 'Team');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'feat: the first page');
}

function writeFiles(folder: string, content: Record<string, string>): void {
  for (const [file, text] of Object.entries(content)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
}

/** Version that the remote gets, wherever npm has put it. */
function versionOf(name: string): string {
  const folders = ['remotes/academy/node_modules', 'node_modules'];
  const files = folders.map((folder) => path.join(team, folder, name, 'package.json'));
  const file = files.find((each) => fs.existsSync(each)) ?? '';
  const manifest: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  return (manifest as { version: string }).version;
}

type Versions = Record<string, string>;
type Manifest = Partial<Record<'dependencies' | 'devDependencies', Versions>>;

function readTeam(file: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(team, file), 'utf8'));
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: team });
}
