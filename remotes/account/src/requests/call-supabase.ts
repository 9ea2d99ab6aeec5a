import { getSupabase, type SupabaseClient } from '@site/page/session';

/** Result of a request of this remote; requests never throw. */
export type Result<Value = null> = { ok: true; value: Value } | { ok: false; error: RequestError };

export type RequestError = {
  /** `unreachable`: no response; `limited`: rate limit; `server`: status 5xx; `refused`: any other error. */
  kind: 'unreachable' | 'limited' | 'server' | 'refused';
  /** Error code of the server, such as 'invalid_credentials', or ''. */
  code: string;
  /** Message of the server. Pages show it only where they know that it is written for people. */
  serverMessage: string;
};

type SupabaseResponse = { error: object | null };

/** Data of a response without an error, typed by the schema of the database. */
type DataOf<CallResponse extends SupabaseResponse> = Extract<
  CallResponse,
  { data: unknown; error: null }
>['data'];

/**
 * Runs a call of the Supabase client and classifies its errors, which are also logged to the console. The client of the
 * page unless `client` is another one.
 */
export async function callSupabase<CallResponse extends SupabaseResponse>(
  call: (client: SupabaseClient) => PromiseLike<CallResponse>,
  client: Promise<SupabaseClient> = getSupabase(),
): Promise<Result<DataOf<CallResponse>>> {
  const response = await client.then(call).catch(toLoadError);
  if (isSuccess(response)) return { ok: true, value: response.data };
  console.error(response.error);
  return { ok: false, error: toRequestError(response.error) };
}

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

export function toRequestError(error: unknown): RequestError {
  const { status, code, message, name } = fieldsOf(error);
  const httpStatus = typeof status === 'number' ? status : undefined;
  const serverError = { code: textOf(code), serverMessage: textOf(message) };
  if (httpStatus === 429 || serverError.code === 'PT429')
    return { kind: 'limited', ...serverError };
  if (isUnreachable(httpStatus, name, serverError.serverMessage))
    return { kind: 'unreachable', ...serverError };
  const isServerError = httpStatus !== undefined && httpStatus >= 500;
  return { kind: isServerError ? 'server' : 'refused', ...serverError };
}

/** Generic sentence for an error; `refused` is the sentence for a refusal. */
export function requestErrorMessage(
  { kind, code, serverMessage }: RequestError,
  refused: string,
): string {
  if (code === 'over_email_send_rate_limit') return mailLimitMessage(serverMessage);
  if (kind === 'limited' && isSentence(serverMessage)) return serverMessage;
  const sentences: Record<RequestError['kind'], string> = {
    unreachable:
      'We couldn’t reach the server. What you typed is still here. Check your connection and try again.',
    limited: 'That was tried too often. Please wait a minute and try again.',
    server: 'The server couldn’t answer just now. Please try again in a moment.',
    refused,
  };
  return sentences[kind];
}

/** The auth service names the seconds until the next email to this address, or none if the site sends too many. */
function mailLimitMessage(serverMessage: string): string {
  const [seconds] = /\d+/.exec(serverMessage) ?? [];
  return seconds === undefined
    ? 'We can’t send emails just now. Please try again later.'
    : `We can send the next email in ${seconds} seconds. Please try again then.`;
}

function isUnreachable(status: number | undefined, name: unknown, text: string): boolean {
  if (status === 0 || name === 'FunctionsFetchError' || name === 'NeverLoaded') return true;
  return !status && /fetch|network|load failed|timed out|loading chunk/i.test(text);
}

function isSuccess<CallResponse extends SupabaseResponse>(
  response: CallResponse,
): response is Extract<CallResponse, { data: unknown; error: null }> {
  return response.error === null;
}

function toLoadError(error: unknown): { error: object } {
  return { error: { name: 'NeverLoaded', message: String(error) } };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isSentence(text: string): boolean {
  return /^[A-Z].{10,200}\.$/.test(text);
}

/** Fields of an object by name, including `name` and `message` of an Error, which are not enumerable. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return {
    ...value,
    ...('message' in value && { message: value.message }),
    ...('name' in value && { name: value.name }),
  };
}
