import { randomUUID, webcrypto } from 'node:crypto';
import { getSupabase, type SupabaseClient } from '@site/page/session';
import { configureSite } from '@site/page/settings';
import { createSampleSettings } from '@site/testing';
import { getSharedBackend } from '@site/testing/embedded-backend';
import { exchangeAuthLink, keepSignUpPassword, signUp } from '../src/requests/auth';
import { recordResponses, shapeOf, type RecordedResponse } from './recorded-response';

export const MEMBER_PASSWORD = 'Correct-Horse1!';
/** Well-formed id without a row. */
export const UNKNOWN_ID = '0b1e2a34-0000-4000-8000-000000000001';

export interface EmbeddedSite {
  url: string;
  publishableKey: string;
  client: SupabaseClient;
  /** Response to the single request of a call; throws when there are more or none. */
  responseOf(request: () => PromiseLike<unknown>): Promise<RecordedResponse>;
  /** Same as `responseOf`, with the shape of the body in place of the body. */
  responseShapeOf(request: () => PromiseLike<unknown>): Promise<RecordedResponse>;
  /** Number of responses to the requests of a call. */
  countResponses(request: () => PromiseLike<unknown>): Promise<number>;
  createEmail(): string;
  /** Signs up, opens the link, which signs the client in, and keeps the password. */
  signUpMember(): Promise<{ id: string; email: string }>;
  /** Waits for `count` mails to an address and returns the token of the newest. */
  waitForMailToken(email: string, count: number): Promise<string>;
}

/** Connects the requests of the account to the embedded backend, for a whole test file. */
export async function openEmbeddedSite(): Promise<EmbeddedSite> {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  // The tests provoke refusals, and each is logged.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const backend = await getSharedBackend();
  const { url: supabaseUrl } = backend;
  const { publishableKey: supabaseKey } = backend.keys;
  configureSite(
    createSampleSettings({ supabaseUrl, supabaseKey, siteUrl: 'http://localhost:3000' }),
  );
  const responses = recordResponses();
  const client = await getSupabase();
  await client.auth.stopAutoRefresh();

  async function collectResponses(
    request: () => PromiseLike<unknown>,
  ): Promise<RecordedResponse[]> {
    responses.length = 0;
    const returned = await request();
    if (responses.length === 0)
      throw new Error(
        `No answer was recorded; the call returned ${JSON.stringify(returned)}. The client gives up after 8 s, which a busy machine may need.`,
      );
    return [...responses];
  }

  async function textOf(request: () => PromiseLike<unknown>): Promise<RecordedResponse> {
    const [answer, ...more] = await collectResponses(request);
    if (answer === undefined || more.length > 0)
      throw new Error(`${more.length + (answer ? 1 : 0)} answers instead of one`);
    return answer;
  }

  const createEmail = () => `member-${randomUUID()}@example.com`;
  const waitForMailToken = (email: string, count: number) =>
    readToken(backend.mailboxUrl, email, count);
  return {
    url: backend.url,
    publishableKey: supabaseKey,
    client,
    responseOf: textOf,
    createEmail,
    waitForMailToken,
    async responseShapeOf(request) {
      const answer = await textOf(request);
      return { ...answer, body: shapeOf(answer.body) };
    },
    countResponses: async (request) => (await collectResponses(request)).length,
    async signUpMember() {
      const email = createEmail();
      await signUp({ fullName: 'Asha Rao', email, password: MEMBER_PASSWORD });
      const tokenHash = await waitForMailToken(email, 1);
      await exchangeAuthLink({ kind: 'token', type: 'signup', tokenHash });
      await keepSignUpPassword();
      const { data } = await client.auth.getUser();
      return { id: data.user?.id ?? '', email };
    },
  };
}

async function readToken(mailboxUrl: string, email: string, count: number): Promise<string> {
  const request = async (path: string) => (await fetch(`${mailboxUrl}${path}`)).json();
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    const { messages } = await request(`/api/v1/search?query=${encodeURIComponent(`to:${email}`)}`);
    if (messages.length === count) {
      const { Text } = await request(`/api/v1/message/${messages[0].ID}`);
      return /token_hash=([^&\s]+)/.exec(Text)?.[1] ?? '';
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`The mails to ${email} did not come.`);
}
