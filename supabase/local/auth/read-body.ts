import { authError } from './answers';
import type { AuthBody } from './auth-body';

/** The types that Go's decoder would ask for. */
export type FieldType = 'string' | 'bool' | 'map[string]interface {}';

export interface ExpectedBody {
  /** GoTrue's name for it, which its complaints carry. */
  struct: string;
  fields: Readonly<Record<string, FieldType>>;
}

type ReadBody = { body: AuthBody } | { refusal: Response } | { isNoJson: true };

const deepest = 32;

/**
 * The body of an auth call, checked as Go's decoder checks it, because lite trusts what it is sent: a number for
 * an address ends in a server error there. Like in Go, `null` counts as not given.
 */
export function readAuthBody(text: string, expected: ExpectedBody): ReadBody {
  const value = parse(text);
  if (value === undefined) return { isNoJson: true };
  if (value === null) return { body: {} };
  if (typeof value !== 'object' || Array.isArray(value))
    return badJson(
      `json: cannot unmarshal ${goTypeOf(value)} into Go value of type api.${expected.struct}`,
    );
  const given = Object.entries(value).filter(([, field]) => field !== null);
  for (const [name, field] of given) {
    const wanted = expected.fields[name];
    if (wanted !== undefined && jsonTypes[wanted] !== goTypeOf(field))
      return badJson(
        `json: cannot unmarshal ${goTypeOf(field)} into Go struct field ${expected.struct}.${name} of type ${wanted}`,
      );
    if (!isStorable(field, 0))
      return {
        refusal: authError(
          400,
          'validation_failed',
          `${name} cannot be stored: it holds a null character or is nested too deeply`,
        ),
      };
  }
  return { body: Object.fromEntries(given) };
}

const jsonTypes: Record<FieldType, string> = {
  string: 'string',
  bool: 'bool',
  'map[string]interface {}': 'object',
};

function badJson(problem: string): { refusal: Response } {
  return {
    refusal: authError(400, 'bad_json', `Could not parse request body as JSON: ${problem}`),
  };
}

function goTypeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'boolean' ? 'bool' : typeof value;
}

/** Postgres stores no null character, and its own parser gives up on a value nested too deeply. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === deepest) return false;
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
