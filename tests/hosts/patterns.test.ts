/** @jest-environment node */
import { resolveHeaders, type HostRules } from '@site/contract';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
} from '@site/contract/samples';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { createHostFiles } from '@site/shell/documents/hosts/host-files';
import { listSitePages } from '@site/shell/documents/site-pages';
import { cloudflarePages, netlify, nginx, ownServer, type Host } from './hosts';

// A small site of its own, so that it takes no release to see what each host makes of a pattern.
const routes = [
  createSampleRoute({ id: 'home', path: '/' }),
  createSampleRoute({ id: 'faq' }),
  createSampleRoute({ id: 'prices', path: '/academy/prices' }),
  createSampleRoute({
    id: 'course',
    path: '/academy/:course',
    prerender: ['film'],
    aliases: ['/courses/:course'],
    hasSecretUrl: true,
  }),
  createSampleRoute({ id: 'lesson', path: '/academy/:course/:lesson', prerender: false }),
  createSampleRoute({ id: 'guides', path: '/guides/*', prerender: false, aliases: ['/help/*'] }),
  createSampleRoute({
    id: 'topic',
    path: '/topics/:topic',
    prerender: ['light'],
    dynamicParams: false,
  }),
  createSampleRoute({ id: 'desk', path: '/desk/:deck?', prerender: false, access: 'member' }),
];
const live = { base: 'http://localhost:3001/a/', descriptor: createSampleDescriptor({ routes }) };
const pages = listSitePages(
  createSampleRegistry({ remotes: { marketing: { live, previous: null } } }),
);
const canaries = ['/canary/desk', '/canary/desk/:deck'];
const texts = createHostFiles({
  pages,
  headers: Object.fromEntries(
    [...pages.map((page) => page.path), ...canaries].map((each) => [
      each,
      {
        'Content-Security-Policy': policyOf(each),
        ...(each === '/academy/:course' ? { 'Referrer-Policy': 'no-referrer' } : {}),
      },
    ]),
  ),
  files: ['favicon.svg'],
  moved: { '/courses/:course': '/academy/:course', '/help/*': '/guides/*', '/gone/:page': '/faq' },
  remoteOrigins: [],
  canaries,
});
const { rules }: HostRules = JSON.parse(texts['headers.json'] ?? '');
const folder = createTemporaryFolder('patterns');
const documents = [...pages.map(({ file }) => file), 'canary/desk.html', 'canary/desk/_deck.html'];
for (const [file, text] of [
  ...documents.map((each) => [each, `document ${each}`] as const),
  ...Object.entries({ ...texts, 'favicon.svg': '<svg/>' }),
]) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
}

const shown = [
  ['/academy/prices', 'academy/prices.html', '/academy/prices'],
  ['/academy/film', 'academy/film.html', '/academy/film'],
  ['/academy/other', 'academy/_course.html', '/academy/:course'],
  ['/academy/Other_1', 'academy/_course.html', '/academy/:course'],
  ['/academy/film/first', 'academy/_course/_lesson.html', '/academy/:course/:lesson'],
  ['/guides/a', 'guides/_.html', '/guides/*'],
  ['/guides/a/b/c', 'guides/_.html', '/guides/*'],
  ['/topics/light', 'topics/light.html', '/topics/light'],
  ['/desk', 'desk.html', '/desk'],
  ['/desk/3f9a1c27d0', 'desk/_deck.html', '/desk/:deck'],
  ['/canary/desk/3f9a1c27d0', 'canary/desk/_deck.html', '/canary/desk/:deck'],
] as const;

const moved = [
  ['/courses/film', '/academy/film'],
  ['/courses/Other', '/academy/Other'],
  ['/help/a/b', '/guides/a/b'],
  ['/gone/page', '/faq'],
  ['/academy/other/', '/academy/other'],
  ['/Academy/Other', '/academy/Other'],
  ['/ACADEMY/FILM', '/academy/film'],
  ['/desk/1/', '/desk/1'],
] as const;

const missing = ['/topics/other', '/academy', '/desk/1/2', '/nowhere/1'];

for (const host of [ownServer, nginx, cloudflarePages, netlify]) {
  (host.missingReason ? describe.skip : describe)(`${host.name}, with patterns`, () => {
    let site: Awaited<ReturnType<Host['start']>>;
    beforeAll(async () => {
      site = await host.start(folder);
    });
    afterAll(() => site.stop());

    test.each(shown)(
      '%s is the document %s, with its headers alone',
      async (address, file, rule) => {
        const { status, text, headers } = await send(site.port, address);
        expect({ status, text }).toEqual({ status: 200, text: `document ${file}` });
        expect(headers['content-security-policy']).toBe(policyOf(rule));
        expect(headers['referrer-policy']).toBe(
          rule === '/academy/:course' ? 'no-referrer' : 'strict-origin-when-cross-origin',
        );
      },
    );

    // Netlify shows it there, as it does with every page.
    const isShown = (written: string) => host === netlify && written.endsWith('/');
    test.each(moved.filter(([written]) => !isShown(written)))(
      '%s moves for good to %s and keeps its query',
      async (written, target) => {
        const { status, headers } = await send(site.port, `${written}?a=1`);
        const { pathname, search } = new URL(headers.location ?? '', 'http://localhost');
        expect({ status, to: pathname + search }).toEqual({ status: 301, to: `${target}?a=1` });
      },
    );

    test.each(missing)('%s is the not-found page', async (address) => {
      const { status, text } = await send(site.port, address);
      expect({ status, text }).toEqual({ status: 404, text: 'document 404.html' });
    });
  });
}

// Static hosts take any text for a value, and Netlify no text for a tail; the shell refuses it and keeps it out of search engines.
for (const host of [ownServer, nginx]) {
  (host.missingReason ? describe.skip : describe)(`${host.name}, which reads values`, () => {
    let site: Awaited<ReturnType<Host['start']>>;
    beforeAll(async () => {
      site = await host.start(folder);
    });
    afterAll(() => site.stop());

    test.each([
      '/guides',
      '/academy/a.b',
      '/academy/a%20b',
      '/academy/%2e%2e%2f%2e%2e%2fheaders.json',
      '/academy/_course',
      '/academy/_course.html',
      '/academy/%00',
      `/academy/${'a'.repeat(101)}`,
      '/guides/a/b/c/d/e/f/g/h/i',
      '/desk/_deck',
    ])('%s is the not-found page', async (address) => {
      expect((await send(site.port, address)).status).toBe(404);
    });
  });
}

test('An address gets the headers of its own rule', () => {
  const policyAt = (address: string) => resolveHeaders(rules, address)['Content-Security-Policy'];
  for (const [address, , rule] of shown) expect(policyAt(address)).toBe(policyOf(rule));
  for (const address of ['/academy/a.b', '/guides', '/guides/', '/academy/other/'])
    expect(policyAt(address)).toBe(policyOf('/404'));
});

/** Without colons: Cloudflare Pages puts values into headers, too. */
function policyOf(rule: string): string {
  return `policy of ${rule.replaceAll(':', '')}`;
}

type Reply = { status: number; text: string; headers: http.IncomingHttpHeaders };

/** Sends the address exactly as written, which `fetch` would tidy up first. */
function send(port: number, address: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path: address }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, text: String(Buffer.concat(chunks)), headers });
      });
    });
    request.on('error', reject);
  });
}
