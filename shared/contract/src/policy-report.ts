import * as v from 'valibot';
import { readAs } from './contract-error';
import type { HealthEvent } from './health-event';

const line = v.pipe(v.string(), v.maxLength(4000));

/** The older form: one refusal, named with dashes. */
const OneSchema = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(line),
    'violated-directive': v.optional(line, ''),
    'blocked-uri': v.optional(line, ''),
  }),
});

/** The newer form: whatever has gathered, and not only what a policy refused. */
const ManySchema = v.pipe(
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

const mostPerReport = 10;

/**
 * What a browser itself reports of the documents' policy, in both forms. Of each refusal the rule and the origin
 * stay: addresses may hold what somebody typed.
 * @throws {ContractError} when it is no such report
 */
export function readPolicyReport(input: unknown): HealthEvent[] {
  if (!Array.isArray(input)) {
    const { 'csp-report': report } = readAs(OneSchema, input, 'The report');
    const rule = report['effective-directive'] ?? report['violated-directive'].split(' ')[0];
    return [toEvent(rule, report['blocked-uri'])];
  }
  return readAs(ManySchema, input, 'The report')
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, mostPerReport)
    .map(({ body }) => toEvent(body.effectiveDirective, body.blockedURL ?? ''));
}

function toEvent(rule = '', blocked: string): HealthEvent {
  return {
    'event.name': 'site.csp',
    'service.name': 'shell',
    'error.type': `${rule} ${originOf(blocked)}`.slice(0, 80),
  };
}

/** 'https://example.com' of an address, and a word such as 'inline' as it is. */
function originOf(blocked: string): string {
  const [place = ''] = /^[\w+.-]+:\/\/[^/?#]+|^[\w-]+/.exec(blocked) ?? [];
  return place.replace(/\/\/.*@/, '//');
}
