import { temporaryFolder } from '@site/testing/temporary-folder';

export function newFolder(name: string): string {
  return temporaryFolder(`store-${name}`);
}
