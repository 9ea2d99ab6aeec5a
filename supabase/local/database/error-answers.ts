import type { PgliteConnection } from '@supabase/lite/pglite';
import { type DatabaseError, lastDatabaseError, rememberDatabaseError } from './request-lock';

/**
 * lite 0.10 answers broken checks (23514), raised errors (P0001) and some others with 500 and the code
 * "SUP" (defect D). PostgREST answers 400 or 409 with the database's own code, and the browser code relies
 * on it. lite keeps no trace of the error in its answer, so it is remembered where lite normalises it.
 */
export function rememberDatabaseErrors(connection: PgliteConnection): void {
  const target: { normalizeDbError(error: unknown): DatabaseError } = connection as never;
  const normalise = target.normalizeDbError.bind(connection);
  target.normalizeDbError = (error) => {
    const normalised = normalise(error);
    rememberDatabaseError(normalised);
    return normalised;
  };
}

export function correctErrorAnswer(answer: Response): Response {
  const error = lastDatabaseError();
  if (answer.status !== 500 || error?.code === undefined) return answer;
  const status = statusOf(error.code);
  if (status === undefined) return answer;
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

/** PostgREST's table, the longest beginning first; what it does not name is the caller's fault. */
const statuses: readonly (readonly [codes: RegExp, status: number])[] = [
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
  return statuses.find(([codes]) => codes.test(code))?.[1] ?? 400;
}
