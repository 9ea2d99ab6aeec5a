import type { SupabaseClient } from '@site/session';
import { callSupabase, fieldsOf, type Result } from './call-supabase';

/**
 * POST /functions/v1/<name>. An error carries the code and message of the function; the caller parses the
 * value. `options` are for functions that take longer than other calls.
 */
export function invokeFunction(
  name: string,
  body: object,
  options?: InvokeOptions,
): Promise<Result<unknown>> {
  return callSupabase((client) => invoke(client, name, { body, ...options }));
}

/** `timeout` is in milliseconds. */
type InvokeOptions = { timeout: number; signal: AbortSignal };

type FunctionResponse = { data: unknown; error: null } | { error: object };

async function invoke(
  client: SupabaseClient,
  name: string,
  options: { body: object } & Partial<InvokeOptions>,
): Promise<FunctionResponse> {
  const { data, error }: { data: unknown; error: unknown } = await client.functions.invoke(
    name,
    options,
  );
  return error === null ? { data, error } : { error: await readFunctionError(fieldsOf(error)) };
}

async function readFunctionError({ name, context }: Record<string, unknown>): Promise<object> {
  if (!(context instanceof Response)) return { name, message: '', context };
  const { error: code, message } = fieldsOf(await context.json().catch(() => undefined));
  return { name, status: context.status, code, message };
}
