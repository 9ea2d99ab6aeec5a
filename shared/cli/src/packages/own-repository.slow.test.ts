/** @jest-environment node */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@site/store';
import { startInstalledRegistry, startVerdaccio, type TestRegistry } from './testing/registries';

const run = promisify(execFile);
const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'own-repository-')));
const team = path.join(root, 'academy');
let platform: TestRegistry;
let others: TestRegistry;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  platform = await startVerdaccio(root);
  others = await startInstalledRegistry(root);
  const userconfig = path.join(root, '.npmrc');
  const token = `${platform.url.replace('http:', '')}/:_authToken=anybody`;
  fs.writeFileSync(userconfig, `@site:registry=${platform.url}\n${token}\n`);
  env = {
    PATH: process.env.PATH,
    HOME: root,
    CHROMIUM_PATH: process.env.CHROMIUM_PATH,
    SITE_DATA: path.join(root, 'data'),
    npm_config_userconfig: userconfig,
    npm_config_registry: others.url,
    npm_config_cache: path.join(root, 'cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
});
afterAll(() => {
  platform?.close();
  others?.close();
  fs.rmSync(root, { recursive: true, force: true });
});

test('One command publishes every package', async () => {
  const output = await inWorkspace('packages', 'publish', '--registry', platform.url);
  const names = fs.readdirSync(path.join(workspaceRoot, 'shared'));
  for (const name of names) expect(output).toContain(`@site/${name}@`);
});

test('A repository is created and installed in an empty folder', async () => {
  const command = ['site', 'create', 'remote', 'academy', '--registry', platform.url];
  await npm(root, 'exec', '--yes', '--package=@site/cli', '--', ...command);
  await run('git', ['init', '--quiet'], { cwd: team });
  await npm(team, 'install');
  expect(fs.existsSync(path.join(team, 'node_modules/@site/ui/dist/index.js'))).toBe(true);
  // Only a hang takes as long: npm unpacks 300 packages twice.
}, 600_000);

test('Its types fit, and its unit tests and the conformance suite pass', async () => {
  const output = await npm(team, 'test');
  expect(output).toContain('PASS remotes/academy/src/pages/academy.test.tsx');
  expect(output).toContain('PASS remotes/academy/src/conformance.test.ts');
});

test('Its first version goes live on the site of the workspace, whose team added it', async () => {
  await inWorkspace('build');
  await inWorkspace('remotes', 'add', 'academy', '--origin', 'http://localhost:3004');
  expect(await npm(team, 'run', 'release')).toMatch(/academy: nothing → \w{10} is live/);
});

test('Its next version goes live, and a rollback brings back the one before', async () => {
  const page = path.join(team, 'remotes/academy/src/pages/academy.tsx');
  fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replace('Write this page', 'Changed'));
  const [, first, second] =
    /(\w{10}) → (\w{10}) is live/.exec(await npm(team, 'run', 'release')) ?? [];
  expect(second).not.toBe(first);
  expect(await npm(team, 'run', 'rollback')).toContain(first);
});

function inWorkspace(...args: string[]): Promise<string> {
  const main = ['--import', 'tsx', 'shared/cli/src/main.ts', ...args];
  return execute(workspaceRoot, process.execPath, main);
}

function npm(cwd: string, ...args: string[]): Promise<string> {
  return execute(cwd, 'npm', args);
}

/** @throws with everything that the command wrote */
async function execute(cwd: string, program: string, args: string[]): Promise<string> {
  const child = await run(program, args, { cwd, env, maxBuffer: 1 << 26 }).catch(
    (error: unknown) => {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
    },
  );
  return child.stdout + child.stderr;
}
