/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspacePackages, readWorkspaceTools } from './workspace-package';

const document = readFileSync(join(process.cwd(), 'docs/dependencies.md'), 'utf8');

test('Every package of others has a row with its reason, and no row is left over', () => {
  const declared = readWorkspacePackages()
    .flatMap(({ dependencies, devDependencies }) => [...dependencies, ...devDependencies])
    .concat(readWorkspaceTools())
    .filter((name) => !name.startsWith('@site/'));
  const rows = [...document.matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1]);
  const fonts = [...document.matchAll(/`(@fontsource\/[^`]+)`/g)].map((match) => match[1]);
  expect(new Set([...rows, ...fonts])).toEqual(new Set(declared));
});

test('Every row says what a package is for and what the project would do without it', () => {
  const rows = document.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.filter((row) => /\|\s*(\?|)\s*\|/.test(row.slice(1, -1)))).toEqual([]);
});

test('No library that runs in browsers only is held back by the Node of the build', () => {
  const decision = readFileSync('docs/decisions/hosts.md', 'utf8');
  const held = [...decision.matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1]);
  expect(held).toContain('react-router-dom');
  // The only one of these that also renders pages in Node.
  const browserLibraries = readWorkspacePackages()
    .filter(({ folder }) => /^(?:shell|remotes|shared\/(?:page|ui)\b)/.test(folder))
    .flatMap(({ dependencies }) => dependencies)
    .filter((name) => name !== 'react-router-dom');
  expect(browserLibraries).toContain('@supabase/supabase-js');
  expect(held.filter((name) => browserLibraries.includes(name ?? ''))).toEqual([]);
});
