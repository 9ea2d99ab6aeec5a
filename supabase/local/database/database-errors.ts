import type { PgliteConnection } from '@supabase/lite/pglite';
import { type DatabaseError, findLastDatabaseError, recordDatabaseError } from './request-lock';

/**
 * Records database errors for `toPostgrestErrorResponse`. lite 0.10 responds to violated checks (23514), raised errors
 * (P0001) and others with 500 and the code "SUP" (defect D). PostgREST responds with 400 or 409 and the SQLSTATE, on
 * which the browser code depends. lite's response does not contain the error, so it is recorded during its
 * normalization.
 */
export function recordDatabaseErrors(connection: PgliteConnection): void {
  const target: { normalizeDbError(error: unknown): DatabaseError } = connection as never;
  const normalize = target.normalizeDbError.bind(connection);
  target.normalizeDbError = (error) => {
    const normalized = normalize(error);
    recordDatabaseError(normalized);
    return normalized;
  };
}

/** Replaces lite's 500 response by PostgREST's response to the recorded database error. */
export function toPostgrestErrorResponse(response: Response): Response {
  const error = findLastDatabaseError();
  if (response.status !== 500 || error?.code === undefined) return response;
  if (error.code === 'PGRST') return toChosenResponse(error) ?? response;
  const status = statusOf(error.code);
  if (status === undefined) return response;
  return Response.json(
    {
      code: error.code,
      details: error.detail ?? null,
      hint: error.hint ?? null,
      message: error.message ?? 'The request was refused by the database.',
    },
    { status },
  );
}

/** Converts an error whose message and detail are the JSON of a response, as PostgREST does for SQLSTATE PGRST. */
function toChosenResponse({ message, detail }: DatabaseError): Response | undefined {
  try {
    const body = { details: null, hint: null, ...JSON.parse(message ?? '') };
    return Response.json(body, JSON.parse(detail ?? ''));
  } catch {
    return undefined;
  }
}

/** HTTP statuses of PostgREST by SQLSTATE, longest prefix first. All others are client errors (400). */
const STATUSES: readonly (readonly [codes: RegExp, status: number])[] = [
  [/^23503|^23505/, 409],
  [/^21000/, 500],
  [/^25006/, 405],
  [/^42P17/, 500],
  [/^42883|^42P01/, 404],
  [/^57P01/, 503],
  [/^P0001/, 400],
  [/^(?:08|53)/, 503],
  [/^(?:0L|0P|28)/, 403],
  [/^(?:09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
];

function statusOf(code: string): number | undefined {
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
  return STATUSES.find(([codes]) => codes.test(code))?.[1] ?? 400;
}
