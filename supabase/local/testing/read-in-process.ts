import { createBackendApi } from '../create-backend-api';
import { openEmbeddedDatabase } from '../database/embedded-database';
import { readOrCreateKeys } from '../keys';

/**
 * Sends concurrent requests without an HTTP server to a project with its own table `users` in addition to
 * `auth.users`, and prints the results. Two requests of one tick reach the database concurrently: lite's own driver
 * would run one in the transaction of the other. A separate program, because lite is an ES module only.
 */
const dataFolder = process.argv[2] ?? '';
const keys = readOrCreateKeys(dataFolder);
await addTables();
const { app, stopJobs, close } = await createBackendApi({
  dataFolder,
  keys,
  url: 'http://localhost:1',
  siteUrl: 'http://localhost:3000',
  isUnlimited: false,
  deliver: () => undefined,
});
// The client's address comes from the connection, which a request in the process does not have.
const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const read = async (path: string, key: string) =>
  app.request(`/rest/v1/${path}`, { headers: { apikey: key } }, connection);

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
await stopJobs();
await close();
console.log(JSON.stringify({ pairs, posts }));
process.exit(0);

async function addTables(): Promise<void> {
  const database = await openEmbeddedDatabase(dataFolder, ['public']);
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
