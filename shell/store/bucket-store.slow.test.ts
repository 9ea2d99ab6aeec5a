/** @jest-environment node */
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describeStore, type Place } from './store-conformance';
import { startBucketServer, type BucketServer } from './testing/bucket-server';
import { newFolder } from './testing/folders';

let server: BucketServer;

describeStore('A bucket whose service checks conditions', () => openPlace('checked'));
describeStore('A bucket whose service ignores conditions', () => openPlace('ignored'));

async function openPlace(conditions: 'checked' | 'ignored'): Promise<Place> {
  server = await startBucketServer({ conditions });
  Object.assign(process.env, {
    SITE_STORE: 's3://releases/three-teams/site',
    AWS_ENDPOINT_URL_S3: server.url,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  });
  const [dataFolder, otherDataFolder] = [newFolder('data'), newFolder('other')];
  return {
    dataFolder,
    otherDataFolder,
    halfWay: async () => {
      const arrived = () => server.calls.filter(({ key }) => key.includes('/killed/')).length;
      while (arrived() < 100) await pause(5);
    },
    close: async () => {
      await server.close();
      for (const folder of [dataFolder, otherDataFolder]) fs.rmSync(folder, { recursive: true });
    },
  };
}
