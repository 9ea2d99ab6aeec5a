/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@site/store';
import { createTeamFolder, type TeamFolder } from './testing/team-folder';

let folder: TeamFolder;
let team: string;

beforeAll(async () => {
  folder = await createTeamFolder('own-repository');
  team = path.join(folder.root, 'academy');
});
afterAll(() => folder?.remove());

test('One command publishes every package', async () => {
  const { registry, inWorkspace } = folder;
  const output = await inWorkspace('packages', 'publish', '--registry', registry);
  const names = fs.readdirSync(path.join(workspaceRoot, 'shared'));
  for (const name of names) expect(output).toContain(`@site/${name}@`);
});

test('A repository is created and installed in an empty folder', async () => {
  const { root, registry, npm, execute } = folder;
  const command = ['site', 'create', 'remote', 'academy', '--registry', registry];
  await npm(root, 'exec', '--yes', '--package=@site/cli', '--', ...command);
  await execute({ cwd: team, program: 'git', args: ['init', '--quiet'] });
  await npm(team, 'install');
  expect(fs.existsSync(path.join(team, 'node_modules/@site/ui/dist/index.js'))).toBe(true);
  // Only a hang takes as long: npm unpacks 300 packages twice.
}, 600_000);

test('Its types fit, and its unit tests and the conformance suite pass', async () => {
  const output = await folder.npm(team, 'test');
  expect(output).toContain('PASS remotes/academy/src/pages/academy.test.tsx');
  expect(output).toContain('PASS remotes/academy/src/conformance.test.ts');
});

test('Its first version goes live on the site of the workspace, whose team added it', async () => {
  await folder.inWorkspace('build');
  await folder.inWorkspace('remotes', 'add', 'academy', '--origin', 'http://localhost:3004');
  expect(await folder.npm(team, 'run', 'release')).toMatch(/academy: nothing → \w{10} is live/);
});

test('Its next version goes live, and a rollback brings back the one before', async () => {
  const page = path.join(team, 'remotes/academy/src/pages/academy.tsx');
  fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replace('Write this page', 'Changed'));
  const [, first, second] =
    /(\w{10}) → (\w{10}) is live/.exec(await folder.npm(team, 'run', 'release')) ?? [];
  expect(second).not.toBe(first);
  expect(await folder.npm(team, 'run', 'rollback')).toContain(first);
});
