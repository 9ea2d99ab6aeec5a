import { reportFormatOf, type ReportFormat } from '@site/contract/report-format';
import { findSetting, readSecretKeys } from '../_shared/environment.ts';
import { hasKey } from '../_shared/project-api.ts';
import {
  createEmptyResponse,
  createJsonResponse,
  createPreflightResponse,
} from '../_shared/responses.ts';
import {
  readHealthLog,
  storeEvents,
  type ExceededBudget,
  readBudgetPercent,
  type HealthEvent,
} from './health-events.ts';
import { postJson } from './post-json.ts';
import { startJudgeWhenDue } from './start-judge.ts';

/**
 * Collects the reports of browsers. POST validates and stores one, forwards it to an OpenTelemetry collector, notifies
 * the owner of an app that exceeds its error budget and starts the judge of canaries, if settings name them. GET returns the events since a time, one
 * JSON object per line, to holders of `SITE_REPORTS_KEY` or of the project's secret key.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return createPreflightResponse(request);
    if (request.method === 'POST') return collect(request);
    if (request.method === 'GET') return sendLog(request);
    return refuse(405, 'method', 'Send reports by POST.');
  },
};

async function collect(request: Request): Promise<Response> {
  const format = reportFormatOf(request.headers.get('content-type') ?? '');
  const body = await readText(request, format.maxBytes);
  if (body === undefined)
    return refuse(413, 'size', `A report has at most ${format.maxBytes} bytes.`);
  const events = parse(body, format);
  if (!events) return refuse(400, 'report', 'This is not a report of a page of this site.');
  // Browsers also report what is no violation of a policy.
  if (events.length === 0) return createEmptyResponse();
  const address = request.headers.get('cf-connecting-ip');
  const { accepted, exceeded } = await storeEvents(events, address);
  if (!accepted) return refuse(429, 'limit', 'Too many reports came from your connection.');
  await Promise.all([
    forwardEvents(events),
    startJudgeWhenDue(events),
    ...exceeded.map(notifyOwner),
  ]);
  return createEmptyResponse();
}

async function sendLog(request: Request): Promise<Response> {
  if (!(await hasKey(request, [findSetting('SITE_REPORTS_KEY'), ...readSecretKeys()])))
    return refuse(401, 'unauthorized', 'Reading reports requires the SITE_REPORTS_KEY.');
  const since = new Date(new URL(request.url).searchParams.get('since') ?? Number.NaN);
  if (Number.isNaN(since.getTime()))
    return refuse(400, 'since', 'Name a time, such as ?since=2026-11-24T10:00:00Z.');
  const headers = { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' };
  return new Response(readHealthLog(since), { headers });
}

function parse(body: string, { read }: ReportFormat): ReturnType<ReportFormat['read']> | undefined {
  try {
    return read(JSON.parse(body));
  } catch {
    return undefined;
  }
}

/** Reads the body; `undefined` when it exceeds the limit. */
async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) return text + decoder.decode();
    bytes += value.length;
    if (bytes > maxBytes) return undefined;
    text += decoder.decode(value, { stream: true });
  }
}

function refuse(status: number, error: string, message: string): Response {
  const retry: Record<string, string> = status === 429 ? { 'retry-after': '60' } : {};
  return createJsonResponse(status, { error, message }, retry);
}

/**
 * Notifies the owner of an app by the webhook `ERROR_BUDGET_WEBHOOK_<APP>`, or by `ERROR_BUDGET_WEBHOOK` for all. Slack,
 * Mattermost and others show `text`.
 */
async function notifyOwner({ app, loads, failures }: ExceededBudget): Promise<void> {
  const url =
    findSetting(`ERROR_BUDGET_WEBHOOK_${app.toUpperCase()}`) ?? findSetting('ERROR_BUDGET_WEBHOOK');
  if (url === undefined) return;
  const budgetPercent = readBudgetPercent();
  const text = `${app} exceeds its error budget: ${failures} of ${loads} loads failed in the last hour (${((100 * failures) / loads).toFixed(1)} %, the budget is ${budgetPercent} %). See npm run releases -- --health.`;
  await postJson({ url, body: { text, app, loads, failures, budgetPercent } });
}

/**
 * Sends events as log records (OTLP/HTTP, JSON) to the collector that OpenTelemetry's own settings name:
 * `OTEL_EXPORTER_OTLP_ENDPOINT`, and `OTEL_EXPORTER_OTLP_HEADERS` for its credentials (`name=value,name=value`).
 */
async function forwardEvents(events: readonly HealthEvent[]): Promise<void> {
  const endpoint = findSetting('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (endpoint === undefined) return;
  const headers = Object.fromEntries(
    (findSetting('OTEL_EXPORTER_OTLP_HEADERS') ?? '').split(',').flatMap((pair) => {
      const [name = '', value] = pair.split(/=(.*)/s);
      return value === undefined ? [] : [[name.trim(), decodeURIComponent(value.trim())] as const];
    }),
  );
  const url = `${endpoint.replace(/\/$/, '')}/v1/logs`;
  await postJson({ url, headers, body: toLogs(events, Date.now()) });
}

/** Severity numbers of OpenTelemetry: INFO unless an event is named here. */
const SEVERITIES: Partial<Record<HealthEvent['event.name'], number>> = {
  'site.failure': 17,
  'site.csp': 13,
};
const INFO = 9;

function toLogs(events: readonly HealthEvent[], nowMs: number) {
  const time = `${nowMs}000000`;
  return {
    resourceLogs: events.map((event) => {
      const {
        'event.name': eventName,
        'service.name': app,
        'service.version': version,
        ...others
      } = event;
      const record = {
        timeUnixNano: time,
        observedTimeUnixNano: time,
        severityNumber: SEVERITIES[eventName] ?? INFO,
        eventName,
        attributes: toAttributes(others),
      };
      return {
        resource: {
          attributes: toAttributes({ 'service.name': app, 'service.version': version }),
        },
        scopeLogs: [{ scope: { name: 'site' }, logRecords: [record] }],
      };
    }),
  };
}

function toAttributes(values: Record<string, string | number | undefined>) {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({
      key,
      value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
    }));
}
