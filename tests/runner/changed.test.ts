import { readdirSync } from 'node:fs';
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
    lint: expect.arrayContaining(['remotes/account/src/routes.ts']),
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
    lint: expect.arrayContaining(['shared/contract/src/index.ts']),
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

test('runs everything for a file outside of the packages, and rules and a check for prose and its configuration', () => {
  expect(Object.keys(selected('pnpm-lock.yaml'))).toEqual(names);
  expect(selected('docs/a.md')).toEqual({ format: undefined, unit: ['tests/architecture/'] });
  expect(Object.keys(selected('.oxlintrc.json'))).toEqual(['format', 'lint', 'unit']);
});

test.each(readdirSync('remotes'))('The journeys of %s are found', (remote) => {
  expect(listJourneys(remote)).not.toEqual([]);
});

test.each([
  ['remotes/untested', 'remotes/untested/src/conformance.test.ts'],
  ['remotes/account', 'tests/e2e/untested-*.spec.ts'],
])('fails for a remote in %s without %s instead of selecting none', (folder, missing) => {
  const untested = [{ name: 'untested', folder, imports: [] }];
  const select = () =>
    selectChanged(steps, [`${folder}/src/routes.ts`], { packages: untested, findTests: () => [] });
  expect(select).toThrow(`No test is called ${missing}`);
});

test('lints a changed file and those that import it, by an entry point too', () => {
  const files = ['shared/contract/src/text-rules.ts'];
  const options = { findTests: () => [] };
  const lint = selectChanged(steps, files, options).find(({ step }) => step.name === 'lint');
  expect(lint?.filePatterns).toEqual(
    expect.arrayContaining([
      'shared/contract/src/text-rules.ts',
      'shared/contract/src/index.ts',
      'tests/architecture/text-rules.test.ts',
    ]),
  );
  expect(lint?.filePatterns).not.toContain('remotes/editor/src/core/core.test.ts');
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
