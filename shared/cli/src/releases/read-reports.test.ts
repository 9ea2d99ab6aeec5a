/** @jest-environment node */
import { Readable } from 'node:stream';
import type { HealthLogLine } from '@site/contract/health-event';
import { parseHealthLog } from './read-reports';

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
