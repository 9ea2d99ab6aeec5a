import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type HealthEvent, readHealthEvent } from '@site/contract/health-event';

/** Line of the log: an event reported by a browser, and when it was received (ISO 8601). */
export type HealthLogLine = HealthEvent & {
  at: string;
  /** Random id of the source on this day, not derived from its address; absent for sources on this machine. */
  client?: string;
};

const DAY_MS = 86_400_000;

/** Maximum size of each of two files: the newer lines in one, the older in the other. */
const MAX_FILE_BYTES = 8_000_000;

export function healthFilesOf(folder: string): { newer: string; older: string } {
  return {
    newer: path.join(folder, 'health.jsonl'),
    older: path.join(folder, 'health.older.jsonl'),
  };
}

/** Rotates after 30 days and deletes 60 days later, so that no line becomes older than the privacy policy's 90 days. */
const [MAX_NEWER_MS, MAX_OLDER_MS] = [30 * DAY_MS, 60 * DAY_MS];

/** Appends lines to the log of limited size and age in `folder`. */
export function appendToHealthLog(folder: string, lines: string, now = Date.now()): void {
  const { newer, older } = healthFilesOf(folder);
  fs.mkdirSync(folder, { recursive: true });
  const [newerStats, olderStats] = [newer, older].map((file) =>
    fs.statSync(file, { throwIfNoEntry: false }),
  );
  if (olderStats && now - olderStats.mtimeMs > MAX_OLDER_MS) fs.rmSync(older);
  if (newerStats && isFull(newerStats, now)) fs.renameSync(newer, older);
  fs.appendFileSync(newer, lines, { mode: 0o600 });
  // Files of earlier versions could be read by everybody on the machine.
  fs.chmodSync(newer, 0o600);
}

function isFull({ size, birthtimeMs }: fs.Stats, now: number): boolean {
  return size > MAX_FILE_BYTES || now - birthtimeMs > MAX_NEWER_MS;
}

/** Reads the log, oldest line first. */
export async function* readHealthLog(folder: string): AsyncGenerator<HealthLogLine> {
  const { older, newer } = healthFilesOf(folder);
  for (const file of [older, newer])
    if (fs.existsSync(file)) yield* parseHealthLog(fs.createReadStream(file));
}

/**
 * Parses a log piece by piece, so that a long one does not block the process. Skips lines that a killed process has
 * damaged or that contain anything but a report, such as escape sequences for a terminal.
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
