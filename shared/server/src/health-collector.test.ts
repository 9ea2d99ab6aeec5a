/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createHealthCollector } from './health-collector';
import { healthFilesOf, type HealthLogLine, readHealthLog } from './health-log';
import { startHttpServer, type RunningServer } from './start-http-server';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'collect-health-'));
const { newer, older } = healthFilesOf(folder);
const event = { 'event.name': 'site.load', 'service.name': 'marketing', 'site.duration': 120 };
const address = 'https://example.com/a?name=asha';
const secret = { 'blocked-uri': address, 'document-uri': 'https://site.example/?q=asha' };
let server: RunningServer;

beforeAll(async () => {
  server = await startHttpServer({ port: 0, handle: createHealthCollector(folder) });
});
afterEach(() => {
  delete process.env['SITE_CLIENT_ADDRESS_HEADER'];
  for (const file of [newer, older]) fs.rmSync(file, { force: true });
});
afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true });
});

describe('The collector of health reports', () => {
  test('Writes each event with the time at which it came', async () => {
    const before = new Date().toISOString();
    expect(await report({ events: [event, event] })).toBe(204);
    const after = new Date().toISOString();
    const lines = await Readable.from(readHealthLog(folder)).toArray();
    expect(lines).toEqual([event, event].map((each) => ({ ...each, at: expect.any(String) })));
    const { at }: HealthLogLine = lines[0];
    expect(before <= at && at <= after).toBe(true);
  });

  test('Only the owner of the log can read it, also one that everybody could', async () => {
    fs.writeFileSync(newer, '', { mode: 0o644 });
    await report({ events: [event] });
    expect(fs.statSync(newer).mode & 0o077).toBe(0);
  });

  test.each([
    ['no JSON', 'hello'],
    ['an unknown name', { events: [{ ...event, 'event.name': 'login' }] }],
    ['something about a person', { events: [{ ...event, email: 'a@example.com' }] }],
    ['nothing', { events: [] }],
    ['an unknown unit', { events: [{ ...event, 'service.name': 'x\nmarketing  y  live' }] }],
    ['an escape sequence', { events: [{ ...event, 'service.version': '\u001b[2J' }] }],
    ['an error of any text', { events: [{ ...event, 'error.type': 'lost\u0007' }] }],
    ['an id of any text', { events: [{ ...event, 'error.id': 'CALL 112' }] }],
    ['a negative duration', { events: [{ ...event, 'site.duration': -1 }] }],
  ])('Refuses %s', async (_what, body) => {
    expect(await report(body)).toBe(400);
    expect(fs.existsSync(newer)).toBe(false);
  });

  test('Refuses what is larger than a report may be', async () => {
    expect(await report({ events: Array.from({ length: 39 }, () => event) })).toBe(413);
  });

  test.each([
    ['application/csp-report', { 'csp-report': { 'effective-directive': 'img-src', ...secret } }],
    [
      'application/reports+json',
      [
        { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: address } },
        { type: 'deprecation', body: { id: 'Old' } },
      ],
    ],
  ])('Keeps the rule and the origin of what a browser sends as %s', async (type, body) => {
    expect(await report(body, type)).toBe(204);
    const text = fs.readFileSync(newer, 'utf8');
    expect(await Readable.from(readHealthLog(folder)).toArray()).toMatchObject([
      { 'event.name': 'site.csp', 'error.type': 'img-src https://example.com' },
    ]);
    expect(text).not.toContain('asha');
  });

  test('Strips what is neither a directive nor an origin from a policy report', async () => {
    const forged = {
      'effective-directive': 'img-src\u001b[2J',
      'blocked-uri': 'https://a:b@x\u001b.example/',
    };
    expect(await report({ 'csp-report': forged }, 'application/csp-report')).toBe(204);
    expect(await Readable.from(readHealthLog(folder)).toArray()).toMatchObject([
      { 'error.type': 'unknown https://x.example' },
    ]);
  });

  test('Limits each source on its own, by calls and by bytes, and again in the next minute', async () => {
    process.env['SITE_CLIENT_ADDRESS_HEADER'] = 'X-Real-IP';
    const limits = { calls: 5, bytes: 300 };
    const small = await startHttpServer({ port: 0, handle: createHealthCollector(folder, limits) });
    const from = (address: string, body: unknown = 'hello') =>
      report(body, '', small, { 'x-real-ip': address });
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-01-01T10:00Z'));
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await from(`2001:db8::${count}`));
    answers.push(await from('192.0.2.1', { events: [event, event, event] }));
    for (let count = 0; count < 2; count += 1)
      answers.push(await from('192.0.2.1', { events: [event] }));
    answers.push(await from('2001:db8:0:1::1'), await from('192.0.2.2'));
    now.mockReturnValue(Date.parse('2030-01-01T10:01Z'));
    answers.push(await from('2001:db8::1'));
    now.mockRestore();
    await small.close();
    expect(answers.join(' ')).toBe(
      ['400 400 400 400 400 429', '204 429 429', '400', '400', '400'].join(' '),
    );
  });

  test('Marks reports of one source with a random id, and those of this machine with none', async () => {
    await report({ events: [event] });
    process.env['SITE_CLIENT_ADDRESS_HEADER'] = 'x-real-ip';
    for (const address of ['192.0.2.7', '192.0.2.8', '192.0.2.7'])
      await report({ events: [event] }, 'text/plain', server, { 'x-real-ip': address });
    const lines = await Readable.from(readHealthLog(folder)).toArray();
    const [local, one, other, again] = lines.map(({ client }: HealthLogLine) => client);
    expect([local, one === again, one === other]).toEqual([undefined, true, false]);
    expect(fs.readFileSync(newer, 'utf8')).not.toContain('192.0.2');
  });

  test('Is only written to', async () => {
    expect((await fetch(server.url)).status).toBe(405);
  });

  test('Keeps its file small: what is older goes to a second one, once', async () => {
    fs.writeFileSync(newer, 'x'.repeat(8_000_001));
    await report({ events: [event] });
    expect(fs.statSync(newer).size).toBeLessThan(300);
    expect(fs.statSync(older).size).toBe(8_000_001);
  });
});

async function report(
  body: unknown,
  type = 'text/plain',
  to = server,
  more: Record<string, string> = {},
): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': type, ...more };
  return (await fetch(to.url, { method: 'POST', body: text, headers })).status;
}
