import { fieldsOf, parseJson } from '../local/http/parse-json';

/** Hosted project to check, with the credentials for it. */
export interface HostedProject {
  url: string;
  publishableKey: string;
  siteUrl: string;
  /** Social sign-in providers that the site offers. */
  providers: readonly string[];
  /** Account for the checks of members; without it they are skipped. */
  member?: { email: string; password: string };
  /** Access to the Management API; without it the checks of settings are skipped. */
  management?: { url: string; accessToken: string };
}

/** Response with a JSON object as body; empty if it is none. */
export interface ProjectResponse {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

interface CallOptions {
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/**
 * Sends a request as the site's client does; does not follow redirects.
 *
 * @throws Error if the project does not respond
 */
export async function callAsVisitor(
  { url, publishableKey }: HostedProject,
  path: string,
  { method = 'GET', body, token, headers = {} }: CallOptions = {},
): Promise<ProjectResponse> {
  const response = await fetch(new URL(path, url), {
    method,
    redirect: 'manual',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token ?? publishableKey}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(
      `The project at ${url} does not respond. Check its address and the network; nothing was changed.`,
    );
  });
  return {
    status: response.status,
    headers: response.headers,
    body: fieldsOf(parseJson(await response.text())),
  };
}

/** Read-only check of a hosted project. */
export interface HostedCheck {
  name: string;
  /** Returns a sentence for each difference: the finding and the remedy. */
  findDifferences(project: HostedProject): Promise<string[]>;
}
