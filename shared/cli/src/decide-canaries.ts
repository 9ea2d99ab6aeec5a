import fs from 'node:fs';
import { createGate, judgeCanaries, type CanaryOutcome } from '@site/release';
import { openStore, type Store } from '@site/store';
import { logToTerminal } from './log-to-terminal';
import { fetchReports, parseHealthLog, readSiteReports } from './releases/read-reports';

/**
 * Compares each active canary with the live version by the reports since its share was set: rolls it back when it fails
 * more often than the settings allow, and releases it to all visitors after the loads and hours that they name.
 * @param health file or URL of the reports; default: the collector that the settings name
 */
export async function decideCanaries(health?: string): Promise<void> {
  const reports = health ? () => readLog(health) : readSiteReports;
  const analyses = await judgeCanaryReports(await openStore(), reports);
  console.log(analyses.map(formatCanaryOutcome).join('\n') || 'No canary stands.');
}

type Reports = Parameters<typeof judgeCanaries>[1]['readLines'];

/** Judges the active canaries by reports. */
export function judgeCanaryReports(store: Store, reports: Reports): Promise<CanaryOutcome[]> {
  return judgeCanaries(store, {
    readLines: reports,
    gate: createGate({ say: logToTerminal, isWayBack: true }),
    releaseGate: (app) => createGate({ say: logToTerminal, app }),
    say: logToTerminal,
  });
}

const MESSAGES = {
  inconclusive: 'The canary stays: there are too few loads to judge it',
  passed: 'The canary stays',
  failed: 'The canary was rolled back by itself',
  released: 'The canary was released to all visitors',
};

/** Describes what the judge found and did, in a sentence. */
export function formatCanaryOutcome({ kind, figures }: CanaryOutcome): string {
  return `${MESSAGES[kind]}: ${figures}.`;
}

/** Reads a log from a file or URL, one report per line. */
function readLog(source: string) {
  return /^https?:/.test(source)
    ? fetchReports(source)
    : parseHealthLog(fs.createReadStream(source));
}
