/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { appFolderOf } from '@site/contract';
import { SAMPLE_APPS, SAMPLE_REMOTES } from '@site/contract/samples';
import { listFiles } from '@site/node';
import { computeVersion } from '@site/build/version';
import type { AppBuild } from './builds';
import { listSourceFiles } from './hash-sources';
import { buildInCopy, copyWorkspace, listBundledFiles } from '../testing/workspace-copy';

const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'build-app-')));
const here = path.join(root, 'a');
const there = path.join(root, 'much deeper', 'down (ü)', 'b');
/** The editor has most kinds of files. */
type App = (typeof SAMPLE_APPS)[number];
const apps: readonly App[] = process.env['LONG'] ? SAMPLE_APPS : ['editor'];
const remotes = SAMPLE_REMOTES.filter((name) => apps.includes(name));
let first: Record<App, AppBuild>;
let second: Record<App, AppBuild>;

beforeAll(async () => {
  copyWorkspace(here);
  first = putAside(await builtIn(here));
  fs.mkdirSync(path.dirname(there), { recursive: true });
  fs.renameSync(here, there);
  second = await builtIn(there);
}, 600_000);
afterAll(() => fs.rmSync(root, { recursive: true }));

describe('The same sources in two folders', () => {
  test.each(apps)('Give the same version of %s, and every file is the same', (app) => {
    expect(second[app].version).toBe(first[app].version);
    const files = listFiles(first[app].folder).toSorted();
    expect(listFiles(second[app].folder).toSorted()).toEqual(files);
    expect(files.filter((file) => !isSame(app, file))).toEqual([]);
  });

  test.each(remotes)(
    'The version of %s stands in its names, and nothing stands in for it',
    (app) => {
      const { folder, version } = first[app];
      const texts = listFiles(folder).filter((file) => /\.(js|json)$/.test(file));
      const content = texts.map((file) => fs.readFileSync(path.join(folder, file), 'utf8')).join();
      expect(content).toContain(`"globalName": "${app}_${version}"`);
      expect(content).toContain(`chunk_${app}_${version}`);
      expect(content).not.toContain(`${app}_0000000000`);
    },
  );

  test('No file knows in which folder it was made', () => {
    const knowing = apps.flatMap((app) =>
      listFiles(first[app].folder).filter((file) => read(first, app, file).includes(root)),
    );
    expect(knowing).toEqual([]);
  });
});

test('What did not change is not built again', async () => {
  const written = () => fs.statSync(path.join(there, 'remotes/editor/dist/latest.json')).mtimeMs;
  const before = written();
  expect((await buildInCopy(there, ['editor'])).builds.editor).toEqual(second.editor);
  expect(written()).toBe(before);
}, 600_000);

test('Tests, documents and benches change no version, added or edited', async () => {
  for (const folder of ['shell', 'remotes', 'shared'].map((each) => path.join(there, each)))
    editWhatDoesNotShip(folder);
  const { builds } = await buildInCopy(there, apps);
  expect(builds).toEqual(second);
}, 600_000);

test('Two processes that build at once: one builds, the other waits and says so', async () => {
  fs.appendFileSync(path.join(there, 'remotes/editor/src/routes.ts'), '\n// Another stamp.\n');
  const both = await Promise.all([buildInCopy(there, ['editor']), buildInCopy(there, ['editor'])]);
  expect(both.map(({ builds }) => builds.editor)).toEqual([second.editor, second.editor]);
  expect(both.map(({ said }) => said)).toContain(
    'Another process is building editor; waiting for it to end …\n',
  );
}, 600_000);

test.each(apps)('Each kind of file in the build of %s is part of its version', (app) => {
  const copy = path.join(root, 'changed');
  fs.cpSync(first[app].folder, copy, { recursive: true });
  const before = computeVersion(copy);
  const kinds = new Map(listFiles(copy).map((file) => [kindOf(file), file]));
  expect(kinds.size).toBeGreaterThan(5);
  for (const file of kinds.values()) {
    const content = fs.readFileSync(path.join(copy, file));
    fs.appendFileSync(path.join(copy, file), ' ');
    expect([file, computeVersion(copy)]).not.toEqual([file, before]);
    fs.writeFileSync(path.join(copy, file), content);
  }
  fs.rmSync(copy, { recursive: true });
});

test('Every file that ships can be found in the bytes from which the version is made', async () => {
  const shipped = await shippedByApp();
  // A folder that none of them came from would make this test say nothing of it.
  expect(foldersOf(shipped.editor)).toEqual(
    expect.arrayContaining(['remotes/editor/src/film', 'remotes/editor/src/core/amounts']),
  );
  for (const app of apps) {
    const known = listSourceFiles(app);
    expect(shipped[app].filter((file) => !known.includes(file))).toEqual([]);
  }
  const all = [...new Set(Object.values(shipped).flat())];
  for (const file of all) mark(path.join(there, file), markOf(all, file));
  const { builds } = await buildInCopy(there, apps);
  for (const app of apps) {
    expect(builds[app].version).not.toBe(first[app].version);
    const bytes = listFiles(builds[app].folder).map((file) => read(builds, app, file));
    const content = withInlined(Buffer.concat(bytes).toString('latin1'));
    const missing = shipped[app].filter((file) => !content.includes(markOf(all, file)));
    expect(missing).toEqual([]);
  }
}, 600_000);

