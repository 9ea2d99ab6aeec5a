import { temporaryFolder } from '@site/testing/temporary-folder';

export function createStoreFolder(name: string): string {
  return temporaryFolder(`store-${name}`);
}
