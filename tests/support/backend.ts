import { readBackendKeys, type BackendKeys } from './backend-keys';

let keys: BackendKeys | undefined;

/** The keys of the running site; asked for once, because asking starts a process. */
export function getBackendKeys(): BackendKeys {
  keys ??= readBackendKeys();
  return keys;
}

export interface BackendCall {
  method?: string;
  /** A member's access token; without one the call is a visitor's. */
  token?: string;
  /** Instead of the publishable key. */
  apikey?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface BackendResponse {
  status: number;
  body: unknown;
  headers: Headers;
}

/** One call of the backend's HTTP API, as an attacker with a terminal would make it. */
export async function callBackend(path: string, call: BackendCall = {}): Promise<BackendResponse> {
  const { apiUrl, publishableKey } = getBackendKeys();
  const apikey = call.apikey ?? publishableKey;
  const answer = await fetch(`${apiUrl}${path}`, {
    method: call.method ?? 'GET',
    redirect: 'manual',
    headers: {
      apikey,
      authorization: `Bearer ${call.token ?? apikey}`,
      'content-type': 'application/json',
      ...call.headers,
    },
    ...(call.body === undefined ? {} : { body: asText(call.body) }),
  });
  return { status: answer.status, body: readJson(await answer.text()), headers: answer.headers };
}

function asText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
