/** OIDs of the Postgres types bool, text, bpchar and varchar. */
const TEXT_INPUT_OIDS = [16, 25, 1042, 1043];

/**
 * Serializes values of any JSON type as text, as PostgREST does, so that Postgres validates them. PGlite's own
 * serializers throw an error without an SQLSTATE, to which lite responds with 500.
 */
export const textSerializers = Object.fromEntries(TEXT_INPUT_OIDS.map((oid) => [oid, toText]));

/** Postgres type OIDs. */
const TIMESTAMPTZ_OID = 1184;
const TIMESTAMP_OID = 1114;

/**
 * Parses timestamps into the JSON format of Postgres and PostgREST: `2026-11-21T19:58:22.251+00:00`. lite returns
 * Postgres' text format (`2026-11-21 19:58:22.251+00`), which not every browser can parse.
 */
export const timestampParsers = { [TIMESTAMPTZ_OID]: toIsoTime, [TIMESTAMP_OID]: toIsoTime };

function toIsoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})(?= BC$|$)/, '$1:00');
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
