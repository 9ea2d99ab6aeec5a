/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readRoutes, toPageRegistry, type PageRegistry, type RemoteName } from '@site/contract';
import { createSampleRegistry, createSampleSettings } from '@site/contract/samples';
import { startHttpServer, type RunningServer } from '@site/node';
import { createDevelopmentHandler } from './development-pages';
import { openPublicSite } from './public-site';

const app = 'academy' as RemoteName;
const shell = fs.mkdtempSync(path.join(os.tmpdir(), 'development-shell-'));
const registry = toPageRegistry(createSampleRegistry());
const settings = { ...createSampleSettings(), reportUrl: '/health' };
const data = JSON.stringify({ registry, settings }).replaceAll('<', '\\u003c');
const notFound = `<html><head></head><body><div id="root"><h1>Page not found</h1></div><script type="application/json" id="bootstrap-data">${data}</script></body></html>`;
const routes = [
  {
    id: 'academy',
    path: '/academy',
    page: './pages/academy',
    title: 'Academy',
    description: 'Courses.',
    access: 'public',
    chrome: 'site',
    prerender: true,
  },
];
let origin: RunningServer;
let remote: RunningServer;
let server: RunningServer;
let pages: ReturnType<typeof createDevelopmentHandler>;
let facts: object | undefined;

beforeAll(async () => {
  fs.mkdirSync(path.join(shell, 'static'));
  fs.writeFileSync(
    path.join(shell, 'index.html'),
    '<html><head><title>Development</title></head><body></body></html>',
  );
  fs.writeFileSync(path.join(shell, 'static/index.js'), 'window.shell = "development";');
  origin = await startHttpServer({
    port: 0,
    handle({ url }, response) {
      if (url === '/registry.json') return response.end(JSON.stringify(registry));
      if (url === '/static/live.js') return response.end('window.shell = "live";');
      response.writeHead(404, { 'Content-Type': 'text/html' });
      response.end(notFound);
    },
  });
  remote = await startHttpServer({
    port: 0,
    handle: (_request, response) =>
      response.writeHead(facts ? 200 : 404).end(JSON.stringify(facts ?? {})),
  });
  const site = await openPublicSite(`${origin.url}/`);
  expect(site.location).toBe(origin.url);
  const options = { shell, app, remoteUrl: remote.url, site, url: 'http://localhost:3000' };
  pages = createDevelopmentHandler(options);
  server = await startHttpServer({ port: 0, handle: pages.handle });
});
beforeEach(() => {
  facts = { routes };
});
afterAll(async () => {
  await server.close();
  await remote.close();
  await origin.close();
  fs.rmSync(shell, { recursive: true });
});

const get = (url: string, headers = {}) => fetch(new URL(url, server.url), { headers });
const getPage = (url: string) => get(url, { accept: 'text/html,*/*' });

test('Every page has the data of the site, with the remote as its development server has it', async () => {
  const response = await getPage('/academy');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('<title>Academy — ');
  const [, json = ''] = /id="bootstrap-data">([^<]*)</.exec(html) ?? [];
  const shown = JSON.parse(json) as { registry: PageRegistry; settings: object };
  expect(Object.keys(shown.registry.remotes)).toEqual([
    ...Object.keys(registry.remotes),
    'academy',
  ]);
  expect(shown.registry.remotes[app]).toMatchObject({
    live: { base: `${remote.url}/`, global: 'academy_dev' },
    routes: [{ path: '/academy' }],
  });
  expect(shown.settings).toMatchObject({ brand: settings.brand, offline: false, splashMs: 0 });
  expect(shown.settings).not.toHaveProperty('reportUrl');
});

test('Declarations that were read after the last build are shown at once, until the next build', async () => {
  const [route] = readRoutes(routes, app);
  const renamed = { ...route!, title: 'Courses' };
  const declarations = { contract: 1, routes: [renamed], widgets: [], structuredData: {} };
  const opened = await get('/~reloads', { accept: 'text/event-stream' });
  const events = opened.body!.getReader();
  const readEvent = async () => new TextDecoder().decode((await events.read()).value);
  pages.reload(declarations);
  expect(await readEvent()).toBe('data: reload\n\n');
  expect(await (await getPage('/academy')).text()).toContain('<title>Courses — ');
  pages.reload();
  expect(await readEvent()).toBe('data: reload\n\n');
  expect(await (await getPage('/academy')).text()).toContain('<title>Academy — ');
  await events.cancel();
});

test('The list of remotes names the development server, so no page takes it for an older version', async () => {
  const { remotes } = (await (await get('/registry.json')).json()) as PageRegistry;
  expect(remotes[app]?.live.base).toBe(`${remote.url}/`);
});

test('Scripts are those of the development build of the shell, other files those of the site', async () => {
  expect(await (await get('/static/index.js')).text()).toBe('window.shell = "development";');
  expect(await (await get('/static/live.js')).text()).toBe('window.shell = "live";');
  expect((await get('/favicon.svg')).status).toBe(404);
});

test('While the remote cannot be built, a page says so', async () => {
  facts = undefined;
  const response = await getPage('/academy');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('The remote could not be built.');
});

test.each([
  ['example.com', 'SITE_URL is "example.com", which is no web address.'],
  ['http://localhost:1', 'http://localhost:1 cannot be reached ('],
])('SITE_URL=%s is refused with a sentence', async (address, sentence) => {
  await expect(openPublicSite(address)).rejects.toThrow(sentence);
});

test('Another site than one of this platform is named as such', async () => {
  const other = await startHttpServer({ port: 0, handle: (_, response) => response.end('{}') });
  await expect(openPublicSite(other.url)).rejects.toThrow(
    `${other.url}/registry.json is not the list of a site's remotes (`,
  );
  await other.close();
});
