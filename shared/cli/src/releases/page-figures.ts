import { formatTable, quantile } from '@site/release';
import type { HealthLogLine } from '@site/contract/health-event';

/** Errors and web vitals of one page of a version. */
export type PageFigures = {
  page: string;
  loads: number;
  /** Failures to load or render it, and errors that nothing caught while it was shown. */
  errors: number;
  /** Milliseconds, but for CLS: the value that three of four views do not exceed. */
  vitals: { name: string; p75: number; views: number; role?: string }[];
};

/** Anyone can report pages that do not exist. */
const MAX_PAGES = 200;

type Page = Pick<PageFigures, 'loads' | 'errors'> & { values: Map<string, VitalValue[]> };
type VitalValue = { value: number; role: string | undefined };

/** Collects the figures of the pages of one version. */
export function createPageFigures() {
  const pages = new Map<string, Page>();
  return {
    add(line: HealthLogLine): void {
      const { 'site.page': name, 'event.name': event } = line;
      // Names of files that were lost are no pages.
      if (name === undefined || line['site.phase'] === 'file') return;
      const page = pages.get(name) ?? { loads: 0, errors: 0, values: new Map() };
      if (!pages.has(name) && pages.size >= MAX_PAGES) return;
      pages.set(name, page);
      if (event === 'site.load') page.loads += 1;
      if (event === 'site.failure') page.errors += 1;
      if (event === 'browser.web_vital') addVital(page, line);
    },
    list: (): PageFigures[] =>
      [...pages].map(([page, { loads, errors, values }]) => ({
        page,
        loads,
        errors,
        vitals: [...values].map(([name, each]) => ({ name, ...summarizeVital(each) })),
      })),
  };
}

function addVital({ values }: Page, line: HealthLogLine): void {
  const name = line['web_vital.name'] ?? '–';
  const known = values.get(name) ?? [];
  values.set(name, known);
  known.push({ value: line['web_vital.value'] ?? 0, role: line['web_vital.role'] });
}

function summarizeVital(values: VitalValue[]): Omit<PageFigures['vitals'][number], 'name'> {
  const p75 = quantile(
    values.map(({ value }) => value),
    0.75,
  );
  const slowest = values.filter(({ value }) => value >= (p75 ?? 0));
  const role = mostFrequent(slowest.flatMap((each) => each.role ?? []));
  return { p75: p75 ?? 0, views: values.length, ...(role && { role }) };
}

function mostFrequent(roles: string[]): string | undefined {
  const count = (role: string) => roles.filter((each) => each === role).length;
  return [...new Set(roles)].toSorted((one, other) => count(other) - count(one))[0];
}

/** Formats figures by page: those of the version before, of the live one and of a candidate beside each other. */
export function formatPageTable(
  rows: readonly { remote: string; version: string; pages: PageFigures[] }[],
  names: Record<string, string>,
): string[] {
  const roles = [...new Set(rows.flatMap(({ version }) => names[version] ?? []))].toSorted(
    (one, other) => orderOf(one) - orderOf(other),
  );
  const cells = new Map<string, Map<string, string>>();
  for (const { remote, version, pages } of rows) {
    const is = names[version];
    if (is === undefined) continue;
    for (const [figure, text] of pages.flatMap(listFigures)) {
      const key = `${remote} ${figure}`;
      cells.set(key, (cells.get(key) ?? new Map()).set(is, text));
    }
  }
  if (cells.size === 0) return [];
  const lines = [...cells]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, texts]) => [...key.split(' '), ...roles.map((role) => texts.get(role) ?? '–')]);
  return [
    'By page, the last 7 days: errors (of views) and 75th percentiles in ms (of views)',
    ...formatTable([['remote', 'page', 'figure', ...roles], ...lines]),
  ];
}

const ORDER = ['before', 'live'];

function orderOf(role: string): number {
  const at = ORDER.indexOf(role);
  return at < 0 ? ORDER.length : at;
}

function listFigures({ page, loads, errors, vitals }: PageFigures): [string, string][] {
  const views = Math.max(loads, ...vitals.map((vital) => vital.views));
  return [
    [`${page} errors`, `${errors} (${views})`],
    ...vitals.map(({ name, p75, views: count, role }): [string, string] => [
      `${page} ${name}`,
      `${p75} (${count}${role ? `, ${role}` : ''})`,
    ]),
  ];
}
