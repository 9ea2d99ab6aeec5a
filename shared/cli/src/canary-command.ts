import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { createGate, judgeCanaries, type CanaryOutcome } from '@site/release';
import { openStore, type Store } from '@site/store';
import { readSiteReports } from './load-site-settings';
import { logToTerminal } from './log-to-terminal';
import { fetchReports, parseHealthLog } from './releases/read-reports';

/**
 * `npm run canary [-- --health file-or-url]`: compares each active canary with the live version by the reports since
 * its share was set, and ends it when it fails more often than the settings allow. Default: the reports of the collector that the
 * settings name.
 */
export async function canaryCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { health: { type: 'string' } } });
  const { health } = values;
  const reports = health ? () => readLog(health) : readSiteReports;
  const analyses = await judgeReports(await openStore(), reports);
  console.log(analyses.map(formatAnalysis).join('\n') || 'No canary stands.');
}

type Reports = Parameters<typeof judgeCanaries>[1]['readLines'];

/** Judges the active canaries by reports. */
export function judgeReports(store: Store, reports: Reports): Promise<CanaryOutcome[]> {
  return judgeCanaries(store, {
    readLines: reports,
    gate: createGate({ say: logToTerminal, isWayBack: true }),
    promotionGate: (app) => createGate({ say: logToTerminal, app }),
    say: logToTerminal,
  });
}

const MESSAGES = {
  inconclusive: 'The canary stays: there are too few loads to judge it',
  passed: 'The canary stays',
  failed: 'The canary was rolled back by itself',
  promoted: 'The canary was promoted to all visitors',
};

/** Describes what the judge found and did, in a sentence. */
export function formatAnalysis({ kind, figures }: CanaryOutcome): string {
  return `${MESSAGES[kind]}: ${figures}.`;
}

/** Reads a log from a file or URL, one report per line. */
function readLog(source: string) {
  return /^https?:/.test(source)
    ? fetchReports(source)
    : parseHealthLog(fs.createReadStream(source));
}
