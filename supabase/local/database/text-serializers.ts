/** OIDs of the Postgres types bool, text, bpchar and varchar. */
const TEXT_INPUT_OIDS = [16, 25, 1042, 1043];

/**
 * Serializes values of any JSON type as text, as PostgREST does, so that Postgres validates them. PGlite's own
 * serializers throw an error without an SQLSTATE, to which lite responds with 500.
 */
export const textSerializers = Object.fromEntries(TEXT_INPUT_OIDS.map((oid) => [oid, toText]));

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
