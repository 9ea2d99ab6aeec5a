import { createApi } from '../api';
import { openDatabase } from '../database/open';
import { readOrCreateKeys } from '../keys';
import { newDataFolder, removeDataFolder } from './new-data-folder';

/**
 * A project with a table `users` of its own, beside `auth.users`: prints what an embedded read of it answers. A
 * program of its own because lite is an ES module only.
 */
const dataFolder = newDataFolder();
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
const headers = { apikey: keys.secretKey };
const answer = await app.request('/rest/v1/posts?select=title,users(*)', { headers });
const outcome = { status: answer.status, body: await answer.json() };
await finishWork();
await close();
removeDataFolder(dataFolder);
console.log(JSON.stringify(outcome));
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
