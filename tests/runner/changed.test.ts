import { selectChanged } from './changed';
import type { Step } from './steps';

const names = ['format', 'unit', 'build', 'quality', 'journeys'];
const steps = names.map((name) => ({ name }) as Step);
const packages = [
  { name: 'contract', folder: 'shared/contract', imports: [] },
  { name: 'ui', folder: 'shared/ui', imports: [{ from: '@site/contract' }] },
  { name: 'editor', folder: 'remotes/editor', imports: [{ from: '@site/ui' }] },
  { name: 'account', folder: 'remotes/account', imports: [] },
  { name: 'tests', folder: 'tests', imports: [] },
];

test('runs the unit tests and journeys of a changed remote', () => {
  expect(selected('remotes/account/src/routes.ts')).toEqual({
    format: undefined,
    unit: ['remotes/account/'],
    build: undefined,
    journeys: ['tests/e2e/account-'],
  });
});

test('runs the unit tests of every package that imports a changed one, and all browser tests', () => {
  expect(selected('shared/contract/src/a.ts')).toEqual({
    format: undefined,
    unit: ['shared/contract/', 'shared/ui/', 'remotes/editor/'],
    build: undefined,
    quality: undefined,
    journeys: undefined,
  });
});

test('runs a changed browser test', () => {
  expect(selected('tests/quality/a.spec.ts')).toMatchObject({
    quality: ['tests/quality/a.spec.ts'],
  });
});

test('runs everything for a file outside of the packages, and only the format check for prose', () => {
  expect(Object.keys(selected('pnpm-lock.yaml'))).toEqual(names);
  expect(Object.keys(selected('docs/a.md'))).toEqual(['format']);
});

function selected(...files: string[]) {
  const selections = selectChanged(steps, files, packages);
  return Object.fromEntries(selections.map(({ step, filePatterns }) => [step.name, filePatterns]));
}
