/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listFiles } from '@site/node';
import { findImportViolations, findUpwardImports } from './find-import-violations';
import { COMMON_TOOLS, importRules } from './import-rules';
import {
  parseImportSpecifiers,
  parseFileImports,
  readWorkspacePackages,
  readWorkspaceTools,
  type WorkspacePackage,
} from './workspace-package';

const packages = readWorkspacePackages();
const workspaceTools = readWorkspaceTools();
const order = Object.keys(importRules);

test('Every package stands in the import table', () => {
  expect(packages.map((workspacePackage) => workspacePackage.name).toSorted()).toEqual(
    Object.keys(importRules).toSorted(),
  );
});

test.each(Object.entries(importRules))('%s imports only from packages before it', (name, rule) => {
  const before = order.slice(0, order.indexOf(name));
  expect(
    [...rule.packages, ...(rule.tools ?? [])].filter((each) => !before.includes(each)),
  ).toEqual([]);
});

test('A remote that is created depends on packages that exist', () => {
  const template = 'shared/cli/templates/remote/package.json.txt';
  const { dependencies } = JSON.parse(readFileSync(template, 'utf8')) as Record<string, object>;
  expect(ours(Object.keys(dependencies ?? {})).filter((name) => !order.includes(name))).toEqual([]);
});

describe.each(packages)('$folder', (workspacePackage) => {
  const { packages: allowed = [], tools = [] } = importRules[workspacePackage.name] ?? {};
  const ownTools = [...allowed, ...tools, ...COMMON_TOOLS];

  test('It declares only the packages that it may import', () => {
    expect(ours(workspacePackage.dependencies).filter((name) => !allowed.includes(name))).toEqual(
      [],
    );
  });

  test('Its tools are packages that never reach a visitor', () => {
    expect(
      ours(workspacePackage.devDependencies).filter((name) => !ownTools.includes(name)),
    ).toEqual([]);
  });

  test('It imports what the rules allow', () => {
    const violations = workspacePackage.imports.flatMap((each) =>
      findImportViolations(workspacePackage.name, each),
    );
    expect(violations).toEqual([]);
  });

  test('It imports only the entry points that a shared package publishes', () => {
    expect(deepImports(workspacePackage)).toEqual([]);
  });

  test('It declares every package that its files import', () => {
    expect(undeclared(workspacePackage)).toEqual([]);
  });
});

test('A module of a shared package that is no entry point is refused, from a remote too', () => {
  const file = 'remotes/account/src/a.ts';
  const source = "import { a } from '@site/ui/src/button';\nimport { b } from '@site/ui/mui';";
  const account = { ...packages[0]!, imports: parseFileImports(file, source) };
  expect(deepImports(account)).toEqual(['remotes/account/src/a.ts imports @site/ui/src/button']);
});

test('What ships is no tool, whatever its folder is called', () => {
  const inShippedFolders = packages
    .flatMap((workspacePackage) => workspacePackage.imports)
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

test('A relative path into another package is seen as that package', () => {
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

test.each([
  ['remotes/account/src/a.ts', '@site/editor'],
  ['remotes/account/src/a.ts', '@site/supabase/local/keys'],
  ['remotes/account/src/a.ts', '../../../shared/ui/src/button'],
  ['remotes/account/src/a.ts', '@mui/material'],
  ['remotes/marketing/src/a.ts', '@supabase/supabase-js'],
  ['remotes/editor/src/core/a.ts', '@site/ui/mui'],
  ['remotes/editor/src/core/a.ts', '@site/contract'],
  ['remotes/editor/src/core/a.ts', 'react'],
  ['remotes/editor/src/view/a.ts', '@site/account'],
  ['shared/contract/src/a.ts', 'fs'],
  ['shared/contract/src/a.ts', '@site/ui'],
  ['shared/page/src/session/a.ts', '@mui/material'],
  ['shared/ui/src/a.ts', '@site/page/session'],
  ['shared/page/src/browser/a.ts', '@site/contract'],
  ['shared/page/src/router/a.ts', '@site/ui'],
  ['shared/store/src/a.ts', '@site/release'],
  ['shell/src/a.ts', '@site/marketing'],
  ['shell/src/a.ts', '@supabase/supabase-js'],
  ['supabase/local/a.ts', '@site/store'],
])('%s may not import %s', (file, module) => {
  expect(violationsOf(file, module)).not.toEqual([]);
});

test.each([
  ['remotes/account/src/a.ts', '@site/ui/mui'],
  ['remotes/editor/src/view/a.ts', 'valibot'],
  ['shared/page/src/session/a.ts', '@supabase/supabase-js'],
  ['shared/ui/src/a.ts', '@site/page/router'],
  ['shared/node/test/a.ts', '@site/node'],
  ['shared/cli/src/a.ts', '@site/supabase/local/keys'],
  ['tests/hosts/a.ts', '@site/site'],
])('%s may import %s', (file, module) => {
  expect(violationsOf(file, module)).toEqual([]);
});

const editor = 'remotes/editor/src';
const editorFiles = new Set(
  listFiles(editor, []).filter(
    (file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.|\/testing\/|^[^/]*$/.test(file),
  ),
);

test('No file of the editor imports from a floor above its own', () => {
  const upward = [...editorFiles].flatMap((file) =>
    findUpwardImports(file, readFileSync(`${editor}/${file}`, 'utf8'), editorFiles),
  );
  expect(upward).toEqual([]);
});

test.each([
  ['core/a.ts', '../elements/kinds'],
  ['ooxml/a.ts', '../imports/slides'],
  ['elements/text/a.ts', './text-box'],
  ['store/a.ts', '../view/editor-app'],
])('%s of the editor may not import %s', (file, specifier) => {
  expect(findUpwardImports(file, `import { a } from '${specifier}';`, editorFiles)).toHaveLength(1);
});

function violationsOf(file: string, module: string): string[] {
  const { name = '' } = packages.find(({ folder }) => file.startsWith(`${folder}/`)) ?? {};
  return parseFileImports(file, `import { a } from '${module}';`).flatMap((each) =>
    findImportViolations(name, each),
  );
}

function ours(names: string[]): string[] {
  return names
    .filter((name) => name.startsWith('@site/'))
    .map((name) => name.slice('@site/'.length));
}

/** Code that ships may use `dependencies` only; tests and configuration also what serves development. */
function undeclared(workspacePackage: WorkspacePackage): string[] {
  const shipped = new Set([...workspacePackage.dependencies, `@site/${workspacePackage.name}`]);
  const tools = new Set([...workspacePackage.devDependencies, ...workspaceTools]);
  const missing = workspacePackage.imports
    .filter(({ from }) => !from.startsWith('node:'))
    .filter(({ from, isTooling }) => !shipped.has(from) && !(isTooling && tools.has(from)))
    .map(({ file, from }) => `${file} imports ${from}`);
  return [...new Set(missing)];
}

/** Imports of shared packages by a path that is not one of their entry points. */
function deepImports({ imports }: WorkspacePackage): string[] {
  const entryPoints = packages
    .filter(({ folder }) => folder.startsWith('shared'))
    .flatMap((each) => each.entryPoints);
  const shared = new Set(entryPoints.map((module) => module.split('/').slice(0, 2).join('/')));
  return imports
    .filter(({ from, isRelative }) => shared.has(from) && !isRelative)
    .filter(({ module }) => !entryPoints.includes(module))
    .map(({ file, module }) => `${file} imports ${module}`);
}
