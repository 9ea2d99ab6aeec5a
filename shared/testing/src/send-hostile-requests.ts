import { connect } from 'node:net';
import { createRandom } from './create-random';

/** Servers of one site, and requests of which they must answer each with a status or a closed connection. */
interface HostileRun {
  ports: readonly number[];
  /** Addresses that the servers have, which are also varied. */
  paths: readonly string[];
  count: number;
  seed: number;
}

/**
 * Sends hostile HTTP requests over connections that are closed, pipelined, cut, left half-open and abandoned.
 * @returns number of responses by status
 */
export async function sendHostileRequests(run: HostileRun): Promise<Record<string, number>> {
  const random = createRandom(run.seed);
  const statuses: Record<string, number> = {};
  const idle: { destroy(): unknown }[] = [];
  let left = run.count;
  const sendSome = async () => {
    while (left > 0) {
      const requests = Array.from({ length: random() < 0.3 ? 4 : 1 }, () =>
        createRequest(run, random),
      );
      left -= requests.length;
      const text = requests.join('') + END;
      const [mode, port] = [pickOne(MODES, random), pickOne(run.ports, random)];
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      if (mode === 'idle' && idle.length < MAX_IDLE) {
        idle.push(socket);
        socket.resume().write(text.slice(0, Math.floor(random() * text.length)), 'latin1');
        continue;
      }
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
        if (mode === 'abandoned') socket.destroy();
      });
      socket.setTimeout(QUIET_MS, () => socket.destroy());
      if (mode === 'cut') socket.end(text.slice(0, Math.floor(random() * text.length)), 'latin1');
      else socket.write(text, 'latin1');
      await new Promise((resolve) => socket.once('close', resolve));
      for (const [, status = ''] of received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm))
        statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, sendSome));
  for (const socket of idle) socket.destroy();
  return statuses;
}

/** Ends every connection that reaches it. */
const END = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const MODES = ['whole', 'whole', 'whole', 'cut', 'abandoned', 'idle'] as const;
const MAX_IDLE = 200;
/** A server may wait for the rest of a body, which never comes. */
const QUIET_MS = 500;

type Random = () => number;

function createRequest({ paths }: HostileRun, random: Random): string {
  const method = random() < 0.7 ? 'GET' : pickOne(METHODS, random);
  const path = pickOne(SPELLINGS, random)(pickOne(paths, random));
  const version =
    random() < 0.95 ? 'HTTP/1.1' : pickOne(['HTTP/1.0', 'HTTP/2.0', 'HTP/1.1'], random);
  const headers = HEADERS.flatMap(([name, values]) =>
    random() < (name === 'Range' ? 0.3 : 0.08) ? `${name}: ${pickOne(values, random)}\r\n` : '',
  ).join('');
  const host = random() < 0.97 ? 'Host: localhost\r\n' : '';
  return `${method} ${path} ${version}\r\n${host}${headers}\r\n`;
}

const METHODS = [
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'OPTIONS',
  'PROPFIND',
  'CONNECT',
  'get',
];

const SPELLINGS: readonly ((path: string) => string)[] = [
  ...Array.from({ length: 8 }, () => (path: string) => path),
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `${path}%00`,
  (path) => `${path}%E0%A4%A`,
  (path) => `${path}/../..${path}`,
  (path) => `${path}/%2e%2e/%2e%2e/etc/passwd`,
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '\\'),
  (path) => `http://evil.example${path}`,
  (path) => `${path}.br`,
  (path) => `${path}?${'a=%FF&'.repeat(500)}`,
  (path) => path + '/a'.repeat(3000),
  (path) => path + 'b'.repeat(20_000),
  (path) => `${path}\u00e9\u00ff`,
  (path) => `${path} x`,
  () => '*',
];

const HEADERS: readonly (readonly [name: string, values: readonly string[]])[] = [
  [
    'Range',
    [
      'bytes=0-4',
      'bytes=-5',
      'bytes=-0',
      'bytes=5-2',
      'bytes=2-',
      'bytes=999999999-',
      'bytes=0-9007199254740993',
      'bytes=9007199254740993-9007199254740995',
      'bytes=-99999999999999999999',
      'bytes=0-1,3-4',
      `bytes=${'0-,'.repeat(2000)}0-`,
      'bytes=a-b',
      'bytes',
      'items=0-5',
      '\u00ff',
    ],
  ],
  ['If-None-Match', ['*', '"x"', 'W/"1-2", "y"', `"${'x'.repeat(4000)}"`, 'x,,,']],
  ['If-Match', ['*', '"x"', ',']],
  ['If-Range', ['"x"', 'W/"1-2"', 'Thu, 01 Jan 2099 00:00:00 GMT', 'then']],
  ['If-Modified-Since', ['Thu, 01 Jan 2099 00:00:00 GMT', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1']],
  ['If-Unmodified-Since', ['Thu, 01 Jan 1970 00:00:00 GMT', 'never']],
  ['Accept-Encoding', ['br', 'gzip;q=0', 'br;q=zero, *', ','.repeat(4000), 'identity;q=0']],
  ['Cache-Control', ['no-cache']],
  ['Content-Type', ['application/json', 'text/plain']],
  ['Content-Length', ['0', '12', '-1', 'x', '99999999999999999999']],
  ['Transfer-Encoding', ['chunked', 'gzip']],
  ['Expect', ['100-continue', '200-ok']],
  ['Upgrade', ['websocket', 'h2c']],
  ['Connection', ['keep-alive', 'close', 'Upgrade']],
  ['X-Long', ['x'.repeat(3000), 'x'.repeat(20_000)]],
  ['X-Many', [Array.from({ length: 300 }, (_, index) => `${index}\r\nX-${index}: `).join('')]],
  ['X-Odd', ['\u0001', '\u00fc', 'a\rb', '__proto__']],
  ['__proto__', ['x']],
];

function pickOne<Choice>(choices: readonly Choice[], random: Random): Choice {
  return choices[Math.floor(random() * choices.length)] as Choice;
}
