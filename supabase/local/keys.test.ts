/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { readOrCreateKeys } from './keys';

test('Damaged keys are named in one sentence, and left as they are', () => {
  const dataFolder = createTemporaryFolder('isam-backend');
  const file = join(dataFolder, 'keys.json');
  writeFileSync(file, '{"publishableKey":');
  expect(() => readOrCreateKeys(dataFolder)).toThrow(
    `The keys in ${file} are damaged. Restore the file, or delete it`,
  );
  expect(readFileSync(file, 'utf8')).toBe('{"publishableKey":');
});
