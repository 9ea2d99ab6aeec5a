import * as v from 'valibot';
import { readWithSchema } from './contract-error';

const short = v.pipe(v.string(), v.maxLength(80));
const amount = v.pipe(v.number(), v.finite());

const HealthEventSchema = v.strictObject({
  'event.name': v.picklist(['site.load', 'site.failure', 'browser.web_vital', 'site.csp']),
  /** 'shell' or the name of the remote. */
  'service.name': short,
  'service.version': v.optional(short),
  'site.page': v.optional(short),
  /** Version that the page was loaded from: the live one or the fallback before it. */
  'site.source': v.optional(v.picklist(['live', 'previous'])),
  'site.phase': v.optional(v.picklist(['start', 'file', 'load', 'render'])),
  'site.attempt': v.optional(amount),
  /** In milliseconds. */
  'site.duration': v.optional(amount),
  'error.type': v.optional(short),
  /** Id that the error page shows to the visitor. */
  'error.id': v.optional(short),
  'web_vital.name': v.optional(short),
  'web_vital.value': v.optional(amount),
});

const HealthReportSchema = v.strictObject({
  events: v.pipe(v.array(HealthEventSchema), v.minLength(1), v.maxLength(40)),
});

/**
 * Event that a browser reports to the team, with attribute names in the style of OpenTelemetry's semantic conventions.
 * It contains no query string, no typed text and no personal data.
 */
export type HealthEvent = v.InferOutput<typeof HealthEventSchema>;

/**
 * Parses a report of a browser: 1 to 40 events.
 * @throws {ContractError} when it is malformed
 */
export function readHealthReport(input: unknown): HealthEvent[] {
  return readWithSchema(HealthReportSchema, input, 'The report').events;
}
