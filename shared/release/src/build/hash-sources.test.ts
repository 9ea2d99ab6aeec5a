/** @jest-environment node */
import { listSourceFiles } from './hash-sources';

test('An app is built again after a change of the build, and of what the build depends on', () => {
  expect(listSourceFiles('marketing')).toEqual(
    expect.arrayContaining(['shared/build/src/version.ts', 'shared/node/src/files.ts']),
  );
});
