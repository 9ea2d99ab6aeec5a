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
        pages: [],
      },
      {
        remote: 'marketing',
        version: 'marketing_a',
        loads: 3,
        failures: 0,
        errors: 0,
        errorPlaces: [],
        pages: [],
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
    const known = load({ 'site.page': 'faq' });
    const rows = await summarizeHealth([known, ...lines], now, { marketing_a: 'live' });
    expect(rows).toHaveLength(40);
    expect(rows.map(({ version }) => version)).toContain('marketing_a');
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
        ...(column === 42 && { 'site.page': 'faq' }),
      });
    const rows = await summarizeHealth([load({}), error(7), error(42), error(42)], now);
    expect(formatHealth(rows).split('\n')).toEqual([
      'remote     version      is  loads  failures  errors  fallbacks  median ms',
      'marketing  marketing_a  –   1      0         3       0          –',
      '',
      'Errors of marketing_a:',
      '  2 × TypeError at marketing_a/static/js/faq.js:1:42 on faq',
      '  1 × TypeError at marketing_a/static/js/faq.js:1:7',
    ]);
  });

  test('Errors from elsewhere are counted by kind, apart from those of the site', async () => {
    const foreign = line({
      'event.name': 'site.foreign_error',
      'service.name': 'shell',
      'service.version': undefined,
      'error.type': 'extension',
    });
    const rows = await summarizeHealth([foreign, foreign], now);
    expect(formatHealth(rows).split('\n').slice(1)).toEqual([
      'shell   –        –   0      0         0       0          –',
      '',
      'Errors of shell:',
      '  2 × extension, from elsewhere',
    ]);
  });

  test('Errors and vitals of a page stand beside those of the version before, of seven days', async () => {
    const vital = (name: 'LCP' | 'INP', value: number, facts: Partial<HealthLogLine> = {}) =>
      line({
        'event.name': 'browser.web_vital',
        'site.page': 'faq',
        'web_vital.name': name,
        'web_vital.value': value,
        ...facts,
      });
    const before = { at: '2026-11-16T12:00:00Z', 'service.version': 'marketing_0' };
    const lines = [
      ...[400, 900, 700, 500].map((value) => vital('LCP', value)),
      ...[600, 300].map((value) => vital('LCP', value, before)),
      vital('LCP', 5000, { ...before, at: '2026-11-14T11:00:00Z' }),
      vital('LCP', 5000, { 'service.version': 'marketing_made_up' }),
      vital('INP', 30, { 'web_vital.role': 'link' }),
      vital('INP', 240, { 'web_vital.role': 'button' }),
      line({ 'site.phase': 'run', 'site.page': 'faq' }),
    ];
    const names = { marketing_a: 'live', marketing_0: 'before' };
    const rows = await summarizeHealth(lines, now, names);
    expect(formatHealth(rows, names).split('\n').slice(-4)).toEqual([
      'remote     page  figure  before   live',
      'marketing  faq   INP     –        240 (2, button)',
      'marketing  faq   LCP     600 (2)  700 (4)',
      'marketing  faq   errors  0 (2)    1 (4)',
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
