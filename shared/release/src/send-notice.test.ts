/** @jest-environment node */
import { text } from 'node:stream/consumers';
import { startLoopbackServer, type LoopbackServer } from '@site/testing/loopback-server';
import { blockVersion } from './maintenance/block';
import { endAt } from './testing/crashing-store';
import type { SampleSite } from './testing/sample-site';
import { setUpSampleSite } from './testing/set-up-sample-site';

let site: SampleSite;
let webhook: LoopbackServer;
let received: unknown[];
let status = 200;
setUpSampleSite(
  (copy) => (site = copy),
  async (begun) => {
    begun.settings.teamTools = true;
    await begun.start();
  },
);
beforeAll(async () => {
  webhook = await startLoopbackServer((request, response) => {
    void text(request).then((body) => {
      received.push(JSON.parse(body));
      response.writeHead(status).end();
    });
  });
});
beforeEach(() => {
  received = [];
  status = 200;
  process.env['RELEASE_WEBHOOK'] = `${webhook.url}/services/secret`;
});
afterEach(() => {
  delete process.env['RELEASE_WEBHOOK'];
  jest.restoreAllMocks();
});
afterAll(() => webhook.close());

test('A team hears of releases, canaries, their ends, rollbacks and blocks, with who decided and why', async () => {
  await site.release('marketing', { mark: '2' });
  await site.canary('marketing', { mark: '3' }, 10);
  await site.rollback('marketing', { reason: 'It was slow.' });
  await site.rollback('marketing', { reason: 'prices were wrong' });
  const reason = 'It shows names.';
  const work = site.work({ isWayBack: true });
  await blockVersion(site.store, { app: 'marketing', version: 'ma00000002', reason, ...work });
  const texts = received.map((body) => (body as { text: string }).text);
  expect(texts).toEqual([
    expect.stringMatching(/^marketing ma00000002 is live, instead of ma00000001 \(.+\)\.$/),
    expect.stringMatching(/^10 % of visitors get marketing ma00000003 \(.+\)\.$/),
    expect.stringMatching(
      /^the canary marketing ma00000003 has ended, and ma00000002 stays live \(.+: It was slow\.\)\.$/,
    ),
    expect.stringMatching(
      /^marketing is rolled back from ma00000002 to ma00000001 \(.+: prices were wrong\)\.$/,
    ),
    expect.stringMatching(/^marketing ma00000002 is blocked \(.+: It shows names\.\)\.$/),
  ]);
});

test('What an interrupted command decided is told by the one that completes it, once', async () => {
  await site.release('marketing', { mark: '2' });
  await endAt(site, { step: 2, when: 'after' }, () => site.rollback('marketing'));
  expect(received).toHaveLength(1);
  await site.release('editor', { mark: '2' });
  expect(received.slice(1)).toEqual([
    { text: expect.stringContaining('marketing is rolled back from ma00000002 to ma00000001') },
    { text: expect.stringContaining('editor ed00000002 is live') },
  ]);
});

test('A preview is nothing that visitors get', async () => {
  await site.preview('marketing', { mark: '2' });
  expect(received).toEqual([]);
});

test('A decision stands where its team cannot be told, and the address stays secret', async () => {
  status = 503;
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await site.release('marketing', { mark: '2' });
  expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^RELEASE_WEBHOOK was not told that .+ is live.+ It answered 503\.$/)],
  ]);
  process.env['RELEASE_WEBHOOK'] = 'no address/secret';
  await site.release('marketing', { mark: '3' });
  expect(said).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(said.mock.calls)).not.toContain('secret');
});
