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

/** PostgREST's table, as far as lite leaves it open. */
function statusOf(code: string): number | undefined {
  if (code === '23503' || code === '23505') return 409;
  if (/^(22|23|P0)/.test(code)) return 400;
  return undefined;
}
