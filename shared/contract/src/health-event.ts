import * as v from 'valibot';
import { readAs } from './contract-error';

const short = v.pipe(v.string(), v.maxLength(80));
const amount = v.pipe(v.number(), v.finite());

const HealthEventSchema = v.strictObject({
  'event.name': v.picklist(['site.load', 'site.failure', 'browser.web_vital', 'site.csp']),
  /** 'shell', or the remote that the event is about. */
  'service.name': short,
  'service.version': v.optional(short),
  'site.page': v.optional(short),
  /** Which version a page came from: the live one, or the one before it. */
  'site.source': v.optional(v.picklist(['live', 'previous'])),
  'site.phase': v.optional(v.picklist(['start', 'file', 'load', 'render'])),
  'site.attempt': v.optional(amount),
  /** Milliseconds. */
  'site.duration': v.optional(amount),
  'error.type': v.optional(short),
  /** What the visitor was shown, for whoever asks about it. */
  'error.id': v.optional(short),
  'web_vital.name': v.optional(short),
  'web_vital.value': v.optional(amount),
});

const HealthReportSchema = v.strictObject({
  events: v.pipe(v.array(HealthEventSchema), v.minLength(1), v.maxLength(40)),
});

/**
 * What a browser tells the team, named as OpenTelemetry names things. It holds no address with its query, no
 * typed text and nothing about who the visitor is.
 */
export type HealthEvent = v.InferOutput<typeof HealthEventSchema>;

/** @throws {ContractError} when it is malformed */
export function readHealthReport(input: unknown): HealthEvent[] {
  return readAs(HealthReportSchema, input, 'The report').events;
}