/** A file can also stand inside another one, as a `data:` address. */
function withInlined(content: string): string {
  const inside = [...content.matchAll(/;base64,([\w+/]+=*)/g)];
  return [
    content,
    ...inside.map(([, data = '']) => Buffer.from(data, 'base64').toString('latin1')),
  ].join('\n');
}

async function builtIn(folder: string): Promise<Record<App, AppBuild>> {
  return (await buildInCopy(folder, apps)).builds;
}

/** Moves what was built out of the workspace, which then stands as if nothing had been built in it. */
function putAside(builds: Record<App, AppBuild>): Record<App, AppBuild> {
  const aside = apps.map((app) => {
    const dist = path.join(here, appFolderOf(app), 'dist');
    const kept = path.join(root, 'first', app);
    fs.mkdirSync(path.dirname(kept), { recursive: true });
    fs.renameSync(dist, kept);
    return [app, { ...builds[app], folder: builds[app].folder.replace(dist, kept) }];
  });
  return Object.fromEntries(aside) as Record<App, AppBuild>;
}

async function shippedByApp(): Promise<Record<App, string[]>> {
  const lists: Partial<Record<App, string[]>> = {};
  for (const app of apps) {
    const described = app === 'shell' ? [] : describedIn(app);
    lists[app] = [...(await listBundledFiles(there, app)), ...described];
  }
  return lists as Record<App, string[]>;
}

/** Titles and descriptions of pages ship too, in the descriptor. */
function describedIn(app: App): string[] {
  return ['routes.ts', 'head.ts']
    .map((name) => `${appFolderOf(app)}/src/${name}`)
    .filter((file) => fs.existsSync(path.join(there, file)));
}

function kindOf(file: string): string {
  return path.dirname(file) + path.extname(file);
}

function foldersOf(files: string[]): string[] {
  return [...new Set(files.map((file) => path.dirname(file)))];
}

function isSame(app: App, file: string): boolean {
  return read(first, app, file).equals(read(second, app, file));
}

function read(builds: Record<App, AppBuild>, app: App, file: string): Buffer {
  return fs.readFileSync(path.join(builds[app].folder, file));
}

function editWhatDoesNotShip(folder: string): void {
  const known = listFiles(folder, ['node_modules', 'dist']);
  for (const file of known.filter((each) => /\.test\.tsx?$|README\.md$|(^|\/)bench\//.test(each)))
    fs.appendFileSync(path.join(folder, file), '\n// Edited.\n');
  // Every file in `public` ships, regardless of its name.
  for (const inside of foldersOf(known).filter((each) => !/(^|\/)public$/.test(each)))
    for (const added of ['added.test.ts', 'README.md', 'bench/added.ts'])
      write(path.join(folder, inside, added), 'export const added = true;\n');
}

/** A word that names the file, has no second meaning and is kept as it is by whoever makes code smaller. */
function markOf(all: string[], file: string): string {
  return `mark-${all.indexOf(file)}-of-a-shipped-file`;
}

function mark(file: string, word: string): void {
  const [, marking = ''] = markings.find(([kind]) => kind.test(file)) ?? [];
  fs.appendFileSync(file, `\n${marking.replace('WORD', word)}\n`);
}

/** By kind of file, the first that fits. */
const markings: [RegExp, string][] = [
  [/remotes\/\w+\/src\/routes\.ts$/, "Object.assign(routes[0] ?? {}, { description: 'WORD' });"],
  [/remotes\/\w+\/src\/head\.ts$/, "Object.assign(head, { landing: [{ name: 'WORD' }] });"],
  [/\.tsx?$/, "Object.assign(globalThis, { 'WORD': 1 });"],
  [/\.css$/, '.WORD { color: red; }'],
  [/./, '<!-- WORD -->'],
];

function write(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.appendFileSync(file, content);
}

test('Source maps lie beside what browsers get, and name sources without their content', () => {
  for (const app of apps) {
    const files = listFiles(second[app].folder);
    const scripts = files.filter((file) => /^web\/.*\.js$/.test(file));
    const maps = files.filter((file) => file.endsWith('.map'));
    expect(maps.filter((file) => !file.startsWith('maps/'))).toEqual([]);
    const mapped = new Set(maps.map((file) => file.replace(/^maps\/(.*)\.map$/, 'web/$1')));
    expect(scripts.filter((file) => !mapped.has(file))).toEqual([]);
    const content = maps.map((file) => read(second, app, file)).join();
    const hasSources = content.includes('/src/') && content.includes('"mappings"');
    expect({ hasSources, hasContent: content.includes('"sourcesContent"') }).toEqual({
      hasSources: true,
      hasContent: false,
    });
    const sources = maps.flatMap(
      (file): string[] => JSON.parse(String(read(second, app, file))).sources,
    );
    expect(sources.filter((source) => /^(\/|[A-Za-z]:|file:)/.test(source))).toEqual([]);
    expect(content).not.toContain(path.basename(root));
  }
});
