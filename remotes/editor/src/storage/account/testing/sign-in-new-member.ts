import { webcrypto, randomUUID } from 'node:crypto';
import { getSupabase } from '@site/page/session';
import { configureSite } from '@site/page/settings';
import { createSampleSettings } from '@site/testing';
import { getSharedBackend } from '@site/testing/embedded-backend';

/** Signs up and opens the link of the mail, which signs the page's client in. */
export async function signInNewMember(): Promise<string> {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  const { url: supabaseUrl, keys, mailboxUrl } = await getSharedBackend();
  const { publishableKey: supabaseKey } = keys;
  configureSite(
    createSampleSettings({ supabaseUrl, supabaseKey, siteUrl: 'http://localhost:3000' }),
  );
  const { auth } = await getSupabase();
  await auth.stopAutoRefresh();
  const email = `member-${randomUUID()}@example.com`;
  const { error: refusal } = await auth.signUp({ email, password: 'Correct-Horse1!' });
  expect(refusal).toBeNull();
  const { data, error } = await auth.verifyOtp({
    token_hash: await waitForToken(mailboxUrl, email),
    type: 'signup',
  });
  expect(error).toBeNull();
  return data.user?.id ?? '';
}

async function waitForToken(mailboxUrl: string, email: string): Promise<string> {
  const request = async (path: string) => (await fetch(`${mailboxUrl}${path}`)).json();
  for (;;) {
    const { messages } = await request(`/api/v1/search?query=${encodeURIComponent(`to:${email}`)}`);
    const { Text: text = '' } = messages[0]
      ? await request(`/api/v1/message/${messages[0].ID}`)
      : {};
    const [, token] = /token_hash=([^&\s]+)/.exec(text) ?? [];
    if (token !== undefined) return token;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
