import { randomUUID, webcrypto } from 'node:crypto';
import { getSupabase, type SupabaseClient } from '@site/session';
import { configureSite } from '@site/settings';
import { siteSettings } from '@site/testing';
import { shareBackend } from '@site/testing/embedded-backend';
import { openLink } from '../src/requests/open-link';
import { signUp } from '../src/requests/sign-up';
import { hearAnswers, shapeOf, type Heard } from './heard';

export const password = 'Correct-Horse1!';
/** Well-formed id without a row. */
export const nobody = '0b1e2a34-0000-4000-8000-000000000001';

export interface EmbeddedSite {
  url: string;
  publishableKey: string;
  client: SupabaseClient;
  /** Response to the single request of a call; throws when there are more or none. */
  textOf(ask: () => PromiseLike<unknown>): Promise<Heard>;
  /** Same as `textOf`, with the shape of the body in place of the body. */
  answerOf(ask: () => PromiseLike<unknown>): Promise<Heard>;
  /** Number of responses to the requests of a call. */
  countOf(ask: () => PromiseLike<unknown>): Promise<number>;
  newAddress(): string;
  /** Signs up and opens the link, which signs the client in. */
  becomeMember(): Promise<{ id: string; email: string }>;
  /** Waits for `count` mails to an address and returns the token of the newest. */
  tokenIn(email: string, count: number): Promise<string>;
}

/** Connects the requests of the account to the embedded backend, for a whole test file. */
export async function openEmbeddedSite(): Promise<EmbeddedSite> {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  // The tests provoke refusals, and each is logged.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const backend = await shareBackend();
  const { url: supabaseUrl } = backend;
  const { publishableKey: supabaseKey } = backend.keys;
  configureSite(siteSettings({ supabaseUrl, supabaseKey, siteUrl: 'http://localhost:3000' }));
  const heard = hearAnswers();
  const client = await getSupabase();
  await client.auth.stopAutoRefresh();

  async function heardOf(ask: () => PromiseLike<unknown>): Promise<Heard[]> {
    heard.length = 0;
    await ask();
    return [...heard];
  }

  async function textOf(ask: () => PromiseLike<unknown>): Promise<Heard> {
    const [answer, ...more] = await heardOf(ask);
    if (answer === undefined || more.length > 0)
      throw new Error(`${more.length + (answer ? 1 : 0)} answers instead of one`);
    return answer;
  }

  const newAddress = () => `member-${randomUUID()}@example.com`;
  const tokenIn = (email: string, count: number) => readToken(backend.mailboxUrl, email, count);
  return {
    url: backend.url,
    publishableKey: supabaseKey,
    client,
    textOf,
    newAddress,
    tokenIn,
    async answerOf(ask) {
      const answer = await textOf(ask);
      return { ...answer, body: shapeOf(answer.body) };
    },
    countOf: async (ask) => (await heardOf(ask)).length,
    async becomeMember() {
      const email = newAddress();
      await signUp({ fullName: 'Asha Rao', email, password });
      const tokenHash = await tokenIn(email, 1);
      await openLink({ kind: 'token', type: 'signup', tokenHash });
      const { data } = await client.auth.getUser();
      return { id: data.user?.id ?? '', email };
    },
  };
}

async function readToken(mailboxUrl: string, email: string, count: number): Promise<string> {
  const ask = async (path: string) => (await fetch(`${mailboxUrl}${path}`)).json();
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    const { messages } = await ask(`/api/v1/search?query=${encodeURIComponent(`to:${email}`)}`);
    if (messages.length === count) {
      const { Text } = await ask(`/api/v1/message/${messages[0].ID}`);
      return /token=([^&\s]+)/.exec(Text)?.[1] ?? '';
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`The mails to ${email} did not come.`);
}
