import { MAX_REPORT_BYTES } from '@site/contract';
import { readHealthReport, type HealthEvent } from '@site/contract/health-event';
import { configureSite } from '@site/settings';
import { createSampleSettings } from '@site/testing';
import { onCLS, onINP, type CLSMetric, type INPMetric } from 'web-vitals';
import { errorIdOf } from '../remotes/error-kind';
import { setRegistry } from '../remotes/live-registry';
import { LoadError } from '../remotes/load-error';
import { reportFailure, reportLoad, reportQueue } from './report';
import { batchEvents, startSendingReports } from './start-sending-reports';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

let sent: [address: string, events: HealthEvent[]][] = [];

beforeEach(() => {
  jest.useFakeTimers();
  [sent] = [[]];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
    const error = new LoadError(new Error('No answer within 8 s to asha@example.com'));
    reportFailure({ ...facts, phase: 'render', error });
    startSendingReports(reportQueue);
    const [[address, events] = []] = sent;
    expect(address).toBe('/health');
    expect(events).toMatchObject([
      { 'event.name': 'site.load', 'service.version': 'marketing_a1', 'site.duration': 123 },
      { 'event.name': 'site.failure', 'error.type': 'timeout', 'error.id': errorIdOf(error) },
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

  test('Includes each web vital of a page view once, when the visitor leaves', () => {
    configureSite(createSampleSettings({ reportUrl: '/health' }));
    startSendingReports([]);
    const [[reportShift] = []] = jest.mocked(onCLS).mock.calls;
    const [[reportInteraction] = []] = jest.mocked(onINP).mock.calls;
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    for (const value of [0.1234, 0.2])
      reportShift?.({ id: 'view-1', name: 'CLS', value } as CLSMetric);
    reportInteraction?.({ id: 'view-2', name: 'INP', value: 80 } as INPMetric);
    expect(sent.flatMap(([, events]) => events)).toMatchObject([
      { 'event.name': 'browser.web_vital', 'web_vital.name': 'CLS', 'web_vital.value': 0.123 },
      { 'event.name': 'browser.web_vital', 'web_vital.name': 'INP', 'web_vital.value': 80 },
    ]);
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
