import { findSetting } from '../_shared/environment.ts';
import type { HealthEvent } from './health-events.ts';
import { postJson } from './post-json.ts';

/**
 * Sends events as log records (OTLP/HTTP, JSON) to the collector that OpenTelemetry's own settings name:
 * `OTEL_EXPORTER_OTLP_ENDPOINT`, and `OTEL_EXPORTER_OTLP_HEADERS` for its credentials (`name=value,name=value`).
 */
export async function forwardEvents(events: readonly HealthEvent[]): Promise<void> {
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
