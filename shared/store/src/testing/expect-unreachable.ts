import type { BucketFixture } from './set-up-bucket';
import { spawnStoreProcess } from './spawn-store-process';

/** Runs in a process of its own, because Jest hides Node's connection errors from the SDK. */
export async function expectUnreachable(
  { dataFolder, server }: BucketFixture,
  endpoint: string,
): Promise<void> {
  process.env.AWS_ENDPOINT_URL_S3 = endpoint;
  const { done } = spawnStoreProcess(dataFolder, 'read', 'live/site.json');
  process.env.AWS_ENDPOINT_URL_S3 = server.url;
  await expect(done).rejects.toThrow(
    `StoreError: s3://releases/three-teams/site cannot be reached at ${endpoint}. Check the network and AWS_ENDPOINT_URL_S3, then try again.`,
  );
}
