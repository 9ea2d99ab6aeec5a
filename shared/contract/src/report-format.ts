import { type HealthEvent, readHealthReport } from './health-event.ts';
import { MAX_REPORT_BYTES } from './max-report-bytes.ts';
import { readCspReport } from './read-csp-report.ts';

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
