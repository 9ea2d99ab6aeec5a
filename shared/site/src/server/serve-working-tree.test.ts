/** @jest-environment node */
import { createHash } from 'node:crypto';
import { addReloadScript, serveWorkingTree, type WorkingTreeServer } from './serve-working-tree';

let server: WorkingTreeServer;
beforeEach(async () => (server = await serveWorkingTree({ port: 0 })));
afterEach(() => server.close());

test('Before the first build a page waits for it', async () => {
  const response = await fetch(`${server.url}/academy`);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('The site is being built.');
});

test('Every build replaces the site and is announced to open pages', async () => {
  const { body } = await fetch(`${server.url}/~builds`);
  const events = body?.pipeThrough(new TextDecoderStream()).getReader();
  server.show((_request, response) => response.end('first'));
  expect((await events?.read())?.value).toBe('data: built\n\n');
  expect(await (await fetch(server.url)).text()).toBe('first');
  server.show((_request, response) => response.end('second'));
  expect((await events?.read())?.value).toBe('data: built\n\n');
  expect(await (await fetch(server.url)).text()).toBe('second');
});

test('The script of a document is a file that matches its hash, as the headers of the site demand', async () => {
  const html = addReloadScript('<head></head><body></body>');
  const [, url = '', hash] = /src="(.+?)" integrity="sha384-(.+?)"/.exec(html) ?? [];
  const script = await (await fetch(server.url + url)).text();
  expect(createHash('sha384').update(script).digest('base64')).toBe(hash);
});

test('A port that is taken is named', async () => {
  const port = Number(new URL(server.url).port);
  await expect(serveWorkingTree({ port })).rejects.toThrow(`Port ${port} is taken`);
});
