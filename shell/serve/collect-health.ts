import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { LARGEST_REPORT_BYTES } from '@site/contract';
import { readHealthReport, type HealthEvent } from '@site/contract/health-event';
import { readPolicyReport } from '@site/contract/policy-report';
import type { Handle } from './listen';

/** Where browsers of the local site report to; the site settings name it. */
export const healthPath = '/health';

/** One line of the file: what a browser told, and when it came in (ISO 8601). */
export type HealthLine = HealthEvent & { at: string };

/** Two files of at most this size are kept: the newer lines in one, the older in the other. */
const largestFileBytes = 2_000_000;

/** Browsers gather what a policy refused, and tell the whole policy with each. */
const largestPolicyReportBytes = 64_000;

/** A page that goes wrong over and over, or somebody who plays with the address, fills no disk. */
const mostPerMinute = 600;

/** Writes what browsers report to a file of bounded size in `folder`. What is not a report is refused. */
export function collectHealth(folder: string, perMinute = mostPerMinute): Handle {
  const mayCome = atMost(perMinute);
  return (request, response) => {
    if (request.method !== 'POST') return end(response, 405);
    if (!mayCome()) return end(response, 429);
    const isOfPolicy = policyTypes.test(request.headers['content-type'] ?? '');
    const [limit, read] = isOfPolicy
      ? [largestPolicyReportBytes, readPolicyReport]
      : [LARGEST_REPORT_BYTES, readHealthReport];
    readBody(request, limit)
      .then((body) => {
        if (body === undefined) return end(response, 413);
        append(folder, read(JSON.parse(body)));
        return end(response, 204);
      })
      .catch(() => end(response, 400));
  };
}

/** What browsers call their own reports, in the older and the newer form. */
const policyTypes = /^application\/(csp-report|reports\+json)\b/;

/** Asked once per report: whether it may still come in this minute. */
function atMost(most: number): () => boolean {
  let [minute, count] = [0, 0];
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    count = now === minute ? count + 1 : 1;
    minute = now;
    return count <= most;
  };
}

/** The lines that are kept, the older ones first. */
export function keptHealth(folder: string): string {
  const { older, newer } = healthFiles(folder);
  return [older, newer]
    .map((file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''))
    .join('');
}

export function healthFiles(folder: string): { newer: string; older: string } {
  return {
    newer: path.join(folder, 'health.jsonl'),
    older: path.join(folder, 'health.older.jsonl'),
  };
}

function append(folder: string, events: HealthEvent[]): void {
  const { newer, older } = healthFiles(folder);
  const at = new Date().toISOString();
  const lines = events.map((event) => `${JSON.stringify({ at, ...event } satisfies HealthLine)}\n`);
  fs.mkdirSync(folder, { recursive: true });
  if (sizeOf(newer) > largestFileBytes) fs.renameSync(newer, older);
  fs.appendFileSync(newer, lines.join(''));
}

function sizeOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** The text of the request; undefined when it is larger than a report may be. */
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
