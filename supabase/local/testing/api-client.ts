import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { EmbeddedBackend } from '@site/testing/embedded-backend';

/** Endpoints and keys of the backend that the tests call. */
export type BackendUnderTest = Pick<EmbeddedBackend, 'url' | 'mailboxUrl' | 'keys'>;

export const SITE_URL = 'http://localhost:3000';
export const TEST_PASSWORD = 'Correct-Horse1!';

/** Response with a parsed body. `Body` is the type that the test expects. */
export interface ApiResponse<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

interface CallOptions {
  body?: unknown;
  token?: string | undefined;
  key?: string;
  headers?: Record<string, string>;
}

/** Sends a request with the publishable key; does not follow redirects. */
export async function callApi<Body = unknown>(
  backend: Pick<BackendUnderTest, 'url' | 'keys'>,
  method: string,
  path: string,
  { body, token, key = backend.keys.publishableKey, headers = {} }: CallOptions = {},
): Promise<ApiResponse<Body>> {
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
  return {
    status: response.status,
    headers: response.headers,
    body: parse(await response.text()),
  };
}

export interface SignedInMember {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
}

/** Signs up, spends the link in the confirmation mail and keeps the password. */
export async function signUpMember(
  backend: BackendUnderTest,
  name = 'Asha Rao',
): Promise<SignedInMember> {
  const email = generateEmail();
  const { key, keyHash } = createSignUpBrowserKey();
  const data = { full_name: name, sign_up_key_hash: keyHash };
  await callApi(backend, 'POST', '/auth/v1/signup', {
    body: { email, password: TEST_PASSWORD, data },
  });
  const member = toSignedInMember(
    await spendMailLink(backend, await waitForNewestMail(backend, email)),
  );
  await keepSignUpPassword(backend, member.token, key);
  return member;
}

/** Key of a sign-up, which stays in its browser, and the hash that the account stores. */
export function createSignUpBrowserKey() {
  const key = randomUUID();
  return { key, keyHash: createHash('sha256').update(key).digest('hex') };
}

export function keepSignUpPassword(
  backend: Pick<BackendUnderTest, 'url' | 'keys'>,
  token: string,
  key: string,
): Promise<ApiResponse> {
  const body = { sign_up_key: key };
  return callApi(backend, 'POST', '/rest/v1/rpc/keep_sign_up_password', { body, token });
}

export async function signInWithPassword(
  backend: Pick<BackendUnderTest, 'url' | 'keys'>,
  email: string,
  withPassword = TEST_PASSWORD,
): Promise<ApiResponse<SessionResponseBody>> {
  return callApi(backend, 'POST', '/auth/v1/token?grant_type=password', {
    body: { email, password: withPassword },
  });
}

export interface SessionResponseBody {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string };
}

export function toSignedInMember(answer: ApiResponse<SessionResponseBody>): SignedInMember {
  const session = answer.body;
  if (answer.status !== 200) throw new Error(`No session: ${JSON.stringify(answer.body)}`);
  return {
    id: session.user.id,
    email: session.user.email,
    token: session.access_token,
    refreshToken: session.refresh_token,
  };
}

export interface MailpitMessage {
  ID: string;
  Subject: string;
  Text: string;
  HTML: string;
  To: { Address: string }[];
}

/** Waits until more than `seen` mails to an address have arrived; returns the newest. */
export async function waitForNewestMail(
  backend: BackendUnderTest,
  to: string,
  seen = 0,
): Promise<MailpitMessage> {
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    const mails = await listMailsTo(backend, to);
    const [newest] = mails;
    if (newest && mails.length > seen) {
      const answer = await fetch(`${backend.mailboxUrl}/api/v1/message/${newest.ID}`);
      return answer.json();
    }
    await sleep(20);
  }
  throw new Error(`No mail came to ${to}`);
}

export async function listMailsTo(
  backend: BackendUnderTest,
  to: string,
): Promise<MailpitMessage[]> {
  const query = encodeURIComponent(`to:${to}`);
  const answer = await fetch(`${backend.mailboxUrl}/api/v1/search?query=${query}&limit=500`);
  const listing: { messages: MailpitMessage[] } = await answer.json();
  return listing.messages;
}

/** Spends the token of a mail, as the page does that its link opens. */
export function spendMailLink(
  backend: BackendUnderTest,
  mail: MailpitMessage,
): Promise<ApiResponse<SessionResponseBody>> {
  const { token_hash, type } = Object.fromEntries(extractPageLink(mail).searchParams);
  return callApi(backend, 'POST', '/auth/v1/verify', { body: { token_hash, type } });
}

/** Link of a mail: a page of the site with a button that spends the token. */
export function extractPageLink(mail: MailpitMessage): URL {
  const [link] = /https?:\S+[?&]token_hash=\S+/.exec(mail.Text) ?? [];
  if (link === undefined) throw new Error(`No link in: ${mail.Text}`);
  return new URL(link);
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

export function generateEmail(): string {
  return `member-${randomUUID().slice(0, 8)}@example.com`;
}

export function createDemoRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Asha Rao',
    email: generateEmail(),
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
