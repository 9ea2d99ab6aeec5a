import { ask, type Outcome } from './outcome';

/**
 * POST /functions/v1/<name>, with what the function itself says when it refuses. `patience`: for one that may
 * take longer than other calls.
 */
export async function invokeFunction<Value>(
  name: string,
  body: object,
  patience?: Patience,
): Promise<Outcome<Value>> {
  return ask<Value>(async (client) => {
    const { data, error } = (await client.functions.invoke(name, { body, ...patience })) as Reply;
    return { data, error: error ? await withAnswer(error) : null };
  });
}

/** In milliseconds, and until the signal ends it. */
type Patience = { timeout: number; signal: AbortSignal };

type Reply = { data: unknown; error: { name: string; context?: unknown } | null };

async function withAnswer(error: { name: string; context?: unknown }): Promise<object> {
  const { name, context } = error;
  if (!(context instanceof Response)) return { name, message: '', context };
  const body: unknown = await context.json().catch(() => undefined);
  const { error: code, message } = (body ?? {}) as { error?: unknown; message?: unknown };
  return { name, status: context.status, code, message };
}
