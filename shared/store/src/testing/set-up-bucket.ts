import type { StoreFixture } from './conformance/stores-under-test';
import { startBucketServer, type BucketServer } from './bucket-server';
import { createStoreFolder } from './create-store-folder';

export type BucketFixture = { server: BucketServer; dataFolder: string; otherDataFolder: string };

/** Starts a bucket for the tests of a file, with two machines configured by environment variables, and removes it. */
export function setUpBucket(): BucketFixture {
  const machine = {} as BucketFixture;
  const before = { ...process.env };
  beforeAll(async () => {
    const server = await startBucketServer();
    Object.assign(machine, {
      server,
      dataFolder: createStoreFolder('data'),
      otherDataFolder: createStoreFolder('other'),
    });
    Object.assign(process.env, {
      SITE_STORE: 's3://releases/three-teams/site',
      AWS_ENDPOINT_URL_S3: server.url,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_EC2_METADATA_DISABLED: 'true',
      SITE_STORE_RETRY_SECONDS: '1',
    });
  });
  afterAll(async () => {
    await machine.server.close();
    process.env = before;
  });
  return machine;
}

/** The same for the promises of a store. */
export function setUpPlace(): StoreFixture {
  const machine = setUpBucket();
  const waitUntilHalfWritten = () =>
    new Promise<void>((stands) => {
      let passing = 30;
      machine.server.intercept = ({ method, key }) => {
        if (method !== 'PUT' || !key.includes('/killed/') || passing-- !== 0) return 'pass';
        stands();
        return 'hang';
      };
    });
  return Object.assign(machine, { waitUntilHalfWritten });
}
