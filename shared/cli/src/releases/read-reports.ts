import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { SiteSettings } from '@site/contract';
import { type HealthLogLine, readHealthEvent } from '@site/contract/health-event';

const TIMEOUT_MS = 30_000;

/**
 * Reads the reports of browsers since a time (ISO 8601), oldest first, from the collector that the settings name.
 * @param key of the site's own backend, which no other collector gets
 * @throws with a sentence when the collector cannot be read
 */
export async function* readReports(
  { reportUrl, supabaseUrl, siteUrl }: Pick<SiteSettings, 'reportUrl' | 'supabaseUrl' | 'siteUrl'>,
  since: string,
  key: string | undefined,
): AsyncGenerator<HealthLogLine> {
  if (!reportUrl) return;
  const url = new URL(reportUrl, siteUrl);
  const isOnBackend = url.href.startsWith(`${supabaseUrl}/`);
  if (isOnBackend) url.searchParams.set('since', since);
  yield* fetchReports(url.href, isOnBackend ? key : undefined);
}

/** Reads a log, one report per line, from a URL. @throws with a sentence when it cannot be read */
export async function* fetchReports(url: string, key?: string): AsyncGenerator<HealthLogLine> {
  const response = await fetch(url, {
    headers: key ? { apikey: key } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return yield* parseHealthLog(Readable.from(response.body ?? []));
  const advice =
    response.status === 401
      ? ' Set SITE_REPORTS_KEY to the value that the function has (supabase secrets set).'
      : '';
  throw new Error(
    `${url} answered with status ${response.status}, so no reports were read.${advice}`,
  );
}

/**
 * Parses a log piece by piece, so that a long one does not block the process. Skips lines that contain anything but a
 * report, such as escape sequences for a terminal.
 */
export async function* parseHealthLog(
  stream: NodeJS.ReadableStream,
): AsyncGenerator<HealthLogLine> {
  for await (const text of createInterface({ input: stream, crlfDelay: Infinity })) {
    const line = parseLine(text);
    if (line) yield line;
  }
}

function parseLine(text: string): HealthLogLine | undefined {
  try {
    const { at, client, ...event }: Record<string, unknown> = JSON.parse(text);
    if (typeof at !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at)) return undefined;
    const hasClient = typeof client === 'string' && /^[\w-]{1,40}$/.test(client);
    return { at, ...readHealthEvent(event), ...(hasClient && { client }) };
  } catch {
    return undefined;
  }
}
