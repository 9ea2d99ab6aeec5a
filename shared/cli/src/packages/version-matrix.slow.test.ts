/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFiles, workspaceRoot } from '@site/node';
import { FORMER_SHARE_KEYS, type AppName, type RemoteName } from '@site/contract';
import { createSampleSettings } from '@site/contract/samples';
import { createGate, releaseNewVersions, requestChange } from '@site/release';
import { buildInCopy } from '@site/release/testing';
import { openFolderStore, type Store } from '@site/store';
import { createCopyWithAcademy } from './testing/copy-with-academy';

/**
 * Exports that versions of @site/ui have besides those of this workspace: with the second one came in; with the third
 * one is gone, and one has changed. `uses` are expressions that are true where a page gets what it was built with.
 */
const versions = ['1.0.0', '1.1.0', '2.0.0'] as const;
type Version = (typeof versions)[number];
type UiVersion = { exports: string[]; uses: string[]; changedExports?: Record<string, string> };
const RIBBON = 'export const Ribbon = () => "Ribbon";';
const BADGE = 'export const Badge = () => "Badge";';
const GREET = 'export const greet = (name: string) => `Good day, ${name}`;';
const GREET_CHANGED = 'export const greet = (who: { name: string }) => `Good day, ${who.name}`;';
const VERSIONS: Record<Version, UiVersion> = {
  '1.0.0': { exports: [GREET, RIBBON], uses: ["greet('Ada') === 'Good day, Ada'", 'Ribbon'] },
  '1.1.0': {
    exports: [GREET, RIBBON, BADGE],
    uses: ["greet('Ada') === 'Good day, Ada'", 'Ribbon', 'Badge'],
  },
  '2.0.0': {
    exports: [GREET_CHANGED, BADGE],
    uses: ["greet({ name: 'Ada' }) === 'Good day, Ada'", 'Badge'],
    changedExports: { greet: '2.0.0' },
  },
};
/** Exports that a remote uses and a shell does not have. */
const MISSING: Record<string, string> = {
  '1.0.0 beside 2.0.0': '`Ribbon`',
  '1.1.0 beside 1.0.0': '`Badge`',
  '1.1.0 beside 2.0.0': '`Ribbon`',
  '2.0.0 beside 1.0.0': '`Badge`',
};

const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'version-matrix-')));
const copy = path.join(root, 'copy');
const remote = path.join(copy, 'remotes/academy');
const ACADEMY = 'academy' as string as RemoteName;
type Built = { app: AppName; version: string; folder: string };
const builds = new Map<string, Built>();

beforeAll(async () => {
  createCopyWithAcademy(copy);
  for (const version of versions) {
    writeUi('ui', version);
    writePage(importsOf(version), VERSIONS[version].uses);
    await build(['shell', ACADEMY], version);
  }
}, 1_200_000);
afterAll(() => fs.rmSync(root, { recursive: true }));

test.each(versions.flatMap((version) => versions.map((shell) => [version, shell] as const)))(
  'A remote with %s of a package, beside a shell with %s, works in a browser or is refused with both names',
  async (version, shellVersion) => {
    const [academy, shell] = [builtApp(ACADEMY, version), builtApp('shell', shellVersion)];
    const outcome = await release(await openStoreWith(shell), academy);
    const [name, shellName] = [`academy ${academy.version}`, `shell ${shell.version}`];
    const missing = MISSING[`${version} beside ${shellVersion}`];
    if (missing)
      expect(outcome).toContain(`${name} uses ${missing} of @site/ui, which ${shellName} does not`);
    else if (version[0] === shellVersion[0])
      expect(outcome).toBe(`academy: nothing → ${academy.version} is live.`);
    else
      expect(outcome).toContain(
        `${name} was built with @site/ui ${version}, and ${shellName} provides ${shellVersion}: \`greet\` changed in between.`,
      );
  },
);

test.each([
  ['2.0.0', '1.1.0', 'greet'],
  ['1.1.0', '1.0.0', 'Badge'],
] as const)(
  'Without its record, a remote with %s beside a shell with %s fails in the browser',
  async (version, shellVersion, lost) => {
    const academy = builtApp(ACADEMY, version);
    const folder = path.join(root, `unrecorded-${version}`);
    fs.cpSync(academy.folder, folder, { recursive: true });
    const file = path.join(folder, 'web/build-info.json');
    const facts = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
    fs.writeFileSync(file, JSON.stringify({ ...facts, uses: {} }));
    const store = await openStoreWith(builtApp('shell', shellVersion));
    const outcome = await release(store, { ...academy, folder });
    expect(outcome).toContain(`not what this page was built with: ${lost}`);
  },
);

test('A remote from before packages were one uses the instances of the shell under their former names', async () => {
  const imports = `${importsOf('2.0.0')}\nimport { useLocation } from '@site/page/router';`;
  writePage(imports, [...VERSIONS['2.0.0'].uses, "useLocation().pathname === '/academy'"]);
  await build([ACADEMY], 'former');
  const academy = builtApp(ACADEMY, 'former');
  const changed = listFiles(academy.folder).filter((file) =>
    useFormerKeys(path.join(academy.folder, file)),
  );
  for (const environment of ['web/build-info.json', 'node/'])
    expect(changed).toContainEqual(expect.stringContaining(environment));
  const outcome = await release(await openStoreWith(builtApp('shell', '2.0.0')), academy);
  expect(outcome).toBe(`academy: nothing → ${academy.version} is live.`);
});

