import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { makeGate } from '../release/gate/gate';
import { judgeCanary, type Verdict } from '../release/judge-canary';
import { keptHealth } from '../serve/collect-health';
import { readHealthLines } from '../serve/health-report';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { dataFolder } from '../store/workspace';
import { say } from './say';

const INTERVAL_MS = 60_000;
const TIMEOUT_MS = 30_000;

/**
 * `npm run canary [-- --health file-or-url]`: compares the active canary with the live version by the reports of the
 * last hour, and ends it when it fails more often than the settings allow. Default: the reports of this machine.
 */
export async function canaryCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { health: { type: 'string' } } });
  const { health } = values;
  const verdict = await judgeReports(
    await openStore(),
    health ? () => readReports(health) : readLocalReports,
  );
  console.log(verdict ? formatAnalysis(verdict) : 'No canary stands.');
}

/** Judges the canary every minute while the site is served. */
export function watchCanary(store: Store): { close: () => Promise<void> } {
  let judging: Promise<void> | undefined;
  const judge = async () => {
    const verdict = await judgeReports(store, readLocalReports);
    if (verdict?.kind === 'fails') say(formatAnalysis(verdict));
  };
  const timer = setInterval(() => {
    judging ??= judge()
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        say(`The canary could not be judged. The next attempt is in a minute. ${reason}`);
      })
      .finally(() => (judging = undefined));
  }, INTERVAL_MS);
  return {
    close: async () => {
      clearInterval(timer);
      await judging;
    },
  };
}

type Reports = () => string | Promise<string>;

const readLocalReports: Reports = () => keptHealth(dataFolder());

function judgeReports(store: Store, reports: Reports): Promise<Verdict | undefined> {
  return judgeCanary(store, {
    readLines: async () => readHealthLines(await reports()),
    now: Date.now(),
    gate: makeGate({ say, isWayBack: true }),
    say,
  });
}

const MESSAGES = {
  waits: 'The canary stays: there are too few loads to judge it',
  stands: 'The canary stays',
  fails: 'The canary was rolled back by itself',
};

function formatAnalysis({ kind, figures }: Verdict): string {
  return `${MESSAGES[kind]}: ${figures}.`;
}

/** Reads the collector's log, one report per line. */
async function readReports(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return fs.readFileSync(source, 'utf8');
  const response = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.ok) return response.text();
  throw new Error(
    `${source} answered with status ${response.status}, so the canary was not judged. It stays live for its share of the visitors.`,
  );
}
