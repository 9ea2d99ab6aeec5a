import { createAuthErrorResponse } from './auth-responses';

/** Go types in the error messages of GoTrue's JSON decoder. */
type GoFieldType = 'string' | 'bool' | 'map[string]interface {}';

export interface AuthBodySchema {
  /** Name of GoTrue's struct, for error messages. */
  struct: string;
  fields: Readonly<Record<string, GoFieldType>>;
}

type ParsedBody = { body: AuthRequestBody } | { refusal: Response } | { isNoJson: true };

const MAX_DEPTH = 32;
const MAX_EMAIL_LENGTH = 255;

/**
 * Parses and validates a body as Go's decoder does, because lite does not: a number as email address causes a server
 * error there. As in Go, a field that is `null` counts as absent.
 */
export function parseAuthBody(text: string, expected: AuthBodySchema): ParsedBody {
  const value = parse(text);
  if (value === undefined) return { isNoJson: true };
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return createBadJsonRefusal(
      `json: cannot unmarshal ${goTypeOf(value)} into Go value of type api.${expected.struct}`,
    );
  const types = new Map(Object.entries(expected.fields));
  const presentFields = Object.entries(value).filter(([, field]) => field !== null);
  for (const [name, field] of presentFields) {
    const type = types.get(name);
    if (type !== undefined && JSON_TYPES[type] !== goTypeOf(field))
      return createBadJsonRefusal(
        `json: cannot unmarshal ${goTypeOf(field)} into Go struct field ${expected.struct}.${name} of type ${type}`,
      );
    if (!isStorable(field, 0))
      return {
        refusal: createAuthErrorResponse(
          400,
          'validation_failed',
          `${name} cannot be stored: it holds a null character or is nested too deeply`,
        ),
      };
  }
  const body: AuthRequestBody = Object.fromEntries(presentFields);
  return (body.email?.length ?? 0) > MAX_EMAIL_LENGTH
    ? {
        refusal: createAuthErrorResponse(400, 'validation_failed', 'An email address is too long'),
      }
    : { body };
}

const JSON_TYPES: Record<GoFieldType, string> = {
  string: 'string',
  bool: 'bool',
  'map[string]interface {}': 'object',
};

function createBadJsonRefusal(problem: string): { refusal: Response } {
  return {
    refusal: createAuthErrorResponse(
      400,
      'bad_json',
      `Could not parse request body as JSON: ${problem}`,
    ),
  };
}

function goTypeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  return typeof value === 'boolean' ? 'bool' : typeof value;
}

/** Postgres cannot store null characters, and its JSON parser limits the nesting depth. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(
    ([name, inner]) => !name.includes('\0') && isStorable(inner, depth + 1),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Body fields of all auth routes; each route accepts those of its schema. */
export interface AuthRequestBody {
  email?: string;
  password?: string;
  data?: Record<string, unknown>;
  type?: string;
  create_user?: boolean;
  /** Code of a reauthentication email. */
  nonce?: string;
  token?: string;
  token_hash?: string;
  refresh_token?: string;
  auth_code?: string;
  code_verifier?: string;
  friendly_name?: string;
  factor_type?: string;
  issuer?: string;
  challenge_id?: string;
  /** Code of an authenticator app. */
  code?: string;
  code_challenge?: string;
  code_challenge_method?: string;
}
