/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startHttpServer, type RequestHandler, type RunningServer } from '@site/node';
import { serveFolder } from './serve-folder';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-folder-'));
let server: RunningServer;

beforeAll(async () => {
  fs.mkdirSync(path.join(root, 'ab12cd34'));
  fs.writeFileSync(path.join(root, 'ab12cd34', 'entry.js'), 'run();');
  server = await serveFolder({ root, port: 0 });
});
afterAll(async () => {
  await server.close();
  fs.rmSync(root, { recursive: true });
});

describe('The folder of a remote', () => {
  test('Its files may be loaded by the site’s origin and kept for ever', async () => {
    const response = await fetch(`${server.url}/ab12cd34/entry.js`);
    expect(await response.text()).toBe('run();');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript') as string,
    });
  });

  test('A version that is published while the server runs is found', async () => {
    fs.mkdirSync(path.join(root, 'ef56ab78'));
    fs.writeFileSync(path.join(root, 'ef56ab78', 'entry.js'), 'run(2);');
    expect(await (await fetch(`${server.url}/ef56ab78/entry.js`)).text()).toBe('run(2);');
  });

  test('A file that is not there answers 404, and that answer is not kept', async () => {
    const response = await fetch(`${server.url}/ab12cd34/gone.js`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBeNull();
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each(['/../../../shell/', '/..%2f', '/%2e%2e/'])(
    'Nothing outside of it is served by %s',
    async (way) => {
      fs.writeFileSync(`${root}-secret.txt`, 'secret');
      const response = await fetch(`${server.url}${way}${path.basename(root)}-secret.txt`);
      fs.rmSync(`${root}-secret.txt`);
      expect(response.status).toBe(404);
    },
  );
});

test.each([
  ['/ab12cd34/web/entry.js', 200],
  ['/ab12cd34/web/entry.js?again=1', 200],
  ['/ab12cd34/node/entry.cjs', 404],
  ['/ab12cd34/maps/entry.js.map', 404],
  ['/ab12cd34/web/entry.js.map', 404],
  ['/ab12cd34/web/..%2fmaps/entry.js.map', 404],
  ['/ab12cd34/descriptor.json', 404],
  ['/ab12cd34/web/..%2fdescriptor.json', 404],
  ['/ab12cd34/web/%2e%2e/descriptor.json', 404],
  ['/ab12cd34%2fdescriptor.json', 404],
])('A public origin answers %s with %d', async (url, status) => {
  for (const file of ['web/entry.js', 'node/entry.cjs', 'maps/entry.js.map', 'descriptor.json']) {
    fs.mkdirSync(path.dirname(path.join(root, 'ab12cd34', file)), { recursive: true });
    fs.writeFileSync(path.join(root, 'ab12cd34', file), '{}');
  }
  const origin = await serveFolder({ root, port: 0, isPublic: true });
  expect((await fetch(origin.url + url)).status).toBe(status);
  await origin.close();
});

describe('A server', () => {
  test.each([
    [undefined, '127.0.0.1'],
    ['127.0.0.2', '127.0.0.2'],
  ])('With HOST %s it listens on %s', async (host, address) => {
    if (host) process.env['HOST'] = host;
    const sockets: (string | undefined)[] = [];
    const handle: RequestHandler = ({ socket }, response) => {
      sockets.push(socket.localAddress);
      response.end();
    };
    const started = await startHttpServer({ port: 0, handle });
    delete process.env['HOST'];
    await fetch(started.url.replace('localhost', address));
    await started.close();
    expect(sockets).toEqual([address]);
  });

  test('A port that is taken is named in one sentence', async () => {
    const { port } = new URL(server.url);
    const second = startHttpServer({ port: Number(port), handle: () => undefined });
    await expect(second).rejects.toThrow(
      `Port ${port} is taken by another program. Stop that program, then start the site again.`,
    );
  });

  test('Stopping lets an answer that is under way arrive', async () => {
    const requests = new EventEmitter();
    const handle: RequestHandler = (_request, response) => void requests.emit('request', response);
    const slow = await startHttpServer({ port: 0, handle });
    const asked = once(requests, 'request') as Promise<[http.ServerResponse]>;
    const answer = fetch(slow.url).then((response) => response.text());
    const [response] = await asked;
    const stopped = slow.close();
    response.end('whole');
    expect(await answer).toBe('whole');
    await stopped;
  });
});
