import type { SupabaseClient } from '@site/session';
import { ask, fieldsOf, type Outcome } from './outcome';

/**
 * POST /functions/v1/<name>, with what the function itself says when it refuses. What it answers is the
 * caller's to read. `patience`: for one that may take longer than other calls.
 */
export function invokeFunction(
  name: string,
  body: object,
  patience?: Patience,
): Promise<Outcome<unknown>> {
  return ask((client) => invoke(client, name, { body, ...patience }));
}

/** In milliseconds, and until the signal ends it. */
type Patience = { timeout: number; signal: AbortSignal };

type Reply = { data: unknown; error: null } | { error: object };

async function invoke(
  client: SupabaseClient,
  name: string,
  options: { body: object } & Partial<Patience>,
): Promise<Reply> {
  const { data, error }: { data: unknown; error: unknown } = await client.functions.invoke(
    name,
    options,
  );
  return error === null ? { data, error } : { error: await withAnswer(fieldsOf(error)) };
}

async function withAnswer({ name, context }: Record<string, unknown>): Promise<object> {
  if (!(context instanceof Response)) return { name, message: '', context };
  const { error: code, message } = fieldsOf(await context.json().catch(() => undefined));
  return { name, status: context.status, code, message };
}
