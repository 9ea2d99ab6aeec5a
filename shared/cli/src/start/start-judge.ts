import { randomUUID } from 'node:crypto';
import { messageOf, type RunningServer, startHttpServer } from '@site/node';
import { openLocalStore } from '@site/store';
import { repeat } from '@site/supabase/local/functions/repeat';
import { formatCanaryOutcome, judgeCanaryReports } from '../decide-canaries';
import { logToTerminal } from '../log-to-terminal';
import { readSiteReports } from '../releases/read-reports';

/** A canary that nobody visits is released to all at the latest so long after its time. */
const INTERVAL_MS = 3_600_000;

/**
 * Judges the canaries of this machine whenever its collector asks for it, as the collector of a hosted backend asks GitHub.
 * `environment` is what the collector needs for that.
 */
export async function startJudge(): Promise<
  RunningServer & { environment: Record<string, string> }
> {
  const token = randomUUID();
  const judging = repeat(judgeAndLog, INTERVAL_MS);
  const server = await startHttpServer({
    port: 0,
    host: '127.0.0.1',
    handle: (request, response) => {
      const isCollector = request.headers.authorization === `Bearer ${token}`;
      if (isCollector) judging.run();
      response.writeHead(isCollector ? 202 : 401).end();
    },
  });
  return {
    url: server.url,
    environment: { CANARY_JUDGE_URL: server.url, CANARY_JUDGE_TOKEN: token },
    close: async () => {
      await server.close();
      await judging.stop();
    },
  };
}

async function judgeAndLog(): Promise<void> {
  try {
    for (const analysis of await judgeCanaryReports(openLocalStore(), readSiteReports))
      if (analysis.kind === 'failed' || analysis.kind === 'released')
        logToTerminal(formatCanaryOutcome(analysis));
  } catch (error) {
    logToTerminal(
      `The canary could not be judged. The next reports of its visitors start another attempt. ${messageOf(error)}`,
    );
  }
}
