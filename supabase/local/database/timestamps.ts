/** Types with a date and a time, by Postgres' own numbers. */
const withZone = 1184;
const withoutZone = 1114;

/**
 * Reads times as Postgres' own JSON writes them and PostgREST sends them: `2026-11-21T19:58:22.251+00:00`. lite
 * passes on Postgres' text (`2026-11-21 19:58:22.251+00`), which not every browser can read.
 */
export const timestampParsers = { [withZone]: isoTime, [withoutZone]: isoTime };

function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})(?= BC$|$)/, '$1:00');
}
