import { basename } from 'node:path';
import { listJourneys, selectChanged } from './changed';
import type { Step } from './steps';

const names = ['format', 'lint', 'unit', 'build', 'quality', 'journeys'];
const steps = names.map((name) => ({ name }) as Step);
const packages = [
  { name: 'contract', folder: 'shared/contract', imports: [] },
  { name: 'ui', folder: 'shared/ui', imports: [{ from: '@site/contract' }] },
  { name: 'editor', folder: 'remotes/editor', imports: [{ from: '@site/ui' }] },
  { name: 'account', folder: 'remotes/account', imports: [] },
  { name: 'supabase', folder: 'supabase', imports: [] },
  { name: 'tests', folder: 'tests', imports: [] },
];

test('runs the tests that import a changed file of a remote, those beside it, and its journeys', () => {
  expect(selected('remotes/account/src/routes.ts')).toEqual({
    format: undefined,
    unit: [
      'tests/architecture/',
      'remotes/account/src/[^/]+$',
      'remotes/account/src/conformance',
      'remotes/account/src/routes.test.ts',
    ],
    build: undefined,
    quality: ['tests/quality/routes.spec.ts'],
    journeys: listJourneys('account'),
  });
});

test('runs all browser tests for a file that is shared', () => {
  expect(selected('shared/contract/src/index.ts')).toEqual({
    format: undefined,
    unit: [
      'tests/architecture/',
      'shared/contract/src/[^/]+$',
      'shared/contract/src/index.test.ts',
    ],
    build: undefined,
    quality: undefined,
    journeys: undefined,
  });
});

test('runs all tests of the packages that a removed file or a picture can reach', () => {
  expect(selected('shared/contract/src/gone.ts')['unit']).toEqual(
    expect.arrayContaining(['shared/contract/', 'shared/ui/', 'remotes/editor/']),
  );
  expect(selected('shared/ui/src/ruler.svg')['unit']).toContain('remotes/editor/');
});

test('runs a changed browser test, and those that use what a helper of theirs offers', () => {
  expect(selected('tests/quality/a.spec.ts')['quality']).toContain('tests/quality/a.spec.ts');
  expect(selected('tests/quality/helper.ts')['quality']).toEqual(['tests/quality/helper.spec.ts']);
});

test('runs the tests that start the backend when a migration changes', () => {
  expect(selected('supabase/migrations/1.sql')['unit']).toContain(
    'shared/testing/src/embedded-backend.test.ts',
  );
});

test('runs everything for a file outside of the packages, and a check alone for prose and its own rules', () => {
  expect(Object.keys(selected('pnpm-lock.yaml'))).toEqual(names);
  expect(Object.keys(selected('docs/a.md'))).toEqual(['format']);
  expect(Object.keys(selected('.oxlintrc.json', 'docs/a.md'))).toEqual(['format', 'lint']);
});

test.each(['account', 'editor', 'marketing'])('The journeys of %s are found', (remote) => {
  expect(listJourneys(remote)).not.toEqual([]);
});

test('The tests of a real file are found by the imports between them', () => {
  const files = ['remotes/account/src/routes.ts', 'tests/e2e/editor/page.ts'];
  const real = selectChanged(steps, files).flatMap(({ filePatterns }) => filePatterns ?? []);
  expect(real).toEqual(
    expect.arrayContaining([
      'remotes/account/src/conformance.test.ts',
      'tests/e2e/editor/elements/tables.spec.ts',
    ]),
  );
});

function selected(...files: string[]) {
  const findTests = (changed: readonly string[]) =>
    changed.flatMap((file) => [
      file.replace('.ts', '.test.ts'),
      `tests/quality/${basename(file, '.ts')}.spec.ts`,
    ]);
  const selections = selectChanged(steps, files, { packages, findTests });
  return Object.fromEntries(selections.map(({ step, filePatterns }) => [step.name, filePatterns]));
}