test('A page shows components of two major versions, because its remote contains the older one', async () => {
  writeUi('ui-1', '1.1.0');
  fs.symlinkSync('../../../../shared/ui-1', path.join(remote, 'node_modules/@site/ui-1'));
  const sizes: [string, number][] = [];
  for (const [label, names] of [
    ['no component', []],
    ['a button', ['Button']],
    ['a form', ['Button', 'TextField', 'SelectField', 'PasswordField', 'ErrorSummary', 'Notice']],
  ] as const) {
    const older = names.map((name) => `${name} as ${name}1`).join(', ');
    writePage(`${importsOf('2.0.0')}\nimport { ${older} } from '@site/ui-1';`, [
      ...VERSIONS['2.0.0'].uses,
      ...names.map((name) => `${name}1`),
    ]);
    await build([ACADEMY], label);
    sizes.push([label, countScriptBytes(builtApp(ACADEMY, label))]);
  }
  const academy = builtApp(ACADEMY, 'a form');
  const outcome = await release(await openStoreWith(builtApp('shell', '2.0.0')), academy);
  expect(outcome).toBe(`academy: nothing → ${academy.version} is live.`);
  const list = sizes.map(([label, bytes]) => `${label}: ${bytes} bytes`).join(', ');
  console.info(`Scripts of a page that contains of an older major version (brotli): ${list}.`);
});

function importsOf(version: Version): string {
  const names = VERSIONS[version].exports.map((each) => /const (\w+)/.exec(each)?.[1]);
  return `import { Button, Container, ${names.join(', ')} } from '@site/ui';`;
}

/** Writes a version of @site/ui into the copy: the package of this workspace, and some exports more. */
function writeUi(folder: string, version: Version): void {
  const target = path.join(copy, 'shared', folder);
  if (!fs.existsSync(target))
    fs.cpSync(path.join(copy, 'shared/ui'), target, { recursive: true, verbatimSymlinks: true });
  const edit = (file: string, change: (text: string) => string) => {
    const from = fs.readFileSync(path.join(workspaceRoot, 'shared/ui', file), 'utf8');
    fs.writeFileSync(path.join(target, file), change(from));
  };
  edit('package.json', (text) => {
    const { changedExports } = VERSIONS[version];
    return JSON.stringify({ ...(JSON.parse(text) as object), version, changedExports });
  });
  edit('src/index.ts', (text) => text + VERSIONS[version].exports.join('\n'));
}

/** Writes a page that fails, in a browser, unless each expression is true. */
function writePage(imports: string, uses: readonly string[]): void {
  const checks = uses.map((use) => `  '${/^\w+/.exec(use)?.[0]}': () => ${use},`);
  const page = `${imports}
const checks = {
${checks.join('\n')}
};
export default function AcademyPage() {
  const lost = Object.entries(checks).filter(([, check]) => !check()).map(([name]) => name);
  if (typeof document !== 'undefined' && lost.length > 0)
    throw new Error('not what this page was built with: ' + lost.join());
  return <Container><h1>Academy</h1><Button>New</Button></Container>;
}
`;
  fs.writeFileSync(path.join(remote, 'src/pages/academy.tsx'), page);
}

/** Writes share keys of before into a built file. @returns whether it has any */
function useFormerKeys(file: string): boolean {
  const text = fs.readFileSync(file, 'latin1');
  const former = Object.entries(FORMER_SHARE_KEYS).reduce(
    (before, [key, current]) => before.replaceAll(`${current}"`, `${key}"`),
    text,
  );
  if (former !== text) fs.writeFileSync(file, former, 'latin1');
  return former !== text;
}

/** Builds apps, and puts the result where no later build removes it. */
async function build(apps: AppName[], label: string): Promise<void> {
  const { builds: built } = await buildInCopy(copy, apps);
  for (const app of apps) {
    const { version, folder: source } = built[app]!;
    const folder = path.join(root, 'built', label, app);
    fs.cpSync(source, folder, { recursive: true });
    builds.set(`${app} ${label}`, { app, version, folder });
  }
}

function builtApp(app: AppName, label: string): Built {
  const built = builds.get(`${app} ${label}`);
  if (!built) throw new Error(`${app} was not built with ${label}.`);
  return built;
}

/** Opens a new store, in which nothing is live but a shell. */
async function openStoreWith(shell: Built): Promise<Store> {
  const store = openFolderStore(fs.mkdtempSync(path.join(root, 'store-')));
  const say = () => undefined;
  const gate = createGate({ say, isStaticOnly: true });
  const settings = {
    ...createSampleSettings({ splashMs: 0 }),
    remotes: { [ACADEMY]: { origin: 'http://localhost:3004' } },
  };
  await releaseNewVersions(store, [shell], { settings, gate, say });
  return store;
}

/** Releases with the whole gate. @returns the sentence of the outcome */
function release(store: Store, built: Built): Promise<string> {
  const request = { action: 'release', unit: ACADEMY, isOlderAllowed: true } as const;
  return requestChange(store, request, { built, say: () => undefined }).catch(String);
}

function countScriptBytes({ folder }: Built): number {
  const scripts = listFiles(path.join(folder, 'web')).filter((file) => file.endsWith('.js'));
  const bytes = scripts.map(
    (file) => brotliCompressSync(fs.readFileSync(path.join(folder, 'web', file))).length,
  );
  return bytes.reduce((sum, each) => sum + each, 0);
}
