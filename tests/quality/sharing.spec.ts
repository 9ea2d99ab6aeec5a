import { readListedPaths, siteUrl } from '../support/site';
import { expect, test } from '../support/test';
import { checkStructuredData } from './measure/structured-data';

const listed = await readListedPaths();

test('The picture of every link preview is 1200 × 630 dots and light enough for messengers', async ({
  request,
}) => {
  for (const path of listed) {
    const html = await (await request.get(path)).text();
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const picture = await (await request.get(address)).body();
    expect.soft(picture.subarray(1, 4).toString(), path).toBe('PNG');
    const size = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
    expect.soft(size, path).toEqual([1200, 630]);
    expect.soft(picture.length, path).toBeLessThan(600_000);
  }
});

test('What pages tell machines about themselves is valid and complete', async ({ request }) => {
  const types: string[] = [];
  for (const path of listed) {
    const html = await (await request.get(path)).text();
    const { found, errors, addresses } = await checkStructuredData(html);
    types.push(...found);
    expect.soft(errors, path).toEqual([]);
    for (const address of addresses) {
      expect.soft((await request.head(address)).status(), `${path} → ${address}`).toBe(200);
    }
  }
  expect([...new Set(types)].sort()).toEqual([
    'AboutPage',
    'BreadcrumbList',
    'FAQPage',
    'OfferCatalog',
    'Organization',
    'Service',
    'SoftwareApplication',
    'VideoObject',
    'WebSite',
  ]);
});

test('Programs that read for somebody find every page in llms.txt', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  for (const path of listed) expect.soft(text).toContain(`](${siteUrl}${path}): `);
});

test('Pages that hold a step of an account are in no search engine', async ({ request }) => {
  for (const path of [
    'auth-callback',
    'mediator',
    'reset-password',
    'confirm',
    'forgot',
    'login',
  ]) {
    const answer = await request.get(`/${path}`);
    expect.soft(answer.headers()['x-robots-tag'], path).toBe('noindex');
    expect.soft(await answer.text(), path).toContain('<meta name="robots" content="noindex">');
  }
});
