import { getBackendKeys } from '../backend';
import { createLoopbackAddress, requestFrom } from '../loopback-address';

/** Last response of a sequence, and whether the attacker got what they wanted. */
export interface HostileOutcome {
  status: number;
  /** Sentence of the last response. */
  sentence: string;
  succeeded: boolean;
}

/** Attack on the running backend or site, from an address of its own. */
export interface HostileSequence {
  name: string;
  run(): Promise<HostileOutcome>;
}

interface Call {
  method?: string;
  token?: string | undefined;
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  body: Record<string, unknown>;
  text: string;
}

/** Somebody at an address of their own, who calls the backend by path, or any server by URL. */
export class Caller {
  private readonly address = createLoopbackAddress();

  async call(
    path: string,
    { method = 'POST', token, key, body, headers }: Call = {},
  ): Promise<Reply> {
    const { apiUrl, publishableKey } = getBackendKeys();
    const url = path.startsWith('http') ? path : `${apiUrl}${path}`;
    const { status, text } = await requestFrom(this.address, url, {
      method,
      headers: {
        apikey: key ?? publishableKey,
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status, text, body: parseFields(text) };
  }

  signIn(email: string, password: string): Promise<Reply> {
    return this.call('/auth/v1/token?grant_type=password', { body: { email, password } });
  }

  /** Spends a link of a mail. */
  verify(body: object): Promise<Reply> {
    return this.call('/auth/v1/verify', { body });
  }
}

/** Outcome of a sequence whose last call should have been refused. */
export function toOutcome(reply: Reply, succeeded = reply.status < 400): HostileOutcome {
  return { status: reply.status, sentence: sentenceOf(reply), succeeded };
}

function sentenceOf({ body, text }: Reply): string {
  const named = [body['message'], body['msg'], body['error_description'], body['error']];
  const [sentence] = named.filter((value) => typeof value === 'string');
  const [, title] = /<title>([^<]*)/.exec(text) ?? [];
  return sentence ?? title ?? text.trim();
}

function parseFields(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
