import type http from 'node:http';
import { reportFormatOf } from '@site/contract/report-format';
import { appendToHealthLog, type HealthLogLine } from './health-log';
import type { RequestHandler } from './start-http-server';
import { randomUUID } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/** Use of the limits by one source. */
type Source = { id: string; day: number; minute: number; calls: number; bytes: number };

/** Limits per source and minute. */
type SourceLimits = { calls: number; bytes: number };

/** Bounds the memory; the sources that were first seen are forgotten first. */
const MAX_SOURCES = 20_000;

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

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

/** Counts calls and stored bytes per source. */
function createSourceLimits(limits: SourceLimits, now: () => number = () => Date.now()) {
  const sources = new Map<string, Source>();

  function find(address: string): Source {
    const key = sourceOf(address);
    const minute = Math.floor(now() / 60_000);
    const day = Math.floor(minute / 1440);
    const known = sources.get(key);
    if (known?.minute === minute) return known;
    const id = known?.day === day ? known.id : randomUUID().slice(0, 8);
    const source = { id, day, minute, calls: 0, bytes: 0 };
    sources.set(key, source);
    const [oldest] = sources.keys();
    if (sources.size > MAX_SOURCES && oldest !== undefined) sources.delete(oldest);
    return source;
  }

  return {
    /** Counts a call. @returns whether it is within the limits */
    consume(address: string): boolean {
      const source = find(address);
      source.calls += 1;
      return source.calls <= limits.calls && source.bytes < limits.bytes;
    },
    countBytes(address: string, bytes: number): void {
      find(address).bytes += bytes;
    },
    /** Id of a source for a day; undefined on this machine, where many visitors and tests share one address. */
    idOf(address: string): string | undefined {
      return LOOPBACK.test(address) ? undefined : find(address).id;
    },
  };
}

/** Returns the address of a subscriber: an IPv4 address, or the /64 of an IPv6 address. */
function sourceOf(address: string): string {
  const mapped = address.replace(/^::ffff:/i, '');
  if (isIPv4(mapped)) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean).length ?? 0;
  if (tail !== undefined)
    for (let index = groups.length + after; index < 8; index += 1) groups.push('0');
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
