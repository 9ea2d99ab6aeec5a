import { Readable } from 'node:stream';
import type { SiteSettings } from '@site/contract';
import { getDataFolder } from '@site/store';
import { type HealthLogLine, parseHealthLog, readHealthLog } from './health-log';

const TIMEOUT_MS = 30_000;

/**
 * Reads the reports of browsers since a time (ISO 8601), oldest first: from the collector that the settings name, or from
 * the log of this machine if they name a path of the site. The log may begin earlier.
 * @throws with a sentence when the collector cannot be read
 */
export async function* readReports(
  { reportUrl, supabaseUrl }: Pick<SiteSettings, 'reportUrl' | 'supabaseUrl'>,
  since: string,
): AsyncGenerator<HealthLogLine> {
  if (!reportUrl?.startsWith('http')) return yield* readHealthLog(getDataFolder());
  const isOnBackend = reportUrl.startsWith(`${supabaseUrl}/`);
  // Only the site's own backend gets the key.
  const key = isOnBackend ? process.env['SITE_REPORTS_KEY'] : undefined;
  const url = new URL(reportUrl);
  if (isOnBackend) url.searchParams.set('since', since);
  yield* fetchReports(url.href, key);
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
