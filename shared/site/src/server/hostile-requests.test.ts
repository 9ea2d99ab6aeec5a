/** @jest-environment node */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { sendHostileRequests } from '@site/testing/send-hostile-requests';
import { EXPECTED_STATUSES, SAMPLE_PATHS, writeSampleSite } from './testing/sample-site';
import { serveFolder } from './serve-folder';
import { serveSite } from './serve-site';
import { startHttpServer, type RunningServer } from '@site/node';

const text = 'The text of a file.\n';
const root = createTemporaryFolder('server');
let servers: RunningServer[] = [];
/** The same file at the site and at the origin of a remote. */
let files: string[] = [];
beforeAll(async () => {
  const apps = writeSampleSite(root, text);
  servers = [await serveSite({ root, port: 0 }), await serveFolder({ root: apps, port: 0 })];
  files = servers.map(({ url }, index) => `${url}${['/static/a.txt', '/v1/web/a.txt'][index]}`);
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

describe('Ranges', () => {
  test.each([
    ['bytes=0-3', 206, 'The ', 'bytes 0-3/20'],
    ['bytes=0-0', 206, 'T', 'bytes 0-0/20'],
    ['bytes=15-', 206, 'ile.\n', 'bytes 15-19/20'],
    ['bytes=-5', 206, 'ile.\n', 'bytes 15-19/20'],
    ['bytes=-500', 200, text, null],
    ['bytes=0-9007199254740993', 206, text, 'bytes 0-19/20'],
    ['bytes=20-', 416, undefined, 'bytes */20'],
    ['bytes=9007199254740993-9007199254740995', 416, undefined, 'bytes */20'],
    ['bytes=-0', 416, undefined, 'bytes */20'],
    ['bytes=5-2', 416, undefined, 'bytes */20'],
    ['bytes=a-b', 416, undefined, 'bytes */20'],
    ['bytes=0-1,3-4', 200, text, null],
    ['lines=0-1', 200, text, null],
  ])('%s is answered with %d', async (range, status, body, contentRange) => {
    for (const file of files) {
      const response = await fetch(file, { headers: { range, 'accept-encoding': 'identity' } });
      expect(response.status).toBe(status);
      expect(response.headers.get('content-range')).toBe(contentRange);
      if (body !== undefined) expect(await response.text()).toBe(body);
      if (status === 416) expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('Only GET has them, and only of the file that the client has', async () => {
    for (const file of files) {
      const headers = { range: 'bytes=0-3' };
      expect((await fetch(file, { method: 'HEAD', headers })).status).toBe(200);
      expect((await fetch(file, { headers: { ...headers, 'if-range': '"other"' } })).status).toBe(
        200,
      );
    }
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s changes nothing and is told the methods that exist',
  async (method) => {
    for (const url of [...files, `${servers[0]?.url}/`, `${servers[0]?.url}/nothing-here`]) {
      const { statusCode, headers } = await send(url, method);
      expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  },
);

test('Files that are gone, links and folders are missing', async () => {
  const outside = path.join(createTemporaryFolder('outside'), 'key.txt');
  fs.writeFileSync(outside, 'A key.');
  for (const folder of [path.join(root, 'sites/one/static'), path.join(root, 'apps/v1/web')]) {
    fs.symlinkSync(outside, path.join(folder, 'link.txt'));
    fs.symlinkSync(outside, path.join(folder, 'a.css.br'));
    fs.writeFileSync(path.join(folder, 'a.css'), 'a {}');
    fs.symlinkSync(path.dirname(outside), path.join(folder, 'linked'));
    fs.mkdirSync(path.join(folder, 'folder.txt'));
    fs.writeFileSync(path.join(folder, 'gone.txt'), text);
  }
  const at = (file: string, name: string) => file.replace('a.txt', name);
  for (const file of files) {
    expect((await fetch(at(file, 'gone.txt'))).status).toBe(200);
    fs.rmSync(
      path.join(root, file.includes('static') ? 'sites/one/static' : 'apps/v1/web', 'gone.txt'),
    );
    for (const name of ['gone.txt', 'link.txt', 'linked/key.txt', 'folder.txt'])
      expect((await fetch(at(file, name))).status).toBe(404);
    expect(await (await fetch(at(file, 'a.css'))).text()).toBe('a {}');
  }
});

test('A handler that fails is logged and answered with 500, and the server goes on', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const failures: Record<string, () => unknown> = {
    '/throws': () => {
      throw new Error('No disk.');
    },
    '/rejects': () => Promise.reject(new Error('No disk.')),
  };
  const server = await startHttpServer({
    port: 0,
    handle: ({ url = '' }, response) => {
      response.setHeader('Cache-Control', 'immutable');
      return failures[url]?.() ?? response.end('whole');
    },
  });
  for (const url of ['/throws', '/rejects']) {
    const response = await fetch(server.url + url);
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(log).toHaveBeenLastCalledWith(`The request for "${url}" failed. (No disk.)`);
  }
  expect(await (await fetch(server.url)).text()).toBe('whole');
  await server.close();
  log.mockRestore();
});

test('Six hundred hostile requests leave the servers as they were', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const ports = servers.map(({ url }) => Number(new URL(url).port));
  const statuses = await sendHostileRequests({ ports, paths: SAMPLE_PATHS, count: 600, seed: 51 });
  expect(EXPECTED_STATUSES).toEqual(expect.arrayContaining(Object.keys(statuses)));
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '206', '404', '405']));
  for (const file of files) expect(await (await fetch(file)).text()).toBe(text);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

/** `fetch` refuses some methods. */
function send(url: string, method: string): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    http
      .request(url, { method }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });
}
