import { parseArgs } from 'node:util';
import { exportSite } from '../compose/compose-site';
import { buildAll } from './build-all';

/** `npm run compose -- --out folder`: the whole site as static files, for a host of your choice. */
export async function exportComposed(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { out: { type: 'string' } } });
  const store = await buildAll();
  if (!values.out) return console.log(`The site is composed: ${store.readCurrentSite()}`);
  await exportSite(store, store.readRegistry(), values.out);
  console.log(`The site is in ${values.out}; the remotes' version folders are in ${store.root}.`);
}
