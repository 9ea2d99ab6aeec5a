/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toPageRegistry, type PageRegistry, type RemoteName } from '@site/contract';
import { createSampleRegistry, createSampleSettings } from '@site/contract/samples';
import { buildSampleApp } from '@site/release/testing';
import { serveWorkingTree, type WorkingTreeServer } from '@site/site';
import { startHttpServer, type RunningServer } from '@site/node';
import { openPublicSite } from './public-site';

const app = 'academy' as RemoteName;
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'public-site-'));
const registry = toPageRegistry(createSampleRegistry());
const settings = { ...createSampleSettings(), reportUrl: '/health' };
const data = JSON.stringify({ registry, settings }).replaceAll('<', '\\u003c');
const notFound = `<html><head></head><body><div id="root"><h1>Page not found</h1></div><script type="application/json" id="bootstrap-data">${data}</script></body></html>`;
let origin: RunningServer;
let server: WorkingTreeServer;

beforeAll(async () => {
  origin = await startHttpServer({
    port: 0,
    handle({ url }, response) {
      if (url === '/registry.json') return response.end(JSON.stringify(registry));
      if (url === '/static/js/shell.js') return response.end('window.shell = 1;');
      response.writeHead(404, {
        'Content-Type': 'text/html',
        'Content-Security-Policy': "default-src 'none'",
      });
      response.end(notFound);
    },
  });
  server = await serveWorkingTree({ port: 0 });
  const site = await openPublicSite(`${origin.url}/`, server.url);
  expect(site.location).toBe(origin.url);
  server.show(await site.withBuild({ ...buildSampleApp(root, app, { mark: '1' }), app }));
});
afterAll(async () => {
  await server.close();
  await origin.close();
  fs.rmSync(root, { recursive: true });
});

const get = (url: string, headers = {}) => fetch(new URL(url, server.url), { headers });

test('Every page is the document of the site that belongs to no remote, with this remote in its data', async () => {
  const response = await get('/academy', { accept: 'text/html,*/*' });
  const html = await response.text();
  expect(response.status).toBe(200);
  // The policy of the site allows neither its origin nor scripts of a working tree.
  expect(response.headers.get('content-security-policy')).toBeNull();
  const [, json = ''] = /id="bootstrap-data">([^<]*)</.exec(html) ?? [];
  const shown = JSON.parse(json) as { registry: PageRegistry; settings: object };
  expect(Object.keys(shown.registry.remotes)).toEqual([
    ...Object.keys(registry.remotes),
    'academy',
  ]);
  expect(shown.registry.remotes[app]?.routes[0]?.path).toBe('/academy');
  expect(shown.settings).toMatchObject({ brand: settings.brand, offline: false, splashMs: 0 });
  expect(shown.settings).not.toHaveProperty('reportUrl');
  expect(html).toContain(`document.getElementById('root').replaceChildren()`);
  expect(html).toContain('src="/~reload.js"');
});

test('The list of remotes names the build, so no page takes it for an older version', async () => {
  const { remotes } = (await (await get('/registry.json')).json()) as PageRegistry;
  const { base = '', entry } = remotes[app]?.live ?? {};
  expect(base).toBe(`${server.url}/~files/academy/ac00000001/`);
  expect(await (await get(base + entry?.file)).text()).toBe("window.entry = 'academy 1';");
});

test('Other files are those of the site', async () => {
  expect(await (await get('/static/js/shell.js')).text()).toBe('window.shell = 1;');
  expect((await get('/favicon.svg')).status).toBe(404);
});

test.each([
  ['example.com', 'SITE_URL is "example.com", which is no web address.'],
  ['http://localhost:1', 'http://localhost:1 cannot be reached ('],
])('SITE_URL=%s is refused with a sentence', async (address, sentence) => {
  await expect(openPublicSite(address, server.url)).rejects.toThrow(sentence);
});

test('Another site than one of this platform is named as such', async () => {
  const other = await startHttpServer({ port: 0, handle: (_, response) => response.end('{}') });
  await expect(openPublicSite(other.url, server.url)).rejects.toThrow(
    `${other.url}/registry.json is not the list of a site's remotes (`,
  );
  await other.close();
});
