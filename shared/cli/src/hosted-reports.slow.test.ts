/** @jest-environment node */
import { setUpSampleSite, type SampleSite } from '@site/release/testing';
import { readLiveState } from '@site/store';
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';
import { showReleases } from './releases/show-releases';
import { decideCanaries } from './decide-canaries';

let site: SampleSite;
let output: string;
const before = { ...process.env };
setUpSampleSite((copy) => (site = copy));

let backend: SpawnedBackend;
beforeAll(async () => {
  backend = await spawnBackend({ env: { SITE_REPORTS_KEY: 'reports-key' } });
});
afterAll(() => backend.stop());

beforeEach(async () => {
  process.env['SITE_DATA'] = site.root;
  process.env['SITE_REPORTS_KEY'] = 'reports-key';
  output = '';
  jest.spyOn(console, 'log').mockImplementation((text: string) => (output += `${text}\n`));
  site.settings.supabaseUrl = backend.url;
  site.settings.reportUrl = `${backend.url}/functions/v1/health`;
  await site.release('shell', { mark: '2' });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...before };
});

test('The table of health and the judge of canaries read the collector that the settings name', async () => {
  await site.canary('marketing', { mark: '3' });
  const { marketing } = (await readLiveState(site.store)).units;
  const candidate = `marketing_${marketing?.canary?.version}`;
  const events = [
    ...[candidate, candidate, `marketing_${marketing?.version}`].map((name) => ({
      'event.name': 'site.load',
      'service.name': 'marketing',
      'service.version': name,
    })),
    { 'event.name': 'site.failure', 'service.name': 'marketing', 'service.version': candidate },
  ];
  const body = JSON.stringify({ events });
  expect((await fetch(site.settings.reportUrl ?? '', { method: 'POST', body })).status).toBe(204);
  await showReleases(['--health']);
  expect(output).toMatch(new RegExp(`marketing +${candidate} +10 % +2 +1 `));
  await decideCanaries();
  expect(output).toContain(`too few loads to judge it: 1 of 3 loads of ${candidate} failed`);
});

test('Without the key, they name the variable that is missing', async () => {
  delete process.env['SITE_REPORTS_KEY'];
  await expect(showReleases(['--health'])).rejects.toThrow(/status 401.*Set SITE_REPORTS_KEY/);
});

test('Another host than the backend is not sent the key', async () => {
  site.settings.supabaseUrl = 'https://project.supabase.co';
  await site.release('shell', { mark: '3' });
  await expect(showReleases(['--health'])).rejects.toThrow(/status 401/);
});
