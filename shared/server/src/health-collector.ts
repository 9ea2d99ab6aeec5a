import type http from 'node:http';
import { reportFormatOf } from '@site/contract/report-format';
import { appendToHealthLog, type HealthLogLine } from './health-log';
import { createSourceLimits, type SourceLimits } from './source-limits';
import type { RequestHandler } from './start-http-server';

/** Path that browsers of the local site report to, as in its settings. */
export const HEALTH_PATH = '/health';

/** Limits per source and minute. One source needs two hours to replace the log, which keeps the reports of others. */
const SOURCE_LIMITS = { calls: 600, bytes: 128_000 };

/**
 * Creates a handler that writes reports of browsers to a log of limited size in `folder`, and rejects everything else.
 * Each source is limited on its own, by its connection or the header that `SITE_CLIENT_ADDRESS_HEADER` names.
 */
export function createHealthCollector(
  folder: string,
  perSource: SourceLimits = SOURCE_LIMITS,
): RequestHandler {
  const limits = createSourceLimits(perSource);
  return (request, response) => {
    const address = addressOf(request);
    if (request.method !== 'POST') return end(response, 405);
    if (!limits.consume(address)) return end(response, 429);
    const { maxBytes, read } = reportFormatOf(request.headers['content-type']);
    readBody(request, maxBytes)
      .then((body) => {
        if (body === undefined) return end(response, 413);
        const client = limits.idOf(address);
        const at = new Date().toISOString();
        const lines = read(JSON.parse(body)).map((event) => {
          const line: HealthLogLine = { at, ...event, ...(client !== undefined && { client }) };
          return `${JSON.stringify(line)}\n`;
        });
        limits.countBytes(address, lines.join('').length);
        appendToHealthLog(folder, lines.join(''));
        return end(response, 204);
      })
      .catch(() => end(response, 400));
  };
}

/** Address of the client. A header is used only if a setting names it, because clients can send any. */
function addressOf({ headers, socket }: http.IncomingMessage): string {
  const name = process.env['SITE_CLIENT_ADDRESS_HEADER']?.toLowerCase();
  const value = name ? headers[name] : undefined;
  return typeof value === 'string' ? value.trim() : (socket.remoteAddress ?? '');
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

/** Sentences of the refusals. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'This is not a report of a page of this site.',
  405: 'Send reports by POST.',
  413: 'This report is too large.',
  429: 'Too many reports came from your connection.',
};

function end(response: http.ServerResponse, status: number): void {
  const retry = status === 429 ? { 'Retry-After': '60' } : {};
  const refusal = REFUSALS[status];
  const type = refusal ? { 'Content-Type': 'text/plain' } : {};
  response.writeHead(status, { 'Cache-Control': 'no-store', ...type, ...retry });
  response.end(refusal);
}
