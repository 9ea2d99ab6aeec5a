/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { appendToHealthLog, healthFilesOf, parseHealthLog, type HealthLogLine } from './health-log';

const line: HealthLogLine = {
  at: '2026-11-21T11:30:00Z',
  'event.name': 'site.load',
  'service.name': 'marketing',
  'service.version': 'marketing_a',
};

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

test('No line becomes older than ninety days', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'health-log-'));
  const { newer, older } = healthFilesOf(folder);
  const append = (days: number) =>
    appendToHealthLog(folder, `${days}\n`, Date.now() + days * 86_400_000);
  for (const days of [0, 29, 31]) append(days);
  expect([older, newer].map((file) => fs.readFileSync(file, 'utf8'))).toEqual(['0\n29\n', '31\n']);
  append(89);
  expect(fs.readFileSync(older, 'utf8')).not.toContain('0\n29');
  fs.rmSync(folder, { recursive: true });
});
