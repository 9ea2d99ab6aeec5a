/** @jest-environment node */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createRedirectRules } from '@site/contract';
import type { RunningServer } from '@site/node';
import { serveSite } from './serve-site';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-site-'));
const policy = { 'Content-Security-Policy': "default-src 'none'", 'Cache-Control': 'no-cache' };
const missing = { 'Content-Security-Policy': "default-src 'self'", 'Cache-Control': 'no-store' };
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const pages = ['/', '/faq', '/auth-callback'];
const rules = [
  { path: '/*', headers: { 'X-Content-Type-Options': 'nosniff', ...missing } },
  { path: '/static/*', headers: immutable },
  { path: '/registry.json', headers: { 'Cache-Control': 'no-cache' } },
  ...pages.map((each) => ({ path: each, headers: policy })),
];
const redirects = createRedirectRules(pages, { '/forgot-password': '/forgot' });
let server: RunningServer;

beforeAll(async () => {
  fs.mkdirSync(path.join(root, 'live'));
  await compose('first', { 'index.html': '<h1>First composition</h1>' });
  makeLive('first');
  server = await serveSite({ root, port: 0 });
});
afterAll(async () => {
  await server.close();
  fs.rmSync(root, { recursive: true });
});
afterEach(() => makeLive('first'));

describe('Documents', () => {
  test('Each page answers with status 200, its own headers, and is asked for anew each time', async () => {
    const answer = await get('/faq');
    expect(answer).toMatchObject({ status: 200, text: '<h1>Questions</h1>' });
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html/) as string,
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    '/nothing-here',
    '/faq/more',
    '/faq%2Fmore',
    '/static/js/gone.js',
    '/static%2Fjs/index.0a1b2c3d.js',
    '/%E0%A4%A',
    '/%00',
    '/..%2Fheaders.json',
    '//evil.example',
  ])(
    'The unknown address %s answers with status 404 and the page that says so, which nobody keeps',
    async (address) => {
      const answer = await get(address);
      expect(answer).toMatchObject({ status: 404, text: '<h1>Page not found</h1>' });
      expect(answer.headers).toMatchObject(lowerCase(missing));
    },
  );

  test('A page whose address is written with codes answers with the headers of that page', async () => {
    const answer = await get('/f%61q');
    expect(answer).toMatchObject({ status: 200, text: '<h1>Questions</h1>' });
    expect(answer.headers).toMatchObject(lowerCase(policy));
  });

  test.each(['/404', '/404.html'])(
    'The not-found page itself, %s, is not found either',
    async (address) => {
      expect((await get(address)).status).toBe(404);
    },
  );

  test.each([
    '/headers.json',
    '/%68eaders.json',
    '/headers.json.br',
    '/_headers',
    '/_redirects',
    '/faq.html.br',
    '/static/js/index.0a1b2c3d.js.br',
  ])('%s is for servers and is not shown to visitors', async (address) => {
    expect(await get(address)).toMatchObject({ status: 404, text: '<h1>Page not found</h1>' });
  });

  test('HEAD gives the headers of a page, or of its absence, without a body', async () => {
    const found = await get('/faq', { method: 'HEAD' });
    expect(found).toMatchObject({ status: 200, text: '' });
    expect(found.headers['content-security-policy']).toBeDefined();
    expect(await get('/nothing-here', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' });
  });

  test('A page that has not changed is answered with status 304', async () => {
    const { headers } = await get('/faq');
    const again = await get('/faq', { headers: { 'If-None-Match': String(headers.etag) } });
    expect(again.status).toBe(304);
  });
});

describe('Addresses with one form', () => {
  test.each([
    ['/FAQ', '/faq'],
    ['/faq/', '/faq'],
    ['//', '/'],
    ['/Faq//?plan=silver', '/faq?plan=silver'],
    ['/faq/index.html', '/faq'],
    ['/faq.html', '/faq'],
    ['/faq/index', '/faq'],
    ['/fAq%2F?a=1', '/faq?a=1'],
    ['/%46AQ', '/faq'],
    ['/index.html?a=1', '/?a=1'],
    ['/forgot-password', '/forgot'],
    ['/Forgot-Password/?message=Hello%20you', '/forgot?message=Hello%20you'],
    ['/auth-callback/?code=a%2Bb&next=%2F', '/auth-callback?code=a%2Bb&next=%2F'],
  ])('%s moves for good to %s and keeps its query', async (from, to) => {
    const answer = await get(from);
    expect(answer.status).toBe(301);
    expect(answer.headers).toMatchObject({ location: to, ...lowerCase(missing) });
  });

  test.each([
    '//evil.example/',
    '//evil.example/FAQ',
    '//evil.example/faq/',
    '/\\evil.example/',
    '///evil.example/FAQ/',
    '/%2F%2Fevil.example/FAQ',
    'http://evil.example/FAQ',
    '/.//evil.example/faq/',
  ])('%s never leads a visitor to another site', async (address) => {
    const { location } = (await get(address)).headers;
    expect(new URL(location ?? '/', server.url).origin).toBe(server.url);
  });

  test('Unknown addresses are not moved, whatever their case', async () => {
    expect((await get('/Nothing-Here/')).status).toBe(404);
  });
});

describe('Files', () => {
  test('Hashed files may be kept for ever', async () => {
    const { headers } = await get('/static/js/index.0a1b2c3d.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('The registry and other files with a constant name are asked for anew each time', async () => {
    expect((await get('/registry.json')).headers['cache-control']).toBe('no-cache');
  });

  test('A visitor who takes brotli gets the file that was compressed beforehand', async () => {
    const answer = await get('/static/js/index.0a1b2c3d.js', {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(String(brotliDecompressSync(answer.body))).toBe(script);
  });

  test('A visitor who takes no compression gets the plain file', async () => {
    const answer = await get('/static/js/index.0a1b2c3d.js');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.text).toBe(script);
  });
});

describe('Releases', () => {
  test('The request after a flip is answered from the new composition', async () => {
    expect((await get('/')).text).toBe('<h1>First composition</h1>');
    await compose('second', { 'index.html': '<h1>Second composition</h1>' });
    makeLive('second');
    expect((await get('/')).text).toBe('<h1>Second composition</h1>');
  });

  test('A composition that is broken on disk leaves the one before it on line', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await get('/faq')).status).toBe(200);
    makeLive('never-composed');
    expect((await get('/faq')).status).toBe(200);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('never-composed'));
    jest.restoreAllMocks();
  });

  test('Before the first composition a visitor is asked to try again in a few seconds', async () => {
    const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-site-'));
    const early = await serveSite({ root: empty, port: 0 });
    const response = await fetch(early.url);
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/try again in a few seconds/);
    await early.close();
    fs.rmSync(empty, { recursive: true });
  });
});

const script = `console.log(${JSON.stringify('A line of script. '.repeat(200))});`;

async function compose(id: string, files: Record<string, string>): Promise<void> {
  const all: Record<string, string> = {
    'faq.html': '<h1>Questions</h1>',
    'auth-callback.html': '<h1>Authenticating</h1>',
    '404.html': '<h1>Page not found</h1>',
    'static/js/index.0a1b2c3d.js': script,
    'registry.json': '{}',
    'headers.json': JSON.stringify({ rules, redirects }),
    _headers: '/*',
    _redirects: '/forgot-password /forgot 301',
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    const file = path.join(root, 'sites', id, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  const compressed = path.join(root, 'sites', id, 'static/js/index.0a1b2c3d.js.br');
  fs.writeFileSync(compressed, brotliCompressSync(script));
}

function makeLive(site: string): void {
  fs.writeFileSync(path.join(root, 'live', 'site.json'), JSON.stringify({ site }));
}

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer; text: string };

/** Sends the address exactly as written, which `fetch` would tidy up first. */
function get(address: string, options: http.RequestOptions = {}): Promise<Answer> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path: address, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body, text: String(body) });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return Object.fromEntries(lower) as Record<string, string>;
}
