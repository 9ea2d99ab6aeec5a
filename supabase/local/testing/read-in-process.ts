import { createApi } from '../api';
import { openDatabase } from '../database/open';
import { readOrCreateKeys } from '../keys';

/**
 * Reads without a server in between, on the data folder given, of a project that has a table `users` of its own
 * beside `auth.users`. Two requests of one tick then reach the database side by side, which is where lite's own
 * driver lets one run in the other's transaction. Prints what was answered. A program of its own because lite is an
 * ES module only.
 */
const dataFolder = process.argv[2] ?? '';
const keys = readOrCreateKeys(dataFolder);
await addTables();
const { app, finishWork, close } = await createApi({
  dataFolder,
  keys,
  url: 'http://localhost:1',
  siteUrl: 'http://localhost:3000',
  additionalRedirects: [],
  limits: undefined,
  post: () => undefined,
});
const read = async (path: string, key: string) =>
  app.request(`/rest/v1/${path}`, { headers: { apikey: key } });

const pairs = { visitorRefused: 0, serviceAnswered: 0 };
for (let round = 0; round < 50; round += 1) {
  const path = 'synopsis_usage?select=used';
  const [service, visitor] = await Promise.all([
    read(path, keys.secretKey),
    read(path, keys.publishableKey),
  ]);
  if (visitor.status === 401) pairs.visitorRefused += 1;
  if (service.status === 200) pairs.serviceAnswered += 1;
}
const posts = await (await read('posts?select=title,users(*)', keys.secretKey)).json();
await finishWork();
await close();
console.log(JSON.stringify({ pairs, posts }));
process.exit(0);

async function addTables(): Promise<void> {
  const database = await openDatabase(dataFolder, ['public']);
  for (const statement of [
    'create table public.users (id bigint primary key, nickname text)',
    'create table public.posts (title text, author bigint references public.users)',
    "insert into public.users values (1, 'Asha')",
    "insert into public.posts values ('First', 1)",
    'grant select on public.users, public.posts to service_role',
  ])
    await database.sql(statement);
  await database.close();
}
