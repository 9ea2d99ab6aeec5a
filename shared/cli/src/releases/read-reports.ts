import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { SiteSettings } from '@site/contract';
import { type HealthLogLine, readHealthEvent } from '@site/contract/health-event';
import { getDataFolder } from '@site/node';

const TIMEOUT_MS = 30_000;

type ReportAddresses = Pick<SiteSettings, 'reportUrl' | 'supabaseUrl' | 'siteUrl'>;

/**
 * Reads the reports of browsers since a time (ISO 8601), oldest first, from the collector that the settings name. Only the
 * site's own backend gets a key: that of SITE_REPORTS_KEY, or the one that the embedded backend has on this machine.
 * @throws with a sentence when the collector cannot be read
 */
export async function* readSiteReports(
  { reportUrl, supabaseUrl, siteUrl }: ReportAddresses,
  since: string,
): AsyncGenerator<HealthLogLine> {
  if (!reportUrl) return;
  const url = new URL(reportUrl, siteUrl);
  if (!url.href.startsWith(`${supabaseUrl}/`)) return yield* fetchReports(url.href);
  url.searchParams.set('since', since);
  const isEmbedded = new URL(supabaseUrl).hostname === 'localhost';
  const key = process.env['SITE_REPORTS_KEY'] ?? (isEmbedded ? readEmbeddedKey() : undefined);
  yield* fetchReports(url.href, key);
}

/** Read without the package of the backend, which a team's repository does not have. */
function readEmbeddedKey(): string | undefined {
  const file = path.join(getDataFolder(), 'backend/keys.json');
  if (!fs.existsSync(file)) return undefined;
  const { secretKey }: { secretKey?: string } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return secretKey;
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
