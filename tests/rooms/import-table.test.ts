/** @jest-environment node */
import { importedModules, readRooms, readWorkspaceTools, type Room } from './room';

const everyPage = ['contract', 'router', 'session', 'theme', 'ui'];

/** Who may import whom at run time. A room that is not listed here does not exist. */
const mayImport: Record<string, string[]> = {
  contract: [],
  theme: [],
  router: [],
  ui: ['router', 'theme'],
  session: ['contract'],
  lock: [],
  build: ['contract'],
  testing: ['contract', 'router', 'session'],
  shell: [...everyPage, 'lock'],
  marketing: everyPage,
  account: everyPage,
  editor: everyPage,
  supabase: [],
  tests: ['build', 'contract', 'testing'],
};

/** Rooms that tests and build configuration may use besides. They never reach a visitor. */
const mayUseAsTool = ['build', 'testing'];

/** Packages of others that only some rooms may declare. */
const fences: { packages: RegExp; rooms: string[] }[] = [
  { packages: /^@supabase\//, rooms: ['session', 'supabase', 'tests'] },
  { packages: /^@mui\//, rooms: ['theme', 'ui'] },
  { packages: /^@emotion\//, rooms: ['theme', 'ui', 'shell'] },
  { packages: /^react-router(-dom)?$/, rooms: ['router', 'shell', 'testing'] },
  { packages: /^valibot$/, rooms: ['contract', 'editor'] },
  { packages: /^@module-federation\//, rooms: ['build', 'shell'] },
];

const rooms = readRooms();
const workspaceTools = readWorkspaceTools();

test('Every room stands in the import table', () => {
  expect(rooms.map((room) => room.name).toSorted()).toEqual(Object.keys(mayImport).toSorted());
});

describe.each(rooms)('$folder', (room) => {
  const allowed = mayImport[room.name] ?? [];

  test('It declares only the rooms that it may import', () => {
    expect(ours(room.dependencies).filter((name) => !allowed.includes(name))).toEqual([]);
  });

  test('Its tools are rooms that never reach a visitor', () => {
    const tools = [...allowed, ...mayUseAsTool];
    expect(ours(room.devDependencies).filter((name) => !tools.includes(name))).toEqual([]);
  });

  test('It declares every package that its files import', () => {
    expect(undeclared(room)).toEqual([]);
  });

  test('It stays outside the fences around packages of others', () => {
    const declared = [...room.dependencies, ...room.imports.map((each) => each.from)];
    const crossed = fences
      .filter((fence) => !fence.rooms.includes(room.name))
      .flatMap((fence) => declared.filter((name) => fence.packages.test(name)));
    expect([...new Set(crossed)]).toEqual([]);
  });
});

test('What ships is no tool, whatever its folder is called', () => {
  const inShippedFolders = rooms
    .flatMap((room) => room.imports)
    .filter(({ file }) => /^remotes\/\w+\/src\//.test(file))
    .filter(({ file }) => !/\.test\.tsx?$|\/testing\//.test(file));
  expect(inShippedFolders.map(({ file }) => file)).toEqual(
    expect.arrayContaining([expect.stringContaining('/src/film/')]),
  );
  expect(inShippedFolders.filter((each) => each.isTooling)).toEqual([]);
});

test('Every way to write an import is seen', () => {
  const source = [
    "import React from 'a';",
    "import 'b';",
    "import {\n  one,\n  two,\n} from 'c';",
    "export * from 'd';",
    `const lazy = () => ${'import'}('e');`,
    `const old = ${'require'}('f');`,
    "import type { Shape } from '@site/ui/mui';",
  ].join('\n');
  expect(importedModules(source)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', '@site/ui/mui']);
});

function ours(names: string[]): string[] {
  return names
    .filter((name) => name.startsWith('@site/'))
    .map((name) => name.slice('@site/'.length));
}

/** Code that ships may use `dependencies` only; tests and configuration also what serves development. */
function undeclared(room: Room): string[] {
  const shipped = new Set([...room.dependencies, `@site/${room.name}`]);
  const tools = new Set([...room.devDependencies, ...workspaceTools]);
  const found = room.imports
    .filter(({ from, isTooling }) => !shipped.has(from) && !(isTooling && tools.has(from)))
    .map(({ file, from }) => `${file} imports ${from}`);
  return [...new Set(found)];
}
