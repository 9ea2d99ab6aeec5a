import type { HealthLogLine } from '@site/contract/health-event';

/**
 * Formats the place that a report names, as `npm run releases -- --error` takes it:
 * 'editor_ab12cd34ef/static/js/a.js:1:99'.
 */
export function formatErrorPlace(report: HealthLogLine): string {
  const app = report['service.version'] ?? report['service.name'];
  const { 'code.line.number': line = '?', 'code.column.number': column = '?' } = report;
  return `${app}/${report['code.file.path'] ?? '?'}:${line}:${column}`;
}
