import * as v from 'valibot';
import { readWithSchema } from './contract-error.ts';
import { AppNameSchema } from './name-schemas.ts';

/** Characters that neither change a terminal nor end a cell of a table. */
const word = v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/));
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));
const position = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000));
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000));

const HealthEventSchema = v.strictObject({
  'event.name': v.picklist([
    'site.load',
    'site.failure',
    'browser.web_vital',
    'site.csp',
    'site.foreign_error',
  ]),
  'service.name': AppNameSchema,
  'service.version': v.optional(word),
  'site.page': v.optional(word),
  /** Version that the page was loaded from: the live one or the fallback before it. */
  'site.source': v.optional(v.picklist(['live', 'previous'])),
  'site.phase': v.optional(v.picklist(['start', 'file', 'load', 'render', 'run'])),
  'site.attempt': v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  'site.duration': v.optional(milliseconds),
  /** Kind of an error; of a violated policy the directive and the blocked origin. */
  'error.type': v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]+(?: [\w.:/[\]-]*)?$/), v.maxLength(80)),
  ),
  /** Place of an error in the version's own files: path from its base, line and column, the first of which is 1. */
  'code.file.path': v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]+(?:\/[\w.-]+)*$/), v.maxLength(160)),
  ),
  'code.line.number': v.optional(position),
  'code.column.number': v.optional(position),
  /** First frames of the stack, if there are several: 'editor_ab12cd34ef/static/js/a.js:1:99', with spaces between. */
  'code.stacktrace': v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]+(?:\/[\w.-]+)+:\d+:\d+(?: [\w.-]+(?:\/[\w.-]+)+:\d+:\d+)*$/),
      v.maxLength(600),
    ),
  ),
  /** Id that the error page shows to the visitor. */
  'error.id': v.optional(v.pipe(v.string(), v.regex(/^[2-9A-Z]{6}$/))),
  /** Of the visit, for the page where it happened; TBT (total blocking time) of each page while it was shown. */
  'web_vital.name': v.optional(v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TBT', 'TTFB'])),
  'web_vital.value': v.optional(amount),
  /** Role (WAI-ARIA) of the element that was used, for INP. */
  'web_vital.role': v.optional(v.pipe(v.string(), v.regex(/^[a-z]{1,30}$/))),
});

const HealthReportSchema = v.strictObject({
  events: v.pipe(v.array(HealthEventSchema), v.minLength(1), v.maxLength(40)),
});

/**
 * Event that a browser reports to the team, with attribute names in the style of OpenTelemetry's semantic conventions.
 * It contains no query string, no typed text and no personal data.
 */
export type HealthEvent = v.InferOutput<typeof HealthEventSchema>;

/** Line of the log: an event reported by a browser, and when it was received (ISO 8601). */
export type HealthLogLine = HealthEvent & {
  at: string;
  /** Random id of the source on this day, not derived from its address; absent for sources on this machine. */
  client?: string;
};

/**
 * Parses a report of a browser: 1 to 40 events.
 * @throws {ContractError} when it is malformed
 */
export function readHealthReport(input: unknown): HealthEvent[] {
  return readWithSchema(HealthReportSchema, input, 'The report').events;
}

/**
 * Parses one event of a stored report.
 * @throws {ContractError} when it is malformed
 */
export function readHealthEvent(input: unknown): HealthEvent {
  return readWithSchema(HealthEventSchema, input, 'The event');
}
