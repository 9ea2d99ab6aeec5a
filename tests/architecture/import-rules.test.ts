/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { COMMON_TOOLS, dependencyBoundaries, importRules } from './import-rules';
import { readLintBoundaries, writeLintBoundaries } from './lint-config';
import { createLintBoundaries } from './create-lint-boundaries';
import {
  parseImportSpecifiers,
  parseFileImports,
  readWorkspacePackages,
  readWorkspaceTools,
  type WorkspacePackage,
} from './workspace-package';

const rooms = readWorkspacePackages();
const workspaceTools = readWorkspaceTools();

test('Every room stands in the import table', () => {
  expect(rooms.map((room) => room.name).toSorted()).toEqual(Object.keys(importRules).toSorted());
});

describe.each(rooms)('$folder', (room) => {
  const { packages: allowed = [], tools = [] } = importRules[room.name] ?? {};
  const ownTools = [...allowed, ...tools, ...COMMON_TOOLS];

  test('It declares only the rooms that it may import', () => {
    expect(ours(room.dependencies).filter((name) => !allowed.includes(name))).toEqual([]);
  });

  test('Its tools are rooms that never reach a visitor', () => {
    expect(ours(room.devDependencies).filter((name) => !ownTools.includes(name))).toEqual([]);
  });

  test('No file of it leaves it by a relative path', () => {
    const leaving = room.imports.filter((each) => each.isRelative);
    expect(leaving.map(({ file, from }) => `${file} imports ${from}`)).toEqual([]);
  });

  test('It declares every package that its files import', () => {
    expect(undeclared(room)).toEqual([]);
  });

  test('It stays outside the fences around packages of others', () => {
    const declared = [...room.dependencies, ...room.imports.map((each) => each.from)];
    const crossed = dependencyBoundaries
      .filter((fence) => !fence.allowedIn.includes(room.name))
      .flatMap(({ packages }) => declared.filter((name) => packages.some(covers(name))));
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
  expect(parseImportSpecifiers(source)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', '@site/ui/mui']);
});

test('A relative path into another room is seen as that room', () => {
  const file = 'remotes/editor/src/view/menu.tsx';
  const source = [
    "import { a } from '../core/model';",
    "import { b } from '../../../account/src/routes';",
    "import { c } from '../../../../supabase/local/keys';",
    "import { d } from '../../../../shared/ui/src/button';",
  ].join('\n');
  const found = parseFileImports(file, source).map(({ from, isRelative }) => [from, isRelative]);
  expect(found).toEqual([
    ['@site/account', true],
    ['@site/supabase', true],
    ['@site/ui', true],
  ]);
});

describe('Lint', () => {
  const text = readFileSync(join(__dirname, '../../.oxlintrc.json'), 'utf8');

  test('has its fences from the import table; `npm run boundaries` writes them', () => {
    expect(readLintBoundaries(text)).toEqual(createLintBoundaries(rooms));
  });

  test('stops whoever crosses a fence, and nobody else', () => {
    const root = mkdtempSync(join(tmpdir(), 'fences-'));
    const crossings = [
      ['remotes/account/src/a.ts', '@site/editor'],
      ['remotes/account/src/b.ts', '@site/supabase/local/keys'],
      ['remotes/account/src/c.ts', '../../../shared/ui/src/button'],
      ['remotes/account/src/d.ts', '@mui/material'],
      ['remotes/newest/src/a.ts', '@supabase/supabase-js'],
      ['remotes/editor/src/core/a.ts', '@site/ui/mui'],
      ['remotes/editor/src/core/b.ts', '@site/contract'],
      ['remotes/editor/src/core/c.ts', 'react'],
      ['remotes/editor/src/view/a.ts', '@site/account'],
      ['shared/contract/src/a.ts', 'node:fs'],
      ['shared/contract/src/b.ts', '@site/ui'],
      ['shared/session/src/a.ts', '@mui/material'],
      ['shared/ui/src/a.ts', '@site/session'],
      ['shell/src/a.ts', '@site/marketing'],
      ['shell/src/b.ts', '@supabase/supabase-js'],
      ['supabase/local/a.ts', '@site/contract'],
    ] as const;
    const permitted = [
      ['remotes/account/src/z.ts', '@site/ui/mui'],
      ['remotes/editor/src/view/z.ts', 'valibot'],
      ['shared/session/src/z.ts', '@supabase/supabase-js'],
      ['shared/lock/test/z.ts', '@site/lock'],
      ['shell/commands/z.ts', '@site/supabase/local/keys'],
      ['tests/hosts/z.ts', '@site/shell/serve/start-http-server'],
    ] as const;
    writeFileSync(join(root, '.oxlintrc.json'), text);
    for (const [file, from] of [...crossings, ...permitted]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), `import { x } from '${from}';\nexport const y = x;\n`);
    }
    const oxlint = join(__dirname, '../../node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'unix', '.'], {
      cwd: root,
      encoding: 'utf8',
    });
    rmSync(root, { recursive: true });
    const stopped = stdout
      .split('\n')
      .flatMap((line) => /^(\S+?):\d.*restricted/.exec(line)?.[1] ?? []);
    expect(stopped.toSorted()).toEqual(crossings.map(([file]) => file).toSorted());
  });

  test('has everything else as it was, when they are written anew', () => {
    const other = text.replace('"@mui/*"', '"@mui/material"');
    expect(JSON.parse(writeLintBoundaries(other, rooms))).toEqual(JSON.parse(text));
  });
});

/** Whether one of a fence's patterns is about this package. */
function covers(name: string): (pattern: string) => boolean {
  return (pattern) =>
    pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

function ours(names: string[]): string[] {
  return names
    .filter((name) => name.startsWith('@site/'))
    .map((name) => name.slice('@site/'.length));
}

/** Code that ships may use `dependencies` only; tests and configuration also what serves development. */
function undeclared(room: WorkspacePackage): string[] {
  const shipped = new Set([...room.dependencies, `@site/${room.name}`]);
  const tools = new Set([...room.devDependencies, ...workspaceTools]);
  const found = room.imports
    .filter(({ from, isTooling }) => !shipped.has(from) && !(isTooling && tools.has(from)))
    .map(({ file, from }) => `${file} imports ${from}`);
  return [...new Set(found)];
}
