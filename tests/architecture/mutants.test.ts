/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';

const mutants = JSON.parse(readFileSync('tests/mutants/mutants.json', 'utf8')) as {
  name: string;
  file: string;
  find: string;
  caughtBy: { test?: string };
}[];

test.each(mutants)('The fault "$name" can be put in once', ({ file, find, caughtBy }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  expect(existsSync(caughtBy.test ?? file)).toBe(true);
});
