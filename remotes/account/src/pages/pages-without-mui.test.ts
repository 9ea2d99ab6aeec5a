import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const light = [
  'login',
  'confirm',
  'forgot',
  'reset-password',
  'auth-callback',
  'mediator',
  'setup',
];

test.each(light)('%s, which stands before the dashboard, does not wait for MUI', (page) => {
  expect(packagesOf(`./${page}.tsx`, __dirname)).not.toContain('@site/ui/mui');
});

test('The dashboard is drawn with MUI', () => {
  expect(packagesOf('./dashboard.tsx', __dirname)).toContain('@site/ui/mui');
});

/** Every package that a module imports, by itself or by what it imports. */
function packagesOf(module: string, folder: string, seen = new Set<string>()): Set<string> {
  if (!module.startsWith('.')) return seen.add(module);
  const file = ['', '.tsx', '.ts']
    .map((ending) => join(folder, `${module}${ending}`))
    .find((candidate) => existsSync(candidate));
  if (!file || seen.has(file)) return seen;
  seen.add(file);
  const imported = readFileSync(file, 'utf8').matchAll(/ from '([^']+)'|import\('([^']+)'\)/g);
  for (const [, from, later] of imported) packagesOf(from ?? later ?? '', dirname(file), seen);
  return seen;
}
