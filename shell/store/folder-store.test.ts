/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeStore } from './store-conformance';
import { newFolder } from './testing/new-folder';

describeStore('A store in a folder', () => {
  const dataFolder = newFolder('data');
  const drafts = path.join(dataFolder, 'releases', 'drafts');
  beforeAll(() => delete process.env.SITE_STORE);
  return {
    dataFolder,
    otherDataFolder: dataFolder,
    manyFiles: 600,
    halfWay: async () => {
      while (!fs.existsSync(drafts) || fs.readdirSync(drafts).length === 0) await pause(1);
    },
  };
});
