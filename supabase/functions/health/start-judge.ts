import { findSetting } from '../_shared/environment.ts';
import { spendEventBudget, type HealthEvent } from './health-events.ts';
import { postJson } from './post-json.ts';

const TIMEOUT_MS = 5000;

/** A canary that was set or has ended is known to the collector after this time. */
const CANDIDATES_MAX_AGE_MS = 10_000;

/** Branch whose workflow judges canaries; GitHub requires one. The judge of one machine ignores it. */
const DISPATCH = { ref: 'main', inputs: { judge: 'true' } };

/**
 * Starts the judge of canaries when the events of a candidate have spent its budget: by `POST` to `CANARY_JUDGE_URL`, with
 * `CANARY_JUDGE_TOKEN`, in the form of GitHub's workflow dispatches. Does nothing without that URL.
 */
export async function startJudgeWhenDue(events: readonly HealthEvent[]): Promise<void> {
  const url = findSetting('CANARY_JUDGE_URL');
  if (url === undefined) return;
  const counts = countJudgedEvents(events);
  if (counts.size === 0) return;
  const candidates = await readCandidates();
  const isDue = await Promise.all(
    candidates.map((version) => spendEventBudget(version, counts.get(version) ?? 0)),
  );
  if (!isDue.includes(true)) return;
  const authorization = `Bearer ${findSetting('CANARY_JUDGE_TOKEN')}`;
  await postJson({ url, headers: { authorization }, body: DISPATCH });
}

const JUDGED_EVENTS: readonly HealthEvent['event.name'][] = [
  'site.load',
  'site.failure',
  'browser.web_vital',
];

function countJudgedEvents(events: readonly HealthEvent[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { 'event.name': name, 'service.version': version } of events)
    if (version !== undefined && JUDGED_EVENTS.includes(name))
      counts.set(version, (counts.get(version) ?? 0) + 1);
  return counts;
}

let known: { versions: Promise<string[]>; atMs: number } | undefined;

/** Versions that a share of the visitors gets, as reports name them. The site tells it to everybody. */
function readCandidates(): Promise<string[]> {
  if (!known || Date.now() - known.atMs > CANDIDATES_MAX_AGE_MS)
    known = { versions: fetchCandidates(), atMs: Date.now() };
  return known.versions;
}

async function fetchCandidates(): Promise<string[]> {
  try {
    const url = new URL('/registry.json', findSetting('SITE_URL'));
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { canaries = {} }: { canaries?: Record<string, string> } = await response.json();
    return Object.values(canaries);
  } catch (error) {
    console.error(
      '[health] The registry at SITE_URL cannot be read, so no canary is judged:',
      error,
    );
    return [];
  }
}
