import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { MAX_REPORT_BYTES } from '@site/contract';
import { readHealthReport, type HealthEvent } from '@site/contract/health-event';
import { readCspReport } from '@site/contract/read-csp-report';
import type { RequestHandler } from './start-http-server';

/** Path that browsers of the local site report to, as in its settings. */
export const HEALTH_PATH = '/health';

/** Line of the log: an event reported by a browser, and when it was received (ISO 8601). */
export type HealthLogLine = HealthEvent & { at: string };

/** Maximum size of each of two files: the newer lines in one, the older in the other. */
const MAX_FILE_BYTES = 2_000_000;

/** Browsers collect policy violations, and repeat the whole policy with each. */
const MAX_POLICY_REPORT_BYTES = 64_000;

/** Prevents a failing page, or a malicious client, from filling the disk. */
const MAX_REPORTS_PER_MINUTE = 600;

/**
 * Creates a handler that writes reports of browsers to a log of limited size in `folder`, and rejects everything else.
 */
export function createHealthCollector(
  folder: string,
  perMinute = MAX_REPORTS_PER_MINUTE,
): RequestHandler {
  const isAllowed = createRateLimit(perMinute);
  return (request, response) => {
    if (request.method !== 'POST') return end(response, 405);
    if (!isAllowed()) return end(response, 429);
    const isOfPolicy = POLICY_REPORT_TYPES.test(request.headers['content-type'] ?? '');
    const [limit, read] = isOfPolicy
      ? [MAX_POLICY_REPORT_BYTES, readCspReport]
      : [MAX_REPORT_BYTES, readHealthReport];
    readBody(request, limit)
      .then((body) => {
        if (body === undefined) return end(response, 413);
        append(folder, read(JSON.parse(body)));
        return end(response, 204);
      })
      .catch(() => end(response, 400));
  };
}

/** Content types of browsers' own reports, old and new. */
const POLICY_REPORT_TYPES = /^application\/(csp-report|reports\+json)\b/;

/** Returns a function that counts a report and tells whether it is within the limit of this minute. */
function createRateLimit(max: number): () => boolean {
  let [minute, count] = [0, 0];
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    count = now === minute ? count + 1 : 1;
    minute = now;
    return count <= max;
  };
}

/** Returns all lines of the log, oldest first. */
export function readHealthLog(folder: string): string {
  const { older, newer } = healthFilesOf(folder);
  return [older, newer]
    .map((file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''))
    .join('');
}

export function healthFilesOf(folder: string): { newer: string; older: string } {
  return {
    newer: path.join(folder, 'health.jsonl'),
    older: path.join(folder, 'health.older.jsonl'),
  };
}

function append(folder: string, events: HealthEvent[]): void {
  const { newer, older } = healthFilesOf(folder);
  const at = new Date().toISOString();
  const lines = events.map(
    (event) => `${JSON.stringify({ at, ...event } satisfies HealthLogLine)}\n`,
  );
  fs.mkdirSync(folder, { recursive: true });
  if (sizeOf(newer) > MAX_FILE_BYTES) fs.renameSync(newer, older);
  fs.appendFileSync(newer, lines.join(''));
}

function sizeOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Reads the body of a request; undefined when it exceeds the limit. */
async function readBody(request: http.IncomingMessage, limit: number): Promise<string | undefined> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > limit) return undefined;
  }
  return body;
}

function end(response: http.ServerResponse, status: number): void {
  response.writeHead(status, { 'Cache-Control': 'no-store' });
  response.end();
}
