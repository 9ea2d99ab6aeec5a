/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectHealth, healthFiles } from './collect-health';
import { readHealthLines } from './health-report';
import { listen, type RunningServer } from './listen';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'collect-health-'));
const { newer, older } = healthFiles(folder);
const event = { 'event.name': 'site.load', 'service.name': 'marketing', 'site.duration': 120 };
let server: RunningServer;

beforeAll(async () => {
  server = await listen({ port: 0, handle: collectHealth(folder) });
});
afterEach(() => fs.rmSync(newer, { force: true }));
afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true });
});

describe('The collector of health reports', () => {
  test('Writes each event with the time at which it came', async () => {
    expect(await report({ events: [event, event] })).toBe(204);
    const lines = readHealthLines(fs.readFileSync(newer, 'utf8'));
    expect(lines).toEqual([event, event].map((each) => ({ ...each, at: expect.any(String) })));
    expect(Date.now() - Date.parse(lines[0]?.at ?? '')).toBeLessThan(60_000);
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

async function report(body: unknown): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (await fetch(server.url, { method: 'POST', body: text })).status;
}
