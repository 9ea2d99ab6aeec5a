/** @jest-environment node */
import type { HealthLogLine } from '@site/contract/health-event';
import { formatHealth, summarizeHealth } from './health-summary';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('The health of the last hour', () => {
  test('Counts loads, failures and fall-backs per remote and version, the worst first', async () => {
    const lines = [
      load({ 'site.duration': 100 }),
      load({ 'site.duration': 300 }),
      load({ 'site.duration': 200, 'site.source': 'previous' }),
      load({ 'service.name': 'account', 'service.version': 'account_b' }),
      line({ 'service.name': 'account', 'service.version': 'account_b', 'error.type': 'timeout' }),
    ];
    expect(await summarizeHealth(lines, now)).toEqual([
      {
        remote: 'account',
        version: 'account_b',
        loads: 1,
        failures: 1,
        errors: 0,
        fallbacks: 0,
        errorPlaces: [],
        vitals: [],
      },
      {
        remote: 'marketing',
        version: 'marketing_a',
        loads: 3,
        failures: 0,
        errors: 0,
        errorPlaces: [],
        vitals: [],
        fallbacks: 1,
        medianMs: 200,
      },
    ]);
  });

  test('Leaves out what is older, and what is not about a load', async () => {
    const old = load({ at: '2026-11-21T10:59:00Z' });
    const violation = line({ 'event.name': 'site.csp' });
    expect(await summarizeHealth([old, violation], now)).toEqual([]);
    expect(formatHealth([])).toBe('No browser has reported anything within the last hour.');
  });

  test('A flood of versions that do not exist leaves a table of forty rows', async () => {
    const lines = Array.from({ length: 60_000 }, (_each, at) =>
      load({ 'service.version': `marketing_${at % 3000}` }),
    );
    expect(await summarizeHealth([load({}), load({}), ...lines], now)).toHaveLength(40);
  });

  test('Is told as a table', async () => {
    const rows = await summarizeHealth([load({ 'site.duration': 90 })], now);
    expect(formatHealth(rows).split('\n')).toEqual([
      'remote     version      is  loads  failures  errors  fallbacks  median ms',
      'marketing  marketing_a  –   1      0         0       0          90',
    ]);
  });

  test('Errors that nothing caught have a column, and their places stand below, the most frequent first', async () => {
    const error = (column: number) =>
      line({
        'site.phase': 'run',
        'error.type': 'TypeError',
        'code.file.path': 'static/js/faq.js',
        'code.line.number': 1,
        'code.column.number': column,
      });
    const rows = await summarizeHealth([load({}), error(7), error(42), error(42)], now);
    expect(formatHealth(rows).split('\n')).toEqual([
      'remote     version      is  loads  failures  errors  fallbacks  median ms',
      'marketing  marketing_a  –   1      0         3       0          –',
      '',
      'Errors of marketing_a:',
      '  2 × TypeError at marketing_a/static/js/faq.js:1:42',
      '  1 × TypeError at marketing_a/static/js/faq.js:1:7',
    ]);
  });

  test('Web vitals are told per version and page, by the value that three of four views do not exceed', async () => {
    const views = [400, 900, 700, 500].map((value) =>
      line({
        'event.name': 'browser.web_vital',
        'site.page': 'faq',
        'web_vital.name': 'LCP',
        'web_vital.value': value,
      }),
    );
    const rows = await summarizeHealth([load({}), ...views], now);
    expect(formatHealth(rows).split('\n').slice(2)).toEqual([
      '',
      'version      page  vital  p75  views',
      'marketing_a  faq   LCP    900  4',
    ]);
  });

  test('Live version and candidate stand beside each other', async () => {
    const lines = [
      line({ 'service.version': 'marketing_b' }),
      line({ 'service.name': 'account', 'service.version': 'account_c' }),
      load({ 'site.duration': 90 }),
    ];
    const names = { marketing_a: 'live', marketing_b: '10 %', account_c: 'live' };
    expect(formatHealth(await summarizeHealth(lines, now), names).split('\n')).toEqual([
      'remote     version      is    loads  failures  errors  fallbacks  median ms',
      'marketing  marketing_b  10 %  0      1         0       0          –',
      'marketing  marketing_a  live  1      0         0       0          90',
      'account    account_c    live  0      1         0       0          –',
    ]);
  });
});

function load(facts: Partial<HealthLogLine>): HealthLogLine {
  return line({ 'event.name': 'site.load', ...facts });
}

function line(facts: Partial<HealthLogLine>): HealthLogLine {
  return {
    at: '2026-11-21T11:30:00Z',
    'event.name': 'site.failure',
    'service.name': 'marketing',
    'service.version': 'marketing_a',
    ...facts,
  };
}
