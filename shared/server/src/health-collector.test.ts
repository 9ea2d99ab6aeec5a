/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createHealthCollector, healthFilesOf } from './health-collector';
import { parseHealthLines } from './health-summary';
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
afterEach(() => fs.rmSync(newer, { force: true }));
afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true });
});

describe('The collector of health reports', () => {
  test('Writes each event with the time at which it came', async () => {
    const before = new Date().toISOString();
    expect(await report({ events: [event, event] })).toBe(204);
    const after = new Date().toISOString();
    const lines = parseHealthLines(fs.readFileSync(newer, 'utf8'));
    expect(lines).toEqual([event, event].map((each) => ({ ...each, at: expect.any(String) })));
    const at = lines[0]?.at ?? '';
    expect(before <= at && at <= after).toBe(true);
  });

  test.each([
    ['no JSON', 'hello'],
    ['an unknown name', { events: [{ ...event, 'event.name': 'login' }] }],
    ['something about a person', { events: [{ ...event, email: 'a@example.com' }] }],
    ['nothing', { events: [] }],
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
    expect(parseHealthLines(text)).toMatchObject([
      { 'event.name': 'site.csp', 'error.type': 'img-src https://example.com' },
    ]);
    expect(text).not.toContain('asha');
  });

  test('Takes so many reports a minute and no more, and others in the next', async () => {
    const small = await startHttpServer({ port: 0, handle: createHealthCollector(folder, 2) });
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-01-01T10:00Z'));
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await report('hello', '', small));
    now.mockReturnValue(Date.parse('2030-01-01T10:01Z'));
    answers.push(await report('hello', '', small));
    now.mockRestore();
    await small.close();
    expect(answers).toEqual([400, 400, 429, 400]);
  });

  test('Is only written to', async () => {
    expect((await fetch(server.url)).status).toBe(405);
  });

  test('Keeps its file small: what is older goes to a second one, once', async () => {
    fs.writeFileSync(newer, 'x'.repeat(2_000_001));
    await report({ events: [event] });
    expect(fs.statSync(newer).size).toBeLessThan(300);
    expect(fs.statSync(older).size).toBe(2_000_001);
  });
});

async function report(body: unknown, type = 'text/plain', to = server): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': type };
  return (await fetch(to.url, { method: 'POST', body: text, headers })).status;
}
