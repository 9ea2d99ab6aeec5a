import { parseArgs } from 'node:util';
import { readOrCreateKeys } from '@site/supabase/local/keys';
import { runLoadTest } from './load-test';

/**
 * Load test against a running backend, by default with fifty members for twenty seconds:
 * `node --import tsx tests/bench/run-load-test.ts --data .data [--url http://localhost:54321] [--members 50] [--seconds 20]`
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '.data' },
    url: { type: 'string', default: 'http://localhost:54321' },
    mailbox: { type: 'string', default: 'http://localhost:54324' },
    members: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
  },
});
const report = await runLoadTest({
  backend: { url: values.url, mailboxUrl: values.mailbox, keys: readOrCreateKeys(values.data) },
  members: Number(values.members),
  seconds: Number(values.seconds),
});
console.log(JSON.stringify(report, null, 2));
for (const [step, { p50, p99 }] of Object.entries(report.steps))
  console.log(`${step}: the slowest hundredth takes ${(p99 / p50).toFixed(1)} × the median`);
process.exitCode = report.errors.length + report.foreignRows + report.lostWrites > 0 ? 1 : 0;
