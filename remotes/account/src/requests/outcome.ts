import { getSupabase, type SupabaseClient } from '@site/session';

/** What every request of this remote answers: it never throws. */
export type Outcome<Value = null> = { ok: true; value: Value } | { ok: false; problem: Problem };

export type Problem = {
  /** 'unreachable': no answer at all; 'limited': too many tries; 'server': it failed; 'refused': it said no. */
  kind: 'unreachable' | 'limited' | 'server' | 'refused';
  /** The server's own error code, such as 'invalid_credentials', or ''. */
  code: string;
  /** The server's own words. Not for the page, unless the page says so. */
  text: string;
};

type Answer = { error: object | null };

/** What is in an answer without an error: the client knows it from the types of the database. */
type DataOf<Given extends Answer> = Extract<Given, { data: unknown; error: null }>['data'];

/** Runs one call of the backend's client and sorts what can go wrong. Failures are logged to the console. */
export async function ask<Given extends Answer>(
  call: (client: SupabaseClient) => PromiseLike<Given>,
): Promise<Outcome<DataOf<Given>>> {
  const answer = await getSupabase().then(call).catch(asUnreachable);
  if (isGood(answer)) return { ok: true, value: answer.data };
  console.error(answer.error);
  return { ok: false, problem: sortProblem(answer.error) };
}

export function sortProblem(error: unknown): Problem {
  const { status, code, message, name } = fieldsOf(error);
  const answered = typeof status === 'number' ? status : undefined;
  const problem = { code: textOf(code), text: textOf(message) };
  if (answered === 429 || problem.code === 'PT429') return { kind: 'limited', ...problem };
  if (isUnanswered(answered, name, problem.text)) return { kind: 'unreachable', ...problem };
  return { kind: answered !== undefined && answered >= 500 ? 'server' : 'refused', ...problem };
}

/** A sentence for a problem that a page has no better words for. */
export function sayProblem({ kind, text }: Problem, refused: string): string {
  if (kind === 'limited' && isSentence(text)) return text;
  const sentences: Record<Problem['kind'], string> = {
    unreachable:
      'We could not reach the server. Nothing you typed is lost: check your connection and try again.',
    limited: 'That was tried too often. Please wait a minute and try again.',
    server: 'The server could not answer just now. Nothing is lost: please try again in a moment.',
    refused,
  };
  return sentences[kind];
}

function isUnanswered(status: number | undefined, name: unknown, text: string): boolean {
  if (status === 0 || name === 'FunctionsFetchError' || name === 'NeverLoaded') return true;
  return !status && /fetch|network|load failed|timed out|loading chunk/i.test(text);
}

function isGood<Given extends Answer>(
  answer: Given,
): answer is Extract<Given, { data: unknown; error: null }> {
  return answer.error === null;
}

function asUnreachable(error: unknown): { error: object } {
  return { error: { name: 'NeverLoaded', message: String(error) } };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isSentence(text: string): boolean {
  return /^[A-Z].{10,200}\.$/.test(text);
}

/** An object's fields by name; those of an error are not enumerable, so spreading alone would lose them. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return {
    ...value,
    ...('message' in value && { message: value.message }),
    ...('name' in value && { name: value.name }),
  };
}
