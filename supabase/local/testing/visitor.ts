import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { EmbeddedBackend } from '@site/testing/embedded-backend';

/** Endpoints and keys of the backend that the tests call. */
export type VisitedBackend = Pick<EmbeddedBackend, 'url' | 'mailboxUrl' | 'keys'>;

export const siteUrl = 'http://localhost:3000';
export const password = 'Correct-Horse1!';

/** Response with a parsed body. `Body` is the type that the test expects. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
  /** Target of a redirect. */
  location: URL | undefined;
}

interface CallOptions {
  body?: unknown;
  token?: string | undefined;
  key?: string;
  headers?: Record<string, string>;
}

/** Sends a request with the publishable key; does not follow redirects. */
export async function call<Body = unknown>(
  backend: Pick<VisitedBackend, 'url' | 'keys'>,
  method: string,
  path: string,
  { body, token, key = backend.keys.publishableKey, headers = {} }: CallOptions = {},
): Promise<Answer<Body>> {
  const response = await fetch(new URL(path, backend.url), {
    method,
    redirect: 'manual',
    headers: {
      apikey: key,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const location = response.headers.get('location');
  return {
    status: response.status,
    headers: response.headers,
    body: parse(await response.text()),
    location: location === null ? undefined : new URL(location),
  };
}

export interface Member {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
}

/** Signs up, opens the link in the confirmation mail and exchanges its code for a session. */
export async function becomeMember(backend: VisitedBackend, name = 'Asha Rao'): Promise<Member> {
  const email = newAddress();
  const pkce = newProof();
  await call(backend, 'POST', `/auth/v1/signup?${redirectTo('/auth-callback')}`, {
    body: { email, password, data: { full_name: name }, ...pkce.challenge },
  });
  const link = linkIn(await newestMail(backend, email));
  const opened = await call(backend, 'GET', link);
  return exchange(backend, opened.location?.searchParams.get('code') ?? '', pkce.verifier);
}

export async function exchange(
  backend: VisitedBackend,
  code: string,
  verifier: string,
): Promise<Member> {
  const answer = await call<SessionBody>(backend, 'POST', '/auth/v1/token?grant_type=pkce', {
    body: { auth_code: code, code_verifier: verifier },
  });
  return readSession(answer);
}

export async function signIn(
  backend: Pick<VisitedBackend, 'url' | 'keys'>,
  email: string,
  withPassword = password,
): Promise<Answer<SessionBody>> {
  return call(backend, 'POST', '/auth/v1/token?grant_type=password', {
    body: { email, password: withPassword },
  });
}

export interface SessionBody {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string };
}

export function readSession(answer: Answer<SessionBody>): Member {
  const session = answer.body;
  if (answer.status !== 200) throw new Error(`No session: ${JSON.stringify(answer.body)}`);
  return {
    id: session.user.id,
    email: session.user.email,
    token: session.access_token,
    refreshToken: session.refresh_token,
  };
}

export interface Mail {
  ID: string;
  Subject: string;
  Text: string;
  HTML: string;
  To: { Address: string }[];
}

/** Waits until more than `seen` mails to an address have arrived; returns the newest. */
export async function newestMail(backend: VisitedBackend, to: string, seen = 0): Promise<Mail> {
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    const mails = await mailsTo(backend, to);
    const [newest] = mails;
    if (newest && mails.length > seen) {
      const answer = await fetch(`${backend.mailboxUrl}/api/v1/message/${newest.ID}`);
      return answer.json();
    }
    await sleep(20);
  }
  throw new Error(`No mail came to ${to}`);
}

export async function mailsTo(backend: VisitedBackend, to: string): Promise<Mail[]> {
  const query = encodeURIComponent(`to:${to}`);
  const answer = await fetch(`${backend.mailboxUrl}/api/v1/search?query=${query}&limit=500`);
  const listing: { messages: Mail[] } = await answer.json();
  return listing.messages;
}

export function linkIn(mail: Mail): string {
  const [link] = /https?:\S+\/auth\/v1\/verify\S+/.exec(mail.Text) ?? [];
  if (link === undefined) throw new Error(`No link in: ${mail.Text}`);
  return link;
}

/** Creates a PKCE pair: the challenge for the request, the verifier for the exchange. */
export function newProof() {
  const verifier = randomBytes(42).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, challenge: { code_challenge: challenge, code_challenge_method: 's256' } };
}

/** Signs claims as the backend does (HS256). */
export function signToken(claims: unknown, secret: string): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

export function decodeClaims(token: string): Record<string, unknown> {
  return parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

export function newAddress(): string {
  return `member-${randomUUID().slice(0, 8)}@example.com`;
}

export function redirectTo(path: string): string {
  return new URLSearchParams({
    redirect_to: path.startsWith('/') ? siteUrl + path : path,
  }).toString();
}

export function demoRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Asha Rao',
    email: newAddress(),
    company: 'Monsoon Pictures',
    phone: '9876543210',
    companySize: '250+',
    message: 'We would like to see the pitch deck.',
    ...changes,
  };
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
