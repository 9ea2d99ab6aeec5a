/** A project as it is looked at from outside. */
export interface Project {
  url: string;
  publishableKey: string;
  siteUrl: string;
  /** Social providers that the site offers. */
  providers: readonly string[];
  /** An account to look with; without one, what only members see is not looked at. */
  member?: { email: string; password: string };
  /** Reads the project's settings; without it, what cannot be seen from outside is not looked at. */
  management?: { url: string; accessToken: string };
}

export interface Said {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

interface Question {
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** One request as the site's own client sends it; redirects are not followed. */
export async function ask(
  { url, publishableKey }: Project,
  path: string,
  { method = 'GET', body, token, headers = {} }: Question = {},
): Promise<Said> {
  const answer = await fetch(new URL(path, url), {
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
      `The project at ${url} does not answer. Check its address and the network; nothing was changed.`,
    );
  });
  return { status: answer.status, headers: answer.headers, body: record(await answer.text()) };
}

function record(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** One thing that is looked at. It changes nothing, whatever it finds. */
export interface Check {
  name: string;
  /** A sentence for each difference: what was seen, and what to do. */
  findDifferences(project: Project): Promise<string[]>;
}
