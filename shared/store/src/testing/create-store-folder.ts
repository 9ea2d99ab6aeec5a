import { createTemporaryFolder } from '@site/testing/create-temporary-folder';

export function createStoreFolder(name: string): string {
  return createTemporaryFolder(`store-${name}`);
}
