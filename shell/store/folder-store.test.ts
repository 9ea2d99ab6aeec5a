/** @jest-environment node */
import { describeStore } from './store-conformance';
import { newFolder } from './testing/new-folder';

describeStore('A store in a folder', () => {
  const dataFolder = newFolder('data');
  beforeAll(() => delete process.env.SITE_STORE);
  return { dataFolder, otherDataFolder: dataFolder, halfWay: ({ firstLine }) => firstLine };
});
