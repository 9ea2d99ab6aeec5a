import { createRandom } from '@site/testing/create-random';
import { readHealthReport } from '@site/contract/health-event';
import { configureSite } from '@site/page/settings';
import { createSampleSettings } from '@site/testing';
import { setRegistry } from '../remotes/live-registry';
import { LoadError } from '../remotes/load-error';
import { reportFailure, reportQueue } from './report';
import { startSendingReports } from './start-sending-reports';
import { collectUncaughtErrors } from './uncaught-errors';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

const base = 'http://localhost:3001/a1/';
const random = createRandom(47);
const pick = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;
const rounds = 400;

let sent = '';

beforeEach(() => {
  sent = '';
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  configureSite(createSampleSettings({ reportUrl: '/health' }));
  const live = { base, global: 'marketing_a1', entry: { file: 'entry.js' } };
  const route = { path: '/people/:id', id: 'person', title: 'Person', access: 'public' } as const;
  const routes = [{ ...route, chrome: 'site', prerender: false } as const];
  setRegistry({ shellVersion: 's1', remotes: { marketing: { live, previous: null, routes } } });
  Object.assign(performance, { getEntriesByType: () => [{ name: location.href }] });
  Object.assign(navigator, {
    sendBeacon: (_url: string, report: string) => {
      readHealthReport(JSON.parse(report));
      sent += report;
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('Whatever people type, and wherever an error carries it, no report contains it', () => {
  collectUncaughtErrors();
  const typed: string[] = [];
  startSendingReports(reportQueue);
  for (let round = 0; round < rounds; round += 1) {
    const text = createTypedText();
    typed.push(text);
    history.replaceState(null, '', `/people/${text}?q=${text}#${text}`);
    document.body.innerHTML = `<form><input name="email" value="${text}"></form>`;
    pick([raiseError, rejectPromise, failPage])(text);
    jest.advanceTimersByTime(10_000);
  }
  expect(sent.match(/site\.failure/g)?.length).toBeGreaterThan(rounds / 10);
  const leaked = typed.filter((text) => sent.toLowerCase().includes(text.toLowerCase()));
  expect(leaked).toEqual([]);
});

/** Text that passes for a name, an address or a script, with capitals or without. */
function createTypedText(): string {
  const word = () => Math.floor(random() * 36 ** 6).toString(36);
  const name = `${pick(['asha', 'Asha', 'ASHA'])}${word()}`;
  return pick([name, `${name}.js`, `${name}_${word()}`, `static/js/${name}.js`, `${name}%40x.org`]);
}

function raiseError(text: string): void {
  const { href, origin } = location;
  const filename = pick([
    href,
    `${origin}/${text}`,
    `${base}a.js?${text}`,
    `blob:${origin}/${text}`,
  ]);
  const detail = { message: text, lineno: 1 + Math.floor(random() * 9), colno: 2, filename };
  window.dispatchEvent(new ErrorEvent('error', { ...detail, error: createThrown(text) }));
}

function rejectPromise(text: string): void {
  const reason = createThrown(text);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

function failPage(text: string): void {
  const error = new LoadError(createThrown(text));
  const event = { remote: 'marketing', version: 'marketing_a1', page: 'person' } as const;
  reportFailure({ ...event, phase: 'render', error });
}

/** Anything that code can throw: an error, a text, or the record of a person. */
function createThrown(text: string): unknown {
  const column = 1 + Math.floor(random() * 1000);
  const frames = [
    `at ${text} (${base}static/js/a.js:1:${column})`,
    `at ${base}a.js?${text}:1:${column}`,
    `${text}@${location.origin}/static/js/index.12345678.js:2:${column}`,
    `at on${text} (${location.origin}/${text}:3:${column})`,
    `at (${location.href}:3:${column})`,
    `at chrome-extension://${text}/a.js:1:1`,
    `at https://${text}.example/${text}.js:1:${column}`,
  ];
  const stack = [`${pick(['TypeError', text])}: ${text}`, pick(frames), pick(frames)].join(
    '\n    ',
  );
  return pick([
    Object.assign(new TypeError(text), { stack }),
    createErrorWithMessage(`no ${pick(frames)} at ${base}${text}:1:${column}`),
    Object.assign(new Error(text), { stack, name: pick([text, `${text}Error`, 'RangeError']) }),
    { name: text, message: text, stack },
    text,
    undefined,
  ]);
}

/** As Chromium makes its stack: the message first. */
function createErrorWithMessage(message: string): Error {
  const stack = `Error: ${message}\n    at ${base}static/js/b.js:1:1`;
  return Object.assign(new Error(message), { stack });
}
