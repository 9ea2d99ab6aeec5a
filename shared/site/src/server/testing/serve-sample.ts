import { serveFolder } from '../serve-folder';
import { serveSite } from '../serve-site';
import { writeSampleSite } from './sample-site';

/**
 * Serves the sample in a process of its own until that is ended, and prints the ports.
 * Memory that is garbage is freed early, so that growth is a leak.
 */
const [, , root = ''] = process.argv;
const apps = writeSampleSite(root, 'The text of a file.\n'.repeat(2000));
const servers = [await serveSite({ root, port: 0 }), await serveFolder({ root: apps, port: 0 })];
setInterval(() => globalThis.gc?.(), 500);
console.log(JSON.stringify(servers.map(({ url }) => Number(new URL(url).port))));
