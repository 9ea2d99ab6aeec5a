import * as v from 'valibot';
import { parseJson } from '../http/parse-json';
import { createAuthErrorResponse } from './auth-responses';

const MAX_DEPTH = 32;
const text = v.exactOptional(v.string());

/** Body fields of all auth routes. Each route reads its own; lite gets the others, too. */
const AuthBodySchema = v.pipe(
  v.looseObject({
    email: v.exactOptional(v.pipe(v.string(), v.maxLength(255, 'An email address is too long'))),
    phone: text,
    channel: text,
    password: text,
    data: v.exactOptional(v.custom<Record<string, unknown>>(isObject)),
    create_user: v.exactOptional(v.boolean()),
    type: text,
    token: text,
    token_hash: text,
    refresh_token: text,
    auth_code: text,
    code_verifier: text,
    friendly_name: text,
    factor_type: text,
    issuer: text,
    challenge_id: text,
    /** Code of an authenticator app. */
    code: text,
  }),
  v.check(
    (body) => isStorable(body, 0),
    'A text cannot be stored: it holds a null character or is nested too deeply',
  ),
);

export type AuthBody = v.InferOutput<typeof AuthBodySchema>;

/**
 * Parses and validates a body, because lite does not: a number as email address causes a server error there. As in
 * GoTrue, a field that is `null` counts as absent.
 */
export function parseAuthBody(content: string): { body: AuthBody } | { refusal: Response } {
  const value = parseJson(content);
  if (!isObject(value)) return refuse('bad_json', 'it is no JSON object');
  const present = Object.entries(value).filter(([, field]) => field !== null);
  const { success, output, issues } = v.safeParse(AuthBodySchema, Object.fromEntries(present));
  if (success) return { body: output };
  const [{ kind, message, path }] = issues;
  return kind === 'schema'
    ? refuse('bad_json', `${String(path?.[0].key)} has another type`)
    : refuse('validation_failed', message);
}

function refuse(code: 'bad_json' | 'validation_failed', problem: string): { refusal: Response } {
  const message =
    code === 'bad_json' ? `Could not parse request body as JSON: ${problem}` : problem;
  return { refusal: createAuthErrorResponse(400, code, message) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Postgres cannot store null characters, and its JSON parser limits the nesting depth. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < MAX_DEPTH &&
    Object.entries(value).every(
      ([name, inner]) => !name.includes('\0') && isStorable(inner, depth + 1),
    )
  );
}
