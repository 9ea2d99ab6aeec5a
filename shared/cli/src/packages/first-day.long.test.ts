/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { applyChange, readGuide } from '@site/testing/read-guide';
import { originOf, writePublicSettings } from './testing/live-site';
import { publishNextVersions } from './testing/publish-next-versions';
import { createTeamFolder, type TeamFolder } from './testing/team-folder';

let folder: TeamFolder;
let team: string;

/** Folders of the programs with which a team works: that of this run, and those that the variable names (`:` between). */
const nodes = [
  path.dirname(process.execPath),
  ...(process.env['NODE_FOLDERS'] ?? '').split(':').filter(Boolean),
];

beforeAll(async () => {
  folder = await createTeamFolder('first-day');
  folder.env['SITE_SETTINGS'] = writePublicSettings(folder.root, { teamTools: true });
  team = path.join(folder.root, 'academy');
  const { root, registry, npm, inWorkspace } = folder;
  await inWorkspace('packages', 'publish', '--registry', registry);
  const create = ['site', 'create', 'remote', 'academy', '--registry', registry];
  await npm(root, 'exec', '--yes', '--package=@site/cli', '--', ...create);
  await git('init', '--quiet');
  await npm(team, 'install');
  await commit('feat: the first page');
  await inWorkspace('build');
  await inWorkspace('remotes', 'add', 'academy', '--origin', originOf('academy'));
  await npm(team, 'run', 'release');
  await inWorkspace('remotes', 'allow', 'academy', 'https://api.example.com');
}, 1_200_000);
afterAll(() => folder?.remove());
afterEach(async () => {
  await git('checkout', '--quiet', '.');
  await git('clean', '--force', '-d', '--quiet');
});

test('Of a page that fails in the browser, npm test names a screenshot and a trace', async () => {
  edit('remotes/academy/src/pages/academy.tsx', 'Write this page', '<button type="button" />');
  await expect(folder.npm(team, 'exec', '--', 'site', 'gate')).rejects.toThrow(
    /its screenshot is test-results\/gate\/academy\.png, .* show-trace test-results\/gate\/academy\.zip\n[^]*axe finds button-name/,
  );
  for (const file of ['academy.png', 'academy.zip'])
    expect(fs.statSync(path.join(team, 'test-results/gate', file)).size).toBeGreaterThan(1000);
});

test('What lint finds ends npm test', async () => {
  edit('remotes/academy/src/pages/academy.tsx', '<h1>', '<h1 onClick={() => console.log(1)}>');
  await expect(folder.npm(team, 'test')).rejects.toThrow('no-console');
});

test.each(nodes)(
  'With the Node in %s, each example of AGENTS.md fits and each command succeeds',
  async (node) => {
    const env = { PATH: `${node}:${process.env['PATH']}` };
    const run = (program: string, ...args: string[]) =>
      folder.execute({ cwd: team, program, args, env });
    const version = (await run('node', '--version')).trim();
    const { changes, commands } = readGuide(read('AGENTS.md'));
    for (const change of changes) {
      const file = path.join(team, change.file);
      const before = fs.existsSync(file) ? read(change.file) : undefined;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, applyChange(change, before));
    }
    // Sources of their own: a version that was rolled back is not released again.
    edit('remotes/academy/src/slots/next-course.tsx', 'on Monday', `on Monday, ${version}`);
    fs.rmSync(path.join(team, 'remotes/academy/dist'), { recursive: true, force: true });
    const outputs: Record<string, string> = {};
    for (const command of commands) {
      const startMs = performance.now();
      outputs[command] = await run('sh', '-c', command);
      console.info(`${version}, ${command}: ${Math.round(performance.now() - startMs)} ms`);
    }
    expect(outputs['npm test']).toContain('PASS remotes/academy/src/pages/courses.test.tsx');
    expect(outputs['npm test']).toMatch(/academy \w{10} passes the gate of the live site/);
    expect(outputs['npm run preview']).toContain('?preview=academy@');
    expect(outputs['npm run release']).toMatch(/academy: \w{10} → \w{10} is live/);
    expect(outputs['npm run releases']).toContain('The courses begin later');
  },
  900_000,
);

test('A newer version of all packages is taken by one command, and the pages still fit', async () => {
  publishNextVersions(folder);
  const output = await folder.npm(team, 'run', 'upgrade');
  expect(output).toContain('@site/ui ^1.0.0 → ^1.1.0');
  expect(output).toContain('What you have to change:\n- **ui**, major: `Symbol` is');
  const installed = JSON.parse(read('node_modules/@site/ui/package.json')) as { version: string };
  expect(installed.version).toBe('1.1.0');
  expect(await git('status', '--porcelain')).toBe(
    ' M package-lock.json\n M package.json\n M remotes/academy/package.json\n',
  );
  expect(await folder.npm(team, 'test')).toMatch(/academy \w{10} passes the gate/);
}, 900_000);

function read(file: string): string {
  return fs.readFileSync(path.join(team, file), 'utf8');
}

function edit(file: string, before: string, after: string): void {
  fs.writeFileSync(path.join(team, file), read(file).replace(before, after));
}

function git(...args: string[]): Promise<string> {
  const who = ['-c', 'user.name=Team', '-c', 'user.email=team@example.com'];
  return folder.execute({ cwd: team, program: 'git', args: [...who, ...args] });
}

async function commit(message: string): Promise<void> {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', message);
}
