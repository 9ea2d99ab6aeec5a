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

type Answer = { data: unknown; error: unknown };

/**
 * Runs one call of the backend's client and sorts what can go wrong. Failures are logged to the console.
 * `Value` is what the caller expects of the data; the backend's schema vouches for it.
 */
export async function ask<Value>(
  call: (client: SupabaseClient) => PromiseLike<Answer>,
): Promise<Outcome<Value>> {
  const answer = await getSupabase().then(call).catch(asUnreachable);
  if (!answer.error) return { ok: true, value: answer.data as Value };
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

function asUnreachable(error: unknown): Answer {
  return { data: null, error: { name: 'NeverLoaded', message: String(error) } };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isSentence(text: string): boolean {
  return /^[A-Z].{10,200}\.$/.test(text);
}

function fieldsOf(error: unknown): Record<string, unknown> {
  return typeof error === 'object' && error !== null ? { ...copyOf(error) } : { message: error };
}

/** An error's message and name are not enumerable, so spreading alone would lose them. */
function copyOf(error: object): Record<string, unknown> {
  const { message, name } = error as { message?: unknown; name?: unknown };
  return { ...error, message, name };
}
