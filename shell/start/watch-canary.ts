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

const everyMs = 60_000;
const patienceMs = 30_000;

/**
 * `npm run canary [-- --health file-or-address]`: holds the canary that stands against the reports of the last hour,
 * and takes it back when it fails more often than the settings allow. Without an address: the reports of this machine.
 */
export async function canaryCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { health: { type: 'string' } } });
  const { health } = values;
  const verdict = await judgeReports(
    await openStore(),
    health ? () => readReports(health) : ownReports,
  );
  console.log(verdict ? said(verdict) : 'No canary stands.');
}

/** Judges every minute for as long as the site is served. */
export function watchCanary(store: Store): { close: () => Promise<void> } {
  let judging: Promise<void> | undefined;
  const judge = async () => {
    const verdict = await judgeReports(store, ownReports);
    if (verdict?.kind === 'fails') say(said(verdict));
  };
  const timer = setInterval(() => {
    judging ??= judge()
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        say(`The canary could not be judged; it is tried again in a minute. ${reason}`);
      })
      .finally(() => (judging = undefined));
  }, everyMs);
  return {
    close: async () => {
      clearInterval(timer);
      await judging;
    },
  };
}

type Reports = () => string | Promise<string>;

const ownReports: Reports = () => keptHealth(dataFolder());

function judgeReports(store: Store, reports: Reports): Promise<Verdict | undefined> {
  return judgeCanary(store, {
    readLines: async () => readHealthLines(await reports()),
    now: Date.now(),
    gate: makeGate({ say, isWayBack: true }),
    say,
  });
}

const words = {
  waits: 'The canary stands; too few have used it to judge it',
  stands: 'The canary stands',
  fails: 'The canary was rolled back by itself',
};

function said({ kind, figures }: Verdict): string {
  return `${words[kind]}: ${figures}.`;
}

/** The lines that the collector of the reports has written, one report in each. */
async function readReports(place: string): Promise<string> {
  if (!/^https?:/.test(place)) return fs.readFileSync(place, 'utf8');
  const answer = await fetch(place, { signal: AbortSignal.timeout(patienceMs) });
  if (answer.ok) return answer.text();
  throw new Error(
    `${place} answered with status ${answer.status}, so the canary was not judged. It stands as before.`,
  );
}
