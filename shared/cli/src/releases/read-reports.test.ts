/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { HealthLogLine } from '@site/contract/health-event';
import { parseHealthLog, readSiteReports } from './read-reports';

const line: HealthLogLine = {
  at: '2026-11-21T11:30:00Z',
  'event.name': 'site.load',
  'service.name': 'marketing',
  'service.version': 'marketing_a',
};

afterEach(() => jest.restoreAllMocks());

test.each([
  ['was cut off', '{"at":"2026-'],
  ['has an escape sequence', JSON.stringify({ ...line, 'service.version': '\u001b[2J' })],
  ['forges a row', JSON.stringify({ ...line, 'service.name': 'x\nmarketing  y  live' })],
  ['names no unit', JSON.stringify({ ...line, 'service.name': 'Payments' })],
  ['has an escape sequence as time', JSON.stringify({ ...line, at: '\u001b[2J' })],
])('A line that %s is left out', async (_what, text) => {
  const stream = Readable.from([`${JSON.stringify(line)}\n${text}\n`]);
  expect(await Readable.from(parseHealthLog(stream)).toArray()).toEqual([line]);
});

test.each([
  ['The embedded backend gets the key of this machine', 'http://localhost:8000', 'sb_secret_own'],
  ['A hosted backend does not', 'https://project.supabase.co', undefined],
])('%s', async (_title, supabaseUrl, key) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keys-'));
  fs.mkdirSync(path.join(folder, 'backend'));
  const keys = JSON.stringify({ secretKey: 'sb_secret_own' });
  fs.writeFileSync(path.join(folder, 'backend/keys.json'), keys);
  jest.replaceProperty(process, 'env', { SITE_DATA: folder });
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}\n'));
  const reportUrl = `${supabaseUrl}/functions/v1/health`;
  const settings = { reportUrl, supabaseUrl, siteUrl: 'https://site.example' };
  expect(await Readable.from(readSiteReports(settings, line.at)).toArray()).toEqual([]);
  const [url, request] = fetched.mock.calls[0] ?? [];
  expect(url).toBe(`${reportUrl}?since=${encodeURIComponent(line.at)}`);
  expect(new Headers(request?.headers).get('apikey') ?? undefined).toBe(key);
  fs.rmSync(folder, { recursive: true });
});
