import { MAX_REPORT_BYTES } from '@site/contract';
import { readHealthReport, type HealthEvent } from '@site/contract/health-event';
import { configureSite } from '@site/page/settings';
import { createSampleSettings } from '@site/testing';
import { onCLS, onINP, type CLSMetric, type INPMetric } from 'web-vitals';
import { errorIdOf } from '../remotes/error-kind';
import { setRegistry } from '../remotes/live-registry';
import { LoadError } from '../remotes/load-error';
import { collectUncaughtErrors } from './uncaught-errors';
import { reportFailure, reportLoad, reportQueue } from './report';
import { batchEvents, startSendingReports } from './start-sending-reports';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

let sent: [address: string, events: HealthEvent[]][] = [];

beforeEach(() => {
  jest.useFakeTimers();
  [sent] = [[]];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(performance, { getEntriesByType: () => [{ name: location.href }] });
  Object.assign(navigator, {
    sendBeacon: (address: string, text: string) =>
      sent.push([address, readHealthReport(JSON.parse(text))]),
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('What a browser reports', () => {
  test('Goes to the address in the settings, and fits its schema', () => {
    configureSite(createSampleSettings({ reportUrl: '/health' }));
    const base = 'http://localhost:3001/a1/';
    const live = { base, global: 'marketing_a1', entry: { file: 'entry.js' } };
    setRegistry({ remotes: { marketing: { live, previous: null, routes: [] } } });
    window.siteFiles = {
      failures: [{ url: 'http://localhost:3001/a1/static/js/faq.js', kind: 'timeout', tries: 3 }],
      again: () => undefined,
      speak: () => undefined,
      retry: () => undefined,
    };
    const facts = { remote: 'marketing', version: 'marketing_a1', page: 'faq' } as const;
    reportLoad({ ...facts, source: 'live', durationMs: 123.4 });
    const cause = new Error('No answer within 8 s to asha@example.com');
    cause.stack = `Error: asha\n    at Page (${base}static/js/faq.js:3:4)`;
    const error = new LoadError(cause);
    reportFailure({ ...facts, phase: 'render', error });
    startSendingReports(reportQueue);
    const [[address, events] = []] = sent;
    expect(address).toBe('/health');
    expect(events).toMatchObject([
      { 'event.name': 'site.load', 'service.version': 'marketing_a1', 'site.duration': 123 },
      {
        'event.name': 'site.failure',
        'error.type': 'timeout',
        'error.id': errorIdOf(error),
        'code.file.path': 'static/js/faq.js',
        'code.line.number': 3,
        'code.column.number': 4,
      },
      {
        'service.name': 'marketing',
        'service.version': 'marketing_a1',
        'site.phase': 'file',
        'site.attempt': 3,
        'site.page': 'faq.js',
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('asha');
  });

  test('Includes errors of handlers with owner and place, once each, and nothing that they say', () => {
    configureSite(createSampleSettings({ reportUrl: '/health' }));
    const base = 'http://localhost:3001/a1/';
    const live = { base, global: 'marketing_a1', entry: { file: 'entry.js' } };
    setRegistry({
      shellVersion: 's1',
      remotes: { marketing: { live, previous: null, routes: [] } },
    });
    collectUncaughtErrors();
    const raise = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
    const errorAt = (stack: string, name = 'TypeError') =>
      Object.assign(new Error('asha@example.com is no function'), { name, stack });
    for (const stack of [
      `TypeError: asha\n    at onClick (${base}static/js/faq.js:1:234)\n    at a (${base}b.js:9:9)`,
      `onClick@${base}static/js/faq.js:1:234\n@${base}b.js:9:9`,
      `TypeError\n    at setState (${location.origin}/static/js/main.0123abcd.js:2:3)\n    at onClick (${base}c.js:4:5)`,
      `TypeError\n    at ${location.origin}/static/js/main.0123abcd.js:2:3`,
      `@${location.origin}/:12:0`,
      `at ${location.origin}/asha/%E0?q=asha:3:4`,
      'at x (http://localhost:3001/a0/static/js/faq.js:1:1)',
      'at x (chrome-extension://abc/inject.js:1:1)',
      'at https://cdn.example/tag.js:1:1',
    ])
      raise(errorAt(stack));
    raise(errorAt(`at ${base}a.js:1:1`, 'AbortError'));
    const lost = errorAt(`at ${base}a.js:1:1`);
    raise(Object.assign(lost, { message: 'Failed to fetch https://asha.example' }));
    raise('asha');
    const at = { error: 'asha', lineno: 7, colno: 8 };
    for (const filename of [`${base}d.js`, ''])
      window.dispatchEvent(new ErrorEvent('error', { ...at, filename }));
    const notice = { message: 'ResizeObserver loop', filename: location.href };
    window.dispatchEvent(new ErrorEvent('error', notice));
    raise(new LoadError(new Error('lost')));
    const reason = errorAt(`at async f (${base}static/js/faq.js:5:6)`, 'RangeError');
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    startSendingReports([]);
    const own = { 'event.name': 'site.failure', 'site.phase': 'run', 'error.type': 'TypeError' };
    const marketing = { 'service.name': 'marketing', 'service.version': 'marketing_a1' };
    const shell = { 'service.name': 'shell', 'service.version': 'shell_s1' };
    const foreign = { 'event.name': 'site.foreign_error', 'service.name': 'shell' };
    expect(sent.flatMap(([, events]) => events)).toEqual([
      {
        ...own,
        ...marketing,
        ...placeOf('static/js/faq.js', 1, 234),
        'code.stacktrace': 'marketing_a1/static/js/faq.js:1:234 marketing_a1/b.js:9:9',
      },
      {
        ...own,
        ...marketing,
        ...placeOf('c.js', 4, 5),
        'code.stacktrace': 'shell_s1/static/js/main.0123abcd.js:2:3 marketing_a1/c.js:4:5',
      },
      { ...own, ...shell, ...placeOf('static/js/main.0123abcd.js', 2, 3) },
      { ...own, ...shell, ...placeOf('document', 12, 1) },
      { ...own, ...shell, ...placeOf('document', 3, 4) },
      { ...own, 'service.name': 'marketing', 'code.line.number': 1, 'code.column.number': 1 },
      { ...foreign, 'error.type': 'extension' },
      { ...foreign, 'error.type': 'third-party' },
      { ...foreign, 'error.type': 'aborted' },
      { ...foreign, 'error.type': 'network' },
      { ...foreign, 'error.type': 'unknown' },
      { ...own, ...marketing, 'error.type': 'Error', ...placeOf('d.js', 7, 8) },
      { ...own, ...marketing, 'error.type': 'RangeError', ...placeOf('static/js/faq.js', 5, 6) },
    ]);
    expect(JSON.stringify(sent)).not.toContain('asha');
  });

  test('Includes each web vital of a page view once, when the visitor leaves', () => {
    configureSite(createSampleSettings({ reportUrl: '/health' }));
    const base = 'http://localhost:3001/a1/';
    const live = { base, global: 'marketing_a1', entry: { file: 'entry.js' } };
    const route = {
      path: location.pathname,
      id: 'landing',
      title: 'Landing',
      access: 'public',
    } as const;
    const views = [route, { ...route, path: '/faq', id: 'faq' }] as const;
    const routes = views.map((each) => ({ ...each, chrome: 'site', prerender: true }) as const);
    setRegistry({ remotes: { marketing: { live, previous: null, routes } } });
    const button = document.createElement('button');
    button.innerHTML = '<span>Asha</span>';
    jest.spyOn(performance, 'now').mockReturnValue(9000);
    // The document of a canary was loaded from another address than that of its page.
    const name = `${location.origin}/canary/marketing${location.pathname}`;
    Object.assign(performance, { getEntriesByType: () => [{ name }] });
    startSendingReports([]);
    // Measurements from before belong to the page that was shown then.
    history.pushState(null, '', '/faq');
    const [[reportShift] = []] = jest.mocked(onCLS).mock.calls;
    const [[reportInteraction] = []] = jest.mocked(onINP).mock.calls;
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    for (const value of [0.1234, 0.2])
      reportShift?.({ id: 'view-1', name: 'CLS', value, entries: [] as unknown } as CLSMetric);
    const press = { startTime: 5000, target: button.firstChild };
    const entries = [press] as unknown;
    reportInteraction?.({ id: 'view-2', name: 'INP', value: 80, entries } as INPMetric);
    expect(sent.flatMap(([, events]) => events)).toMatchObject([
      { 'site.page': 'faq', 'web_vital.name': 'CLS', 'web_vital.value': 0.123 },
      {
        'event.name': 'browser.web_vital',
        'service.name': 'marketing',
        'service.version': 'marketing_a1',
        'site.page': 'landing',
        'web_vital.name': 'INP',
        'web_vital.value': 80,
        'web_vital.role': 'button',
      },
    ]);
    history.back();
  });

  test('Includes for how long the tasks of each page delayed inputs', () => {
    configureSite(createSampleSettings({ reportUrl: '/health' }));
    setRegistry({ remotes: {} });
    Object.assign(globalThis, { PerformanceObserver: KeptLongTasks });
    startSendingReports([]);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent.flatMap(([, events]) => events)).toContainEqual({
      'event.name': 'browser.web_vital',
      'service.name': 'shell',
      'web_vital.name': 'TBT',
      'web_vital.value': 130,
    });
  });

  test('Is cut into reports of at most two kilobytes, and nothing of it is lost', () => {
    const events = Array.from({ length: 60 }, (_each, at): HealthEvent => {
      return { 'event.name': 'site.load', 'service.name': 'marketing', 'site.duration': at };
    });
    const reports = batchEvents(events);
    for (const report of reports) expect(report.length).toBeLessThanOrEqual(MAX_REPORT_BYTES);
    expect(reports.flatMap((report) => readHealthReport(JSON.parse(report)))).toEqual(events);
  });
});

function placeOf(file: string, line: number, column: number): Partial<HealthEvent> {
  return { 'code.file.path': file, 'code.line.number': line, 'code.column.number': column };
}

/** Long tasks that the browser has kept, as an observer with `buffered` receives them. */
class KeptLongTasks {
  static supportedEntryTypes = ['longtask'];
  observe(): void {}
  takeRecords(): object[] {
    return [
      { startTime: 100, duration: 150 },
      { startTime: 900, duration: 80 },
    ];
  }
}
