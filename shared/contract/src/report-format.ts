import { type HealthEvent, readHealthReport } from './health-event.ts';
import { MAX_REPORT_BYTES } from './max-report-bytes.ts';
import * as v from 'valibot';
import { readWithSchema } from './contract-error.ts';

const line = v.pipe(v.string(), v.maxLength(4000));

/** Report of one violation in the format of CSP Level 2 (`report-uri`). */
const ReportUriSchema = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(line),
    'violated-directive': v.optional(line, ''),
    'blocked-uri': v.optional(line, ''),
  }),
});

/** Batch of reports in the format of the Reporting API (`report-to`), not only about policies. */
const ReportingApiSchema = v.pipe(
  v.array(
    v.object({
      type: line,
      body: v.looseObject({
        effectiveDirective: v.optional(line, ''),
        blockedURL: v.optional(v.nullable(line)),
      }),
    }),
  ),
  v.maxLength(100),
);

const MAX_EVENTS_PER_REPORT = 10;

/** Format of a report: its maximum size, and a function that throws a `ContractError` for a malformed one. */
export interface ReportFormat {
  maxBytes: number;
  read(input: unknown): HealthEvent[];
}

/** Browsers collect policy violations, and repeat the whole policy with each. */
const POLICY_REPORT: ReportFormat = { maxBytes: 64_000, read: readCspReport };

const HEALTH_REPORT: ReportFormat = { maxBytes: MAX_REPORT_BYTES, read: readHealthReport };

/** Content types of browsers' own reports, old and new. */
const POLICY_REPORT_TYPES = /^application\/(csp-report|reports\+json)\b/;

/** Finds the format of a report by its content type, for the site's own collector and the hosted one. */
export function reportFormatOf(contentType = ''): ReportFormat {
  return POLICY_REPORT_TYPES.test(contentType) ? POLICY_REPORT : HEALTH_REPORT;
}

/**
 * Converts a browser's report about the content security policy, in either format, to health events. Only the directive
 * and the blocked origin are kept, because URLs may contain typed text.
 * @throws {ContractError} when it is malformed
 */
function readCspReport(input: unknown): HealthEvent[] {
  if (!Array.isArray(input)) {
    const { 'csp-report': report } = readWithSchema(ReportUriSchema, input, 'The report');
    const rule = report['effective-directive'] ?? report['violated-directive'].split(' ')[0];
    return [toEvent(rule, report['blocked-uri'])];
  }
  return readWithSchema(ReportingApiSchema, input, 'The report')
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, MAX_EVENTS_PER_REPORT)
    .map(({ body }) => toEvent(body.effectiveDirective, body.blockedURL ?? ''));
}

function toEvent(rule = '', blocked: string): HealthEvent {
  return {
    'event.name': 'site.csp',
    'service.name': 'shell',
    'error.type': `${/^[a-z-]{1,40}$/.test(rule) ? rule : 'unknown'} ${originOf(blocked)}`.slice(
      0,
      80,
    ),
  };
}

/** Reduces a URL to its origin; keywords such as 'inline' stay. */
function originOf(blocked: string): string {
  const [origin = ''] = /^[\w+.-]+:\/\/[^/?#]+|^[\w-]+/.exec(blocked) ?? [];
  return origin.replace(/\/\/.*@/, '//').replaceAll(/[^\w.:/[\]-]/g, '');
}
