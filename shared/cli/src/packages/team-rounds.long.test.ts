/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { AppName } from '@site/contract';
import { createSampleSettings } from '@site/contract/samples';
import { copyWorkspacePackages } from '@site/release/testing';
import { openStore, readHistory, readLiveState, type LiveState, type Store } from '@site/store';
import { setUpBucket } from '@site/store/testing';
import { createTeamFolder, WORKSPACE_CLI, type TeamFolder } from './testing/team-folder';
import { TeamRounds, type TeamRepository } from './testing/team-rounds';

const ROUNDS = 50;
const TIMEOUT_MS = 3 * 3_600_000;
const names = ['academy', 'festival', 'library'];
let folder: TeamFolder;
let repositories: TeamRepository[];

beforeAll(async () => {
  folder = await createTeamFolder('team-rounds');
  await folder.inWorkspace('packages', 'publish', '--registry', folder.registry);
  const own = path.join(folder.root, 'site');
  copyWorkspacePackages(own, ['supabase', 'tsconfig.json', 'tsconfig.base.json']);
  repositories = [
    { folder: own, cli: WORKSPACE_CLI, modules: OWN_MODULES },
    ...(await createRepositories()),
  ];
}, 1_200_000);
afterAll(() => folder?.remove());

describe('In a folder', () => {
  test(
    `Three repositories and this one release ${ROUNDS} rounds at once, and nothing is lost`,
    async () => {
      await expectNothingLost(path.join(folder.root, 'data'), undefined);
    },
    TIMEOUT_MS,
  );
});

describe('In a bucket', () => {
  setUpBucket();
  test(
    `Three repositories and this one release ${ROUNDS} rounds at once, and nothing is lost`,
    async () => {
      await expectNothingLost(path.join(folder.root, 'machines'), process.env['SITE_STORE']);
    },
    TIMEOUT_MS,
  );
});

const CLI = 'node_modules/@site/cli/dist/main.js';
const OWN_MODULES = [
  { app: 'account', folder: 'remotes/account', file: 'src/pages/login.tsx' },
  { app: 'shell', folder: 'shell', file: 'src/main.tsx' },
];

/** Only the first is installed by npm; the others get links to its files, and have a root of their own as well. */
async function createRepositories(): Promise<TeamRepository[]> {
  const { root, registry, npm, execute } = folder;
  const create = (name: string) => ['create', 'remote', name, '--registry', registry];
  const [firstName = '', ...otherNames] = names;
  await npm(root, 'exec', '--yes', '--package=@site/cli', '--', 'site', ...create(firstName));
  const first = path.join(root, firstName);
  await npm(first, 'install');
  const cli = path.join(first, CLI);
  for (const name of otherNames)
    await execute({ cwd: root, program: process.execPath, args: [cli, ...create(name)] });
  return Promise.all(
    names.map(async (name) => {
      const repository = path.join(root, name);
      await execute({ cwd: repository, program: 'git', args: ['init', '--quiet'] });
      const installed = ['node_modules', 'package-lock.json'].map((each) => path.join(first, each));
      if (repository !== first)
        await execute({ cwd: root, program: 'cp', args: ['-al', ...installed, repository] });
      const app = { app: name, folder: `remotes/${name}`, file: `src/pages/${name}.tsx` };
      return { folder: repository, cli: [CLI], modules: [app] };
    }),
  );
}

/** @param data folder of the store, or of the machines that share a bucket */
async function expectNothingLost(data: string, address: string | undefined): Promise<void> {
  const machineOf = ({ folder: repository }: TeamRepository) =>
    address ? path.join(data, path.basename(repository)) : data;
  const rounds = repositories.map((each) => createRounds(each, machineOf(each), address));
  for (const each of rounds) await each.releaseAll();
  const startMs = performance.now();
  await Promise.all(rounds.map((each) => each.run(ROUNDS)));
  const minutes = ((performance.now() - startMs) / 60_000).toFixed(1);

  const acknowledged = rounds.flatMap((each) => each.acknowledged);
  const count = (what: 'refused' | 'repeated') => rounds.reduce((sum, each) => sum + each[what], 0);
  console.info(
    `${ROUNDS} rounds of ${rounds.length} repositories in a ${address ? 'bucket' : 'folder'}: ${minutes} minutes, ${acknowledged.length} decisions, ${count('refused')} canaries refused beside another, ${count('repeated')} commands repeated.`,
  );
  const [own, repository] = [rounds[0]!, repositories[0]!];
  const store = await openStore(machineOf(repository), address);
  const live = await readLiveState(store);
  const decided = await listDecisions(store, live);
  expect(decided).toHaveLength(acknowledged.length);
  for (const { acknowledged: own, live: versions } of rounds) {
    const apps = Object.keys(versions);
    expect(decided.filter((line) => apps.includes(line.split(' ')[1] ?? ''))).toEqual(own);
    for (const [app, version] of Object.entries(versions))
      expect([app, live.units[app as AppName]?.version]).toEqual([app, version]);
  }
  for (const name of names) {
    const site = await store.openSite(live.decision!.site);
    const document = fs.readFileSync(path.join(site!, `${name}.html`), 'utf8');
    expect(document).toContain(`/${live.units[name as AppName]!.version}/`);
  }
  expect(await own.command('releases', '--check')).toMatch(/^Everything in .* is whole\.$/m);
  expect(await own.command('releases', '--verify')).toContain(
    `Decisions 1 to ${decided.length} are as they were made.`,
  );
}

function createRounds(
  repository: TeamRepository,
  machine: string,
  address: string | undefined,
): TeamRounds {
  const settings = path.join(folder.root, 'settings.json');
  fs.writeFileSync(settings, JSON.stringify(createSettings()));
  const bucket = Object.entries(process.env).filter(([name]) => /^(AWS|SITE)_/.test(name));
  const env = {
    ...(address ? Object.fromEntries(bucket) : {}),
    SITE_DATA: machine,
    SITE_SETTINGS: settings,
    // The gate opens no page: what is tried here is the store.
    CHROMIUM_PATH: '/no-browser',
  };
  return new TeamRounds(repository, (args) =>
    folder.execute({ cwd: repository.folder, program: process.execPath, args, env }),
  );
}

/** Lists what was decided, oldest first, as acknowledged commands are listed. */
async function listDecisions(store: Store, live: LiveState): Promise<string[]> {
  const lines: string[] = [];
  for await (const { action, changes, units } of readHistory(store, live)) {
    const { unit, to } = changes.at(-1) ?? {};
    lines.unshift(`${action} ${unit} ${to}`);
    // Of more at a time nobody has checked all combinations.
    expect(Object.values(units).filter(({ canary }) => canary).length).toBeLessThan(3);
  }
  return lines;
}

function createSettings() {
  const remotes = Object.fromEntries(
    ['account', ...names].map((name) => [name, { origin: `https://${name}.example.com` }]),
  );
  const { reportUrl: _reportUrl, ...settings } = createSampleSettings();
  return {
    ...settings,
    siteUrl: 'https://site.example.com',
    supabaseUrl: 'https://id.supabase.co',
    remotes,
  };
}
