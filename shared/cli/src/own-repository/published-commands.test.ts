/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@site/node';

const folder = path.dirname(import.meta.dirname);
const texts = new Map(
  listFiles(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
);

/** Modules that load the backend, which is not published, by what loads them on demand: commands of the shell's team. */
const WORKSPACE_MODULES = [
  'keys/sign-command.ts: load-site-settings.ts',
  'main.ts: print-backend-keys.ts',
  'main.ts: start/start-development.ts',
  'main.ts: start/start-site.ts',
  'release-commands.ts: load-site-settings.ts',
  'releases/preview-site.ts: load-site-settings.ts',
];

test('Only commands of the shell’s team load the backend: a repository of a team has none', () => {
  const onDemand = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/import\('(\.[^']+)'\)/g)].map(
      ([, target = '']) => [file, resolve(file, target)] as const,
    ),
  );
  const found = onDemand.filter(([, target]) => loadsBackend(target));
  const names = new Set(found.map((each) => each.join(': ')));
  expect([...names].toSorted()).toEqual(WORKSPACE_MODULES);
});

function loadsBackend(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = texts.get(file) ?? '';
  const targets = [...text.matchAll(/from '([^']+)'/g)].map(([, target = '']) => target);
  return targets.some((target) =>
    target.startsWith('.')
      ? loadsBackend(resolve(file, target), seen)
      : target.startsWith('@site/supabase'),
  );
}

function resolve(file: string, target: string): string {
  return `${path.join(path.dirname(file), target)}.ts`;
}
