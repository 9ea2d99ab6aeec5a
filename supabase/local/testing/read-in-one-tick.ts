import { createApi } from '../api';
import { readOrCreateKeys } from '../keys';
import { newDataFolder, removeDataFolder } from './new-data-folder';

/**
 * Without a server in between, two requests of one tick reach the database side by side, which is where lite's
 * own driver lets one run in the other's transaction. Prints what each side saw. A program of its own because
 * lite is an ES module only.
 */
const dataFolder = newDataFolder();
const keys = readOrCreateKeys(dataFolder);
const { app, finishWork, close } = await createApi({
  dataFolder,
  keys,
  url: 'http://localhost:1',
  siteUrl: 'http://localhost:3000',
  additionalRedirects: [],
  limits: undefined,
  post: () => undefined,
});
const read = (key: string) =>
  app.request('/rest/v1/synopsis_usage?select=used', { headers: { apikey: key } });

const outcome = { pairs: 0, visitorRefused: 0, serviceAnswered: 0 };
for (let round = 0; round < 50; round += 1) {
  const [service, visitor] = await Promise.all([read(keys.secretKey), read(keys.publishableKey)]);
  outcome.pairs += 1;
  if (visitor.status === 401) outcome.visitorRefused += 1;
  if (service.status === 200) outcome.serviceAnswered += 1;
}
await finishWork();
await close();
removeDataFolder(dataFolder);
console.log(JSON.stringify(outcome));
process.exit(0);
