import type { ReportFormat } from '@site/contract/report-format';
import { findSetting } from '../_shared/environment.ts';
import { fetchAsService } from '../_shared/project-api.ts';

/** Event of a validated report. */
export type HealthEvent = ReturnType<ReportFormat['read']>[number];

/** Loads of an app in the last hour, failed ones included, that failed more often than its budget allows. */
export interface ExceededBudget {
  app: string;
  loads: number;
  failures: number;
}

/** Percentage of an app's loads that may fail, as for the live version in the comparison of canaries. */
const DEFAULT_BUDGET_PERCENT = 2;

/** Error budget of each app: percentage of its loads in an hour that may fail. */
export function readBudgetPercent(): number {
  return Number(findSetting('ERROR_BUDGET_PERCENT') ?? DEFAULT_BUDGET_PERCENT);
}

/** Stores events. `accepted` is false if their source has sent too many. */
export async function storeEvents(
  events: readonly HealthEvent[],
  address: string | null,
): Promise<{ accepted: boolean; exceeded: ExceededBudget[] }> {
  const body = { events, address, budget_percent: readBudgetPercent() };
  return (await call('store_health_report', body)).json();
}

/** Counts events of a canary's candidate. True when the judge is to look at them. */
export async function spendEventBudget(version: string, events: number): Promise<boolean> {
  if (events === 0) return false;
  return (await call('spend_event_budget', { version, events })).json();
}

/** Reads the events since a time, one JSON object per line, page by page, so that a long log needs little memory. */
export function readHealthLog(since: Date): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let lastId: number | undefined = 0;
  return new ReadableStream({
    async pull(controller) {
      const body = { since: since.toISOString(), after_id: lastId };
      const response = await call('read_health_events', body);
      const rows: { id: number; line: HealthEvent }[] = await response.json();
      for (const { line } of rows) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      lastId = rows.at(-1)?.id;
      if (lastId === undefined) controller.close();
    },
  });
}

async function call(name: string, body: unknown): Promise<Response> {
  const response = await fetchAsService(`/rest/v1/rpc/${name}`, { method: 'POST', body });
  if (response.ok) return response;
  throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
}
